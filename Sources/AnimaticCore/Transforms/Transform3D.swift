// Owns the sixteen numbers of a transform, their layout, and the two exact questions about them.
// Making, combining, inverting, taking apart and interpolating have files of their own.

/// A four by four matrix with the layout and the conventions of Core Animation's transforms.
///
/// Points are row vectors: p' = p · M, so the translation is in `m41`, `m42`, `m43`, and the first
/// of two concatenated transforms acts first. Angles are radians. Any numbers are allowed; those
/// that are not finite stay as they are and spread the way arithmetic spreads them.
///
/// ```swift
/// let t = Transform3D.scale(x: 2, y: 3, z: 4).translated(x: 1, y: 2, z: 3)
/// t.m41  // 2: the translation acts before the scale
/// ```
///
/// Follows V-8.
public struct Transform3D: Sendable, Hashable {
  /// Row 1: where the x-axis goes, and what x adds to w.
  public var m11, m12, m13, m14: Double
  /// Row 2: where the y-axis goes, and what y adds to w.
  public var m21, m22, m23, m24: Double
  /// Row 3: where the z-axis goes, and what z adds to w (the perspective, in the fourth number).
  public var m31, m32, m33, m34: Double
  /// Row 4: where the origin goes (the translation), and the weight that everything is divided by.
  public var m41, m42, m43, m44: Double

  /// Makes a transform from its numbers; those left out are the identity's.
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

  /// The transform that changes nothing.
  public static var identity: Transform3D { Transform3D() }

  /// Whether every number is exactly the identity's.
  ///
  /// ```swift
  /// Transform3D.rotation(by: 2 * .pi).isIdentity  // false: m12 is -2.4e-16
  /// ```
  ///
  /// Follows V-8.
  public var isIdentity: Bool { self == .identity }

  /// Whether the transform stays in the plane: nothing of it touches z or the perspective.
  ///
  /// The comparison is exact, and a scale of z by anything but 1 is not affine. Follows V-8.
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
}
