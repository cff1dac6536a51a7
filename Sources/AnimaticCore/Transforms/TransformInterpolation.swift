// The choice of interpolation for two transforms, with exact ends.

/// The interpolation between two transforms, decomposed once.
protocol TransformWay: Sendable {
  /// Returns the transform at a fraction; outside 0 to 1 it extrapolates (V-3).
  func value(at fraction: Double) -> Transform3D
}

/// Two transforms prepared for interpolation at many fractions.
///
/// Planar transforms are interpolated by V-4, others by V-5. If a transform is singular, has m44 =
/// 0, or is not finite, every number is interpolated individually.
package struct TransformInterpolation: Sendable {
  package let from: Transform3D
  package let to: Transform3D
  let way: Way

  enum Way: Sendable {
    case planar(PlanarInterpolation)
    case rigid(RigidInterpolation)
    case spatial(SpatialInterpolation)
    case numberByNumber(MatrixInterpolation)
  }

  package init(from: Transform3D, to: Transform3D) {
    self.from = from
    self.to = to
    if from.isPlanar, to.isPlanar {
      if let planar = PlanarInterpolation(from: from, to: to) {
        way = .planar(planar)
        return
      }
    } else if let spatial = SpatialInterpolation(from: from, to: to) {
      way = spatial.isRigid ? .rigid(spatial.rigid) : .spatial(spatial)
      return
    }
    way = .numberByNumber(MatrixInterpolation(from: from, to: to))
  }

  /// The absolute rotation angle in radians; 0 without a rotation.
  package var turn: Double {
    switch way {
    case .planar(let way): way.turn
    case .rigid(let way): way.rotation.turn
    case .spatial(let way): way.rigid.rotation.turn
    case .numberByNumber: 0
    }
  }

  /// Returns the transform at a fraction; outside 0 to 1 it extrapolates (V-3).
  ///
  /// At exactly 0 and 1 it is exactly `from` and `to`.
  package func value(at fraction: Double) -> Transform3D {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    switch way {
    case .planar(let way): return way.value(at: fraction)
    case .rigid(let way): return way.value(at: fraction)
    case .spatial(let way): return way.value(at: fraction)
    case .numberByNumber(let way): return way.value(at: fraction)
    }
  }
}

/// Two transforms interpolated number by number.
struct MatrixInterpolation: TransformWay {
  let from: Transform3D
  let to: Transform3D

  func value(at fraction: Double) -> Transform3D {
    Transform3D(
      from.row1 + (to.row1 - from.row1) * fraction, from.row2 + (to.row2 - from.row2) * fraction,
      from.row3 + (to.row3 - from.row3) * fraction, from.row4 + (to.row4 - from.row4) * fraction)
  }
}

extension Transform3D {
  /// Returns the interpolation to another transform.
  ///
  /// Follows V-3, V-4 and V-5.
  ///
  /// For many fractions of one pair, keep a `TransformInterpolation`.
  package func interpolated(to end: Transform3D, at fraction: Double) -> Transform3D {
    TransformInterpolation(from: self, to: end).value(at: fraction)
  }

  /// Affine up to rounding: a product of rotations about z may miss 1 by its last digit, which must
  /// not select another interpolation.
  fileprivate var isPlanar: Bool {
    func isNothing(_ number: Double) -> Bool { abs(number) <= 1e-12 }
    return isNothing(m13) && isNothing(m14) && isNothing(m23) && isNothing(m24)
      && isNothing(m31) && isNothing(m32) && isNothing(m33 - 1) && isNothing(m34)
      && isNothing(m43) && isNothing(m44 - 1)
  }
}
