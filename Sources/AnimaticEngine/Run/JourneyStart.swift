// The start of another journey of a playback.

import AnimaticCore

/// The start of another journey, which in a callback comes after all events of its instant.
final class JourneyStart: QueuedEvents {
  private let playback: Playback
  private let previous: Journey
  let next: Journey
  private(set) var ticket = 0
  /// The time at which a callback asked for it.
  var callbackTime: ExactTime?

  /// - Parameters:
  ///   - playback: The playback.
  ///   - previous: The journey that it leaves.
  ///   - next: The journey that it starts.
  init(of playback: Playback, after previous: Journey, to next: Journey) {
    self.playback = playback
    (self.previous, self.next) = (previous, next)
  }

  func start() {
    guard let source = playback.source, !source.isGone else { return giveUp() }
    source.start(playback, reportsJumps: next.reportsJumps) { previous.endForNext() }
  }

  /// Leaves the previous journey as it is.
  private func giveUp() {
    playback.goOn(with: previous)
    next.end(.cancelled(at: previous.stage?.time ?? 0))
  }

  func deliverNext() {
    ticket += 1
    start()
  }

  func runaway(at time: Double) -> Diagnostic {
    let plan = previous.runs.first?.plan
    let node = plan?.nodes.indices.first { plan?.listener(of: $0) != nil }
    return .runaway(
      "a playback that starts again", place: node.flatMap { plan?.place(of: $0) }, at: time)
  }

  func abandon() { giveUp() }
}
