// Interpolation of spatial transforms: components linearly, the rotation on its arc. Fails if not
// decomposable.

/// Two transforms, decomposed once for interpolation.
///
/// Follows V-5.
struct SpatialInterpolation: TransformWay {
  /// The complete interpolation if ``isRigid``.
  let rigid: RigidInterpolation
  private var skew, skewChange: Vector3
  private var perspective, perspectiveChange: Vector4

  /// Fails if a transform is singular, has m44 = 0, or is not finite.
  init?(from: Transform3D, to: Transform3D) {
    guard
      let start = TransformDecomposition(from.dividedByWeight, mirror: .alongAll),
      let end = TransformDecomposition(to.dividedByWeight, mirror: .alongAll)
    else { return nil }
    rigid = RigidInterpolation(from: start, to: end)
    (skew, skewChange) = (start.skew, end.skew - start.skew)
    (perspective, perspectiveChange) = (start.perspective, end.perspective - start.perspective)
  }

  /// Whether there is neither skew nor perspective.
  var isRigid: Bool {
    skew == .zero && skewChange == .zero && perspective == Vector4(0, 0, 0, 1)
      && perspectiveChange == .zero
  }

  func value(at fraction: Double) -> Transform3D {
    let scale = rigid.scale(at: fraction)
    let skew = skew + skewChange * fraction
    let (axis1, axis2, axis3) = rigid.rotation.rows(at: fraction)
    return Transform3D(
      rows: axis1 * scale.x,
      (axis2 + axis1 * skew.x) * scale.y,
      (axis3 + axis1 * skew.y + axis2 * skew.z) * scale.z,
      translation: rigid.translation(at: fraction),
      perspective: perspective + perspectiveChange * fraction
    )
  }
}

extension Transform3D {
  /// The transform normalized to m44 = 1.
  ///
  /// Not finite where m44 is 0.
  fileprivate var dividedByWeight: Transform3D {
    m44 == 1 ? self : Transform3D(row1 / m44, row2 / m44, row3 / m44, row4 / m44)
  }
}

// Interpolation of transforms with only scale, rotation, and translation, the common case.

/// Scale, rotation, and translation of two transforms, prepared for interpolation.
///
/// Follows V-5.
struct RigidInterpolation: TransformWay {
  private var scale, scaleChange: Vector3
  private var translation, translationChange: Vector3
  let rotation: RotationArc

  init(from start: TransformDecomposition, to end: TransformDecomposition) {
    (scale, scaleChange) = (start.scale, end.scale - start.scale)
    (translation, translationChange) = (start.translation, end.translation - start.translation)
    rotation = RotationArc(
      from: (start.axis1, start.axis2, start.axis3), to: (end.axis1, end.axis2, end.axis3))
  }

  func value(at fraction: Double) -> Transform3D {
    let (axis1, axis2, axis3) = rotation.rows(at: fraction)
    let scale = scale(at: fraction)
    return Transform3D(
      Vector4(axis1 * scale.x, 0), Vector4(axis2 * scale.y, 0), Vector4(axis3 * scale.z, 0),
      Vector4(translation(at: fraction), 1))
  }

  // MARK: Components, for SpatialInterpolation

  func scale(at fraction: Double) -> Vector3 { scale + scaleChange * fraction }

  func translation(at fraction: Double) -> Vector3 { translation + translationChange * fraction }
}
