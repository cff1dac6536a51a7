// Owns the few functions of the C library that transforms need, under names without abbreviations.
// It is the one place in the values that says which C library that is.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The sine and the cosine of one angle in radians, asked together so that they can be shared.
func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
  (sin(angle), cos(angle))
}

/// The angle of the vector (x, y) in radians, in (-π, π].
///
/// A vector along negative x is π even where y is a negative zero, and a positive one is never
/// minus zero: so an angle reads the same however its zeros came about.
package func angleOfVector(x: Double, y: Double) -> Double {
  let angle = atan2(y, x) + 0
  return angle == -.pi ? .pi : angle
}
