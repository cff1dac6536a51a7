// The catalogue of diagnostics of chains and of the compiler.

import AnimaticCore

extension Diagnostic {
  static func nothingToModify(_ modifier: String) -> Diagnostic {
    Diagnostic(
      .error, "C-1", ".\(modifier) has no verb to modify.",
      remedy: "Write it after a verb or after .group().")
  }

  static func notAPoint(_ numbers: [Double], of path: PropertyPath) -> Diagnostic {
    let isSize = path.valueType == CGSize.self
    return Diagnostic(
      .error, "C-2",
      "\(path.keyPath) needs two numbers, \(isSize ? "[width, height]" : "[x, y]"), but got "
        + "\(numbers.count).",
      remedy: isSize ? "Write both numbers, or a CGSize." : "Write both numbers, or a CGPoint.",
      path: path.keyPath)
  }

  static let endlessEased = Diagnostic(
    .error, "C-3", "Endless content has no end, so its easing has no effect.",
    remedy: "Limit the repeats of the child, such as .repeats(3), or ease the child.")

  static let unusableCountID = "C-5"

  static func unusableCount(_ name: String, _ count: Double) -> Diagnostic {
    Diagnostic(
      .error, unusableCountID, "\(name) of \(count.text) can't be played.",
      remedy: "Use a number above 0\(name == "times" ? " and up to 1000" : "").")
  }

  static func wrongType(_ wanted: String, _ found: any LayerAnimation) -> Diagnostic {
    Diagnostic(
      .error, "C-8", "modify expects a \(wanted), but the last animation is a \(type(of: found)).",
      remedy: "Name the type of the last animation, or leave the type out.")
  }

  static let removedByModify = Diagnostic(
    .error, "C-8", "modify can't remove an animation.",
    remedy: "Leave the verb out instead.")

