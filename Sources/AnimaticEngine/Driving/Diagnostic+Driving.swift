// The diagnostics of advancing and driving a stage.

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

  static var insideCallback: Diagnostic {
    Diagnostic(
      id: "R-31", severity: .error,
      message: "In a callback the clock can't be moved from event to event.",
      remedy: "Do so after the update, or advance by seconds.", place: nil)
  }
}
