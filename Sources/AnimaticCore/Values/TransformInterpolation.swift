// Owns the choice between the ways to mix two transforms, and the promise about both ends.
// The ways themselves are PlanarInterpolation and SpatialInterpolation.

/// Two transforms prepared once, to be mixed at many fractions.
///
/// Two transforms of the plane mix by V-4, others by V-5. Where a side is singular, has m44 = 0 or
/// holds a number that is not finite, every number is mixed for itself.
package struct TransformInterpolation: Sendable, Equatable {
  package let from: Transform3D
  package let to: Transform3D
  private let way: Way

  private enum Way: Sendable, Equatable {
    case planar(PlanarInterpolation)
    case spatial(SpatialInterpolation)
    case numberByNumber
  }

  package init(from: Transform3D, to: Transform3D) {
    self.from = from
    self.to = to
    if from.isPlanar && to.isPlanar {
      way = PlanarInterpolation(from: from, to: to).map { .planar($0) } ?? .numberByNumber
    } else {
      way = SpatialInterpolation(from: from, to: to).map { .spatial($0) } ?? .numberByNumber
    }
  }

  /// How far the way turns, in radians, whatever the direction; 0 where it does not turn.
  package var turn: Double {
    switch way {
    case .planar(let planar): abs(planar.turn)
    case .spatial(let spatial): spatial.turn
    case .numberByNumber: 0
    }
  }

  /// The transform at a fraction, which may lie outside 0 to 1 and then extrapolates (V-3).
  ///
  /// At exactly 0 and 1 it is exactly `from` and `to`.
  package func value(at fraction: Double) -> Transform3D {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    switch way {
    case .planar(let planar): return planar.value(at: fraction)
    case .spatial(let spatial): return spatial.value(at: fraction)
    case .numberByNumber: return from.mixedNumberByNumber(with: to, at: fraction)
    }
  }
}

extension Transform3D {
  /// The transform on the way to another one.
  ///
  /// Follows V-3, V-4 and V-5.
  ///
  /// For many fractions of one pair, keep a `TransformInterpolation`.
  package func interpolated(to end: Transform3D, at fraction: Double) -> Transform3D {
    TransformInterpolation(from: self, to: end).value(at: fraction)
  }

  /// Affine but for rounding: a product of turns about z may miss 1 by its last digit, and must
  /// not jump to the other way of mixing for that.
  fileprivate var isPlanar: Bool {
    func isNothing(_ number: Double) -> Bool { abs(number) <= 1e-12 }
    return isNothing(m13) && isNothing(m14) && isNothing(m23) && isNothing(m24)
      && isNothing(m31) && isNothing(m32) && isNothing(m33 - 1) && isNothing(m34)
      && isNothing(m43) && isNothing(m44 - 1)
  }
}
