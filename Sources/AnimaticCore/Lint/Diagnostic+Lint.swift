// The catalogue of diagnostics of animations that play, but probably not as intended.

extension Diagnostic {
  static func indivisible(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "C-20",
      "The model's transform is singular, so its \(leaf.name) can't be animated.",
      remedy:
        "Set the model's scale to a small number such as 0.001, or animate the whole transform.")
  }

  static func overlap(
    _ earlier: LintNode, _ later: LintNode, _ writer: LintCircumstances.Writer,
    from start: Double, to end: Double
  ) -> Diagnostic {
    let subjects =
      earlier.name == later.name
      ? "Two animations of \(later.name)" : "\(earlier.name) and \(later.name)"
    let time = "from \(start.text) s " + (end.isFinite ? "to \(end.text) s" : "on")
    let remedy =
      switch writer {
      case .composition: "Insert .then() between them"
      case .layer: "Begin one when the other has ended"
      }
    var diagnostic = Diagnostic(
      .warning, "C-22",
      "\(subjects) overlap \(time); the later one wins.",
      remedy: "\(remedy), or make the later one additive.")
    diagnostic.other = earlier.name
    diagnostic.otherPlace = earlier.place == later.place ? nil : earlier.place
    return diagnostic
  }

  static func moreOverlaps(_ property: String) -> Diagnostic {
    Diagnostic(
      .warning, "C-22",
      "More animations of \(property) overlap; not all pairs are listed.",
      remedy: "Begin each when the preceding one has ended.")
  }

  static func jumps(
    _ leaf: LintNode, at time: Double, from old: String, to start: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, "C-23",
      "\(leaf.name) jumps from \(old) to \(start) when it begins at \(time.text) s.",
      remedy: "Remove its from, or begin with \(old).")
  }

  static func startsFromMean(_ leaf: LintNode, mean: String, of scales: String) -> Diagnostic {
    Diagnostic(
      .warning, "C-23",
      "\(leaf.name) is one number for several axes, so it begins with a jump to \(mean), the mean of "
        + "the model's \(scales).", remedy: "Animate the scale of each axis.")
  }

  static func covered(_ leaf: LintNode, by other: String, isInstant: Bool) -> Diagnostic {
    Diagnostic(
      isInstant ? .info : .warning, "C-24",
      "\(leaf.name) is never visible: \(other), which is applied later, "
        + (isInstant ? "replaces it at once." : "covers it throughout."),
      remedy: isInstant ? "Remove it." : "Remove it, or begin the other one when it has ended.")
  }

  static func unreached(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "C-24", "\(node.name) is never visible, because its group ends before it begins.",
      remedy: "Begin it earlier, or make the group longer.")
  }

  static func degrees(_ angle: Double, _ leaf: LintNode) -> Diagnostic {
    let turns = ((angle / (2 * .pi)) * 10).rounded() / 10
    let degrees = ".degrees(\(angle.exactText))"
    return Diagnostic(
      .info, "C-44",
      "\(leaf.name) has an angle of \(angle.text) radians, which is \(turns.text) full turns.",
      remedy:
        "If degrees are meant, write \(degrees), or RotationAngle\(degrees).radians as a number.")
  }

  static func milliseconds(_ duration: Double, _ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .info, "C-45", "\(leaf.name) lasts \(duration.text) s; durations are in seconds.",
      remedy: "If milliseconds are meant, write duration: \((duration / 1000).exactText).")
  }

  static func lineWithoutPath(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "C-47",
      "\(leaf.name) is animated, but the layer has no path, so nothing is drawn.",
      remedy: "Set the layer's path first: layer[.path] = path.")
  }

  static func neverBegins(_ child: LintNode, in reach: Double) -> Diagnostic {
    let fills = child.record.flags.contains(.fillsBackwards)
    return Diagnostic(
      .error, "L-3",
      "\(child.name) begins at \(child.begin.text) s, but its group ends at \(reach.text) s, so it "
        + (fills ? "only fills backwards." : "is never visible."),
      remedy: "Set its beginTime relative to the begin of the group, or make the group longer.")
  }

  static func unsizedGroup(_ group: LintNode, needs length: Double) -> Diagnostic {
    let plays = group.timing.duration.text
    return Diagnostic(
      .error, "L-6",
      "A group without a duration lasts \(plays) s, but its children "
        + (length.isFinite ? "end at \(length.text) s." : "never end."),
      remedy: length.isFinite
        ? "Set the group's duration to \(length.exactText)." : "Set the group's duration.")
  }

  static func outlasts(_ child: LintNode, group length: Double) -> Diagnostic {
    let ends = child.end.isFinite ? "would end at \(child.end.text) s" : "never ends"
    let remedy =
      if child.record.flags.contains(.unsized) {
        "Set its duration: without one it takes the group's."
      } else if child.end.isFinite {
        "Set the group's duration to at least \(child.end.exactText), or end the child earlier."
      } else {
        "Limit its repeats, or repeat the group."
      }
    return Diagnostic(
      .warning, "L-7",
      "\(child.name) \(ends), but its group lasts \(length.text) s and cuts it off.",
      remedy: remedy)
  }

  static func snapsBack(
    _ leaf: LintNode, _ writer: LintCircumstances.Writer, inGroup word: String?
  ) -> Diagnostic {
    let remedy =
      switch (writer, word) {
      case (.composition, let word?):
        "Write .group()\(word) to keep the value, because \(word) has no effect in a group."
      case (.composition, nil): "Write .settle() to keep the value, or end where it began."
      case (.layer, _):
        "Set the model to the last value before adding it, or end where it began."
      }
    return Diagnostic(
      .warning, "L-8", "\(leaf.name) snaps back to the model when the animation ends.",
      remedy: remedy)
  }

  static func fillsInVain(_ entry: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-10",
      "\(entry.name) is removed on completion, so its fill mode \(entry.timing.fillMode) "
        + "has no effect after its end, and the value snaps back.",
      remedy: "Set isRemovedOnCompletion to false, or set the model to the last value.")
  }

  static func keptForNothing(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-11",
      "\(node.name) is not removed on completion, but with the fill mode "
        + "\(node.timing.fillMode) it has no effect after its end.",
      remedy: "Set fillMode to .forwards, or isRemovedOnCompletion to true.")
  }

  static func keptWithoutKey(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-11",
      "\(node.name) covers the model after its end, and can't be removed without a key.",
      remedy:
        "Add it with a key, or set the model to its last value and let the animation be removed.")
  }

  static func startsLate(
    _ leaf: LintNode, from start: String, model: String, isAlone: Bool
  ) -> Diagnostic {
    Diagnostic(
      .warning, "L-12",
      "\(leaf.name) starts at \(start), but until it begins, the model's \(model) is visible.",
      remedy: isAlone
        ? "Let it fill backwards." : "Let it fill backwards, and each group that begins later too.")
  }

  static func unsized(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .info, "L-14",
      "\(node.name) has a duration of 0, which Core Animation replaces by \(node.timing.duration.text) s.",
      remedy: "Set a duration; to change the value at once, set the model.")
  }

  static func halfTurn(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-15",
      "\(leaf.name) rotates by half a turn between two whole transforms, so the direction is "
        + "undefined.", remedy: "Animate transform.rotation, whose numbers define the direction.")
  }

  static func wholeTurn(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-15",
      "\(leaf.name) starts and ends with the same matrix, so a full turn does not rotate.",
      remedy: "Animate transform.rotation by 2π.")
  }

  static func lostTransform(_ function: ValueFunction, _ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-16",
      "\(function) replaces the whole \(leaf.name), so the rest of the model's transform is lost.",
      remedy: "Animate a component such as transform.rotation.z, or make it additive.")
  }

  /// L-17, also for the changes of a block.
  package static func differentShapes(
    _ start: FlatValue, _ end: FlatValue, of name: String
  ) -> Diagnostic {
    let numbers =
      start.numbers.count == end.numbers.count
      ? "different elements"
      : "\(start.numbers.count) and \(end.numbers.count) numbers"
    return Diagnostic(
      .warning, "L-17",
      "\(name) can't interpolate values with \(numbers), so it holds the first and then jumps.",
      remedy: start.numbers.isEmpty
        ? "Give the property a first value outside of an animation."
        : "Use values with the same elements in the same order.")
  }

  static func hidesAdditive(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-24",
      "\(leaf.name) replaces an additive animation before it in the group.",
      remedy: "Put the additive animation last.")
  }

  static func looksAbsolute(_ leaf: LintNode, _ value: String) -> Diagnostic {
    Diagnostic(
      .info, "L-25",
      "\(leaf.name) is additive and ends at \(value), the model's value, to which it is added.",
      remedy: "Use the difference, or set isAdditive to false.")
  }

  static func neverEnds(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .info, "L-30",
      "\(node.name) never ends by itself, so its end is reported only when it is removed.",
      remedy: "Limit its repeats, or remove it when it has played enough.")
  }

  static func showsNothing(_ leaf: LintNode, _ value: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-37",
      leaf.isAdditive
        ? "\(leaf.name) adds \(value) throughout, so nothing changes."
        : "\(leaf.name) is \(value) throughout, as in the model, so nothing changes.",
      remedy: "Use two different values.")
  }

  static func noColor(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-38",
      "\(leaf.name) starts or ends with the model's color, but the model has none, so nothing changes.",
      remedy: "Set both from and to, or the model's color.")
  }

  static func keptAtStart(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-39",
      "\(node.name) autoreverses, so it keeps its start and not its end.",
      remedy: "Repeat it half a cycle more, or don't keep it.")
  }

  static func endsMidWay(_ entry: LintNode) -> Diagnostic {
    Diagnostic(
      .info, "L-40",
      "\(entry.name) repeats \(entry.timing.repeatCount.text) times, "
        + "so it ends in the middle of a cycle and jumps.",
      remedy: "Repeat a whole number of times, or fill forwards and keep it.")
  }

  static func jumpsAtEnds(_ leaf: LintNode, from start: String, model: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-47",
      "The keyframes of \(leaf.name) begin and end with \(start), "
        + "but the model is \(model), so it jumps at both ends.",
      remedy: "Begin and end with the model's value, or make them additive and begin at 0.")
  }

  static func restarts(
    _ leaf: LintNode, at time: Double?, from before: String, to start: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, "L-51",
      "\(leaf.name) jumps from \(before) to \(start) "
        + "\(time.map { "at \($0.text) s" } ?? "when it begins"), because without a from it "
        + "starts at the model's value.",
      remedy: "Give it a from of \(before).")
  }

  static func flipping(byTurns isTurn: Bool) -> Diagnostic {
    Diagnostic(
      .warning, "L-26",
      isTurn
        ? "A rotation about y of more than a quarter turn, combined with another axis, is ambiguous as "
          + "a matrix and flips on Core Animation's layers."
        : "Scales below 0 on two axes at the same time are ambiguous as a matrix and flip on Core "
          + "Animation's layers.",
      remedy: "Animate one axis, or the whole transform.")
  }
}
