// Everything that can be found out about a timeline.

extension Timeline {
  /// Everything that is wrong with the timeline, in the order in which it was found.
  ///
  /// First what was found while it was compiled, then what is played as written and probably not
  /// meant.
  ///
  /// - Complexity: O(n log n) in the animations, at each call.
  public var diagnostics: [Diagnostic] {
    // Everything that is attached has a key.
    var circumstances = LintCircumstances()
    circumstances.hearsEnd = notes.heard.map { $0.events.contains(.end) }
    return (notes.findings + plan.lint(models: models, circumstances)).withoutRepeats
  }
}
