// Products and lengths of three-component vectors for matrix decomposition.

package typealias Vector3 = SIMD3<Double>
package typealias Vector4 = SIMD4<Double>

extension SIMD3<Double> {
  func dot(_ other: Vector3) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }

  /// The Euclidean length, without overflow of the squares.
  var length: Double {
    let squared = dot(self)
    if squared > 1e-280 && squared < 1e280 { return squared.squareRoot() }
    let largest = Swift.max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite else { return largest }
    let small = self / largest
    return largest * small.dot(small).squareRoot()
  }

  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}

extension SIMD4<Double> {
  var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}

extension SIMD<Double> {
  /// The magnitudes of the numbers.
  var positive: Self { replacing(with: -self, where: self .< 0) }

  package var numbers: [Double] { indices.map { self[$0] } }
}
