// The interpolation of two transforms: in the plane (V-4), in space (V-5), or by numbers.

/// The interpolation from one transform to another.
struct ReferenceInterpolation {
  let from: [Double]
  let to: [Double]

  /// The transform at a fraction; its margin is 0 if rounding decides the direction of rotation.
  func value(at fraction: Double) -> ReferenceValue {
    // At the ends there is nothing to mix.
    if fraction == 0 { return ReferenceValue(from, .transform) }
    if fraction == 1 { return ReferenceValue(to, .transform) }
    var result = ReferenceValue([], .transform)
    if Self.isPlanar(from), Self.isPlanar(to) {
      if let start = ReferencePlanar(from), let end = ReferencePlanar(to) {
        (result.numbers, result.margin) = start.mixed(with: end, at: fraction)
        return result
      }
    } else if let start = ReferenceSpatial(from), let end = ReferenceSpatial(to) {
      (result.numbers, result.margin) = start.mixed(with: end, at: fraction)
      return result
    }
    result.numbers = zip(from, to).map { $0 * (1 - fraction) + $1 * fraction }
    return result
  }

  /// V-4's condition with a tolerance for the rounding of products of rotations about z.
  private static func isPlanar(_ m: [Double]) -> Bool {
    let rest = [2, 3, 6, 7, 8, 9, 10, 11, 14, 15]
    return rest.allSatisfy { abs(m[$0] - ReferenceMatrix.identity[$0]) <= 1e-12 }
  }
}
