// L-37, L-38: animations without a visible effect.

extension LayerLint {
  mutating func findNothing(of leaf: LintNode, _ siblings: Siblings, in scope: LintScope) {
    guard scope.reaches(leaf) else { return }
    if lacksColor(leaf), !leaf.record.flags.isDisjoint(with: .ends) {
      found.append(.noColor(leaf, path(of: leaf)))
      return
    }
    // If others write too, a constant value covers theirs.
    guard siblings.isOnlyWriter(leaf), !isCovered(leaf),
      leaf.slot.turn < 0, !leaf.record.flags.contains(.cumulative),
      let value = onlyValue(of: leaf)
    else { return }
    if leaf.isAdditive {
      guard isZero(value, at: leaf.path) else { return }
    } else {
      // A value that differs from the model is a hold, and may be intentional.
      guard !differsFromModel(value, at: leaf.path) else { return }
    }
    found.append(.showsNothing(leaf, path(of: leaf), text(value, at: leaf.path)))
  }

  /// Returns the constant value of an animation; nil if it varies, or if the model is still to be
  /// set.
  private func onlyValue(of leaf: LintNode) -> FlatValue? {
    if leaf.record.kind == .keyframes {
      let values = values(of: leaf)
      guard !plan.pool.table(leaf.record).isPath, let first = values.first else { return nil }
      return values.allSatisfy { $0 == first } ? first : nil
    }
    // From alone goes to the live model, which is often set right after adding; one captured from
    // the presentation was meant to display an earlier change.
    guard
      leaf.record.flags.intersection(.ends) != .from || leaf.record.flags.contains(.inferred)
    else { return nil }
    let ends = ends(of: leaf)
    // A full rotation is reported separately (L-15).
    let isSame =
      leaf.path.isWholeTransform ? ends.start == ends.end : ends.start.isClose(to: ends.end)
    return isSame ? ends.start : nil
  }
}

extension Diagnostic {
  fileprivate static func noColor(_ leaf: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-38", severity: .warning,
      message: "\(leaf.name) is to go from or to the model's colour, but the model has none, "
        + "so nothing shows.",
      remedy: "Give both from and to, or set the model to a colour.", of: leaf,
      path: path)
  }

  fileprivate static func showsNothing(
    _ leaf: LintNode, _ path: String, _ value: String
  ) -> Diagnostic {
    Diagnostic(
      id: "L-37", severity: .warning,
      message: leaf.isAdditive
        ? "\(leaf.name) adds \(value) all the time, so nothing shows."
        : "\(leaf.name) is \(value) all the time, as the model is, so nothing shows.",
      remedy: "Give ends that differ.", of: leaf, path: path)
  }
}
