// Concatenation of transforms and its order.

extension Transform3D {
  /// Returns this transform followed by another one.
  ///
  /// This transform is applied to a point first, then the other one: the matrix product self ·
  /// other.
  ///
  /// ```swift
  /// let t = Transform3D.scale(x: 2, y: 3, z: 4).concatenated(with: .translation(x: 1, y: 2, z: 3))
  /// t.m41  // 1: the scale is over before the translation begins
  /// ```
  ///
  /// Follows V-8.
  public func concatenated(with other: Transform3D) -> Transform3D {
    let (first, second, third, fourth) = (other.row1, other.row2, other.row3, other.row4)
    func product(_ row: Vector4) -> Vector4 {
      first * row.x + second * row.y + third * row.z + fourth * row.w
    }
    return Transform3D(product(row1), product(row2), product(row3), product(row4))
  }

  /// Returns this transform followed by another one, or for a negative factor by its inverse.
  func concatenated(with other: Transform3D, times factor: Double) -> Transform3D {
    concatenated(with: factor < 0 ? other.inverted() : other)
  }

  /// Returns this transform with a translation in points before it.
  ///
  /// The translation is along this transform's local axes. Follows V-8.
  ///
  /// ```swift
  /// Transform3D.scale(x: 2, y: 3, z: 4).translated(x: 1, y: 2, z: 3).m43  // 12
  /// ```
  public func translated(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    Transform3D(row1, row2, row3, row1 * x + row2 * y + row3 * z + row4)
  }

  /// Returns this transform with a scale before it.
  ///
  /// The factors are along this transform's local axes. Follows V-8.
  ///
  /// ```swift
  /// Transform3D.translation(x: 5).scaled(x: 2).m41  // 5: the scale acts first
  /// ```
  public func scaled(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
    Transform3D(row1 * x, row2 * y, row3 * z, row4)
  }

  /// Returns this transform with a rotation about the z-axis before it, in radians.
  ///
  /// ```swift
  /// Transform3D.scale(x: 2, y: 3, z: 4).rotated(by: 0.5).m12  // 1.43828 = 3 · sin 0.5
  /// ```
  ///
  /// Follows V-8.
  public func rotated(by angle: Double) -> Transform3D {
    Transform3D.rotation(by: angle).concatenated(with: self)
  }

  /// Returns this transform with a rotation about an axis before it, in radians.
  ///
  /// The axis is in this transform's local coordinates and may have any length; an axis of zero
  /// length has no effect. Follows V-8.
  ///
  /// ```swift
  /// Transform3D.translation(x: 9).rotated(by: 1, x: 0, y: 1, z: 0).m41  // 9
  /// ```
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D.rotation(by: angle, x: x, y: y, z: z).concatenated(with: self)
  }

  /// Returns a transformed point in homogeneous coordinates.
  ///
  /// Coordinates are in points. Divide x, y, and z by w for the projected point; w is 1 without
  /// perspective and 0 or negative for points beside or behind the eye. Follows V-8.
  ///
  /// ```swift
  /// Transform3D.translation(x: 10).applied(toX: 1, y: 2).x  // 11
  /// ```
  public func applied(
    toX x: Double, y: Double, z: Double = 0
  ) -> (x: Double, y: Double, z: Double, w: Double) {
    let point = row1 * x + row2 * y + row3 * z + row4
    return (point.x, point.y, point.z, point.w)
  }
}
