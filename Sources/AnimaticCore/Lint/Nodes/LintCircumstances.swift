// Facts for the lints besides a plan and its models.

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

  package init() {}
}
