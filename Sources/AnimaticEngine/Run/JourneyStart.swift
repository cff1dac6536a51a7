// The start of another journey of a playback.

import AnimaticCore

/// The start of another journey, which in a callback comes after all events of its instant.
final class JourneyStart: QueuedEvents {
  private let playback: Playback
  private let previous: Journey
  let next: Journey
  private let reportsJumps: Bool
  private(set) var ticket = 0
  /// The time at which a callback asked for it.
  var callbackTime: ExactTime?

  /// - Parameters:
  ///   - playback: The playback.
  ///   - previous: The journey that it leaves.
  ///   - next: The journey that it starts.
  ///   - reportsJumps: Whether a changed presentation is reported.
  init(of playback: Playback, after previous: Journey, to next: Journey, reportsJumps: Bool) {
    self.playback = playback
    (self.previous, self.next) = (previous, next)
    self.reportsJumps = reportsJumps
  }

  func start() {
    guard let source = playback.source, !source.isGone else { return next.end(.layerGone) }
    source.start(playback, reportsJumps: reportsJumps) { previous.leave() }
  }

  func deliverNext() {
    ticket += 1
    start()
  }

  func runaway(at time: Double) -> Diagnostic {
    let node = previous.runs.first?.plan.nodes.indices.first { _ in true }
    return .runaway(
      "a playback that starts again",
      place: node.flatMap { previous.runs.first?.plan.place(of: $0) },
      at: time)
  }

  func abandon() { next.end(.cancelled(at: previous.stage?.time ?? 0)) }
}
