// The diagnostics of advancing and driving a stage.

import AnimaticCore

extension Diagnostic {
  static func endless(_ names: String, _ limit: Double, _ place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-10",
      "This never ends, so going to the end stopped after \(limit.text) s: \(names).",
      remedy: "Cancel it, let it repeat a number of times, or give the limit that you want.",
      at: place)
  }

  static func late(_ names: String, _ limit: Double, _ place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-11", "This is not over after \(limit.text) s: \(names).",
      remedy: "Give a greater limit.", at: place)
  }

  static func timeHasPassed(_ time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-12", "A stage can't be advanced to \(time.text) s.",
      remedy: "Advance to a finite time that has not passed.")
  }

  static func badFrameCount(_ frames: Int) -> Diagnostic {
    Diagnostic(
      .error, "R-30", "A stage can't be advanced by \(frames) frames.",
      remedy: "Advance by a number of frames that is not negative.")
  }

  static func unreachable(_ moment: String) -> Diagnostic {
    Diagnostic(
      .error, "R-13", "The playback does not get to \(moment), so the clock does not move to it.",
      remedy: "Name a moment of what is played on this stage that is still to come.")
  }

  static var countsNoFrames: Diagnostic {
    Diagnostic(
      .error, "R-17", "The stage's clock counts no frames.",
      remedy: "Create the stage with a FrameClock, or advance by seconds.")
  }

  static func tooManyInstants(_ count: Int, at time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-18",
      "The clock stopped at \(time.text) s, after \(count) instants at which something happened.",
      remedy: "Keep callbacks from starting each other without end, or advance in steps.")
  }

  static var clockStandsStill: Diagnostic {
    Diagnostic(
      .error, "R-19", "The stage can't be driven: its clock does not run by itself.",
      remedy: "Create the stage with a SystemClock, or advance it.")
  }

  static var insideCallback: Diagnostic {
    Diagnostic(
      .error, "R-31", "In a callback the clock can't be moved from event to event.",
      remedy: "Do so after the update, or advance by seconds.")
  }
}
