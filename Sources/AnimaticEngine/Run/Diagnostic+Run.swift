// The diagnostics of runs and of their playbacks.

import AnimaticCore

extension Diagnostic {
  static func runaway(_ name: String, place: SourcePlace?, at time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-2",
      "More than \(InstantCount.limit) events at \(time.text) s: "
        + "the callbacks of \(name) start each other endlessly.",
      remedy: "Start the next animation at a later time, or not from its own callback.", at: place)
  }

  static func hurriedRepeats(of name: String, at time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-2",
      "More than \(InstantCount.limit) repeats of \(name.oneLine) by \(time.text) s, each "
        + "shorter than a microsecond: further ones are not reported.",
      remedy: "Give a cycle a longer duration.")
  }

  static let endlessCompletion = Diagnostic(
    .warning, "L-30",
    "A completion block waits for an animation that never ends, so it is never called.",
    remedy: "Add endless animations outside the transaction, or before the block is set.")

  static func badRate(_ rate: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-14", "A playback can't have a rate of \(rate.text).",
      remedy: "Use 0, or 0.000001 to 1,000,000; a rate below 0 plays in reverse.")
  }

  static func noMoment(of time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-16", "A playback can't seek to \(time.text) s.",
      remedy: "Use a finite number of seconds.")
  }

  static func noMoment(ofProgress progress: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-16", "A playback can't seek to a progress of \(progress.text).",
      remedy: "Use a number from 0 to 1; in an endless playback, seek to a time.")
  }

  static func playbackIsOver(
    _ call: String, _ outcome: Outcome?, canRestart: Bool
  ) -> Diagnostic {
    Diagnostic(
      .warning, "R-42",
      "\(call) has no effect on a playback that is over"
        + (outcome.map { ": \($0)." } ?? ": it was cancelled."),
      remedy: "Call it while playback.outcome is nil, or "
        + (canRestart ? "play it again with restart()." : "run the composition again."))
  }

  static func playsNoMore(_ call: String, because reason: String) -> Diagnostic {
    Diagnostic(
      .warning, "R-42", "\(call) has no effect on a playback that can't be played: \(reason).",
      remedy: "Run the composition again.")
  }

  static func jumpsAgain(_ keyPath: String, of layer: String) -> Diagnostic {
    Diagnostic(
      .warning, "R-45",
      "\(keyPath) of \"\(layer)\" jumps where its playback leaves the limit, because it was changed "
        + "since.",
      remedy: "Run the composition again, which starts from what is presented.")
  }

  static func keepsNoVelocity(_ path: PropertyPath, of layer: String) -> Diagnostic {
    Diagnostic(
      .warning, "R-48",
      "\(path.keyPath) of \"\(layer)\" starts without the velocity of what it interrupts, because its "
        + "values are not added number by number.",
      remedy: path.isWholeTransform
        ? "Animate its components, such as scale and rotation." : "Write .run().")
  }

  static func statesVelocity(_ keyPath: String, of layer: String) -> Diagnostic {
    Diagnostic(
      .warning, "R-49",
      "\(keyPath) of \"\(layer)\" starts with the initial velocity of its spring, not with that of "
        + "what it interrupts.",
      remedy: "Leave the initial velocity out, or write .run().")
  }

  static func startsAtModel(_ keyPath: String, of layer: String) -> Diagnostic {
    Diagnostic(
      .warning, "R-46",
      "\(keyPath) of \"\(layer)\" jumps from what it interrupts to the model, because it repeats or "
        + "plays back, and its values can't be added.",
      remedy: "Animate its components, or animate it to its start first.")
  }

  static func startsAtMean(_ keyPath: String, of layer: String) -> Diagnostic {
    Diagnostic(
      .warning, "R-46",
      "\(keyPath) of \"\(layer)\" is one number for several axes, so it jumps from the scales of what "
        + "it interrupts to their mean.", remedy: "Animate the scale of each axis.")
  }
}
