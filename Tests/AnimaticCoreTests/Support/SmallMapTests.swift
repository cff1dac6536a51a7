import AnimaticCore
import TestSupport
import Testing

struct SmallMapTests {
  @Test(
    "short or long, it keeps what a dictionary keeps, in the order in which the keys came",
    arguments: [1, 16, 17, 18, 400])
  func keepsAll(keys: Int) {
    var (short, model) = (SmallMap<String, Int>(), [String: Int]())
    var order: [String] = []
    #expect(short.isEmpty)
    for value in 0..<1000 {
      let key = "key \(value * value * 7919 % keys)"
      expectEqual(short.contains(key), (model[key] != nil))
      expectEqual(short[key], model[key])
      if model[key] == nil { order.append(key) }
      if model[key] == nil, value.isMultiple(of: 2) {
        short.add(value, for: key)
      } else {
        short.set(value, for: key)
      }
      model[key] = value
    }
    expectEqual(short.keys, order)
    #expect(short.entries.allSatisfy { model[$0] == $1 })
    #expect(!short.isEmpty)
  }
  @Test("a set keeps the first of equal elements", arguments: [1, 16, 17, 400])
  func keepsFirst(count: Int) {
    var set = SmallSet<String>()
    for value in 0..<1000 { expectEqual(set.insert("\(value % count)"), value < count) }
    expectEqual(set.elements, (0..<count).map(String.init))
    expectEqual(SmallSet(set.elements + set.elements).elements, set.elements)
  }

  @Test("a default is added when it is written, but not when it is read", arguments: [1, 20])
  func addsDefault(count: Int) {
    var map = SmallMap<Int, [Int]>()
    #expect(map[0, default: [7]] == [7])
    #expect(map.isEmpty)
    for value in 0..<100 { map[value % count, default: []].append(value) }
    #expect(map.entries.allSatisfy { key, values in values.allSatisfy { $0 % count == key } })
    expectEqual(map.values.map(\.count).reduce(0, +), 100)
  }
}
