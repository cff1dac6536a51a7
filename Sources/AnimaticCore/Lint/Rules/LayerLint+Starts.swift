// L-12, L-47, L-51: values that jump at the begin of an animation.

extension LayerLint {
  /// L-47: keyframes that return to their start, which differs from the model.
  ///
  /// Infinite ones are excluded: they have no end to jump at, and a loop may differ from the model.
  mutating func findJumpingEnds(of leaf: LintNode, _ siblings: Siblings, in scope: LintScope) {
    guard leaf.record.kind == .keyframes, !isInvisible, !isCovered(leaf),
      leaf.record.flags.isDisjoint(with: [.additive, .cumulative]), scope.reaches(leaf),
      !scope.isEndless(leaf),
      siblings.isOnlyWriter(leaf), let ends = keyframeEnds(of: leaf),
      ends.first.isClose(to: ends.last), differsFromModel(ends.first, at: leaf.path)
    else { return }
    jumping.insert(leaf.index)
    let span = span(of: leaf)
    found.append(
      .jumpsAtEnds(
        leaf, path(of: leaf), at: span.map { $0.enter...$0.exit },
        from: text(ends.first, at: leaf.path),
        model: text(modelValue(at: leaf), at: leaf.path)))
  }

  /// L-12: an explicit start that is not visible before the animation begins.
  mutating func findLateStart(of leaf: LintNode, _ siblings: Siblings, in scope: LintScope) {
    let waits = leaf.begin > MediaTiming.tolerance && !leaf.record.flags.contains(.fillsBackwards)
    let whole = leaf.path.root.whole
    guard waits || scope.isDelayed, leaf.statesStart, !leaf.isAdditive, scope.reaches(leaf),
      !isInvisible, !isCovered(leaf), !jumping.contains(leaf.index),
      [nil, leaf.index].contains(siblings.owner(before: leaf)), siblings.areAllWritersHere(leaf),
      let start = shown(by: leaf.index, of: whole, at: leaf.begin),
      !start.isClose(to: model.value(of: leaf.path.root)),
      let shown = shown(by: leaf.index, of: leaf.path, at: leaf.begin)
    else { return }
    startingLate.insert(leaf.index)
    let enter = span(of: leaf)?.enter
    found.append(
      .startsLate(
        leaf, path(of: leaf), until: enter, from: text(shown, at: leaf.path),
        model: text(modelValue(at: leaf), at: leaf.path), isAlone: !scope.isDelayed))
  }

  /// L-51: a missing start read from the model, while an earlier animation has another value.
  mutating func findRestart(of leaf: LintNode, _ siblings: Siblings, in scope: LintScope) {
    guard !leaf.statesStart, !leaf.isAdditive, scope.reaches(leaf), !isInvisible,
      let owner = siblings.owner(before: leaf),
      let before = shown(by: owner, of: leaf.path, at: leaf.begin),
      let start = shown(by: leaf.index, of: leaf.path, at: leaf.begin),
      differ(before, start, at: leaf.path)
    else { return }
    let enter = span(of: leaf)?.enter
    found.append(
      .restarts(
        leaf, path(of: leaf), at: enter, before: text(before, at: leaf.path),
        start: text(start, at: leaf.path)))
  }
}

extension Diagnostic {
  fileprivate static func jumpsAtEnds(
    _ leaf: LintNode, _ path: String, at time: ClosedRange<Double>?, from start: String,
    model: String
  ) -> Diagnostic {
    Diagnostic(
      id: "L-47", severity: .warning,
      message: "The keyframes of \(leaf.name) begin and end with \(start), "
        + "but the model has \(model): it jumps at both ends.",
      remedy: "Begin and end with the model's value, or make them additive and begin at 0.",
      of: leaf, path: path, time: time)
  }

  fileprivate static func startsLate(
    _ leaf: LintNode, _ path: String, until begin: Double?, from start: String, model: String,
    isAlone: Bool
  ) -> Diagnostic {
    Diagnostic(
      id: "L-12", severity: .warning,
      message: "\(leaf.name) starts with \(start), but until it begins the model's \(model) shows.",
      remedy: isAlone
        ? "Let it fill backwards." : "Let it fill backwards, and each group that begins later too.",
      of: leaf, path: path, time: begin.map { min(0, $0)...$0 })
  }

  fileprivate static func restarts(
    _ leaf: LintNode, _ path: String, at time: Double?, before: String, start: String
  ) -> Diagnostic {
    Diagnostic(
      id: "L-51", severity: .warning,
      message: "\(leaf.name) jumps from \(before) to \(start) "
        + "\(time.map { "at \($0.secondsText) s" } ?? "when it begins"): without a from it starts from the model.",
      remedy: "Give it a from of \(before).", of: leaf, path: path, time: time.map { $0...$0 })
  }
}
