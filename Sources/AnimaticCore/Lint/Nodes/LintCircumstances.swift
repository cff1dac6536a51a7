// What the lints know besides a plan and its models.

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
