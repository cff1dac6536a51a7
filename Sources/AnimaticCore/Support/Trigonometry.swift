// The C library functions used by transforms, and the only import of the C library for values.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns the sine and the cosine of one angle in radians, computed together.
func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
  (sin(angle), cos(angle))
}

/// Returns the angle of the vector (x, y) in radians, in (-π, π].
///
/// A vector along negative x is π even if y is a negative zero, and a positive one is never minus
/// zero, so an angle is independent of the signs of zeros.
package func angleOfVector(x: Double, y: Double) -> Double {
  let angle = atan2(y, x) + 0
  return angle == -.pi ? .pi : angle
}
