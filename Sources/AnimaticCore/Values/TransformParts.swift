// The components of a transform that key paths such as transform.rotation.z read and write.

/// A transform as scale, skew, rotation, translation, and perspective: M = S · K · R · T · P.
///
/// Angles are in radians, and R = Rx · Ry · Rz for row vectors. A scale is the length of its row,
/// as in P-7, even with a skew: the rows of K have length 1. Follows P-7, P-8, and P-9.
package struct TransformParts: Sendable, Hashable {
  package var scaleX = 1.0
  package var scaleY = 1.0
  package var scaleZ = 1.0
  package var skewXY = 0.0
  package var skewXZ = 0.0
  package var skewYZ = 0.0
  package var rotationX = 0.0
  package var rotationY = 0.0
  package var rotationZ = 0.0
  package var translationX = 0.0
  package var translationY = 0.0
  package var translationZ = 0.0
  /// The fourth column of P: m14, m24, m34, and m44 of a perspective that is applied last.
  package var perspectiveX = 0.0
  package var perspectiveY = 0.0
  package var perspectiveZ = 0.0
  package var perspectiveW = 1.0

  /// Creates the components of the identity.
  package init() {}

  /// Copies what no key path addresses (P-6): skew and perspective.
  package mutating func takeUnnamed(from other: TransformParts) {
    (skewXY, skewXZ, skewYZ) = (other.skewXY, other.skewXZ, other.skewYZ)
    (perspectiveX, perspectiveY) = (other.perspectiveX, other.perspectiveY)
    (perspectiveZ, perspectiveW) = (other.perspectiveZ, other.perspectiveW)
  }

  /// Normalizes each angle to -π…π.
  mutating func removeFullTurns() {
    // The remainder of 2π as a number would lose the rotation of a huge angle.
    func reduced(_ angle: Double) -> Double {
      guard abs(angle) > 1e6 else {
        return abs(angle) <= .pi ? angle : angle.remainder(dividingBy: 2 * .pi)
      }
      let (sine, cosine) = sineAndCosine(of: angle)
      return angleOfVector(x: cosine, y: sine)
    }
    (rotationX, rotationY) = (reduced(rotationX), reduced(rotationY))
    rotationZ = reduced(rotationZ)
  }

  /// Returns whether the numbers are equal up to rounding.
  func isClose(to other: TransformParts) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  /// Decomposes a transform; nil if impossible.
  ///
  /// Fails if a number is not finite, m44 is 0, or the three axes are coplanar. Mirrors read as a
  /// negative scale of x; angles are read with y in [-π/2, π/2] and x and z in (-π, π], so others
  /// come back as their alias. Follows P-7 and P-10.
  package init?(_ transform: Transform3D) {
    guard let found = TransformDecomposition(transform, mirror: .alongX) else { return nil }
    scaleX = found.scale.x
    scaleY = transform.row2.xyz.length
    scaleZ = transform.row3.xyz.length
    (skewXY, skewXZ, skewYZ) = (found.skew.x, found.skew.y, found.skew.z)
    (translationX, translationY, translationZ) = (transform.m41, transform.m42, transform.m43)
    (perspectiveX, perspectiveY) = (found.perspective.x, found.perspective.y)
    (perspectiveZ, perspectiveW) = (found.perspective.z, found.perspective.w)
    readRotation(found.axis1, found.axis2, found.axis3)
  }

  private mutating func readRotation(_ axis1: Vector3, _ axis2: Vector3, _ axis3: Vector3) {
    let cosineY = Vector3(axis1.x, axis1.y, 0).length
    rotationY = angleOfVector(x: cosineY, y: -axis1.z)
    if cosineY < TransformParts.gimbalCosine {
      rotationX = 0
      rotationZ = angleOfVector(x: axis2.y, y: -axis2.x)
    } else {
      rotationZ = angleOfVector(x: axis1.x, y: axis1.y)
      // P-7 has atan2(m23, m33). This is the same angle after undoing z, and it stays exact near
      // gimbal lock, where m23 and m33 both vanish.
      let (cosineZ, sineZ) = (axis1.x / cosineY, axis1.y / cosineY)
      rotationX = angleOfVector(
        x: cosineZ * axis2.y - sineZ * axis2.x,
        y: sineZ * axis3.x - cosineZ * axis3.y
      )
    }
  }

  /// Below this cosine of the y angle, x and z rotate about the same line and all of it counts as
  /// z.
  private static let gimbalCosine = 1e-10

  /// The matrix of the parts.
  ///
  /// Follows P-8.
  package var transform: Transform3D {
    let (axis1, axis2, axis3) = rotationAxes
    var row1 = axis1
    var row2 = axis2
    var row3 = axis3
    if skewXY != 0 || skewXZ != 0 || skewYZ != 0 {
      row2 += axis1 * skewXY
      row3 += axis1 * skewXZ + axis2 * skewYZ
      row2 /= row2.length
      row3 /= row3.length
    }
    row1 *= scaleX
    row2 *= scaleY
    row3 *= scaleZ
    return Transform3D(
      rows: row1, row2, row3,
      translation: Vector3(translationX, translationY, translationZ),
      perspective: Vector4(perspectiveX, perspectiveY, perspectiveZ, perspectiveW)
    )
  }

  /// The rows of Rx · Ry · Rz.
  private var rotationAxes: (Vector3, Vector3, Vector3) {
    let (sineZ, cosineZ) = sineAndCosine(of: rotationZ)
    if rotationX == 0 && rotationY == 0 {
      return (Vector3(cosineZ, sineZ, 0), Vector3(-sineZ, cosineZ, 0), Vector3(0, 0, 1))
    }
    let (sineX, cosineX) = sineAndCosine(of: rotationX)
    let (sineY, cosineY) = sineAndCosine(of: rotationY)
    return (
      Vector3(cosineY * cosineZ, cosineY * sineZ, -sineY),
      Vector3(
        sineX * sineY * cosineZ - cosineX * sineZ,
        sineX * sineY * sineZ + cosineX * cosineZ,
        sineX * cosineY),
      Vector3(
        cosineX * sineY * cosineZ + sineX * sineZ,
        cosineX * sineY * sineZ - sineX * cosineZ,
        cosineX * cosineY)
    )
  }
}
