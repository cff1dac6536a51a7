import AnimaticCore
import TestSupport
import Testing

struct OrderedSetTests {
  @Test("a set keeps the first of equal elements", arguments: [1, 16, 17, 400])
  func keepsFirst(count: Int) {
    var set = OrderedSet<String>()
    #expect(set.isEmpty)
    for value in 0..<1000 { expectEqual(set.insert("\(value % count)"), value < count) }
    expectEqual(set.elements, (0..<count).map(String.init))
    expectEqual(set.count, count)
    #expect(set.contains("0"))
    #expect(!set.contains("\(count)"))
  }

  @Test("a sequence without repetitions keeps its order")
  func uniques() {
    expectEqual([3, 1, 3, 2, 1].uniqued, [3, 1, 2])
    expectEqual([Int]().uniqued, [])
  }
}
