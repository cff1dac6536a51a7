// The aspects of a case that are recorded and compared.

/// An aspect of a case.
package enum Aspect: String, Sendable, CaseIterable {
  /// The dump of the composition.
  case dump
  /// The chart of the composition.
  case chart
  /// The diagnostics of the composition.
  case diagnostics
  /// The log of a run on a stage.
  case events
  /// The values of all layers at 200 instants.
  case values
}
