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

/// What the lints know besides a plan and its models.
package struct LintCircumstances: Sendable {
  /// Where the animations were written: a remedy speaks of what can be written there.
  package enum Writer: Sendable { case composition, layer }

  package var writer = Writer.composition
  /// By listener: whether it waits for the end.
  package var hearsEnd: [Bool] = []
  /// Whether what stands in no group has a key, by which it can be removed.
  package var hasKeys = true
  /// What other animations of the layer show: there the model need not be what shows.
  package var covered: Set<PropertyRoot> = []

  package init() {}
}
