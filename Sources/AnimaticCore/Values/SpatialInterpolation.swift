// Owns the way between two transforms of space: parts mixed number by number, the rotation on its
// arc. It gives up on transforms that cannot be taken apart.

/// Two transforms, taken apart once and ready to be mixed.
///
/// Follows V-5.
struct SpatialInterpolation: Sendable, Equatable {
  private var scale, scaleChange: Vector3
  private var skew, skewChange: Vector3
  private var translation, translationChange: Vector3
  private var perspective, perspectiveChange: Vector4
  private var rotation: RotationArc

  /// Nil where a side is singular, has m44 = 0 or numbers that are not finite.
  init?(from: Transform3D, to: Transform3D) {
    guard
      let start = TransformDecomposition(from.dividedByWeight, mirror: .alongAll),
      let end = TransformDecomposition(to.dividedByWeight, mirror: .alongAll)
    else { return nil }
    (scale, scaleChange) = (start.scale, end.scale - start.scale)
    (skew, skewChange) = (start.skew, end.skew - start.skew)
    (translation, translationChange) = (start.translation, end.translation - start.translation)
    (perspective, perspectiveChange) = (start.perspective, end.perspective - start.perspective)
    rotation = RotationArc(
      from: (start.axis1, start.axis2, start.axis3), to: (end.axis1, end.axis2, end.axis3))
  }

  /// How far the way turns, in radians: 0 to π.
  var turn: Double { rotation.turn }

  func value(at fraction: Double) -> Transform3D {
    let scale = scale + scaleChange * fraction
    let skew = skew + skewChange * fraction
    let (axis1, axis2, axis3) = rotation.rows(at: fraction)
    return Transform3D(
      rows: axis1 * scale.x,
      (axis2 + axis1 * skew.x) * scale.y,
      (axis3 + axis1 * skew.y + axis2 * skew.z) * scale.z,
      translation: translation + translationChange * fraction,
      perspective: perspective + perspectiveChange * fraction
    )
  }
}

extension Transform3D {
  /// The same transform with m44 = 1.
  ///
  /// Not finite where m44 is 0.
  fileprivate var dividedByWeight: Transform3D {
    m44 == 1 ? self : Transform3D(row1 / m44, row2 / m44, row3 / m44, row4 / m44)
  }
}
