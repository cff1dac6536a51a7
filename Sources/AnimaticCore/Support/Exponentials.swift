// Owns the few functions of the C library that springs need, under names without abbreviations. It
// is the one place in the timing that says which C library that is.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// e to the power.
func exponential(_ power: Double) -> Double { exp(power) }

/// e to the power, less 1: with all its digits where the power is small.
func exponentialLessOne(_ power: Double) -> Double { expm1(power) }

/// The natural logarithm of a number.
func naturalLogarithm(_ number: Double) -> Double { log(number) }

/// The natural logarithm of 1 and a number: with all its digits where the number is small.
func naturalLogarithm(onePlus number: Double) -> Double { log1p(number) }

/// The number at which a condition begins to hold, to the last digit.
///
/// - Parameters:
///   - low: A number at which it does not hold; not looked at.
///   - high: A number at which it holds; not looked at.
///   - holds: A condition that changes once between the two.
func bisect(from low: Double, to high: Double, until holds: (Double) -> Bool) -> Double {
  var low = low
  var high = high
  // Doubles between 0 and the largest are halved away in some 1100 steps, ordinary ones in 60.
  for _ in 0..<1200 {
    let middle = low + (high - low) / 2
    if middle == low || middle == high { break }
    if holds(middle) { high = middle } else { low = middle }
  }
  return high
}
