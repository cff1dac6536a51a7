// The decomposition of a matrix into scale, skew, rotation matrix, translation, and perspective.

/// The factors of a matrix M = S · K · R · T · P, for row vectors.
///
/// S is a scale; K has the skews below its diagonal of ones; R is a rotation, always right-handed;
/// T is a translation; P is the identity but for its fourth column.
struct TransformDecomposition {
  /// The axes of negative scales if the matrix mirrors, which the matrix does not determine.
  enum Mirror {
    case alongX
    case alongAll
  }

  var scale: Vector3
  /// The skews xy, xz and yz.
  var skew: Vector3
  var axis1, axis2, axis3: Vector3
  var translation: Vector3
  /// The fourth column of P.
  var perspective: Vector4

  /// Fails if a number is not finite, m44 is 0, or the first three rows are coplanar.
  init?(_ t: Transform3D, mirror: Mirror) {
    guard t.isFinite, t.m44 != 0 else { return nil }
    let (row1, row2, row3) = (t.row1.xyz, t.row2.xyz, t.row3.xyz)
    let (length1, length2, length3) = (row1.length, row2.length, row3.length)
    guard length1 > 0, length2 > 0, length3 > 0 else { return nil }

    // Gram–Schmidt with a second pass that keeps nearly parallel rows orthogonal.
    axis1 = row1 / length1
    var along1 = row2.dot(axis1)
    var rest = row2 - axis1 * along1
    let correction = rest.dot(axis1)
    along1 += correction
    rest -= axis1 * correction
    let height2 = rest.length
    guard height2 > TransformDecomposition.flatness * length2 else { return nil }
    axis2 = rest / height2
    axis3 = axis1.cross(axis2)
    let signedHeight3 = row3.dot(axis3)
    let height3 = abs(signedHeight3)
    guard height3 > TransformDecomposition.flatness * length3 else { return nil }

    scale = Vector3(length1, height2, height3)
    skew = Vector3(along1 / height2, row3.dot(axis1) / height3, row3.dot(axis2) / height3)
    skew.replace(with: 0, where: skew.positive .<= TransformDecomposition.rounding)
    translation = t.row4.xyz
    perspective = Vector4(0, 0, 0, t.m44)
    if signedHeight3 < 0 { putMirror(mirror) }
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
      solvePerspective(Vector3(t.m14, t.m24, t.m34), weight: t.m44)
    }
    guard scale.isFinite, skew.isFinite, perspective.isFinite else { return nil }
  }

  /// Smaller relative values are rounding errors of zero.
  private static let rounding = 1e-15

  /// Below this sine between an axis and the others, the axes count as coplanar: the remaining
  /// height is a rounding error, and dividing by it makes noise.
  private static let flatness = 1e-12

  /// Converts left-handed axes (axis3 still points to the wrong side) to a rotation.
  private mutating func putMirror(_ mirror: Mirror) {
    switch mirror {
    case .alongX:
      scale.x = -scale.x
      axis1 = -axis1
      axis3 = -axis3
      skew.x = -skew.x
      skew.y = -skew.y
    case .alongAll:
      scale = -scale
      axis1 = -axis1
      axis2 = -axis2
    }
  }

  /// Solves S · K · R · p = column for the first three numbers of P's column, then the fourth.
  private mutating func solvePerspective(_ column: Vector3, weight: Double) {
    let unscaled = column / scale
    let first = unscaled.x
    let second = unscaled.y - skew.x * first
    let third = unscaled.z - skew.y * first - skew.z * second
    let solved = axis1 * first + axis2 * second + axis3 * third
    perspective = Vector4(solved, weight - translation.dot(solved))
  }
}

extension SIMD4<Double> {
  var xyz: Vector3 { Vector3(x, y, z) }
}
