// The outcome of a playback.

import AnimaticCore

/// The outcome of a run.
public enum Outcome: Sendable, Hashable, CustomStringConvertible {
  /// Everything ran to its end.
  case finished
  /// The playback was canceled at a time of its stage's clock, in seconds.
  case cancelled(at: Double)
  /// Another animation replaced its key on a layer, or another run interrupted its properties.
  case replaced(by: String)
  /// A layer was freed or removed from its stage.
  case layerGone
  /// Nothing ran; the diagnostics of the playback give the reason.
  case notStarted
  /// The waiting task was canceled while the playback continued; seconds of its stage's clock.
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
