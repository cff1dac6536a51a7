// The sixteen numbers of a transform and their layout. Construction, concatenation, inversion,
// decomposition, and interpolation are in separate files.

/// A four-by-four matrix with the layout and conventions of Core Animation's transforms.
///
/// Points are row vectors: p' = p · M, so the translation is in `m41`, `m42`, `m43`, and the first
/// of two concatenated transforms is applied first. Angles are in radians. Numbers that are not
/// finite are allowed and propagate as in arithmetic.
///
/// ```swift
/// let t = Transform3D.scale(x: 2, y: 3, z: 4).translated(x: 1, y: 2, z: 3)
/// t.m41  // 2: the translation acts before the scale
/// ```
///
/// Follows V-8.
public struct Transform3D: Sendable, Hashable {
  /// Row 1: the image of the x-axis, and the contribution of x to w.
  public var m11, m12, m13, m14: Double
  /// Row 2: the image of the y-axis, and the contribution of y to w.
  public var m21, m22, m23, m24: Double
  /// Row 3: the image of the z-axis, and the contribution of z to w (the perspective).
  public var m31, m32, m33, m34: Double
  /// Row 4: the image of the origin (the translation), and the weight that divides all coordinates.
  public var m41, m42, m43, m44: Double

  /// Creates a transform from its numbers; omitted ones are the identity's.
  ///
  /// ```swift
  /// Transform3D() == .identity     // true
  /// Transform3D(m34: -1.0 / 500)   // the perspective of an eye 500 points away
  /// ```
  public init(
    m11: Double = 1, m12: Double = 0, m13: Double = 0, m14: Double = 0,
    m21: Double = 0, m22: Double = 1, m23: Double = 0, m24: Double = 0,
    m31: Double = 0, m32: Double = 0, m33: Double = 1, m34: Double = 0,
    m41: Double = 0, m42: Double = 0, m43: Double = 0, m44: Double = 1
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The identity transform.
  public static var identity: Transform3D { Transform3D() }

  /// Whether every number exactly equals the identity's.
  ///
  /// ```swift
  /// Transform3D.rotation(by: 2 * .pi).isIdentity  // false: m12 is -2.4e-16
  /// ```
  ///
  /// Follows V-8.
  public var isIdentity: Bool { self == .identity }

  /// Whether the transform is affine in the plane, without effect on z or perspective.
  ///
  /// The comparison is exact; a scale of z other than 1 is not affine. Follows V-8.
  ///
  /// ```swift
  /// Transform3D.scale(x: 2, y: 2).isAffine        // true
  /// Transform3D.scale(x: 2, y: 2, z: 2).isAffine  // false
  /// ```
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0
      && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The transform; nil for the identity.
  package var unlessIdentity: Transform3D? { isIdentity ? nil : self }
}
