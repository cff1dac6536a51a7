// The entry point of the lints over a resolved plan and the models of its layers.

extension Plan {
  /// Returns diagnostics for animations that are valid but probably unintended.
  ///
  /// Examines animation values, except rejected and inert ones. Overlaps, jumps, invisible
  /// animations, and snap-backs are reported for every animation.
  ///
  /// Complexity: O(n log n) in the animations, however deep they are nested.
  ///
  /// - Parameters:
  ///   - models: The model of each layer.
  ///   - circumstances: Other facts about the layers.
  /// - Returns: The diagnostics, layer by layer.
  package func lint(
    models: [LayerValues], _ circumstances: LintCircumstances = LintCircumstances()
  ) -> [Diagnostic] {
    let settled = settled
    return zip(layers.indices, models).flatMap { layer, model -> [Diagnostic] in
      var lint = LayerLint(self, layer: layer, model: model, circumstances)
      lint.lookAtEntries()
      lint.findInTime()
      lint.findSnapsBack(in: settled)
      return lint.found
    }
  }
}
