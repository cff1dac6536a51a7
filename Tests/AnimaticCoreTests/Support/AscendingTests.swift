import AnimaticCore
import TestSupport
import Testing

struct AscendingTests {
  @Test("elements are sorted by a number, and equal ones stay in order", arguments: [0, 1, 2, 50])
  func sorts(count: Int) {
    let elements = (0..<count).map { (index: $0, key: Double($0 * 7919 % 11)) }
    let sorted = elements.ascending(by: \.key)
    expectEqual(sorted.count, count)
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      #expect((first.key, first.index) < (second.key, second.index))
    }
  }

  @Test("elements are sorted by a text, and equal ones stay in order")
  func sortsByText() {
    let elements = (0..<50).map { (index: $0, key: "\($0 * 7919 % 11)") }
    let sorted = elements.ascending(by: \.key)
    expectEqual(sorted.count, 50)
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      #expect((first.key, first.index) < (second.key, second.index))
    }
  }
}
