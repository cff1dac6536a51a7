// A point or a direction in the plane as two numbers, convertible to the CG type.

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

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
