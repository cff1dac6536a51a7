// The minors of a matrix, for determinants and inverses.

/// The two-by-two minors of the upper and of the lower two rows.
struct Minors {
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
