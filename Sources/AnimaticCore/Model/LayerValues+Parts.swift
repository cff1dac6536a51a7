// The transform components that a matrix does not determine, for serialization.

extension LayerValues {
  /// The components of a transform that neither its matrix nor components beside a scale of 0
  /// determine: a rotation beyond a half turn, a mirrored axis, a skew hidden by a scale of 0.
  package func undeterminedParts(of root: PropertyRoot) -> TransformComponents? {
    guard let parts = dividedParts(of: root) else { return nil }
    guard parts.isFlat else { return TransformComponents(parts.transform) == parts ? nil : parts }
    let isTurnedAndScaledOnly =
      parts.skew == .zero && parts.perspective == TransformComponents().perspective
    return isTurnedAndScaledOnly ? nil : parts
  }

  /// Sets a transform by its components and keeps them exactly.
  package mutating func set(_ parts: TransformComponents, of root: PropertyRoot) {
    guard root.kind == .transform else { return }
    editBlock(of: root) { TransformBlock($0).keep(parts) }
  }

  /// Returns whether a component animation would start at another value over other values, although
  /// the whole property is equal.
  package func isDividedOtherwise(than other: LayerValues, at root: PropertyRoot) -> Bool {
    guard dividedParts(of: root) != nil || other.dividedParts(of: root) != nil,
      let own = parts(of: root), let others = other.parts(of: root)
    else { return false }
    return !own.isClose(to: others)
  }

  /// The components of a transform, including rotations of more than half a turn; nil if it can't
  /// be decomposed.
  package func parts(of root: PropertyRoot) -> TransformComponents? {
    dividedParts(of: root) ?? TransformComponents(Transform3D(components: value(of: root).numbers))
  }

  /// The hidden components if they were written as components, and not only as a matrix.
  package func keptParts(of root: PropertyRoot) -> TransformComponents? {
    dividedParts(of: root).flatMap { $0.isFlat ? $0 : nil }
  }

  private func dividedParts(of root: PropertyRoot) -> TransformComponents? {
    guard root.kind == .transform else { return nil }
    return withBlock(of: root) { TransformBlock($0).dividedParts } ?? nil
  }
}
