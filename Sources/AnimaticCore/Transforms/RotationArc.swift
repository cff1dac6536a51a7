// The shorter arc between two rotations as quaternions, with rotation matrices as rows.

/// Two rotations and the arc between them.
///
/// Follows V-5.
struct RotationArc: Sendable {
  private var start: Vector4
  /// Orthogonal to the start on the arc; for linear interpolation, the difference to the end.
  private var heading: Vector4
  /// The length of the arc in radians, or 0 for linear interpolation.
  private var angle: Double

  init(
    from start: (Vector3, Vector3, Vector3), to end: (Vector3, Vector3, Vector3)
  ) {
    let first = quaternion(start.0, start.1, start.2)
    var last = quaternion(end.0, end.1, end.2)
    var cosine = (first * last).sum()
    if cosine < 0 {
      last = -last
      cosine = -cosine
    }
    self.start = first
    if cosine > RotationArc.nearlyEqual {
      heading = last - first
      angle = 0
    } else {
      let across = last - first * cosine
      let sine = (across * across).sum().squareRoot()
      heading = across / sine
      angle = angleOfVector(x: cosine, y: sine)
    }
  }

  /// The angle of the rotation in radians: twice the arc of its quaternion.
  var turn: Double { 2 * angle }

  /// Above this cosine, V-5 interpolates linearly and normalizes.
  private static let nearlyEqual = 0.9995

  /// Returns the rows of the rotation at a fraction; beyond 0 and 1 the arc continues.
  func rows(at fraction: Double) -> (Vector3, Vector3, Vector3) {
    var q: Vector4
    if angle == 0 {
      q = start + heading * fraction
      q /= (q * q).sum().squareRoot()
    } else {
      let (sine, cosine) = sineAndCosine(of: angle * fraction)
      q = start * cosine + heading * sine
    }
    let twice = q + q
    let (xx, yy, zz) = (q.x * twice.x, q.y * twice.y, q.z * twice.z)
    let (xy, yz, zx) = (q.x * twice.y, q.y * twice.z, q.z * twice.x)
    let (xw, yw, zw) = (q.x * twice.w, q.y * twice.w, q.z * twice.w)
    return (
      Vector3(1 - yy - zz, xy + zw, zx - yw),
      Vector3(xy - zw, 1 - zz - xx, yz + xw),
      Vector3(zx + yw, yz - xw, 1 - xx - yy)
    )
  }
}

/// Returns the quaternion (x, y, z, w) of a rotation from its rows.
///
/// The largest component is computed first, so no divisor is small.
private func quaternion(_ row1: Vector3, _ row2: Vector3, _ row3: Vector3) -> Vector4 {
  let (x, y, z) = (row1.x, row2.y, row3.z)
  let (turnX, turnY, turnZ) = (row2.z - row3.y, row3.x - row1.z, row1.y - row2.x)
  let (sumXY, sumYZ, sumZX) = (row1.y + row2.x, row2.z + row3.y, row3.x + row1.z)
  let q: Vector4
  if x + y + z > 0 {
    q = Vector4(turnX, turnY, turnZ, 1 + x + y + z)
  } else if x >= y && x >= z {
    q = Vector4(1 + x - y - z, sumXY, sumZX, turnX)
  } else if y >= z {
    q = Vector4(sumXY, 1 + y - z - x, sumYZ, turnY)
  } else {
    q = Vector4(sumZX, sumYZ, 1 + z - x - y, turnZ)
  }
  return q / (q * q).sum().squareRoot()
}
