// The component state of a transform (P-6 to P-9), for matrices without skew, in plain rows of numbers.
// Owns reading a matrix apart and putting it together; knows no animation.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Scale, Euler angles, translation and perspective of M = S · R · T · P, for row vectors.
package struct ReferenceTransform {
  package var scale = [1.0, 1.0, 1.0]
  /// About x, y and z, in radians; R = Rx · Ry · Rz.
  package var angles = [0.0, 0.0, 0.0]
  package var translation = [0.0, 0.0, 0.0]
  /// The fourth column of P.
  package var perspective = [0.0, 0.0, 0.0, 1.0]

  /// The parts of the identity.
  package init() {}

  /// P-7: reads the parts of sixteen numbers, row by row.
  package init(matrix m: [Double]) {
    var rows = [Array(m[0..<3]), Array(m[4..<7]), Array(m[8..<11])]
    translation = Array(m[12..<15])
    scale = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    let determinant =
      rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
      - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
      + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
    if determinant < 0 { scale[0] = -scale[0] }
    for index in 0..<3 { rows[index] = rows[index].map { $0 / scale[index] } }
    let y = asin(min(max(-rows[0][2], -1), 1))
    if abs(abs(sin(y)) - 1) < 1e-12 {
      angles = [0, y, atan2(-rows[1][0], rows[1][1])]
    } else {
      angles = [atan2(rows[1][2], rows[2][2]), y, atan2(rows[0][1], rows[0][0])]
    }
    // Column four is S · R · p for the first three rows and T · p + w for the last.
    let column = [m[3] / scale[0], m[7] / scale[1], m[11] / scale[2]]
    for axis in 0..<3 {
      perspective[axis] = (0..<3).reduce(0) { $0 + rows[$1][axis] * column[$1] }
    }
    perspective[3] = m[15] - (0..<3).reduce(0) { $0 + translation[$1] * perspective[$1] }
  }

  /// P-8: sixteen numbers, row by row.
  package var matrix: [Double] {
    let turn = Self.product(
      Self.product(Self.turn(0, angles[0]), Self.turn(1, angles[1])), Self.turn(2, angles[2]))
    var affine = turn
    for row in 0..<3 {
      for column in 0..<3 { affine[4 * row + column] = scale[row] * turn[4 * row + column] }
      affine[12 + row] = translation[row]
    }
    var depth = Self.identity
    for row in 0..<4 { depth[4 * row + 3] = perspective[row] }
    return Self.product(affine, depth)
  }

  /// V-8: about x, y and z.
  private static func turn(_ axis: Int, _ angle: Double) -> [Double] {
    var m = identity
    let (first, second) = [(1, 2), (2, 0), (0, 1)][axis]
    m[4 * first + first] = cos(angle)
    m[4 * first + second] = sin(angle)
    m[4 * second + first] = -sin(angle)
    m[4 * second + second] = cos(angle)
    return m
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: 16)
    // Written out, because loops over ranges cost in a debug build.
    var index = 0
    while index < 16 {
      let (row, column) = (index & 12, index & 3)
      let front = a[row] * b[column] + a[row + 1] * b[column + 4]
      result[index] = front + a[row + 2] * b[column + 8] + a[row + 3] * b[column + 12]
      index += 1
    }
    return result
  }

  private static let identity: [Double] = (0..<16).map { $0 % 5 == 0 ? 1 : 0 }

  // MARK: Fields

  /// P-6: reads the field of a key path; nil for one that is not supported here.
  func read(_ field: Substring) -> [Double]? {
    if field == "scale" { return [(scale[0] + scale[1] + scale[2]) / 3] }
    guard let (part, axis) = Self.part(field) else { return nil }
    return [self[keyPath: part][axis]]
  }

  /// P-6: writes the field of a key path.
  mutating func write(_ value: Double, _ field: Substring) {
    if field == "scale" {
      scale = [value, value, value]
    } else if let (part, axis) = Self.part(field) {
      self[keyPath: part][axis] = value
    }
  }

  private static func part(
    _ field: Substring
  ) -> (WritableKeyPath<ReferenceTransform, [Double]>, Int)? {
    switch field {
    case "rotation", "rotation.z": (\.angles, 2)
    case "rotation.x": (\.angles, 0)
    case "rotation.y": (\.angles, 1)
    case "scale.x": (\.scale, 0)
    case "scale.y": (\.scale, 1)
    case "scale.z": (\.scale, 2)
    case "translation.x": (\.translation, 0)
    case "translation.y": (\.translation, 1)
    case "translation.z": (\.translation, 2)
    default: nil
    }
  }
}
