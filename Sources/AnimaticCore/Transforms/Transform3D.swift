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

  /// The sixteen numbers in row-major order: m11, m12, m13, m14, m21, and so on.
  ///
  /// ```swift
  /// Transform3D.translation(x: 7, y: 8).components[12]  // 7, which is m41
  /// ```
  public var components: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a transform from numbers in row-major order; missing ones are the identity's.
  ///
  /// Numbers after the sixteenth are ignored.
  ///
  /// ```swift
  /// Transform3D(components: [2, 0, 0, 0, 0, 3])  // a scale of x by 2 and y by 3
  /// ```
  public init(components: [Double]) {
    self.init()
    let numbers = components + self.components.dropFirst(components.count)
    numbers.withUnsafeBufferPointer { buffer in
      if let pointer = buffer.baseAddress { self = Transform3D(components: pointer) }
    }
  }

  /// Creates a transform from sixteen numbers in row-major order.
  ///
  /// The memory must hold at least that many.
  package init(components pointer: UnsafePointer<Double>) {
    self.init(
      m11: pointer[0], m12: pointer[1], m13: pointer[2], m14: pointer[3],
      m21: pointer[4], m22: pointer[5], m23: pointer[6], m24: pointer[7],
      m31: pointer[8], m32: pointer[9], m33: pointer[10], m34: pointer[11],
      m41: pointer[12], m42: pointer[13], m43: pointer[14], m44: pointer[15]
    )
  }

  /// Writes the sixteen numbers in row-major order.
  ///
  /// The memory must have room for them.
  package func store(into pointer: UnsafeMutablePointer<Double>) {
    (pointer[0], pointer[1], pointer[2], pointer[3]) = (m11, m12, m13, m14)
    (pointer[4], pointer[5], pointer[6], pointer[7]) = (m21, m22, m23, m24)
    (pointer[8], pointer[9], pointer[10], pointer[11]) = (m31, m32, m33, m34)
    (pointer[12], pointer[13], pointer[14], pointer[15]) = (m41, m42, m43, m44)
  }
}

// The description of a transform. Prints only numbers of the matrix: angles would be computed and
// would not read back exactly.

extension Transform3D: CustomStringConvertible {
  /// The shortest complete form on one line.
  ///
  /// ```swift
  /// Transform3D.identity.description                     // "identity"
  /// Transform3D.scale(x: 2).translated(x: 5).description // "scale(2, 1) translation(10, 0)"
  /// Transform3D(affine: 1, c: 0.5).description           // "affine(1, 0, 0.5, 1, 0, 0)"
  /// ```
  ///
  /// Any other transform is printed as its four rows: `[1, 0, 0, 0 | 0, 1, 0, 0 | 0, 0, 1, -0.002 |
  /// 0, 0, 0, 1]`.
  public var description: String {
    if isIdentity { return "identity" }
    if isScaleAndTranslation {
      let parts = [text("scale", [m11, m22, m33], 1), text("translation", [m41, m42, m43], 0)]
      return parts.joined(separator: " ")
    }
    if isAffine { return "affine(\([m11, m12, m21, m22, m41, m42].listText))" }
    let rows = stride(from: 0, to: 16, by: 4).map { components[$0..<$0 + 4].listText }
    return "[\(rows.joined(separator: " | "))]"
  }

  private var isScaleAndTranslation: Bool {
    let rest = Transform3D(m11: m11, m22: m22, m33: m33, m41: m41, m42: m42, m43: m43)
    return self == rest
  }

  /// The numbers of a part, the last only if it differs from that of the identity; nil if none does.
  private func text(_ part: String, _ numbers: [Double], _ neutral: Double) -> String? {
    if numbers.allSatisfy({ $0 == neutral }) { return nil }
    return "\(part)(\(numbers.prefix(numbers[2] == neutral ? 2 : 3).listText))"
  }
}
