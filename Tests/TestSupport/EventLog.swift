// A log of animation events.

package import Animatic

/// The events that its handlers receive, one line each, in order.
package final class EventLog {
  package private(set) var lines: [String] = []

  package init() {}

  package func write(_ line: String) { lines.append(line) }

  /// Returns the lines, and begins anew.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  package func handler(_ name: String) -> (AnimationEvent) -> Void {
    { [self] event in lines.append("\(name) \(event.time.formattedForLog) \(event.finished)") }
  }
}

extension Double {
  /// The number, without a fraction where it is an integer.
  fileprivate var formattedForLog: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : description
  }
}
