// The values of a layer as a list of numbers, and their comparison.

package import AnimaticCore

extension LayerValues {
  /// The components of the position, the opacity, the corner radius, the border width, the z
  /// position and the transform.
  package var numbers: [Double] {
    position.components + [opacity, cornerRadius, borderWidth, zPosition] + transform.components
  }
}

/// Whether two lists have the same count and equal numbers within an error relative to the second,
/// and within the same absolute error below 1.
package func isNear(_ first: [Double], _ second: [Double], within error: Double = 1e-9) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { abs($0 - $1) <= error * max(1, abs($1)) }
}
