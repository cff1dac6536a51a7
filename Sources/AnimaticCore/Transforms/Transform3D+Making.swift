// The elementary transforms: translation, scale, rotation, perspective.

extension Transform3D {
  /// Returns a translation by distances in points.
  ///
  /// ```swift
  /// Transform3D.translation(x: 10, y: 20).m42  // 20
  /// ```
  ///
  /// Follows V-8.
  public static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    Transform3D(m41: x, m42: y, m43: z)
  }

  /// Returns a scale of each axis by a factor.
  ///
  /// Negative factors mirror; a factor of 0 makes the transform singular.
  ///
  /// ```swift
  /// Transform3D.scale(x: 2, y: 3).m22  // 3
  /// ```
  ///
  /// Follows V-8.
  public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
    Transform3D(m11: x, m22: y, m33: z)
  }

  /// Returns a rotation about the z-axis by an angle in radians.
  ///
  /// Positive angles rotate clockwise if y points down. Follows V-8.
  ///
  /// ```swift
  /// Transform3D.rotation(by: 0.5).m12  // 0.479425538604203
  /// ```
  public static func rotation(by angle: Double) -> Transform3D {
    rotation(by: angle, x: 0, y: 0, z: 1)
  }

  /// Returns a rotation about an axis by an angle in radians.
  ///
  /// The axis may have any length; an axis of zero length gives the identity. An angle or an axis
  /// that is not finite gives numbers that are not finite. Follows V-8.
  ///
  /// ```swift
  /// Transform3D.rotation(by: 0.5, x: 1, y: 0, z: 0).m23  // 0.479425538604203
  /// Transform3D.rotation(by: 0.5, x: 0, y: 1, z: 0).m13  // -0.479425538604203
  /// ```
  public static func rotation(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    let largest = max(abs(x), abs(y), abs(z))
    if largest == 0 { return .identity }
    // Dividing by the largest component first avoids overflow and keeps main axes exact.
    let direction = Vector3(x, y, z) / largest
    let axis = direction / direction.length
    let (sine, cosine) = sineAndCosine(of: angle)
    let squares = axis * axis
    let shared = axis * (1 - cosine)
    let (xy, yz, zx) = (shared.x * axis.y, shared.y * axis.z, shared.z * axis.x)
    let across = axis * sine
    // The diagonal is written so that a rotation about z leaves m33 at exactly 1, hence affine.
    return Transform3D(
      m11: squares.x + cosine * (squares.y + squares.z), m12: xy + across.z, m13: zx - across.y,
      m21: xy - across.z, m22: squares.y + cosine * (squares.z + squares.x), m23: yz + across.x,
      m31: zx + across.y, m32: yz - across.x, m33: squares.z + cosine * (squares.x + squares.y)
    )
  }

  /// Returns a perspective projection for an eye at a distance in points in front of the plane.
  ///
  /// Concatenate it after the rotation. A distance of 0 or infinity gives the identity; a negative
  /// distance places the eye behind the plane. Follows V-8.
  ///
  /// ```swift
  /// let turned = Transform3D.rotation(by: .pi / 4, x: 0, y: 1, z: 0)
  ///   .concatenated(with: .perspective(distance: 500))
  /// let point = turned.applied(toX: 100, y: 0, z: 0)
  /// point.x / point.w  // 61.9497…
  /// ```
  public static func perspective(distance: Double) -> Transform3D {
    distance == 0 ? .identity : Transform3D(m34: -1 / distance)
  }
}
