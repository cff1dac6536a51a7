// How a playback came to an end.

import AnimaticCore

/// How a run ended.
public enum Outcome: Sendable, Hashable, CustomStringConvertible {
  /// Everything ran to its end.
  case finished
  /// It was stopped at a time of its stage's clock, in seconds.
  case cancelled(at: Double)
  /// Another animation took its key on a layer, or another run its properties.
  case replaced(by: String)
  /// A layer went away, or was taken off its stage.
  case layerGone
  /// Nothing ran; the diagnostics of the playback say why.
  case notStarted
  /// Whoever waited was cancelled while the playback went on; seconds on its stage's clock.
  case stillRunning(at: Double)

  /// The outcome on one line.
  public var description: String {
    switch self {
    case .finished: "finished"
    case .cancelled(let time): "cancelled at \(time.text)"
    case .replaced(let key): "replaced by \(key.oneLine)"
    case .layerGone: "layer gone"
    case .notStarted: "not started"
    case .stillRunning(let time): "still running at \(time.text)"
    }
  }
}
