// L-52: a path that adds its rotation to that of an earlier path.

extension LayerLint {
  /// Reports each path that begins while an earlier path of the layer keeps it turned, unless a
  /// rotation is written between them.
  func findPathTurns() {
    let rotation = LayerProperty.rotation.path
    guard let root = plan.root(of: rotation, on: layer) else { return }
    let turning = leaves.filter { $0.slot.turn >= 0 || $0.path.meets(rotation) }
    var last: PathTurn?
    for (place, later) in turning.enumerated().dropFirst() where later.slot.turn >= 0 {
      let earlier = turning[place - 1]
      guard earlier.slot.turn >= 0, let begin = span(of: later)?.enter,
        let end = firstEnd(of: earlier), end <= begin + MediaTiming.tolerance
      else { continue }
      // Not at its begin, where an earlier path that is not kept still presents its end.
      let middle = begin + min(1, later.timing.activeDuration / 2)
      let before = rotationShown(by: turning[..<(place - 1)], at: middle, root)
      let after = rotationShown(by: turning[..<place], at: middle, root)
      guard let turn = PathTurn(from: before, to: after, after: last) else { continue }
      last = turn
      report(.turnsOn(turn), of: later, during: begin...max(begin, span(of: later)?.exit ?? begin))
    }
  }

  /// Returns the first end of an animation, in seconds since the begin.
  private func firstEnd(of leaf: LintNode) -> Double? {
    span(of: leaf) == nil
      ? nil : plan.crossings(of: leaf.end, around: leaf.index).first(from: -.infinity)?.time
  }

  /// The rotation about z by some animations alone.
  private func rotationShown(
    by leaves: ArraySlice<LintNode>, at time: Double, _ root: Int
  ) -> Double {
    let path = LayerProperty.rotation.path
    let shown = plan.presentedValue(
      at: path, root: Int32(root), by: leaves.map(\.index), time: time, over: model)
    return (shown ?? model.value(at: path)).numbers[0]
  }
}

extension Diagnostic {
  package static func turnsOn(_ turn: PathTurn) -> Diagnostic {
    func degrees(_ radians: Double) -> String { (radians * 180 / .pi).text }
    return Diagnostic(
      .warning, "L-52",
      "A path adds its rotation to the \(degrees(turn.angle))° of an earlier path, so the layer "
        + "points away from its path by that angle.",
      remedy: "Write .rotate(to: .degrees(\(degrees(turn.before))), duration: 0) before the path.")
  }
}
