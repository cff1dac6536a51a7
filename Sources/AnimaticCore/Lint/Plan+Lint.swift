// The entry points of the lints.

/// Facts for the lints besides a plan and its models.
package struct LintCircumstances: Sendable {
  /// The API that added the animations, which determines the remedy.
  package enum Writer: Sendable { case composition, layer }

  package var writer = Writer.composition
  /// By observer: whether it observes the end.
  package var observesEnd: [Bool] = []
  /// Whether top-level animations have a key by which they can be removed.
  package var hasKeys = true
  /// The properties determined by other animations of the layer, where the model may be hidden.
  package var covered: Set<PropertyRoot> = []
  /// The animations with a start that was already reported, which therefore jump.
  var lostStarts: Set<Int> = []

  package init() {}
}

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
      let lint = LayerLint(self, layer: layer, model: model, circumstances)
      lint.lintEntries()
      lint.lintInTime()
      lint.findSnapsBack(in: settled)
      return lint.found
    }
  }

  /// The plan with settled springs at their targets: their remaining distance is invisible.
  private var settled: Plan {
    var settled = self
    for index in nodes.indices
    where nodes[index].record.kind == .spring && !nodes[index].record.isCutOff(in: pool) {
      settled.nodes[index].record.flags.remove(.raw)
    }
    return settled
  }
}

extension Diagnostic {
  /// The id of a start that a reversed or trimmed part loses.
  package static let lostStartID = "C-48"
}

extension Timeline {
  /// The diagnostics of the timeline, in the order in which they were found.
  ///
  /// Diagnostics of the compiler come first, then those of the lints.
  ///
  /// - Complexity: O(n log n) in the animations for each call.
  public var diagnostics: [Diagnostic] {
    // Every attached animation has a key.
    var circumstances = LintCircumstances()
    circumstances.observesEnd = notes.observations.map { $0.events.contains(.end) }
    circumstances.lostStarts = Set(
      notes.diagnostics.filter { $0.id == Diagnostic.lostStartID }.flatMap(\.nodes))
    return (notes.diagnostics + plan.lint(models: models, circumstances)).withoutRepeats
  }
}
