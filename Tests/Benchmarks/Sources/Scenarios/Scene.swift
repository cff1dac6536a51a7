// What the scenarios of frames play on.

import Animatic

/// A composition that runs on a stage, and a sampler that follows it.
final class Scene {
  private let stage = Stage(clock: ManualClock())
  private let playback: Playback
  private(set) var sampler: Timeline.Sampler
  private var time = 0.0

  init(_ composition: Composition, on layers: [Layer]) {
    for layer in layers { stage.add(layer) }
    sampler = composition.timeline.sampler
    playback = composition.run()
  }

  func rewind() { go(to: 0) }

  func go(to time: Double) {
    playback.seek(to: time)
    sampler.move(to: time)
    self.time = time
  }

  /// Shows a later time: what was due is told, then all values are worked out.
  func show(_ time: Double) {
    stage.advance(by: time - self.time)
    sampler.move(to: time)
    self.time = time
  }
}
