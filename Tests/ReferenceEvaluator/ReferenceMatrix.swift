// Matrices of sixteen numbers in row order, for row vectors (V-8), without interpolation.

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

package enum ReferenceMatrix {
  package static let identity: [Double] = (0..<16).map { $0 % 5 == 0 ? 1 : 0 }

  /// V-8: the first one acts first.
  package static func product(_ a: [Double], _ b: [Double]) -> [Double] {
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

  /// A matrix times a column of four numbers.
  static func column(_ m: [Double], _ column: [Double]) -> [Double] {
    (0..<4).map { row in
      zip(m[4 * row..<4 * row + 4], column).reduce(0) { $0 + $1.0 * $1.1 }
    }
  }

  /// The matrix after itself so many times; undone for less than none (P-3).
  ///
  /// It is fragile where undoing it costs more digits than a comparison has to spare.
  static func power(_ m: [Double], _ count: Double) -> (matrix: [Double], isFragile: Bool) {
    // V-8: what can't be undone stays as it is.
    let base = count < 0 ? inverse(m) ?? m : m
    let isFragile =
      count < 0 && (inverse(m, least: 0) == nil) != (inverse(m, least: 1e-6) == nil)
    var result = identity
    var left = abs(count)
    while left >= 1 {
      result = product(result, base)
      left -= 1
    }
    return (result, isFragile)
  }

  /// The inverse by Gauss and Jordan; nil where a pivot is no larger than rounding leaves of nothing, as
  /// a share of the largest number.
  static func inverse(_ m: [Double], least: Double = 1e-13) -> [Double]? {
    var rows = (0..<4).map { row in
      Array(m[4 * row..<4 * row + 4]) + Array(identity[4 * row..<4 * row + 4])
    }
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      let divisor = rows[column][column]
      guard abs(divisor) > least * (m.map(abs).max() ?? 0) else { return nil }
      rows[column] = rows[column].map { $0 / divisor }
      for row in 0..<4 where row != column {
        let factor = rows[row][column]
        for place in 0..<8 { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return rows.flatMap { $0[4..<8] }
  }

  /// V-8: a turn about the axis x, y or z.
  package static func turn(_ axis: Int, _ angle: Double) -> [Double] {
    var m = identity
    let (first, second) = [(1, 2), (2, 0), (0, 1)][axis]
    m[4 * first + first] = cos(angle)
    m[4 * first + second] = sin(angle)
    m[4 * second + first] = -sin(angle)
    m[4 * second + second] = cos(angle)
    return m
  }

  package static func scale(_ factors: [Double]) -> [Double] {
    var m = identity
    for axis in 0..<3 { m[5 * axis] = factors[axis] }
    return m
  }

  package static func translation(_ way: [Double]) -> [Double] {
    var m = identity
    for axis in 0..<3 { m[12 + axis] = way[axis] }
    return m
  }
}
