// The diagnostics of advancing and driving a stage.

import AnimaticCore

extension Diagnostic {
  static func endless(_ names: String, _ limit: Double, _ place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-10",
      "Advancing to the end stopped after \(limit.text) s, because this never ends: \(names).",
      remedy: "Cancel it, limit its repeats, or pass a limit.",
      at: place)
  }

  static func late(_ names: String, _ limit: Double, _ place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-11", "This has not ended after \(limit.text) s: \(names).",
      remedy: "Pass a greater limit.", at: place)
  }

  static func timeHasPassed(_ time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-12", "A stage can't be advanced to \(time.text) s.",
      remedy: "Advance to a finite time that has not passed.")
  }

  static func badFrameCount(_ frames: Int) -> Diagnostic {
    Diagnostic(
      .error, "R-30", "A stage can't be advanced by \(frames) frames.",
      remedy: "Use 0 frames or more.")
  }

  static func unreachable(_ moment: String) -> Diagnostic {
    Diagnostic(
      .error, "R-13", "The playback never reaches \(moment), so the clock does not move.",
      remedy: "Use a future moment of a playback on this stage.")
  }

  static let countsNoFrames = Diagnostic(
    .error, "R-17", "The stage's clock counts no frames.",
    remedy: "Create the stage with a FrameClock, or advance by seconds.")

  static func tooManyInstants(_ count: Int, at time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-18",
      "The clock stopped at \(time.text) s, after \(count) instants with events.",
      remedy: "Keep callbacks from starting each other endlessly, or advance in steps.")
  }

  static let clockStandsStill = Diagnostic(
    .error, "R-19", "The stage can't be driven, because its clock does not run by itself.",
    remedy: "Create the stage with a SystemClock, or advance it.")

  static let insideCallback = Diagnostic(
    .error, "R-31", "The clock can't advance to events inside a callback.",
    remedy: "Do so after the update, or advance by seconds.")
}
