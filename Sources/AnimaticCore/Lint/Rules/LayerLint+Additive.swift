// L-24, L-25: hidden additive animations, and probably unintended additive values.

extension LayerLint {
  /// L-24: an animation that replaces the result of an earlier additive one.
  mutating func findHiddenAdditive(under leaf: LintNode, _ siblings: Siblings) {
    guard !leaf.isAdditive, siblings.isAddedTo(during: leaf) else { return }
    found.append(.hidesAdditive(leaf, path(of: leaf)))
  }

  /// L-25: an additive end that equals the model value: a position instead of an offset.
  mutating func findAbsolute(_ leaf: LintNode) {
    guard leaf.isAdditive, leaf.record.hasEnds, leaf.path.root.kind != .shaped else { return }
    let current = modelValue(at: leaf)
    guard !isZero(current, at: leaf.path) else { return }
    let values = values(of: leaf)
    var ends: [FlatValue] = []
    if leaf.record.flags.contains(.from) { ends.append(values[0]) }
    if leaf.record.flags.contains(.to) { ends.append(values[ends.count]) }
    // An animation that ends at zero is an offset of any size (U-2).
    if leaf.record.flags.contains(.to), let last = ends.last, isZero(last, at: leaf.path) { return }
    guard ends.contains(where: { $0.isClose(to: current) }) else { return }
    found.append(.looksAbsolute(leaf, path(of: leaf), text(current, at: leaf.path)))
  }

  /// Returns whether a value is neutral in addition.
  func isZero(_ value: FlatValue, at path: PropertyPath) -> Bool {
    if path.isWholeTransform { return Transform3D(components: value.numbers) == .identity }
    if case .function(let function) = path.field {
      let numbers = value.numbers + [0, 0, 0]
      return function.transform(numbers[0], numbers[1], numbers[2]) == .identity
    }
    return value.numbers.allSatisfy { $0 == 0 }
  }
}

extension Diagnostic {
  fileprivate static func hidesAdditive(_ leaf: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-24", severity: .warning,
      message: "\(leaf.name) replaces what an additive animation before it in the group adds.",
      remedy: "Put the additive animation last.", of: leaf, path: path)
  }

  fileprivate static func looksAbsolute(
    _ leaf: LintNode, _ path: String, _ value: String
  ) -> Diagnostic {
    Diagnostic(
      id: "L-25", severity: .info,
      message: "\(leaf.name) is additive and has an end of \(value), which is the model's value: "
        + "it is added to that.",
      remedy: "Give the difference, or do not make it additive.", of: leaf, path: path)
  }
}
