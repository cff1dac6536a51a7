// Owns the choice between the ways to mix two transforms, and the promise about both ends.
// The ways themselves are PlanarInterpolation and SpatialInterpolation.

/// The way from one transform to another, taken apart once.
protocol TransformWay: Sendable {
  /// How far it turns, in radians, whatever the direction: 0 to π.
  var turn: Double { get }

  /// The transform at a fraction, which may lie outside 0 to 1 and then extrapolates (V-3).
  func value(at fraction: Double) -> Transform3D
}

/// Two transforms prepared once, to be mixed at many fractions.
///
/// Two transforms of the plane mix by V-4, others by V-5. Where a side is singular, has m44 = 0 or
/// holds a number that is not finite, every number is mixed for itself.
package struct TransformInterpolation: Sendable, Equatable {
  package let from: Transform3D
  package let to: Transform3D
  let way: Way

  enum Way: Sendable, Equatable {
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

  /// How far the way turns, in radians, whatever the direction; 0 where it does not turn.
  package var turn: Double {
    switch way {
    case .planar(let way): way.turn
    case .rigid(let way): way.turn
    case .spatial(let way): way.turn
    case .numberByNumber(let way): way.turn
    }
  }

  /// The transform at a fraction, which may lie outside 0 to 1 and then extrapolates (V-3).
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

/// Two transforms of which every number is mixed for itself.
struct MatrixInterpolation: TransformWay, Equatable {
  let from: Transform3D
  let to: Transform3D

  var turn: Double { 0 }

  func value(at fraction: Double) -> Transform3D {
    from.mixedNumberByNumber(with: to, at: fraction)
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
