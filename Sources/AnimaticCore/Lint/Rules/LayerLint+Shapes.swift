// L-17: values of different structure that can't be interpolated.

extension LayerLint {
  mutating func findShapes(of leaf: LintNode) {
    guard leaf.path.root.kind == .shaped else { return }
    // Values without components can't be interpolated anyway; from or to empty values, all jumps.
    let pair = blends(of: leaf).first { start, end in
      !(start.numbers.isEmpty && end.numbers.isEmpty) && !start.matches(end)
    }
    if let pair { found.append(.differentShapes(pair.0, pair.1, leaf, path(of: leaf))) }
  }

  /// Returns the pairs of values to interpolate.
  private func blends(of leaf: LintNode) -> [(FlatValue, FlatValue)] {
    let values = values(of: leaf)
    if leaf.record.kind == .keyframes {
      let isBlending = plan.pool.table(leaf.record).mode != .discrete
      return isBlending ? Array(zip(values, values.dropFirst())) : []
    }
    switch values.count {
    case 0: return []
    case 1: return [(modelValue(at: leaf), values[0])]
    default: return [(values[0], values[1])]
    }
  }
}

extension Diagnostic {
  fileprivate static func differentShapes(
    _ start: FlatValue, _ end: FlatValue, _ leaf: LintNode, _ path: String
  ) -> Diagnostic {
    let numbers =
      start.numbers.count == end.numbers.count
      ? "the same count of numbers but other elements"
      : "\(start.numbers.count) and \(end.numbers.count) numbers"
    return Diagnostic(
      id: "L-17", severity: .warning,
      message: "\(leaf.name) is to blend values of different make, with \(numbers): "
        + "the first holds, then it jumps.",
      remedy: "Give values with the same elements in the same order.", of: leaf,
      path: path)
  }
}
