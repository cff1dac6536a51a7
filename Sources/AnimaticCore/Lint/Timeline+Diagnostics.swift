// The diagnostics of a timeline.

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
    return (notes.findings + plan.lint(models: models, circumstances)).withoutRepeats
  }
}
