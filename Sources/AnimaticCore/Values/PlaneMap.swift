// Owns what a transform does to the points of one plane, as they are seen in another: nine of its
// numbers, projected, and the way back.

/// A map of a plane to a plane: lines stay lines, and what is far away may be seen smaller.
package struct PlaneMap: Sendable {
  // Rows as in a transform: what x, y and the origin add to x, y and w.
  private let x, y, origin: Vector3
  /// What the determinant would be were nothing lost by looking along the z-axis.
  private let full: Double

  private init(_ x: Vector3, _ y: Vector3, _ origin: Vector3) {
    (self.x, self.y, self.origin) = (x, y, origin)
    full = 0
  }

  /// What a transform does to the plane at a height z, seen along the z-axis.
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

  /// Where a point is seen; nil where nothing finite is.
  package func seen(x pointX: Double, y pointY: Double) -> (x: Double, y: Double)? {
    let point = x * pointX + y * pointY + origin
    let (seenX, seenY) = (point.x / point.z, point.y / point.z)
    return seenX.isFinite && seenY.isFinite ? (seenX, seenY) : nil
  }

  /// The way back; nil where several points are seen as one, as all are that are seen edge-on.
  ///
  /// That is also so where only rounding keeps them apart.
  package var inverse: PlaneMap? {
    let (acrossX, acrossY, acrossOrigin) = (y.cross(origin), origin.cross(x), x.cross(y))
    let determinant = x.dot(acrossX)
    // The same sum with every product positive says how large its rounding error may be.
    let magnitude = x.positive.dot(y.positive.crossSum(origin.positive)) + full
    guard determinant.isNormal, abs(determinant) > 1e-15 * magnitude else { return nil }
    func row(_ index: Int) -> Vector3 {
      Vector3(acrossX[index], acrossY[index], acrossOrigin[index]) / determinant
    }
    let inverse = PlaneMap(row(0), row(1), row(2))
    let isFinite = inverse.x.isFinite && inverse.y.isFinite && inverse.origin.isFinite
    return isFinite ? inverse : nil
  }

  /// Whether what is seen at a point is in front of the eye; asked of the way back.
  package func isInFront(x pointX: Double, y pointY: Double) -> Bool {
    // The weights of a point on both ways are each other's inverse.
    x.z * pointX + y.z * pointY + origin.z > 0
  }
}

extension SIMD3<Double> {
  fileprivate var positive: Vector3 { replacing(with: -self, where: self .< 0) }

  /// The cross product with every product added.
  fileprivate func crossSum(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z + z * other.y,
      z * other.x + x * other.z,
      x * other.y + y * other.x)
  }
}
