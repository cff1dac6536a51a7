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