  static func clipped(_ name: String, end: Double, length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-9",
      "\(name.isEmpty ? "A group" : name) ends at \(end.text) s, "
        + "but its group lasts only \(length.text) s and cuts it off.",
      remedy: end.isFinite
        ? "Give the group at least .duration(\(end.exactText)), or leave its duration out."
        : "Leave the group's duration out, or limit the repeats of its children.",
      path: name)
  }

  static func endlessOperand(_ operation: String, remedy: String) -> Diagnostic {
    Diagnostic(
      .error, "C-10", "An endless composition can't be \(operation), so it is unchanged.",
      remedy: remedy)
  }

  static let afterEndless = Diagnostic(
    .error, "C-10", "The preceding animation never ends, so nothing can follow it.",
    remedy: "Limit its repeats, such as .repeats(3), or put both into a Parallel.")

  static let needsLayer = Diagnostic(
    .error, "C-11", "add { layer in … } needs a layer, but this chain has none.",
    remedy: "Start the chain with Animate(layer), or add the animation itself.")

  static func keyOfChild(_ key: String) -> Diagnostic {
    Diagnostic(
      .info, "C-12",
      "Key \(key.quoted) belongs to a child of a group, so the layer's animationKeys don't contain it.",
      remedy: "Write .named(\(key.quoted)) last to name the whole composition.")
  }

  static func settlingWithoutEnd(_ name: String, on layer: String, others: Int) -> Diagnostic {
    let rest = others == 0 ? "" : others == 1 ? " and one more" : " and \(others) more"
    let verb = others == 0 ? "settles" : "settle"
    return Diagnostic(
      .warning, "C-13", "The composition never ends, so \(name)\(rest) never \(verb).",
      remedy: "Run the endless part by itself, such as "
        + "Animate(layer).fade(to: 0).repeats(.infinity).run(), limit its repeats, or write .stay().",
      path: "\(layer)/\(name)")
  }

  static func gapBeforeStart(_ gap: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-16",
      "A gap of \(gap.text) s would begin before the composition, so it begins at 0 s.",
      remedy: "Use a gap that overlaps less.")
  }

  static func beginsBeforeStart(_ begin: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-16",
      "An animation would begin \((-begin).text) s before the composition, so that part is cut off.",
      remedy: "Begin it at 0 s or later.")
  }

  static func unknownCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25",
      "There is no cue named \(cue.name.quoted), so the verb begins at the cursor.",
      remedy: "Write .cue(\(cue.name.quoted)) before the position that refers to it.")
  }

  static func forwardCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25",
      "Cue \(cue.name.quoted) is defined later, but a position can refer only to earlier cues.",
      remedy: "Write .cue(\(cue.name.quoted)) before the position that refers to it.")
  }

  static func unreachableCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25", "Cue \(cue.name.quoted) has no known time in this group.",
      remedy: "Write .cue(\(cue.name.quoted)) and the position that refers to it in the same group."
    )
  }

  static func unobservedCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-25",
      "Cue \(cue.name.quoted) is not in the observed part, so its observer is never called.",
      remedy: "Write .cue(\(cue.name.quoted)) before .observed(…).")
  }

  static func duplicateCue(_ cue: Cue) -> Diagnostic {
    Diagnostic(
      .error, "C-26", "Cue \(cue.name.quoted) is defined more than once; positions use the first.",
      remedy: "Give each cue its own name.")
  }

  static func unusedCue(_ cue: Cue, time: Double?) -> Diagnostic {
    Diagnostic(
      .info, "C-27", "Cue \(cue.name.quoted) is never used.",
      remedy: "Remove it, unless a playback seeks to it.",
      time: time.flatMap { $0.isFinite ? $0...$0 : nil })
  }

  static func nothingBefore(_ position: Position) -> Diagnostic {
    Diagnostic(
      .error, "C-28", "Position \(position) refers to the preceding verb, but there is none.",
      remedy: "Remove the position, or write a verb before it.")
  }

  static func unusable(_ name: String, _ number: Double) -> Diagnostic {
    Diagnostic(
      .error, "C-29", "\(name) of \(number.text) is invalid, so the composition is unchanged.",
      remedy: "Use a number above 0, or 0 for a pause or a length; the composition must last "
        + "from 1e-9 to 1e100 s.")
  }

  static func trimmedOutside(_ from: Double, _ to: Double, of length: Double) -> Diagnostic {
    Diagnostic(
      .warning, "C-30",
      "A trim from \(from.text) s to \(to.isInfinite ? "the end" : "\(to.text) s") exceeds "
        + "the composition, which lasts \(length.text) s; only the part inside counts.",
      remedy: "Use times from 0 to \(length.exactText).")
  }

  static func keyframeTime(_ time: Double, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .error, "C-41", "A keyframe of \(path.keyPath) can't be at \(time.text).",
      remedy: "Write ascending fractions of the duration from 0 to 1, such as 0.5 for the middle.",
      path: path.keyPath)
  }

  static func unusedKeyframeEasing(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-42",
      "The first keyframe of \(path.keyPath) has an easing, but no segment ends there.",
      remedy: "Move the easing to the keyframe at the end of the segment.", path: path.keyPath)
  }

  static func oddEnds(_ count: Int, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-43",
      count == 0
        ? "\(path.keyPath) has no from, to, or by, so nothing changes."
        : "\(path.keyPath) has from, to, and by; by is ignored.",
      remedy: "Give one or two of the three.", path: path.keyPath)
  }

  static let noLayers = Diagnostic(
    .warning, "C-46", "On has no layers, so it animates nothing.",
    remedy: "Give On at least one layer.")

  static func unusableTime(_ name: String, _ time: Double) -> Diagnostic {
    Diagnostic(
      .error, "L-49", "A \(name) of \(time.text) s is invalid.",
      remedy: "Use a number of seconds, \(name == "wait" ? "0 or more, and " : "")at most 1e100.")
  }

  static func unusableFraction(_ name: String, _ fraction: Double) -> Diagnostic {
    Diagnostic(
      .error, "L-49", "A \(name) of \(fraction.text) is invalid.",
      remedy: "Use a finite fraction of the previous child's duration.")
  }

  static let withoutLayer = Diagnostic(
    .warning, "R-5", "A chain of the composition has no layer, so it does not run.",
    remedy: "Start it with Animate(layer).")

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

  static func continuesForever(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      .warning, "R-50",
      "A block changed \(keyPath) while an earlier one repeats it forever: the repeat continues with "
        + "the new value.",
      remedy: "Write .beginFromCurrentState in the options of the block, which ends the repeat.")
  }

  static func continuesBesides(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      .warning, "R-50",
      "A block without a duration changed \(keyPath) while an earlier one animates it: that animation "
        + "continues, and the new value shows when it has ended.",
      remedy: "Write .withoutBlending in the options of the block, which ends the animation.")
  }

  static func unusableBlockTime(_ name: String, _ seconds: Double) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "A \(name) of \(seconds.text) s is invalid for a block, so its changes take effect at once.",
      remedy: "Use a number of seconds, at most 1e100.")
  }

  static let unusableBlockRepeats = Diagnostic(
    .error, "L-49", "A repeat count of nan is invalid for a block, so it plays once.",
    remedy: "Use a number of cycles, or .infinity.")

  static let nothingToRunOn = Diagnostic(
    .error, "R-5", "The composition has no layer, so nothing runs.",
    remedy: "Start its chains with Animate(layer).")

  static func runsAlone(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .info, "R-44",
      "The composition names no layer, so it runs in real time, on a stage of its own.",
      remedy: "Write .on(layer) to run it on the stage of a layer.", at: place)
  }

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

  static let transitionWithoutStage = Diagnostic(
    .error, "L-28",
    "The layer of a transition is on no stage, so the change takes effect at once.",
    remedy: "Add the layer to the stage first.")

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
