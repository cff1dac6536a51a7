// The determinant, the inverse, and the criterion for singular transforms.

extension Transform3D {
  /// The factor by which the transform scales volumes; negative if it mirrors.
  ///
  /// ```swift
  /// Transform3D.scale(x: 2, y: 3, z: -1).determinant  // -6
  /// ```
  public var determinant: Double { Minors(of: self, sign: -1).determinant }

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
    let minors = Minors(of: self, sign: -1)
    let determinant = minors.determinant
    // The same sum with positive products bounds the rounding error.
    let positive = Transform3D(row1.positive, row2.positive, row3.positive, row4.positive)
    let magnitude = Minors(of: positive, sign: 1).determinant
    guard determinant.isNormal, abs(determinant) > 1e-15 * magnitude else { return nil }
    let adjugate = minors.adjugate(of: self)
    let factor = 1 / determinant
    let inverse = Transform3D(
      adjugate.row1 * factor, adjugate.row2 * factor, adjugate.row3 * factor,
      adjugate.row4 * factor)
    return inverse.isFinite ? inverse : nil
  }
}

/// The two-by-two minors of the upper and of the lower two rows.
private struct Minors {
  private let upper, lower: RowMinors
  private let sign: Double

  /// A sign of -1 gives minors; 1 gives the same sums without subtraction.
  init(of transform: Transform3D, sign: Double) {
    upper = RowMinors(transform.row1, transform.row2, sign: sign)
    lower = RowMinors(transform.row3, transform.row4, sign: sign)
    self.sign = sign
  }

  var determinant: Double {
    let outer = upper.xy * lower.zw + sign * upper.xz * lower.yw + upper.xw * lower.yz
    let inner = upper.yz * lower.xw + sign * upper.yw * lower.xz + upper.zw * lower.xy
    return outer + inner
  }

  func adjugate(of transform: Transform3D) -> Transform3D {
    let columns = (
      lower.cofactors(of: transform.row2), lower.cofactors(of: -transform.row1),
      upper.cofactors(of: transform.row4), upper.cofactors(of: -transform.row3)
    )
    func row(_ index: Int) -> Vector4 {
      Vector4(columns.0[index], columns.1[index], columns.2[index], columns.3[index])
    }
    return Transform3D(row(0), row(1), row(2), row(3))
  }
}

/// The two-by-two minors of two rows, named by their columns.
private struct RowMinors {
  let xy, xz, xw, yz, yw, zw: Double

  init(_ first: Vector4, _ second: Vector4, sign: Double) {
    xy = first.x * second.y + sign * second.x * first.y
    xz = first.x * second.z + sign * second.x * first.z
    xw = first.x * second.w + sign * second.x * first.w
    yz = first.y * second.z + sign * second.y * first.z
    yw = first.y * second.w + sign * second.y * first.w
    zw = first.z * second.w + sign * second.z * first.w
  }

  /// Returns the signed three-by-three minors of these rows and another one.
  func cofactors(of row: Vector4) -> Vector4 {
    Vector4(
      row.y * zw - row.z * yw + row.w * yz, -row.x * zw + row.z * xw - row.w * xz,
      row.x * yw - row.y * xw + row.w * xy, -row.x * yz + row.y * xz - row.z * xy)
  }
}
