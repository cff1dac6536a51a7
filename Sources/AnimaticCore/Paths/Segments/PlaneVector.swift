// A point or a direction in the plane as two numbers, convertible to the CG type.

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  /// The Euclidean length, without overflow of the squares.
  var length: Double {
    let squared = x * x + y * y
    if squared > 1e-280 && squared < 1e280 { return squared.squareRoot() }
    let largest = size
    guard largest > 0, largest.isFinite else { return largest }
    let small = self / largest
    return largest * (small.x * small.x + small.y * small.y).squareRoot()
  }

  /// The larger magnitude of the two numbers.
  var size: Double { Swift.max(abs(x), abs(y)) }

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns a point interpolated toward another; exact at 0.
  func mixed(with other: SIMD2<Double>, at fraction: Double) -> SIMD2<Double> {
    self + (other - self) * fraction
  }
}

extension CGPoint {
  init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }
}
