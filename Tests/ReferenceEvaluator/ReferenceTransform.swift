// The component state of a transform (P-6 to P-9) in plain rows of numbers: the decomposition of a
// matrix and its composition.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Scale, skew, Euler angles, translation and perspective of M = S · K · R · T · P, for row vectors.
package struct ReferenceTransform {
  package var scale = [1.0, 1.0, 1.0]
  /// K, in row order: the rows have length 1, so a scale is the length of its row (P-7).
  package var skew = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
  /// About x, y and z, in radians; R = Rx · Ry · Rz.
  package var angles = [0.0, 0.0, 0.0]
  package var translation = [0.0, 0.0, 0.0]
  /// The fourth column of P.
  package var perspective = [0.0, 0.0, 0.0, 1.0]
  /// Whether rounding decides what was read: next to |sin y| = 1, or next to singular.
  package var isFragile = false

  /// The parts of the identity.
  package init() {}

  /// P-7: the components of sixteen numbers in row order; nil if there are none (P-10).
  package init?(matrix m: [Double]) {
    guard m[15] != 0, m.allSatisfy(\.isFinite) else { return nil }
    var rows = [Array(m[0..<3]), Array(m[4..<7]), Array(m[8..<11])]
    translation = Array(m[12..<15])
    scale = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    let volume = scale[0] * scale[1] * scale[2]
    let determinant = Self.determinant(rows)
    guard volume > 0, abs(determinant) > 1e-14 * volume else { return nil }
    if determinant < 0 { scale[0] = -scale[0] }
    for index in 0..<3 { rows[index] = rows[index].map { $0 / scale[index] } }
    let unit = rows
    // A deviation from right angles is skew, not rotation.
    Self.straighten(&rows)
    skew = unit.map { row in rows.map { Self.dot(row, $0) } }
    let y = asin(min(max(-rows[0][2], -1), 1))
    if abs(abs(sin(y)) - 1) < 1e-12 {
      angles = [0, y, atan2(-rows[1][0], rows[1][1])]
    } else {
      angles = [atan2(rows[1][2], rows[2][2]), y, atan2(rows[0][1], rows[0][0])]
    }
    // Column four is S · K · R · p for the first three rows and T · p + w for the last.
    let inverse =
      ReferenceMatrix.inverse([
        m[0], m[1], m[2], 0, m[4], m[5], m[6], 0, m[8], m[9], m[10], 0, 0, 0, 0, 1,
      ]) ?? ReferenceMatrix.identity
    perspective = ReferenceMatrix.column(inverse, [m[3], m[7], m[11], 0])
    perspective[3] = m[15] - Self.dot(translation, perspective)
    let lengths = scale.map(abs).sorted()
    isFragile =
      cos(y) < 1e-4 || abs(determinant) < 1e-6 * volume || lengths[0] < 1e-6 * lengths[2]
  }

  static func determinant(_ rows: [[Double]]) -> Double {
    rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
      - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
      + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
  }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  }

  /// Gram–Schmidt: the first row keeps its direction.
  private static func straighten(_ rows: inout [[Double]]) {
    for index in 0..<3 {
      for other in 0..<index {
        let share = dot(rows[index], rows[other])
        rows[index] = zip(rows[index], rows[other]).map { $0 - share * $1 }
      }
      let length = dot(rows[index], rows[index]).squareRoot()
      rows[index] = rows[index].map { $0 / length }
    }
  }

  /// P-8: sixteen numbers in row order.
  package var matrix: [Double] {
    let turn = ReferenceMatrix.product(
      ReferenceMatrix.product(
        ReferenceMatrix.turn(0, angles[0]), ReferenceMatrix.turn(1, angles[1])),
      ReferenceMatrix.turn(2, angles[2]))
    var shear = ReferenceMatrix.identity
    for row in 0..<3 {
      for column in 0..<3 { shear[4 * row + column] = skew[row][column] }
    }
    var affine = ReferenceMatrix.product(ReferenceMatrix.scale(scale), shear)
    affine = ReferenceMatrix.product(affine, turn)
    affine = ReferenceMatrix.product(affine, ReferenceMatrix.translation(translation))
    var depth = ReferenceMatrix.identity
    for row in 0..<4 { depth[4 * row + 3] = perspective[row] }
    return ReferenceMatrix.product(affine, depth)
  }

  // MARK: Fields

  /// P-6: reads the field of a key path; nil for one that is not supported here.
  func read(_ field: Substring) -> [Double]? {
    switch field {
    case "scale": return [(scale[0] + scale[1] + scale[2]) / 3]
    case "translation": return [translation[0], translation[1]]
    default:
      guard let (part, axis) = Self.part(field) else { return nil }
      return [self[keyPath: part][axis]]
    }
  }

  /// P-6: writes the field of a key path.
  mutating func write(_ values: [Double], _ field: Substring) {
    switch field {
    case "scale": scale = [values[0], values[0], values[0]]
    case "translation": translation.replaceSubrange(0..<2, with: values)
    default:
      if let (part, axis) = Self.part(field) { self[keyPath: part][axis] = values[0] }
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
