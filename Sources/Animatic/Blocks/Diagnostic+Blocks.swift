// The diagnostics of blocks.

import AnimaticCore

extension Diagnostic {
  static func unusableBlockTime(_ word: String, _ seconds: Double) -> Diagnostic {
    Diagnostic(
      id: "L-49", severity: .error,
      message: "A block can't have a \(word) of \(seconds.text) s, so its changes show at once.",
      remedy: "Give a finite number of seconds.", place: nil)
  }

  static func unusableBlockSpring(_ problem: String) -> Diagnostic {
    Diagnostic(
      id: "C-18", severity: .warning,
      message: "The spring of a block is not what was written: \(problem)",
      remedy: "Give numbers within these bounds.", place: nil)
  }

  static func stuckBlockSpring(_ bounce: Double) -> Diagnostic {
    Diagnostic(
      id: "C-18", severity: .warning,
      message:
        "A spring with a bounce of \(bounce.text) never leaves its start, so what its block changes "
        + "shows at once.",
      remedy: "Give a bounce above -1, up to 1.", place: nil)
  }

  static var unusableBlockRepeats: Diagnostic {
    Diagnostic(
      id: "L-49", severity: .error,
      message: "What is changed in a block can't be repeated nan times, so it plays once.",
      remedy: "Give a number of cycles; infinity repeats without end.", place: nil)
  }

  static func setTwice(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      id: "L-45", severity: .warning,
      message: "\(keyPath) was set twice in a block that does not blend, so it jumps to the first "
        + "value and goes from there.",
      remedy: "Set it once, or let the block begin from the current state.", place: nil,
      path: keyPath)
  }

  static func keyframeBeyondBlock(_ start: Double, _ length: Double) -> Diagnostic {
    Diagnostic(
      id: "L-43", severity: .warning,
      message:
        "A keyframe from \(start.text) for \(length.text) lies outside its block, of which all is "
        + "0 to 1.",
      remedy: "Give both as fractions of the block's duration.", place: nil)
  }

  static var keyframeTooLate: Diagnostic {
    Diagnostic(
      id: "R-26", severity: .error,
      message: "A keyframe was added after its block had returned, so it is none: its changes are "
        + "made as any others.",
      remedy: "Add all keyframes in the closure of animateKeyframes.", place: nil)
  }

  static var capturedAsOne: Diagnostic {
    Diagnostic(
      id: "R-27", severity: .warning,
      message:
        "Keyframes and transitions can't be captured: each property goes straight to its last value.",
      remedy: "Run them beside the composition, or write a chain with keyframes.", place: nil)
  }

  static var blockInChanges: Diagnostic {
    Diagnostic(
      id: "R-24", severity: .warning,
      message:
        "A block was captured with the changes around it: its playback does not start, and its "
        + "completion is not called.",
      remedy: "Observe the composition that was captured.", place: nil)
  }

  static func autoreversedOnce(_ key: String) -> Diagnostic {
    Diagnostic(
      id: "L-44", severity: .warning,
      message:
        "A block that autoreverses ends where it began, and \(key.oneLine) jumps to its new value.",
      remedy: "Set it back in the completion, or repeat it forever.", place: nil)
  }

  static var noCurls: Diagnostic {
    Diagnostic(
      id: "L-42", severity: .error,
      message: "There are no page curls: the change shows at once.",
      remedy: "Use a flip or a cross dissolve, or a LayerTransition of the superlayer.",
      place: nil)
  }

  static var transitionElsewhere: Diagnostic {
    Diagnostic(
      id: "R-28", severity: .error,
      message: "The layer of a transition is on another stage: the change shows at once.",
      remedy: "Call transition(with:) on the stage of the layer.", place: nil)
  }

  static var nothingToShow: Diagnostic {
    Diagnostic(
      id: "R-25", severity: .error,
      message:
        "The layer that is to be shown is in no other layer, so nothing would be seen of it.",
      remedy: "Add it to a superlayer first, hidden.", place: nil)
  }

  static var nothingToTransitionIn: Diagnostic {
    Diagnostic(
      id: "R-25", severity: .error,
      message: "The layer that is to go is in no other layer, so nothing can take its place.",
      remedy: "Add it to a superlayer first.", place: nil)
  }
}
