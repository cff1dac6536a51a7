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
    expectEqual(short.entries.map(\.key), order)
    #expect(short.entries.allSatisfy { model[$0.key] == $0.value })
    #expect(!short.isEmpty)
  }
}
