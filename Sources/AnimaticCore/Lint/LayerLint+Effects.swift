// L-17, L-24, L-25, L-37, L-38: values without the intended effect.

extension LayerLint {
  /// L-37, L-38: animations without a visible effect.
  func findNothing(of leaf: LintNode, in scope: LintScope) {
    guard scope.reaches(leaf) else { return }
    if lacksColor(leaf), !leaf.record.flags.isDisjoint(with: .ends) {
      report(.noColor(leaf), of: leaf)
      return
    }
    // If others write too, a constant value covers theirs.
    guard scope.isOnlyWriter(leaf), !isCovered(leaf),
      leaf.slot.turn < 0, !leaf.record.flags.contains(.cumulative),
      let value = onlyValue(of: leaf)
    else { return }
    if leaf.isAdditive {
      guard isZero(value, at: leaf.path) else { return }
    } else {
      // A value that differs from the model is a hold, and may be intentional.
      guard !differsFromModel(value, at: leaf.path) else { return }
    }
    report(.showsNothing(leaf, value.text(at: leaf.path)), of: leaf)
  }

  /// Returns the constant value of an animation; nil if it varies, or if the model is still to be
  /// set.
  private func onlyValue(of leaf: LintNode) -> FlatValue? {
    let ends = leaf.record.flags.intersection([.from, .to, .by, .inferred])
    // From alone goes to the live model, which is often set right after adding; one captured from
    // the presentation was meant to display an earlier change.
    let isOpen = leaf.record.hasEnds ? ends == .from : plan.pool.table(leaf.record).isPath
    let stops = stops(of: leaf)
    guard !isOpen, let first = stops.first else { return nil }
    // A full rotation is reported separately (L-15).
    let isExact = !leaf.record.hasEnds || leaf.path.isWholeTransform
    return stops.allSatisfy { isExact ? $0 == first : $0.isClose(to: first) } ? first : nil
  }

  // MARK: Additive values

  /// L-24: an animation that replaces the result of an earlier additive one.
  func findHiddenAdditive(under leaf: LintNode, in scope: LintScope) {
    guard !leaf.isAdditive, scope.isAddedTo(during: leaf) else { return }
    report(.hidesAdditive(leaf), of: leaf)
  }

  /// L-25: an additive end that equals the model value: a position instead of an offset.
  func findAbsolute(_ leaf: LintNode) {
    guard leaf.isAdditive, leaf.record.hasEnds, leaf.path.root.kind != .shaped else { return }
    let current = modelValue(at: leaf)
    guard !isZero(current, at: leaf.path) else { return }
    let given = [.from, .to].filter(leaf.record.flags.contains)
    let ends = values(of: leaf).prefix(given.count)
    // An animation that ends at zero is an offset of any size (U-2).
    if leaf.record.flags.contains(.to), let last = ends.last, isZero(last, at: leaf.path) { return }
    guard ends.contains(where: { $0.isClose(to: current) }) else { return }
    report(.looksAbsolute(leaf, current.text(at: leaf.path)), of: leaf)
  }

  /// Returns whether a value is neutral in addition.
  func isZero(_ value: FlatValue, at path: PropertyPath) -> Bool {
    if path.isWholeTransform { return Transform3D(components: value.numbers) == .identity }
    if case .function(let function) = path.component {
      return function.transform(value.numbers) == .identity
    }
    return value.numbers.allSatisfy { $0 == 0 }
  }

  // MARK: Values of different structure

  /// L-17: values that can't be interpolated.
  func findShapes(of leaf: LintNode) {
    guard leaf.path.root.kind == .shaped else { return }
    // Values without components can't be interpolated anyway; from or to empty values, all jumps.
    let pair = blends(of: leaf).first { start, end in
      !(start.numbers.isEmpty && end.numbers.isEmpty) && !start.matches(end)
    }
    if let pair { report(.differentShapes(pair.0, pair.1, leaf), of: leaf) }
  }

  /// Returns the pairs of values to interpolate.
  private func blends(of leaf: LintNode) -> [(FlatValue, FlatValue)] {
    let values = values(of: leaf)
    if leaf.record.kind == .keyframes {
      let isBlending = plan.pool.table(leaf.record).mode != .discrete
      return isBlending ? values.indices.dropFirst().map { (values[$0 - 1], values[$0]) } : []
    }
    switch values.count {
    case 0: return []
    case 1: return [(modelValue(at: leaf), values[0])]
    default: return [(values[0], values[1])]
    }
  }
}
