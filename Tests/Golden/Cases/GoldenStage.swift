// A stage with a manual clock, and the log of what happens on it.

import Animatic

/// A stage that writes its events and the notes of callbacks into one log.
final class GoldenStage {
  let stage = Stage(clock: ManualClock())
  private(set) var lines: [String] = []
  /// The playbacks that were started, in order.
  private(set) var playbacks: [Playback] = []

  init() { stage.recordsEvents = true }

  /// The playback that was started first; a finished one before any was started.
  var playback: Playback { playbacks.first ?? Animate().run() }

  /// Starts a composition.
  func run(
    _ composable: some Composable, reducedMotion: Bool? = nil,
    interrupting interruption: Interruption = .nothing
  ) {
    playbacks.append(composable.run(reducedMotion: reducedMotion, interrupting: interruption))
  }

  /// Keeps a playback, so that its outcome is recorded.
  func keep(_ playback: Playback) { playbacks.append(playback) }

  /// Writes a line behind the events that happened before it.
  func note(_ line: String) {
    collectEvents()
    lines.append("  " + line)
  }

  /// A callback of an animation that writes a line.
  func heard(_ name: String) -> (AnimationEvent) -> Void {
    { [unowned self] event in
      note(
        "\(name) of \(event.key ?? "-") on \((event.layer as? Layer)?.name ?? "-") at \(event.time)"
          + " finished \(event.finished) cycle \(event.cycle) \(event.direction)")
    }
  }

  /// A callback of a composition that writes a line.
  func observed(_ name: String) -> (CompositionEvent) -> Void {
    { [unowned self] event in note("\(name) \(event)") }
  }

  /// A callback of a block that writes a line.
  func completed(_ name: String) -> (Bool) -> Void {
    { [unowned self] finished in note("\(name) finished \(finished)") }
  }

  /// Moves the events of the stage into the log.
  func collectEvents() {
    guard !stage.events.isEmpty else { return }
    lines += stage.events.map(\.description)
    stage.removeAllEvents()
  }
}
