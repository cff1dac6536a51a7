// The projection of a plane by a transform, from nine of its numbers, and its inverse.

/// A projective map between planes: lines stay lines.
package struct PlaneMap: Sendable {
  // Rows as in a transform: the contributions of x, y, and the origin to x, y, and w.
  private let x, y, origin: Vector3
  /// The determinant without the projection along the z-axis.
  private let full: Double

  private init(_ x: Vector3, _ y: Vector3, _ origin: Vector3) {
    (self.x, self.y, self.origin) = (x, y, origin)
    full = 0
  }

  /// Creates the map of the plane at a height z, projected along the z-axis.
  package init(_ transform: Transform3D, z: Double = 0) {
    let height = Vector3(transform.m31, transform.m32, transform.m34)
    let base = Vector3(transform.m41, transform.m42, transform.m44)
    x = Vector3(transform.m11, transform.m12, transform.m14)
    y = Vector3(transform.m21, transform.m22, transform.m24)
    origin = z == 0 ? base : base + height * z
    let lengthOfX = max(abs(transform.m11), abs(transform.m12), abs(transform.m13))
    let lengthOfY = max(abs(transform.m21), abs(transform.m22), abs(transform.m23))
    full = lengthOfX * lengthOfY * abs(origin.z)
  }

  /// Nine numbers: x, y, and w of the images of x, y, and the origin.
  package var numbers: [Double] { [x, y, origin].flatMap { [$0.x, $0.y, $0.z] } }

  /// Returns this map followed by another one.
  package func concatenated(with other: PlaneMap) -> PlaneMap {
    func image(_ row: Vector3) -> Vector3 {
      other.x * row.x + other.y * row.y + other.origin * row.z
    }
    return PlaneMap(image(x), image(y), image(origin))
  }

  /// Returns the image of a point; nil if it is not finite.
  ///
  /// - Parameters:
  ///   - pointX: The x-coordinate.
  ///   - pointY: The y-coordinate.
  ///   - least: The weight that the image must exceed; nil for any weight.
  package func seen(
    x pointX: Double, y pointY: Double, weight least: Double? = nil
  ) -> (x: Double, y: Double)? {
    let point = x * pointX + y * pointY + origin
    if let least, !(point.z > least) { return nil }
    let (seenX, seenY) = (point.x / point.z, point.y / point.z)
    return seenX.isFinite && seenY.isFinite ? (seenX, seenY) : nil
  }

  /// The inverse map; nil if several points have one image, as in an edge-on plane.
  ///
  /// Also nil if only rounding distinguishes them.
  package var inverse: PlaneMap? {
    let (acrossX, acrossY, acrossOrigin) = (y.cross(origin), origin.cross(x), x.cross(y))
    let determinant = x.dot(acrossX)
    // The same sum with positive products bounds the rounding error.
    let magnitude = x.positive.dot(y.positive.crossSum(origin.positive)) + full
    guard determinant.isNormal, abs(determinant) > 1e-15 * magnitude else { return nil }
    func row(_ index: Int) -> Vector3 {
      Vector3(acrossX[index], acrossY[index], acrossOrigin[index]) / determinant
    }
    let inverse = PlaneMap(row(0), row(1), row(2))
    let isFinite = inverse.x.isFinite && inverse.y.isFinite && inverse.origin.isFinite
    return isFinite ? inverse : nil
  }

  /// Returns whether the image is in front of the eye; called on the inverse map.
  package func isInFront(x pointX: Double, y pointY: Double) -> Bool {
    // The weights of a point in both directions are reciprocal.
    x.z * pointX + y.z * pointY + origin.z > 0
  }
}

extension SIMD3<Double> {
  /// Returns the cross product with all products added.
  fileprivate func crossSum(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z + z * other.y,
      z * other.x + x * other.z,
      x * other.y + y * other.x)
  }
}
