// The catalogue of diagnostics of animations that play, but probably not as intended.

extension Diagnostic {
  static func indivisible(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "C-20",
      "The model's transform is singular, so \(leaf.name) of it can't be changed.",
      remedy: "Give the model a scale other than 0, however small, or animate the whole transform.")
  }

  static func overlap(
    _ earlier: String, _ later: LintNode, from start: Double, to end: Double
  ) -> Diagnostic {
    let time = "from \(start.secondsText) s " + (end.isFinite ? "to \(end.secondsText) s" : "on")
    var diagnostic = Diagnostic(
      .warning, "C-22", "\(earlier) and \(later.name) both run \(time); the later one shows.",
      remedy: "Let one begin when the other has ended, or make the later one additive.")
    diagnostic.other = earlier
    return diagnostic
  }

  static func moreOverlaps(_ property: String) -> Diagnostic {
    Diagnostic(
      .warning, "C-22",
      "More animations of \(property) run at the same time; not all pairs are reported.",
      remedy: "Let one begin when the other has ended.")
  }

  static func jumps(
    _ leaf: LintNode, at time: Double, from old: String, to start: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, "C-23",
      "\(leaf.name) jumps from \(old) to \(start) when it begins " + "at \(time.secondsText) s.",
      remedy: "Leave its from out, or start where the one before it ends.")
  }

  static func startsFromMean(_ leaf: LintNode, mean: String, of scales: String) -> Diagnostic {
    Diagnostic(
      .warning, "C-23",
      "\(leaf.name) is one number for several axes: when it begins it jumps to \(mean), the mean "
        + "of the model's \(scales).", remedy: "Animate the scale of each axis by itself.")
  }

  static func covered(_ leaf: LintNode, by other: String, isInstant: Bool) -> Diagnostic {
    Diagnostic(
      isInstant ? .info : .warning, "C-24",
      "\(leaf.name) never shows: \(other), which is applied later, "
        + (isInstant ? "replaces it at once." : "covers it all the time."),
      remedy: isInstant
        ? "Leave it out." : "Leave it out, or let the other one begin when it has ended.")
  }

  static func unreached(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "C-24", "\(node.name) never shows: what is around it is over before it begins.",
      remedy: "Let it begin earlier, or let the groups around it last longer.")
  }

  static func degrees(_ angle: Double, _ leaf: LintNode) -> Diagnostic {
    let turns = ((angle / (2 * .pi)) * 10).rounded() / 10
    return Diagnostic(
      .info, "C-44",
      "\(leaf.name) has an angle of \(angle.text) radians, which is \(turns.text) full turns.",
      remedy: "If degrees are meant, write RotationAngle.degrees(\(angle.text)).radians.")
  }

  static func milliseconds(_ duration: Double, _ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .info, "C-45", "\(leaf.name) lasts \(duration.text) s, which is long: durations are seconds.",
      remedy: "If milliseconds are meant, write duration: \((duration / 1000).text).")
  }

  static func lineWithoutPath(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "C-47",
      "\(leaf.name) is animated, but the model of the layer has no path, so there is no line.",
      remedy: "Set the layer's path first: layer[.path] = path.")
  }

  static func neverBegins(_ child: LintNode, in reach: Double) -> Diagnostic {
    let fills = child.record.flags.contains(.fillsBackwards)
    return Diagnostic(
      .error, "L-3",
      "\(child.name) begins at \(child.begin.text) s of the group around it, "
        + "which ends at \(reach.text) s, so it never "
        + (fills ? "runs: it only fills backwards." : "shows."),
      remedy: "Count its begin from the begin of the group, and let the group last long enough.")
  }

  static func unsizedGroup(_ group: LintNode, needs length: Double) -> Diagnostic {
    let plays = group.timing.duration.text
    return Diagnostic(
      .error, "L-6",
      "A group without a duration plays \(plays) s, but what is in it "
        + (length.isFinite ? "ends at \(length.text) s." : "never ends."),
      remedy: length.isFinite
        ? "Give the group a duration of \(length.text) s." : "Give the group a duration.")
  }

  static func outlasts(_ child: LintNode, group length: Double) -> Diagnostic {
    let ends = child.end.isFinite ? "would end at \(child.end.text) s" : "never ends"
    let remedy =
      if child.record.flags.contains(.unsized) {
        "Give it a duration of its own: without one it takes the group's."
      } else if child.end.isFinite {
        "Give the group at least \(child.end.text) s, or let the child end earlier."
      } else {
        "Give it repeats that fit, or repeat the group."
      }
    return Diagnostic(
      .warning, "L-7",
      "\(child.name) \(ends), but the group around it lasts \(length.text) s " + "and cuts it off.",
      remedy: remedy)
  }

  static func snapsBack(_ leaf: LintNode, _ writer: LintCircumstances.Writer) -> Diagnostic {
    let remedy =
      switch writer {
      case .composition: "Write .settle() to keep the value, or end where it began."
      case .layer: "Set the model to the last value before adding it, or end where it began."
      }
    return Diagnostic(
      .warning, "L-8", "\(leaf.name) snaps back to the model when the animation ends.",
      remedy: remedy)
  }

  static func fillsInVain(_ entry: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-10",
      "\(entry.name) is removed on completion, so its fill mode \(entry.timing.fillMode) "
        + "shows nothing after its end and the value snaps back.",
      remedy: "Set isRemovedOnCompletion to false, or set the model to the last value.")
  }

  static func keptForNothing(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-11",
      "\(node.name) is not removed on completion, but with the fill mode "
        + "\(node.timing.fillMode) it shows nothing after its end.",
      remedy: "Let it fill forwards, or let it be removed.")
  }

  static func keptWithoutKey(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-11",
      "\(node.name) covers the model after its end and has no key to be removed by.",
      remedy: "Add it with a key, or set the model to its last value and let it be removed.")
  }

  static func startsLate(
    _ leaf: LintNode, from start: String, model: String, isAlone: Bool
  ) -> Diagnostic {
    Diagnostic(
      .warning, "L-12",
      "\(leaf.name) starts with \(start), but until it begins the model's \(model) shows.",
      remedy: isAlone
        ? "Let it fill backwards." : "Let it fill backwards, and each group that begins later too.")
  }

  static func unsized(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .info, "L-14",
      "\(node.name) has a duration of 0, which means \(node.timing.duration.text) s.",
      remedy: "Give a duration; to change the value at once, set the model.")
  }

  static func halfTurn(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-15",
      "\(leaf.name) goes half a turn from one whole transform to the next; "
        + "matrices do not say which way round.",
      remedy: "Animate transform.rotation, whose numbers say the way.")
  }

  static func wholeTurn(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-15",
      "\(leaf.name) ends with the matrix it starts with, but for rounding: "
        + "a whole turn does not move.", remedy: "Animate transform.rotation by 2π.")
  }

  static func lostTransform(_ function: ValueFunction, _ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-16",
      "What \(function) makes takes the place of the whole \(leaf.name); "
        + "what else the model's transform does is lost.",
      remedy: "Animate a component such as transform.rotation.z, or make it additive.")
  }

  static func differentShapes(_ start: FlatValue, _ end: FlatValue, _ leaf: LintNode) -> Diagnostic
  {
    let numbers =
      start.numbers.count == end.numbers.count
      ? "the same count of numbers but other elements"
      : "\(start.numbers.count) and \(end.numbers.count) numbers"
    return Diagnostic(
      .warning, "L-17",
      "\(leaf.name) is to blend values of different make, with \(numbers): "
        + "the first holds, then it jumps.",
      remedy: "Give values with the same elements in the same order.")
  }

  static func hidesAdditive(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-24",
      "\(leaf.name) replaces what an additive animation before it in the group adds.",
      remedy: "Put the additive animation last.")
  }

  static func looksAbsolute(_ leaf: LintNode, _ value: String) -> Diagnostic {
    Diagnostic(
      .info, "L-25",
      "\(leaf.name) is additive and has an end of \(value), which is the model's value: "
        + "it is added to that.", remedy: "Give the difference, or do not make it additive.")
  }

  static func neverEnds(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .info, "L-30",
      "\(node.name) never ends by itself: its end is reported only when it is removed.",
      remedy: "Give a number of repeats, or remove it when it has played enough.")
  }

  static func showsNothing(_ leaf: LintNode, _ value: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-37",
      leaf.isAdditive
        ? "\(leaf.name) adds \(value) all the time, so nothing shows."
        : "\(leaf.name) is \(value) all the time, as the model is, so nothing shows.",
      remedy: "Give ends that differ.")
  }

  static func noColor(_ leaf: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-38",
      "\(leaf.name) is to go from or to the model's colour, but the model has none, "
        + "so nothing shows.", remedy: "Give both from and to, or set the model to a colour.")
  }

  static func keptAtStart(_ node: LintNode) -> Diagnostic {
    Diagnostic(
      .warning, "L-39",
      "\(node.name) plays forth and back, so what is kept is its start, not its end.",
      remedy: "Repeat it half a cycle more, or do not keep it.")
  }

  static func endsMidWay(_ entry: LintNode) -> Diagnostic {
    Diagnostic(
      .info, "L-40",
      "\(entry.name) repeats \(entry.timing.repeatCount.text) times, "
        + "so it ends in the middle of a pass and jumps from there.",
      remedy: "Repeat a whole number of times, or fill forwards and keep it.")
  }

  static func jumpsAtEnds(_ leaf: LintNode, from start: String, model: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-47",
      "The keyframes of \(leaf.name) begin and end with \(start), "
        + "but the model has \(model): it jumps at both ends.",
      remedy: "Begin and end with the model's value, or make them additive and begin at 0.")
  }

  static func restarts(
    _ leaf: LintNode, at time: Double?, from before: String, to start: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, "L-51",
      "\(leaf.name) jumps from \(before) to \(start) "
        + "\(time.map { "at \($0.secondsText) s" } ?? "when it begins"): without a from it starts from the model.",
      remedy: "Give it a from of \(before).")
  }

  static func flipping(byTurns isTurn: Bool) -> Diagnostic {
    Diagnostic(
      .warning, "L-26",
      isTurn
        ? "A turn about y of more than a quarter, together with one about another axis, "
          + "is misread from the matrix and flips on Core Animation's layers."
        : "Scales of two axes below 0 at the same time are misread from the matrix "
          + "and flip on Core Animation's layers.",
      remedy: "Animate one axis, or the whole transform.")
  }
}
