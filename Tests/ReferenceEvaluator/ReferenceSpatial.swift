// The decomposition of transforms of space by V-5: the classic unmatrix, interpolated by component.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct ReferenceSpatial {
  private var translation: [Double]
  private var scale: [Double]
  /// xy, xz and yz.
  private var skew: [Double]
  private var perspective: [Double]
  /// x, y, z and w.
  private var quaternion: [Double]
  /// Whether it is so flat that rounding decides what it is made of.
  private let isFragile: Bool

  /// Nil for a singular one, and for one without a weight.
  init?(_ matrix: [Double]) {
    guard matrix[15] != 0 else { return nil }
    let m = matrix.map { $0 / matrix[15] }
    var affine = m
    for row in 0..<4 { affine[4 * row + 3] = row == 3 ? 1 : 0 }
    let axes = [Array(m[0..<3]), Array(m[4..<7]), Array(m[8..<11])]
    let volume = axes.reduce(1) { $0 * Self.length($1) }
    let flatness = abs(ReferenceTransform.determinant(axes)) / volume
    guard volume > 0, flatness > 1e-14, let inverse = ReferenceMatrix.inverse(affine, least: 0)
    else { return nil }
    isFragile = flatness < 1e-8
    perspective = ReferenceMatrix.column(inverse, (0..<4).map { m[4 * $0 + 3] })
    translation = Array(m[12..<15])
    // Gram and Schmidt.
    var rows = axes
    var scale = [0.0, 0, 0]
    // xy, xz and yz.
    var shares: [Double] = []
    for index in 0..<3 {
      for other in 0..<index {
        let share = Self.dot(rows[other], rows[index])
        rows[index] = zip(rows[index], rows[other]).map { $0 - share * $1 }
        shares.append(share)
      }
      let length = Self.length(rows[index])
      scale[index] = length
      rows[index] = rows[index].map { $0 / length }
    }
    skew = [shares[0] / scale[1], shares[1] / scale[2], shares[2] / scale[2]]
    if ReferenceTransform.determinant(rows) < 0 {
      scale = scale.map { -$0 }
      rows = rows.map { $0.map { -$0 } }
    }
    self.scale = scale
    quaternion = Self.quaternion(rows)
  }

  private static func length(_ a: [Double]) -> Double { dot(a, a).squareRoot() }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// From rows for row vectors (V-8); by the largest of the four components, which loses no precision.
  private static func quaternion(_ r: [[Double]]) -> [Double] {
    let diagonal = [r[0][0], r[1][1], r[2][2]]
    let trace = diagonal.reduce(0, +)
    // Four times the square of each.
    let squares = diagonal.map { 1 + 2 * $0 - trace } + [1 + trace]
    // Four times the products of two of them.
    let xy = r[0][1] + r[1][0]
    let xz = r[0][2] + r[2][0]
    let yz = r[1][2] + r[2][1]
    let xw = r[1][2] - r[2][1]
    let yw = r[2][0] - r[0][2]
    let zw = r[0][1] - r[1][0]
    let products = [
      [squares[0], xy, xz, xw], [xy, squares[1], yz, yw], [xz, yz, squares[2], zw],
      [xw, yw, zw, squares[3]],
    ]
    let largest = (0..<4).max { squares[$0] < squares[$1] } ?? 3
    let divisor = 2 * squares[largest].squareRoot()
    return products[largest].map { $0 / divisor }
  }

  /// The interpolated matrix, and the margin of the choice of the arc.
  func mixed(
    with other: ReferenceSpatial, at fraction: Double
  ) -> (matrix: [Double], margin: Double) {
    func between(_ a: [Double], _ b: [Double]) -> [Double] {
      zip(a, b).map { $0 + ($1 - $0) * fraction }
    }
    var end = other.quaternion
    var cosine = Self.dot(quaternion, end)
    var margin = min(abs(cosine), abs(abs(cosine) - 0.9995))
    if isFragile || other.isFragile { margin = 0 }
    if cosine < 0 {
      end = end.map { -$0 }
      cosine = -cosine
    }
    var q: [Double]
    if cosine > 0.9995 {
      q = between(quaternion, end)
      let length = Self.length(q)
      q = q.map { $0 / length }
    } else {
      let angle = acos(cosine)
      let shares = [sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle)]
      q = zip(quaternion, end).map { $0 * shares[0] + $1 * shares[1] }
    }
    let skew = between(skew, other.skew)
    var m = ReferenceMatrix.identity
    let column = between(perspective, other.perspective)
    for row in 0..<4 { m[4 * row + 3] = column[row] }
    let way = between(translation, other.translation)
    m = ReferenceMatrix.product(ReferenceMatrix.translation(way), m)
    m = ReferenceMatrix.product(Self.turn(q), m)
    for (place, amount) in [(9, skew[2]), (8, skew[1]), (4, skew[0])] {
      var shear = ReferenceMatrix.identity
      shear[place] = amount
      m = ReferenceMatrix.product(shear, m)
    }
    m = ReferenceMatrix.product(ReferenceMatrix.scale(between(scale, other.scale)), m)
    return (m, margin)
  }

  private static func turn(_ q: [Double]) -> [Double] {
    let (x, y, z, w) = (q[0], q[1], q[2], q[3])
    return [
      1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
      2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
      2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0,
      0, 0, 0, 1,
    ]
  }
}
