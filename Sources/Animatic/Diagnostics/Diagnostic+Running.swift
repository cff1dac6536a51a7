// The catalogue of diagnostics of runs and of blocks.

import AnimaticCore

extension Diagnostic {
  static func unusableBlockSpring(_ problem: String) -> Diagnostic {
    Diagnostic(
      .warning, "C-18", "The spring of a block is not what was written: \(problem)",
      remedy: "Give numbers within these bounds.")
  }

  static func stuckBlockSpring(_ bounce: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-18",
      "A spring with a bounce of \(bounce.text) never leaves its start, so what its block changes "
        + "shows at once.", remedy: "Give a bounce above -1, up to 1.")
  }

  static var noCurls: Diagnostic {
    Diagnostic(
      .error, "L-42", "There are no page curls: the change shows at once.",
      remedy: "Use a flip or a cross dissolve, or a LayerTransition of the superlayer.")
  }

  static func keyframeBeyondBlock(_ start: Double, _ length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "L-43",
      "A keyframe from \(start.text) for \(length.text) lies outside its block, of which all is "
        + "0 to 1.", remedy: "Give both as fractions of the block's duration.")
  }

  static func autoreversedOnce(_ key: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-44",
      "A block that autoreverses ends where it began, and \(key.oneLine) jumps to its new value.",
      remedy: "Set it back in the completion, or repeat it forever.")
  }

  static func setTwice(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-45",
      "\(keyPath) was set twice in a block that does not blend, so it jumps to the first "
        + "value and goes from there.",
      remedy: "Set it once, or let the block begin from the current state.", path: keyPath)
  }

  static func unusableBlockTime(_ name: String, _ seconds: Double) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "A block can't have a \(name) of \(seconds.text) s, so its changes show at once.",
      remedy: "Give a finite number of seconds.")
  }

  static var unusableBlockRepeats: Diagnostic {
    Diagnostic(
      .error, "L-49", "What is changed in a block can't be repeated nan times, so it plays once.",
      remedy: "Give a number of cycles; infinity repeats without end.")
  }

  static var nothingToRunOn: Diagnostic {
    Diagnostic(
      .error, "R-5", "The composition has no layer to run on.",
      remedy: "Start its chains with Animate(layer).")
  }

  static func noPosition(_ position: String) -> Diagnostic {
    Diagnostic(
      .error, "R-7", "There is no \(position) to seek to.",
      remedy: "Seek to the start, the end of something that ends, or a cue of what is played.")
  }

  static var blockInChanges: Diagnostic {
    Diagnostic(
      .warning, "R-24",
      "A block was captured with the changes around it: its playback does not start, and its "
        + "completion is not called.", remedy: "Observe the composition that was captured.")
  }

  static var nothingToShow: Diagnostic {
    Diagnostic(
      .error, "R-25",
      "The layer that is to be shown is in no other layer, so nothing would be seen of it.",
      remedy: "Add it to a superlayer first, hidden.")
  }

  static var nothingToTransitionIn: Diagnostic {
    Diagnostic(
      .error, "R-25",
      "The layer that is to go is in no other layer, so nothing can take its place.",
      remedy: "Add it to a superlayer first.")
  }

  static var keyframeTooLate: Diagnostic {
    Diagnostic(
      .error, "R-26",
      "A keyframe was added after its block had returned, so it is none: its changes are "
        + "made as any others.", remedy: "Add all keyframes in the closure of animateKeyframes.")
  }

  static var capturedAsOne: Diagnostic {
    Diagnostic(
      .warning, "R-27",
      "Keyframes and transitions can't be captured: each property goes straight to its last value.",
      remedy: "Run them beside the composition, or write a chain with keyframes.")
  }

  static var transitionElsewhere: Diagnostic {
    Diagnostic(
      .error, "R-28", "The layer of a transition is on another stage: the change shows at once.",
      remedy: "Call transition(with:) on the stage of the layer.")
  }

  static func badFrameRates(_ range: ClosedRange<Double>) -> Diagnostic {
    Diagnostic(
      .warning, "R-39",
      "\(range.lowerBound.text)…\(range.upperBound.text) is no range of frame rates, so the system"
        + " chooses.",
      remedy: "Give frames per second from 1 to 1000, such as frameRates: 80...120.")
  }

  static func beginsInMediaTime(_ begin: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-40",
      "An animation is delayed by \(begin.secondsText) s, which is near the media time.",
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
