// The decomposition of a matrix with scales of 0; a lost rotation counts as none.

extension TransformComponents {
  /// Decomposes a transform in which only scales are 0; nil if more is missing.
  ///
  /// A row of zeros is a scale of 0. With one, the rotation follows from the other two rows; with
  /// two, the rotation about the remaining axis counts as 0; with three, the whole rotation does.
  /// Without such a row, the components are those of P-7. Follows P-9.
  package init?(flat transform: Transform3D) {
    let rows = [transform.row1, transform.row2, transform.row3]
    let isMissing = rows.map { $0 == .zero }
    let axes = Self.fill(rows.map { $0.xyz.length > 0 ? $0.xyz / $0.xyz.length : .zero }, isMissing)
    func row(_ index: Int) -> Vector4 {
      isMissing[index] ? Vector4(axes[index], 0) : rows[index]
    }
    self.init(Transform3D(row(0), row(1), row(2), transform.row4))
    for axis in 0..<3 where isMissing[axis] { scale[axis] = 0 }
  }

  /// Replaces missing axes by ones orthogonal to the others.
  private static func fill(_ axes: [Vector3], _ isMissing: [Bool]) -> [Vector3] {
    let units = [Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)]
    let left = isMissing.indices.filter { !isMissing[$0] }
    if left.isEmpty { return units }
    var axes = axes
    if left.count == 1, let known = left.first {
      // The next axis of the lost angle stays: z, or y if z is known.
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

  /// Whether a scale is 0, so the matrix does not determine the rotation.
  package var isFlat: Bool { any(scale .== 0) }
}
