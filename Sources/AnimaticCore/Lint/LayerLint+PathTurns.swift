// L-52: a path that adds its rotation to that of an earlier path.

extension LayerLint {
  /// Reports each path that begins while an earlier path of the layer keeps it turned, unless a
  /// rotation is written between them.
  func findPathTurns() {
    let turning = leaves.indices.filter { leaves[$0].slot.turn >= 0 }
    guard let root = plan.root(of: LayerProperty.rotation.path, on: layer) else { return }
    for (earlier, later) in zip(turning, turning.dropFirst()) {
      guard !isTurnWritten(in: leaves[(earlier + 1)..<later]),
        let end = span(of: leaves[earlier])?.exit, let own = span(of: leaves[later]),
        end <= own.enter + MediaTiming.tolerance,
        // Not at its begin, where an earlier path that is not kept still presents its end.
        let angle = keptAngle(
          of: leaves[earlier], at: own.enter + min(1, (own.exit - own.enter) / 2), root: root)
      else { continue }
      report(.turnsOn(from: angle), of: leaves[later], during: own.enter...own.exit)
    }
  }

  /// Whether animations write the rotation that a path turns.
  private func isTurnWritten(in leaves: ArraySlice<LintNode>) -> Bool {
    leaves.contains { !$0.isAdditive && $0.path.meets(LayerProperty.rotation.path) }
  }

  /// The angle by which an ended path keeps the layer turned; nil if it keeps none.
  private func keptAngle(of leaf: LintNode, at time: Double, root: Int) -> Double? {
    let path = LayerProperty.rotation.path
    var value = model.value(at: path)
    let before = value.numbers[0]
    let isKept = plan.readValue(
      at: path, root: Int32(root), by: [leaf.index], time: time, over: model, into: &value)
    let angle = TransformComponents.withoutFullTurns(value.numbers[0] - before)
    return isKept && abs(angle) > 1e-6 ? angle : nil
  }
}

extension Diagnostic {
  package static func turnsOn(from angle: Double) -> Diagnostic {
    let degrees = (angle * 180 / .pi).text
    return Diagnostic(
      .warning, "L-52",
      "A path adds its rotation to the \(degrees)° of an earlier path, so the layer "
        + "points away from its path by that angle.",
      remedy: "Write .rotate(to: .degrees(0), duration: 0) before the path.")
  }
}
