// One animated property of a plan.

/// One animated property of one layer.
package struct PlanRoot: Sendable {
  package let root: PropertyRoot
  package let layer: Int32
  /// The offset of its block in a frame, or its index among the frame's shaped values.
  package let offset: Int32
}
