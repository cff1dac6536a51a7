// The door of the lints: what is odd about a resolved plan over the models of its layers.

extension Plan {
  /// Finds what is played as written and probably not meant.
  ///
  /// Looks at what was written as animation values, and not at what is refused or inert; what
  /// overlaps, jumps, never shows or snaps back at the end is told whoever wrote it.
  ///
  /// Complexity: O(n log n) in the animations, however deep they are nested.
  ///
  /// - Parameters:
  ///   - models: The model of each layer.
  ///   - circumstances: What else is known about the layers.
  /// - Returns: The findings, layer by layer.
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
