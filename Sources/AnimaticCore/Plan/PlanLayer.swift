// One layer of a plan.

/// One layer of a plan.
package struct PlanLayer: Sendable {
  package let id: LayerID?
  /// The name in dumps.
  package let label: String
  /// The nodes of the layer.
  package var nodes: Range<Int>
  /// The roots of the layer.
  package var roots: Range<Int32>
}
