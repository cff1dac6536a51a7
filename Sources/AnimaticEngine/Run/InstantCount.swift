// The number of events delivered at one instant.

import AnimaticCore

/// Counts the events of an instant and of instants that follow it closely, to stop callbacks that
/// start each other endlessly.
struct InstantCount {
  static let limit = 10_000
  /// The interval in seconds below which events count as one instant: an update of a frame would
  /// not end where callbacks start animations of nanoseconds.
  static let shortest = 1e-6

  /// The time of the latest counted event.
  private var time = -Double.infinity
  private var count = 0

  /// Counts an event whose source was started by a callback at this instant, or just before.
  mutating func isRunaway(_ source: any QueuedEvents, at now: ExactTime) -> Bool {
    guard let start = source.callbackTime?.rounded, now.rounded - start < Self.shortest else {
      return false
    }
    if now.rounded - time >= Self.shortest { count = 0 }
    time = now.rounded
    count += 1
    return count > Self.limit
  }
}
