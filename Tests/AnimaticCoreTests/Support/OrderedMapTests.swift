import AnimaticCore
import TestSupport
import Testing

struct OrderedMapTests {
  @Test(
    "a map keeps what a dictionary keeps, in the order in which the keys came",
    arguments: [1, 17, 400])
  func keepsAll(keys: Int) {
    var (map, model) = (OrderedMap<String, Int>(), [String: Int]())
    var order: [String] = []
    #expect(map.isEmpty)
    for value in 0..<1000 {
      let key = "key \(value * value * 7919 % keys)"
      expectEqual(map.contains(key), model[key] != nil)
      expectEqual(map[key], model[key])
      if model[key] == nil { order.append(key) }
      map[key] = value
      model[key] = value
    }
    expectEqual(map.keys, order)
    expectEqual(map.count, model.count)
    expectEqual(map.first?.key, order.first)
    #expect(map.allSatisfy { model[$0] == $1 })
    #expect(!map.isEmpty)
  }

  @Test("a default is added when it is written, but not when it is read", arguments: [1, 20])
  func addsDefault(count: Int) {
    var map = OrderedMap<Int, [Int]>()
    #expect(map[0, default: [7]] == [7])
    #expect(map.isEmpty)
    for value in 0..<100 { map[value % count, default: []].append(value) }
    #expect(map.allSatisfy { key, values in values.allSatisfy { $0 % count == key } })
    expectEqual(map.values.map(\.count).reduce(0, +), 100)
    map.updateValues { $0 = [$0.count] }
    expectEqual(map.values.map { $0[0] }.reduce(0, +), 100)
  }

  @Test("a removed key leaves the others in their order, and comes last when it is added again")
  func removes() {
    var map = OrderedMap<Int, Int>()
    for key in 0..<5 { map[key] = 10 * key }
    map[1] = nil
    map[7] = nil
    expectEqual(map.keys, [0, 2, 3, 4])
    expectEqual(map.keys.map { map[$0] }, [0, 20, 30, 40])
    map[1] = 11
    expectEqual(map.keys, [0, 2, 3, 4, 1])
    let rest = map.filter { $0.value > 11 }
    expectEqual(rest.keys, [2, 3, 4])
    expectEqual(rest[3], 30)
    expectEqual(rest[1], nil)
  }

  @Test("members are grouped in their order")
  func groups() {
    let groups = OrderedMap(grouping: [3, 1, 4, 1, 5, 9, 2, 6]) { $0 % 3 }
    expectEqual(groups.keys, [0, 1, 2])
    expectEqual(groups.values, [[3, 9, 6], [1, 4, 1], [5, 2]])
  }
}
