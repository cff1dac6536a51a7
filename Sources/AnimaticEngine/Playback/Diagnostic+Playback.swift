// The diagnostics of playback controls.

import AnimaticCore

extension Diagnostic {
  static func badRate(_ rate: Double) -> Diagnostic {
    Diagnostic(
      id: "R-14", severity: .error, message: "A playback can't go at a rate of \(rate.text).",
      remedy: "Give 0, or a rate from 0.000001 to 1,000,000, below 0 to play back.", place: nil)
  }

  static func noMoment(of time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-16", severity: .error, message: "A playback can't seek to \(time.text) s.",
      remedy: "Give a finite number of seconds.", place: nil)
  }

  static func noMoment(ofProgress progress: Double) -> Diagnostic {
    Diagnostic(
      id: "R-16", severity: .error,
      message: "A playback can't seek to a progress of \(progress.text).",
      remedy: "Give a number from 0 to 1; in what never ends, seek to a time.", place: nil)
  }

  static func playbackIsOver(_ call: String, _ outcome: Outcome?) -> Diagnostic {
    Diagnostic(
      id: "R-42", severity: .warning,
      message: "\(call) has no effect on a playback that is over"
        + (outcome.map { ": \($0)." } ?? ": it was cancelled."),
      remedy: "Call it while playback.outcome is nil, or run the composition again.", place: nil)
  }
}
