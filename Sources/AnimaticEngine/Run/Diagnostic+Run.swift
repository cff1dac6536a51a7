// The diagnostics of runs and of their playbacks.

import AnimaticCore

extension Diagnostic {
  static func runaway(_ name: String, place: SourcePlace?, at time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-2", severity: .error,
      message: "More than \(InstantCount.limit) events at \(time.text) s: "
        + "the callbacks of \(name) start each other without end.",
      remedy: "Start the next animation at a later time, or not from its own callback.",
      place: place)
  }

  static func hurriedRepeats(of name: String, at time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-2", severity: .error,
      message: "More than \(InstantCount.limit) repeats of \(name.oneLine) by \(time.text) s, each "
        + "less than a millionth of a second long: further ones are not reported.",
      remedy: "Give a cycle a duration that can be seen.", place: nil)
  }

  static func endlessCompletion(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-30", severity: .warning,
      message: "A completion block waits for an animation that never ends, so it is never called.",
      remedy: "Add endless animations outside the transaction, or before the block is set.",
      place: place)
  }

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
