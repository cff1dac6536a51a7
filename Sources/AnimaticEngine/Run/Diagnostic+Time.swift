// The diagnostics of clocks, of driving a stage, and of playback controls that take a time.

import AnimaticCore

extension Diagnostic {
  static func endless(_ names: String, _ limit: Double, _ place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "R-10", severity: .warning,
      message: "This never ends, so going to the end stopped after \(limit.text) s: \(names).",
      remedy: "Cancel it, let it repeat a number of times, or give the limit that you want.",
      place: place)
  }

  static func late(_ names: String, _ limit: Double, _ place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "R-11", severity: .warning,
      message: "This is not over after \(limit.text) s: \(names).",
      remedy: "Give a greater limit.", place: place)
  }

  static func timeHasPassed(_ time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-12", severity: .error, message: "A stage can't be advanced to \(time.text) s.",
      remedy: "Advance to a finite time that has not passed.", place: nil)
  }

  static func badFrameCount(_ frames: Int) -> Diagnostic {
    Diagnostic(
      id: "R-30", severity: .error, message: "A stage can't be advanced by \(frames) frames.",
      remedy: "Advance by a number of frames that is not negative.", place: nil)
  }

  static func unreachable(_ moment: String) -> Diagnostic {
    Diagnostic(
      id: "R-13", severity: .error,
      message: "The playback does not get to \(moment), so the clock does not move to it.",
      remedy: "Name a moment of what is played on this stage that is still to come.", place: nil)
  }

  static func badRate(_ rate: Double) -> Diagnostic {
    Diagnostic(
      id: "R-14", severity: .error, message: "A playback can't go at a rate of \(rate.text).",
      remedy: "Give 0, or a rate from 0.000001 to 1,000,000, below 0 to play back.", place: nil)
  }

  static func badFrameRate(_ rate: Double) -> Diagnostic {
    Diagnostic(
      id: "R-15", severity: .warning,
      message: "\(rate.text) frames per second are not possible; "
        + (rate > 0 && rate.isFinite ? "the nearest possible rate is used." : "60 are used."),
      remedy: "Give a rate from 0.001 to 1,000,000.", place: nil)
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

  static var countsNoFrames: Diagnostic {
    Diagnostic(
      id: "R-17", severity: .error, message: "The stage's clock counts no frames.",
      remedy: "Create the stage with a FrameClock, or advance by seconds.", place: nil)
  }

  static func tooManyInstants(_ count: Int, at time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-18", severity: .error,
      message: "The clock stopped at \(time.text) s, after \(count) instants at which something "
        + "happened.",
      remedy: "Keep callbacks from starting each other without end, or advance in steps.",
      place: nil)
  }

  static var clockStandsStill: Diagnostic {
    Diagnostic(
      id: "R-19", severity: .error,
      message: "The stage can't be driven: its clock does not run by itself.",
      remedy: "Create the stage with a SystemClock, or advance it.", place: nil)
  }

  static func tooManyMoments(_ count: Int, at time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-32", severity: .error,
      message: "More than \(count) callbacks in one update: it stopped at \(time.text) s.",
      remedy: "Update again to go on from there, or let nobody listen to what is endless.",
      place: nil)
  }

  static func playbackIsOver(_ call: String, _ outcome: Outcome?) -> Diagnostic {
    Diagnostic(
      id: "R-42", severity: .warning,
      message: "\(call) has no effect on a playback that is over"
        + (outcome.map { ": \($0)." } ?? ": it was cancelled."),
      remedy: "Call it while playback.outcome is nil, or run the composition again.", place: nil)
  }

  static var insideCallback: Diagnostic {
    Diagnostic(
      id: "R-31", severity: .error,
      message: "In a callback the clock can't be moved from event to event.",
      remedy: "Do so after the update, or advance by seconds.", place: nil)
  }
}
