// How a run has ended.

import AnimaticCore

/// The outcome of a run.
public enum Outcome: Sendable, Hashable, CustomStringConvertible {
  /// Everything ran to its end.
  case finished
  /// The playback was canceled at a time of its stage's clock, in seconds.
  case cancelled(at: Double)
  /// Another animation replaced its key on a layer, or another run interrupted all properties of one
  /// of its attached animations.
  case replaced(by: String)
  /// A layer was freed or removed from its stage.
  case layerGone
  /// The playback was started again before its end.
  case restarted
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
    case .restarted: "restarted"
    case .notStarted: "not started"
    case .stillRunning(let time): "still running at \(time.text)"
    }
  }
}
