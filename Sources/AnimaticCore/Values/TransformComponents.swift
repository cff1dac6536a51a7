// The components of a transform that key paths such as transform.rotation.z read and write.

/// A transform as scale, skew, rotation, translation, and perspective: M = S · K · R · T · P.
///
/// Angles are in radians, and R = Rx · Ry · Rz for row vectors. A scale is the length of its row,
/// as in P-7, even with a skew: the rows of K have length 1. Follows P-7, P-8, and P-9.
package struct TransformComponents: Sendable, Hashable {
  package var scale = Vector3(1, 1, 1)
  /// Of y along x, of z along x, and of z along y.
  package var skew = Vector3.zero
  package var rotation = Vector3.zero
  package var translation = Vector3.zero
  /// The fourth column of P: m14, m24, m34, and m44 of a perspective that is applied last.
  package var perspective = Vector4(0, 0, 0, 1)

  /// Creates the components of the identity.
  package init() {}

  /// Copies what no key path addresses (P-6): skew and perspective.
  package mutating func takeUnnamed(from other: TransformComponents) {
    (skew, perspective) = (other.skew, other.perspective)
  }

  /// Returns an angle above -π and at most π, as a matrix has it.
  package static func withoutFullTurns(_ angle: Double) -> Double {
    if abs(angle) < .pi { return angle }
    guard abs(angle) <= 1e6 else {
      // The remainder of 2π as a number would lose the rotation of a huge angle.
      let (sine, cosine) = sineAndCosine(of: angle)
      return angleOfVector(x: cosine, y: sine)
    }
    let reduced = angle.remainder(dividingBy: 2 * .pi)
    // Rounding decides the sign of the remainder of an odd number of half turns.
    return .pi - abs(reduced) < 1e-9 ? .pi : reduced
  }

  /// Returns whether the numbers are equal up to rounding.
  func isClose(to other: TransformComponents) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  /// The mask of the components that differ, up to rounding; all if skew or perspective do.
  func mask(changedFrom old: TransformComponents) -> UInt64 {
    func changed(_ parts: (TransformComponents) -> [Double]) -> [Bool] {
      zip(parts(old), parts(self)).map { abs($0 - $1) > 1e-9 * max(1, abs($0)) }
    }
    guard !changed({ $0.skew.numbers + $0.perspective.numbers }).contains(true) else { return .max }
    // In the order of the bits.
    return changed { $0.rotation.numbers + $0.scale.numbers + $0.translation.numbers }
      .enumerated().reduce(0) { $1.element ? $0 | 1 &<< UInt64($1.offset) : $0 }
  }

  /// Decomposes a transform; nil if impossible.
  ///
  /// Fails if a number is not finite, m44 is 0, or the three axes are coplanar. Mirrors read as a
  /// negative scale of x; angles are read with y in [-π/2, π/2] and x and z in (-π, π], so others
  /// come back as their alias. Follows P-7 and P-10.
  package init?(_ transform: Transform3D) {
    // Most models have no transform.
    if transform.isIdentity { return }
    guard let found = TransformDecomposition(transform, mirror: .alongX) else { return nil }
    scale = Vector3(found.scale.x, transform.row2.xyz.length, transform.row3.xyz.length)
    (skew, translation, perspective) = (found.skew, found.translation, found.perspective)
    readRotation(found.axis1, found.axis2, found.axis3)
  }

  private mutating func readRotation(_ axis1: Vector3, _ axis2: Vector3, _ axis3: Vector3) {
    let cosineY = Vector3(axis1.x, axis1.y, 0).length
    rotation.y = angleOfVector(x: cosineY, y: -axis1.z)
    if cosineY < TransformComponents.gimbalCosine {
      rotation.x = 0
      rotation.z = angleOfVector(x: axis2.y, y: -axis2.x)
    } else {
      rotation.z = angleOfVector(x: axis1.x, y: axis1.y)
      // P-7 has atan2(m23, m33). This is the same angle after undoing z, and it stays exact near
      // gimbal lock, where m23 and m33 both vanish.
      let (cosineZ, sineZ) = (axis1.x / cosineY, axis1.y / cosineY)
      rotation.x = angleOfVector(
        x: cosineZ * axis2.y - sineZ * axis2.x,
        y: sineZ * axis3.x - cosineZ * axis3.y
      )
    }
  }

  /// Below this cosine of the y angle, x and z rotate about the same line and all of it counts as
  /// z.
  private static let gimbalCosine = 1e-10

  /// The matrix of the parts.
  ///
  /// Follows P-8.
  package var transform: Transform3D {
    let (axis1, axis2, axis3) = rotationAxes
    var row1 = axis1
    var row2 = axis2
    var row3 = axis3
    if skew != .zero {
      row2 += axis1 * skew.x
      row3 += axis1 * skew.y + axis2 * skew.z
      row2 /= row2.length
      row3 /= row3.length
    }
    row1 *= scale.x
    row2 *= scale.y
    row3 *= scale.z
    return Transform3D(
      rows: row1, row2, row3, translation: translation, perspective: perspective)
  }

  /// The rows of Rx · Ry · Rz.
  private var rotationAxes: (Vector3, Vector3, Vector3) {
    let (sineZ, cosineZ) = sineAndCosine(of: rotation.z)
    if rotation.x == 0 && rotation.y == 0 {
      return (Vector3(cosineZ, sineZ, 0), Vector3(-sineZ, cosineZ, 0), Vector3(0, 0, 1))
    }
    let (sineX, cosineX) = sineAndCosine(of: rotation.x)
    let (sineY, cosineY) = sineAndCosine(of: rotation.y)
    return (
      Vector3(cosineY * cosineZ, cosineY * sineZ, -sineY),
      Vector3(
        sineX * sineY * cosineZ - cosineX * sineZ,
        sineX * sineY * sineZ + cosineX * cosineZ,
        sineX * cosineY),
      Vector3(
        cosineX * sineY * cosineZ + sineX * sineZ,
        cosineX * sineY * sineZ - sineX * cosineZ,
        cosineX * cosineY)
    )
  }

  // MARK: Sixteen numbers, for evaluator frames

  /// Reads the components from sixteen numbers.
  package init(stored numbers: UnsafePointer<Double>) {
    func vector(_ first: Int) -> Vector3 {
      Vector3(numbers[first], numbers[first + 1], numbers[first + 2])
    }
    (scale, skew, rotation, translation) = (vector(0), vector(3), vector(6), vector(9))
    perspective = Vector4(vector(12), numbers[15])
  }

  /// Writes the components to sixteen numbers.
  package func store(into numbers: UnsafeMutablePointer<Double>) {
    func write(_ vector: Vector3, at first: Int) {
      for axis in 0..<3 { numbers[first + axis] = vector[axis] }
    }
    write(scale, at: 0)
    write(skew, at: 3)
    write(rotation, at: 6)
    write(translation, at: 9)
    write(perspective.xyz, at: 12)
    numbers[15] = perspective.w
  }

  /// The count of the numbers.
  package static let count = 16

  /// Creates the components from their numbers; nil for a wrong count.
  package init?(numbers: [Double]) {
    guard numbers.count == Self.count else { return nil }
    self.init(stored: numbers)
  }

  /// The components in order: scale, skew, rotation, and translation, three of each, and four of a
  /// perspective.
  package var numbers: [Double] {
    // An array of vectors would make the runtime search all conformances at its first use.
    scale.numbers + skew.numbers + rotation.numbers + translation.numbers + perspective.numbers
  }
}

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
