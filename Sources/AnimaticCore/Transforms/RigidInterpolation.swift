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

  @inline(__always)
  func value(at fraction: Double) -> Transform3D {
    let (axis1, axis2, axis3) = rotation.rows(at: fraction)
    let scale = scale(at: fraction)
    return Transform3D(
      Vector4(axis1 * scale.x, 0), Vector4(axis2 * scale.y, 0), Vector4(axis3 * scale.z, 0),
      Vector4(translation(at: fraction), 1))
  }

  // MARK: What a way with more to it is made of

  @inline(__always)
  func scale(at fraction: Double) -> Vector3 { scale + scaleChange * fraction }

  @inline(__always)
  func translation(at fraction: Double) -> Vector3 { translation + translationChange * fraction }
}
