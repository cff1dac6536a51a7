// Interpolation of planar transforms: a rotation, two scales, a remainder. Fails for singular
// transforms.

/// Two planar transforms, decomposed once for interpolation.
///
/// Follows V-4.
struct PlanarInterpolation: TransformWay {
  private var start: Parts
  private var change: Parts

  /// Fails if a transform is singular or not finite.
  init?(from: Transform3D, to: Transform3D) {
    guard var start = Parts(from), var end = Parts(to) else { return nil }
    if (start.scale.x < 0 && end.scale.y < 0) || (start.scale.y < 0 && end.scale.x < 0) {
      // Mirrors along different axes equal no mirror and a half turn.
      start.scale = -start.scale
      start.angle += start.angle < 0 ? .pi : -.pi
    }
    let fullTurn = 2 * Double.pi
    if start.angle == 0 { start.angle = fullTurn }
    if end.angle == 0 { end.angle = fullTurn }
    if abs(start.angle - end.angle) > .pi {
      if start.angle > end.angle { start.angle -= fullTurn } else { end.angle -= fullTurn }
    }
    if start.angle == fullTurn || end.angle == fullTurn {
      // Subtracting a full turn on both sides is equivalent, and its zero is exact.
      start.angle -= fullTurn
      end.angle -= fullTurn
    }
    self.start = start
    change = Parts(
      translation: end.translation - start.translation,
      scale: end.scale - start.scale,
      angle: end.angle - start.angle,
      rest: end.rest - start.rest
    )
  }

  var turn: Double { abs(change.angle) }

  func value(at fraction: Double) -> Transform3D {
    let translation = start.translation + change.translation * fraction
    let scale = start.scale + change.scale * fraction
    let rest = start.rest + change.rest * fraction
    let (sine, cosine) = sineAndCosine(of: start.angle + change.angle * fraction)
    return Transform3D(
      affine: scale.x * (cosine * rest.x + sine * rest.z),
      b: scale.x * (cosine * rest.y + sine * rest.w),
      c: scale.y * (cosine * rest.z - sine * rest.x),
      d: scale.y * (cosine * rest.w - sine * rest.y),
      tx: translation.x,
      ty: translation.y
    )
  }

  /// The rows are diag(scale) · Rot(angle) · rest.
  private struct Parts {
    var translation: SIMD2<Double>
    var scale: SIMD2<Double>
    var angle: Double
    /// The remainder besides scale and rotation: two rows of two numbers, the identity without
    /// shear.
    var rest: Vector4

    init(translation: SIMD2<Double>, scale: SIMD2<Double>, angle: Double, rest: Vector4) {
      (self.translation, self.scale, self.angle, self.rest) = (translation, scale, angle, rest)
    }

    init?(_ t: Transform3D) {
      let determinant = t.m11 * t.m22 - t.m12 * t.m21
      let magnitude = abs(t.m11 * t.m22) + abs(t.m12 * t.m21)
      // Products of a singular matrix leave a small remainder, and dividing by it makes noise.
      guard determinant.isFinite, abs(determinant) > 1e-12 * magnitude else { return nil }
      var scale = SIMD2(Vector3(t.m11, t.m12, 0).length, Vector3(t.m21, t.m22, 0).length)
      if determinant < 0 {
        if t.m11 < t.m22 { scale.x = -scale.x } else { scale.y = -scale.y }
      }
      let (cosine, sine) = (t.m11 / scale.x, t.m12 / scale.x)
      let (x, y) = (t.m21 / scale.y, t.m22 / scale.y)
      self.init(
        translation: SIMD2(t.m41, t.m42),
        scale: scale,
        angle: angleOfVector(x: cosine, y: sine),
        rest: Vector4(
          cosine * cosine - sine * x, cosine * sine - sine * y,
          sine * cosine + cosine * x, sine * sine + cosine * y)
      )
    }
  }
}
