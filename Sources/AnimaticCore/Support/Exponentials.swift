// The C library functions used by springs, and the only import of the C library for timing.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// e to the power.
func exponential(_ power: Double) -> Double { exp(power) }

/// e to the power, minus 1, precise for small powers.
func exponentialLessOne(_ power: Double) -> Double { expm1(power) }

/// The natural logarithm of a number.
func naturalLogarithm(_ number: Double) -> Double { log(number) }

/// The natural logarithm of 1 plus a number, precise for small numbers.
func naturalLogarithm(onePlus number: Double) -> Double { log1p(number) }

/// Returns the number at which a condition begins to hold, to the last digit.
///
/// - Parameters:
///   - low: A number at which it does not hold; not evaluated.
///   - high: A number at which it holds; not evaluated.
///   - holds: A condition that changes once between the two.
func bisect(from low: Double, to high: Double, until holds: (Double) -> Bool) -> Double {
  var low = low
  var high = high
  // Bisecting all doubles takes about 1100 steps, ordinary ones 60.
  for _ in 0..<1200 {
    let middle = low + (high - low) / 2
    if middle == low || middle == high { break }
    if holds(middle) { high = middle } else { low = middle }
  }
  return high
}
