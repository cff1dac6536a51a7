// Conversion between a transform and the six numbers of an affine transform.

extension Transform3D {
  /// Creates an affine transform from its six numbers.
  ///
  /// The numbers become m11, m12, m21, m22, m41, and m42; omitted ones are the identity's. Follows
  /// V-8.
  ///
  /// ```swift
  /// Transform3D(affine: 1, c: 0.5).m21  // 0.5: a shear
  /// ```
  public init(
    affine a: Double, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.init(m11: a, m12: b, m21: c, m22: d, m41: tx, m42: ty)
  }

  /// The six numbers of an affine transform, or nil if the transform is not affine.
  ///
  /// ```swift
  /// Transform3D.translation(x: 3).affine?.tx  // 3
  /// Transform3D.scale(z: 2).affine            // nil
  /// ```
  ///
  /// Follows V-8.
  public var affine: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)? {
    isAffine ? (m11, m12, m21, m22, m41, m42) : nil
  }
}
