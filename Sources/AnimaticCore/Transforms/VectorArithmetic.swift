// Products and lengths of vectors.

package typealias Vector3 = SIMD3<Double>
package typealias Vector4 = SIMD4<Double>

extension SIMD3<Double> {
  func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }
}

extension SIMD<Double> {
  func dot(_ other: Self) -> Double { (self * other).sum() }

  /// The Euclidean length, without overflow of the squares.
  var length: Double {
    let squared = dot(self)
    if squared > 1e-280 && squared < 1e280 { return squared.squareRoot() }
    let largest = size
    guard largest > 0, largest.isFinite else { return largest }
    let small = self / largest
    return largest * small.dot(small).squareRoot()
  }

  /// The largest magnitude of the numbers; NaN if one is.
  var size: Double { self == self ? positive.max() + 0 : .nan }

  var isFinite: Bool { indices.allSatisfy { self[$0].isFinite } }

  /// The magnitudes of the numbers.
  var positive: Self { replacing(with: -self, where: self .< 0) }

  package var numbers: [Double] { indices.map { self[$0] } }
}
