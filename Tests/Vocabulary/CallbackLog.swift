// A log of callbacks: each observed part has a unique number.

import Animatic

/// The callbacks of a run.
package final class CallbackLog {
  /// The calls with their times, as lines.
  package private(set) var lines: [String] = []
  private var counts: [Int: (begins: Int, ends: Int)] = [:]
  private var last = 0

  package init() {}

  func makeID() -> Int {
    last += 1
    return last
  }

  func begin(_ id: Int, _ time: Double = 0) {
    counts[id, default: (0, 0)].begins += 1
    lines.append("begin \(id) \(time)")
  }

  func end(_ id: Int, _ time: Double = 0) {
    counts[id, default: (0, 0)].ends += 1
    lines.append("end \(id) \(time)")
  }

  func note(_ text: String) { lines.append(text) }

  /// The first part whose begins and ends differ in number.
  package var unpaired: String? {
    counts.sorted { $0.key < $1.key }.first { $0.value.begins != $0.value.ends }
      .map { "callback \($0.key) has \($0.value.begins) begins and \($0.value.ends) ends" }
  }
}
