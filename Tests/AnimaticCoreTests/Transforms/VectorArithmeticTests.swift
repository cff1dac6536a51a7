import Testing

@testable import AnimaticCore

struct VectorArithmeticTests {
  @Test func `the size and the length are not a number if a number is not`() {
    for other in [0, 1, 1e200, .infinity] {
      for vector in [SIMD2(.nan, other), SIMD2(other, .nan)] {
        #expect(vector.size.isNaN && vector.length.isNaN, "\(vector)")
      }
      #expect(Vector3(0, .nan, other).length.isNaN && Vector3(other, 0, .nan).length.isNaN)
    }
    #expect(SIMD2<Double>.zero.length == 0 && SIMD2(.infinity, 1).length == .infinity)
    #expect(SIMD2(-0x3p600, 0x4p600).length == 0x5p600 && SIMD2(-3, 4).size == 4)
  }

  @Test func `products are added in order`() {
    let one = Vector3(repeating: 1)
    #expect(Vector3(1e16, 1, -1e16).dot(one) == 0 && Vector3(1e16, -1e16, 1).dot(one) == 1)
    #expect(Vector3(repeating: -0.0).dot(one).sign == .minus)
  }
}
