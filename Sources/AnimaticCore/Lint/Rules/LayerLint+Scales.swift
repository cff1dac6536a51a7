// C-23: scales of several axes animated as one, from their mean.

extension LayerLint {
  /// C-23: a uniform scale that starts from uneven model scales jumps to their mean (P-6).
  mutating func findUnevenScales() {
    guard !isInvisible else { return }
    let leaves = plan.layers[layer].nodes.map { LintNode(Int($0), in: plan) }
      .filter { $0.path.isScaleOfSeveralAxes && !$0.record.flags.contains(.inert) }
    // An animation value starts from the model even while another animation is active.
    for leaf in leaves where !leaf.isRaw || plan.layers[layer].nodes.count == 1 {
      let start = model.value(at: leaf.path)
      guard !leaf.statesStart, !leaf.isAdditive, !isCovered(leaf),
        model.hasParts(leaf.path.root), differsFromModel(start, at: leaf.path)
      else { continue }
      found.append(
        .startsFromMean(
          leaf, path(of: leaf), mean: text(start, at: leaf.path),
          of: leaf.path.root.axes.map { text(model.value(at: $0), at: $0) }
            .joined(separator: ", ")))
    }
  }
}

extension PropertyPath {
  fileprivate var isScaleOfSeveralAxes: Bool {
    guard case .transform(let field) = field else { return false }
    return field.mask & TransformField.scale.mask != 0 && field.mask.nonzeroBitCount > 1
  }
}

extension PropertyRoot {
  /// The paths of the scale along each axis.
  fileprivate var axes: [PropertyPath] {
    ["x", "y", "z"].compactMap { axis in
      PropertyCatalogue.code(of: "\(name).scale.\(axis)").flatMap(PropertyCatalogue.path)
    }
  }
}

extension Diagnostic {
  fileprivate static func startsFromMean(
    _ leaf: LintNode, _ path: String, mean: String, of scales: String
  ) -> Diagnostic {
    Diagnostic(
      id: "C-23", severity: .warning,
      message:
        "\(leaf.name) is one number for several axes: when it begins it jumps to \(mean), the mean "
        + "of the model's \(scales).",
      remedy: "Animate the scale of each axis by itself.", of: leaf, path: path)
  }
}
