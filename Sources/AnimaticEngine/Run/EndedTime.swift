// The time of a run that has ended, which its playback goes on telling while others run.

import AnimaticCore

/// A time that goes as its layer's does, from where the run on it ended.
struct EndedTime {
  private weak var layer: Layer?
  /// What it was at a moment of the layer's time.
  private var time: ExactTime
  private var since: ExactTime
  private(set) var rate: Double
  private(set) var isPaused: Bool

  /// - Returns: Nil where the layer is gone, so that somebody else has to tell the time.
  init?(of part: LayerPart) {
    guard let layer = part.layer, layer.stage != nil else { return nil }
    self.layer = layer
    time = part.elapsed
    since = layer.localNow
    rate = part.rate
    isPaused = part.frozen != nil
  }

  /// Whether its layer is still there to tell it.
  var isThere: Bool { layer?.stage != nil }

  /// Seconds of the run; back at its begin it stands.
  var elapsed: ExactTime {
    guard !isPaused, let layer else { return time }
    return max(.zero, time + (layer.localNow - since).multiplied(by: rate))
  }

  mutating func seek(to time: ExactTime) {
    self.time = time
    since = layer?.localNow ?? since
  }

  mutating func turn(to rate: Double) {
    seek(to: elapsed)
    self.rate = rate
  }

  mutating func pause() {
    time = elapsed
    isPaused = true
  }

  mutating func resume() {
    seek(to: elapsed)
    isPaused = false
  }

  /// The stage's time at which it is another; nil where it does not get there, as it goes now.
  func stageTime(reaching time: ExactTime, on stage: Stage) -> ExactTime? {
    let left = (time - elapsed).rounded
    if left == 0 { return stage.exactTime }
    guard let layer, !isPaused, left * rate * layer.hostSpeed > 0 else { return nil }
    let local = layer.localNow + (time - elapsed).divided(by: rate)
    let host = layer.host(atLocal: local) - Stage.epoch
    return host.isFinite ? max(host, stage.exactTime) : nil
  }
}
