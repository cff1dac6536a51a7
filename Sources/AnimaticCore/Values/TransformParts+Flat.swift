// Reading what is left of a matrix in which some scales are 0: the turn that such a matrix has lost
// is taken as none.

extension TransformParts {
  /// Takes apart a transform of which nothing but scales is 0; nil where more is missing.
  ///
  /// A row of zeros is a scale of 0. With one of them the turn can be told from the other two rows;
  /// with two, the turn about the axis that is left counts as 0; with three, all of it does. Of a
  /// transform without such a row the parts are those of P-7. Follows P-9.
  package init?(flat transform: Transform3D) {
    let rows = [transform.row1, transform.row2, transform.row3]
    let isMissing = rows.map { $0 == .zero }
    let axes = Self.fill(rows.map { $0.xyz.length > 0 ? $0.xyz / $0.xyz.length : .zero }, isMissing)
    func row(_ index: Int) -> Vector4 {
      isMissing[index] ? Vector4(axes[index], 0) : rows[index]
    }
    self.init(Transform3D(row(0), row(1), row(2), transform.row4))
    if isMissing[0] { scaleX = 0 }
    if isMissing[1] { scaleY = 0 }
    if isMissing[2] { scaleZ = 0 }
  }

  /// Puts axes at right angles to those that are left in the place of the ones that are missing.
  private static func fill(_ axes: [Vector3], _ isMissing: [Bool]) -> [Vector3] {
    let units = [Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)]
    let left = isMissing.indices.filter { !isMissing[$0] }
    if left.isEmpty { return units }
    var axes = axes
    if left.count == 1, let known = left.first {
      // The axis at which the lost angle turns next stays where it is: z, or y where z is known.
      let helper = known == 2 ? 1 : 2
      let first = 3 - known - helper
      let crossed =
        turning(known, to: helper)
        ? axes[known].cross(units[helper])
        : units[helper].cross(axes[known])
      axes[first] = crossed.length > 1e-9 ? crossed / crossed.length : units[first]
      axes[helper] =
        turning(first, to: known)
        ? axes[first].cross(axes[known])
        : axes[known].cross(axes[first])
    } else if left.count == 2, let missing = isMissing.firstIndex(of: true) {
      let crossed = axes[(missing + 1) % 3].cross(axes[(missing + 2) % 3])
      axes[missing] = crossed.length > 0 ? crossed / crossed.length : .zero
    }
    return axes
  }

  /// Whether two axes are in the order of a right-handed turn: x to y, y to z, z to x.
  private static func turning(_ first: Int, to second: Int) -> Bool { (first + 1) % 3 == second }
}

extension TransformParts {
  /// Whether a scale is 0, so that the matrix does not tell the turn.
  package var isFlat: Bool { scaleX == 0 || scaleY == 0 || scaleZ == 0 }
}
