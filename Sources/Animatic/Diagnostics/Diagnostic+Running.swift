// The catalogue of diagnostics of runs and of blocks.

import AnimaticCore

extension Diagnostic {
  static func unusableBlockSpring(_ problem: String) -> Diagnostic {
    Diagnostic(
      .warning, "C-18", "The spring of a block is invalid. \(problem)",
      remedy: "Use numbers within these bounds.")
  }

  static func stuckBlockSpring(_ bounce: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-18",
      "A spring with a bounce of \(bounce.text) never moves, so the changes of its block take effect "
        + "at once.", remedy: "Use a bounce above -1, up to 1.")
  }

  static let noCurls = Diagnostic(
    .error, "L-42", "Page curls are not supported, so the change takes effect at once.",
    remedy: "Use a flip or a cross dissolve, or a LayerTransition of the superlayer.")

  static func keyframeBeyondBlock(_ start: Double, _ length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "L-43",
      "A keyframe that starts at \(start.text) and lasts \(length.text) exceeds its block, which lasts "
        + "from 0 to 1.", remedy: "Write both as fractions of the block's duration.")
  }

  static func autoreversedOnce(_ key: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-44",
      "An autoreversing block ends where it began, so \(key.oneLine) then jumps to its new value.",
      remedy: "Set it back in the completion, or repeat it forever.")
  }

  static func setTwice(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-45",
      "\(keyPath) was set twice in a block without blending, so it jumps to the first value and "
        + "animates from there.",
      remedy: "Set it once, or write .beginFromCurrentState in the options of the block.",
      path: keyPath)
  }

  static func unusableBlockTime(_ name: String, _ seconds: Double) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "A \(name) of \(seconds.text) s is invalid for a block, so its changes take effect at once.",
      remedy: "Use a finite number of seconds.")
  }

  static let unusableBlockRepeats = Diagnostic(
    .error, "L-49", "A repeat count of nan is invalid for a block, so it plays once.",
    remedy: "Use a number of cycles, or .infinity.")

  static let nothingToRunOn = Diagnostic(
    .error, "R-5", "The composition has no layer, so nothing runs.",
    remedy: "Start its chains with Animate(layer).")

  static func noPosition(_ position: String) -> Diagnostic {
    Diagnostic(
      .error, "R-7", "The playback has no \(position) to seek to.",
      remedy: "Seek to .start, to .end if the playback ends, or to one of its cues.")
  }

  static let blockInChanges = Diagnostic(
    .warning, "R-24",
    "A block inside captured changes becomes part of them: its playback does not start, and its "
      + "completion is not called.", remedy: "Observe the captured composition.")

  static let nothingToShow = Diagnostic(
    .error, "R-25",
    "The layer to show has no superlayer, so it stays invisible.",
    remedy: "Add it to a superlayer first, hidden.")

  static let nothingToTransitionIn = Diagnostic(
    .error, "R-25",
    "The layer to replace has no superlayer, so no layer can take its place.",
    remedy: "Add it to a superlayer first.")

  static let keyframeTooLate = Diagnostic(
    .error, "R-26",
    "A keyframe was added after its block had returned, so its changes are not part of the block.",
    remedy: "Add all keyframes in the closure of animateKeyframes.")

  static let capturedAsOne = Diagnostic(
    .warning, "R-27",
    "Keyframes and transitions can't be captured, so each property animates to its last value.",
    remedy: "Run them beside the composition, or write a chain with keyframes.")

  static let transitionElsewhere = Diagnostic(
    .error, "R-28",
    "The layer of a transition is on another stage, so the change takes effect at once.",
    remedy: "Call transition(with:) on the stage of the layer.")

  static func badFrameRates(_ range: ClosedRange<Double>) -> Diagnostic {
    Diagnostic(
      .warning, "R-39",
      "\(range.lowerBound.text)…\(range.upperBound.text) is not a valid range of frame rates, so the "
        + "system chooses one.",
      remedy: "Use 1 to 1000 frames per second, such as frameRates: 80...120.")
  }

  static func beginsInMediaTime(_ begin: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-40",
      "An animation is delayed by \(begin.text) s, which is close to the media time.",
      remedy: "A begin counts from the cursor: write after(begin: 1) to begin 1 s later.", at: place
    )
  }

  static func jumps(
    _ keyPath: String, of layer: String, _ change: String, because attached: SourcePlace?,
    remedy: String, at place: SourcePlace?
  ) -> Diagnostic {
    let other = attached.map { " (\($0))" } ?? ""
    return Diagnostic(
      .warning, "R-43",
      "\(keyPath) of \"\(layer)\" jumps\(change), because "
        + "another animation of it is attached\(other).", remedy: remedy, at: place,
      path: "\(layer)/\(keyPath)")
  }
}
