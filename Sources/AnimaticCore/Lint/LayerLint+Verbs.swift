// C-44, C-45, C-47: numbers in the wrong unit, stroke properties of a shape without a path, and
// verbs between values of different structure.

extension LayerLint {
  /// Reports probably unintended verbs of a chain, each once.
  func findUnlikelyVerbs() {
    var reported = SmallSet<String>()
    let ends = [StandardProperty.strokeStart.name, StandardProperty.strokeEnd.name]
    func reportOnce(_ diagnostic: Diagnostic, of leaf: LintNode) {
      if reported.insert(diagnostic.id) { report(diagnostic, of: leaf) }
    }
    for leaf in leaves {
      // Minutes, and a multiple of 50: these may be milliseconds.
      let duration = leaf.record.duration
      if duration >= 150, duration < 1000, duration.remainder(dividingBy: 50) == 0 {
        reportOnce(.milliseconds(duration, leaf), of: leaf)
      }
      if ends.contains(leaf.path.root.name), !leaf.isRaw, !hasPath {
        reportOnce(.lineWithoutPath(leaf), of: leaf)
      }
      if let angle = degrees(of: leaf) { reportOnce(.degrees(angle, leaf), of: leaf) }
      // Without a layer there is no model to interpolate from.
      if !leaf.isRaw, plan.layers[layer].id != nil { findShapes(of: leaf) }
    }
  }

  /// Whether the layer has, or may get, a path; false without a layer.
  private var hasPath: Bool {
    let roots = plan.layers[layer].roots.map { plan.roots[Int($0)].root }
    return plan.layers[layer].id == nil || roots.contains { $0.name == StandardProperty.path.name }
      || !model[.path].isEmpty
  }

  /// Returns the end of a rotation that looks like degrees: more than two full turns, and a
  /// multiple of 15.
  private func degrees(of leaf: LintNode) -> Double? {
    guard let component = leaf.path.transformComponent,
      [.rotationX, .rotationY, .rotationZ].contains(component)
    else { return nil }
    return values(of: leaf).compactMap(\.numbers.first).first { angle in
      abs(angle) >= 15 && abs(angle) <= 3600 && angle.remainder(dividingBy: 15) == 0
    }
  }
}
