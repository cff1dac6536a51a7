// The determinant, the inverse, and the criterion for singular transforms.

extension Transform3D {
  /// The factor by which the transform scales volumes; negative if it mirrors.
  ///
  /// ```swift
  /// Transform3D.scale(x: 2, y: 3, z: -1).determinant  // -6
  /// ```
  public var determinant: Double { PairMinors(of: self, sign: -1).determinant }

  /// Returns the inverse transform; a singular transform returns itself.
  ///
  /// A transform also counts as singular if its determinant is nonzero only by rounding, or
  /// overflows a double. Follows V-8.
  ///
  /// ```swift
  /// Transform3D.translation(x: 10).inverted().m41  // -10
  /// Transform3D.scale(x: 0).inverted()             // scale(0, 1)
  /// ```
  public func inverted() -> Transform3D { inverse ?? self }

  /// Whether the transform has no inverse.
  package var isSingular: Bool { inverse == nil }

  package var inverse: Transform3D? {
    let minors = PairMinors(of: self, sign: -1)
    let determinant = minors.determinant
    // The same sum with positive products bounds the rounding error.
    let magnitude = PairMinors(of: withPositiveNumbers, sign: 1).permanent
    guard determinant.isNormal, abs(determinant) > 1e-15 * magnitude else { return nil }
    let inverse = minors.adjugate(of: self).scaledWhole(by: 1 / determinant)
    return inverse.isFinite ? inverse : nil
  }

  private var withPositiveNumbers: Transform3D {
    func positive(_ row: Vector4) -> Vector4 { row.replacing(with: -row, where: row .< 0) }
    return Transform3D(positive(row1), positive(row2), positive(row3), positive(row4))
  }

  private func scaledWhole(by factor: Double) -> Transform3D {
    Transform3D(row1 * factor, row2 * factor, row3 * factor, row4 * factor)
  }
}

/// The two-by-two minors of the upper and lower two rows, named by their columns.
private struct PairMinors {
  let upper12, upper13, upper14, upper23, upper24, upper34: Double
  let lower12, lower13, lower14, lower23, lower24, lower34: Double

  /// A sign of -1 gives minors; 1 gives the same sums without subtraction.
  init(of t: Transform3D, sign: Double) {
    upper12 = t.m11 * t.m22 + sign * t.m21 * t.m12
    upper13 = t.m11 * t.m23 + sign * t.m21 * t.m13
    upper14 = t.m11 * t.m24 + sign * t.m21 * t.m14
    upper23 = t.m12 * t.m23 + sign * t.m22 * t.m13
    upper24 = t.m12 * t.m24 + sign * t.m22 * t.m14
    upper34 = t.m13 * t.m24 + sign * t.m23 * t.m14
    lower12 = t.m31 * t.m42 + sign * t.m41 * t.m32
    lower13 = t.m31 * t.m43 + sign * t.m41 * t.m33
    lower14 = t.m31 * t.m44 + sign * t.m41 * t.m34
    lower23 = t.m32 * t.m43 + sign * t.m42 * t.m33
    lower24 = t.m32 * t.m44 + sign * t.m42 * t.m34
    lower34 = t.m33 * t.m44 + sign * t.m43 * t.m34
  }

  var determinant: Double {
    let outer = upper12 * lower34 - upper13 * lower24 + upper14 * lower23
    let inner = upper23 * lower14 - upper24 * lower13 + upper34 * lower12
    return outer + inner
  }

  var permanent: Double {
    let outer = upper12 * lower34 + upper13 * lower24 + upper14 * lower23
    let inner = upper23 * lower14 + upper24 * lower13 + upper34 * lower12
    return outer + inner
  }

  func adjugate(of t: Transform3D) -> Transform3D {
    Transform3D(
      m11: t.m22 * lower34 - t.m23 * lower24 + t.m24 * lower23,
      m12: -t.m12 * lower34 + t.m13 * lower24 - t.m14 * lower23,
      m13: t.m42 * upper34 - t.m43 * upper24 + t.m44 * upper23,
      m14: -t.m32 * upper34 + t.m33 * upper24 - t.m34 * upper23,
      m21: -t.m21 * lower34 + t.m23 * lower14 - t.m24 * lower13,
      m22: t.m11 * lower34 - t.m13 * lower14 + t.m14 * lower13,
      m23: -t.m41 * upper34 + t.m43 * upper14 - t.m44 * upper13,
      m24: t.m31 * upper34 - t.m33 * upper14 + t.m34 * upper13,
      m31: t.m21 * lower24 - t.m22 * lower14 + t.m24 * lower12,
      m32: -t.m11 * lower24 + t.m12 * lower14 - t.m14 * lower12,
      m33: t.m41 * upper24 - t.m42 * upper14 + t.m44 * upper12,
      m34: -t.m31 * upper24 + t.m32 * upper14 - t.m34 * upper12,
      m41: -t.m21 * lower23 + t.m22 * lower13 - t.m23 * lower12,
      m42: t.m11 * lower23 - t.m12 * lower13 + t.m13 * lower12,
      m43: -t.m41 * upper23 + t.m42 * upper13 - t.m43 * upper12,
      m44: t.m31 * upper23 - t.m32 * upper13 + t.m33 * upper12
    )
  }
}
