// A transform as four rows, for internal arithmetic.

extension Transform3D {
  var row1: Vector4 { Vector4(m11, m12, m13, m14) }
  var row2: Vector4 { Vector4(m21, m22, m23, m24) }
  var row3: Vector4 { Vector4(m31, m32, m33, m34) }
  var row4: Vector4 { Vector4(m41, m42, m43, m44) }

  init(_ row1: Vector4, _ row2: Vector4, _ row3: Vector4, _ row4: Vector4) {
    self.init(
      m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w,
      m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
      m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w,
      m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w
    )
  }

  var isFinite: Bool { row1.isFinite && row2.isFinite && row3.isFinite && row4.isFinite }

  /// Composes the factors S · K · R, given as rows, and T and P.
  init(
    rows row1: Vector3, _ row2: Vector3, _ row3: Vector3, translation: Vector3, perspective: Vector4
  ) {
    let column = perspective.xyz
    if column == .zero {
      self.init(
        Vector4(row1, 0), Vector4(row2, 0), Vector4(row3, 0), Vector4(translation, perspective.w))
    } else {
      self.init(
        Vector4(row1, row1.dot(column)), Vector4(row2, row2.dot(column)),
        Vector4(row3, row3.dot(column)),
        Vector4(translation, translation.dot(column) + perspective.w))
    }
  }
}
