// Seconds with twice the precision of a Double, for sums rounded once when read.

/// A number of seconds as the unevaluated sum of two doubles: about 32 decimal digits.
///
/// A whole number of nanoseconds represents that decimal number: 0.1 is exactly a tenth. Any other
/// number is kept. So a sum of decimal times is the double nearest to the decimal sum. Times are
/// compared, ordered, and hashed by ``rounded``.
///
/// Infinity and NaN behave as in `Double` and never arise from the low part.
///
/// ```swift
/// var time = ExactTime(0)
/// for _ in 0..<3 { time += ExactTime(0.1) }
/// time.rounded  // 0.3
/// ```
@usableFromInline
package struct ExactTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  // The high part is the rounded sum; the low part is its rounding error, 0 if the high part is not
  // finite.
  @usableFromInline let high: Double
  @usableFromInline let low: Double

  /// Zero seconds.
  @inlinable package static var zero: ExactTime { ExactTime(0) }

  /// One second, and the ratio of equal times.
  @inlinable package static var one: ExactTime { ExactTime(1) }

  /// Creates the time from seconds; any number is allowed.
  @inlinable
  package init(_ seconds: Double) {
    high = seconds
    low = Self.decimalRest(of: seconds)
  }

  /// Returns the difference from the whole number of billionths whose nearest double it is; 0 for
  /// any other number.
  @inlinable
  static func decimalRest(of number: Double) -> Double {
    let billionths = (number * 1e9).rounded(.toNearestOrEven)
    guard abs(billionths) < 0x1p53, billionths / 1e9 == number else { return restOfHalf(number) }
    return billionths.addingProduct(-number, 1e9) / 1e9
  }

  /// Returns the rest of a number whose billionfold is halfway between two whole numbers, of which
  /// the odd one may be its own; 0 for any other number.
  @usableFromInline @inline(never)
  static func restOfHalf(_ number: Double) -> Double {
    let scaled = number * 1e9
    let half = scaled - scaled.rounded(.toNearestOrEven)
    let odd = scaled + half
    guard abs(half) == 0.5, abs(odd) < 0x1p53, odd / 1e9 == number else { return 0 }
    return odd.addingProduct(-number, 1e9) / 1e9
  }

  @inlinable
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// Adds two parts, the first at least as large as the second.
  private init(_ large: Double, plus small: Double) {
    high = large + small
    let rest = small - (high - large)
    low = high.isFinite && rest.isFinite ? rest : 0
  }

  /// The seconds as one double, rounded once.
  @inlinable package var rounded: Double { high }

  /// Whether the time is neither infinite nor NaN.
  @inlinable package var isFinite: Bool { high.isFinite }

  /// The nearest finite time; zero for NaN.
  @inlinable package var limited: ExactTime {
    if high.isFinite { return self }
    let most = Double.greatestFiniteMagnitude
    return ExactTime(high: high.isNaN ? 0 : high < 0 ? -most : most, low: 0)
  }

  @inlinable
  package static func + (left: ExactTime, right: ExactTime) -> ExactTime {
    // The same sum without a check per step; an overflow makes it not finite.
    let (sum, lost) = added(left.high, right.high)
    let (lowSum, lowLost) = added(left.low, right.low)
    let small = lost + lowSum
    let high = sum + small
    let rest = (small - (high - sum)) + lowLost
    let rounded = high + rest
    let low = rest - (rounded - high)
    return low.isFinite ? ExactTime(high: rounded, low: low) : sumAtTheEdge(left, right)
  }

  /// Returns the time a duration later, a number of seconds: its low part has only a few digits.
  @inlinable @inline(__always)
  package func adding(_ duration: ExactTime) -> ExactTime {
    let (sum, lost) = Self.added(high, duration.high)
    let small = lost + (low + duration.low)
    let high = sum + small
    let low = small - (high - sum)
    return low.isFinite
      ? ExactTime(high: high, low: low) : Self.sumAtTheEdge(self, duration)
  }

  /// Returns a sum of two doubles and its rounding error; not finite on overflow.
  @inlinable
  static func added(_ left: Double, _ right: Double) -> (sum: Double, lost: Double) {
    let sum = left + right
    let taken = sum - left
    return (sum, (left - (sum - taken)) + (right - taken))
  }

  @usableFromInline
  static func sumAtTheEdge(_ left: ExactTime, _ right: ExactTime) -> ExactTime {
    let sum = left.high + right.high
    guard sum.isFinite else { return ExactTime(high: sum, low: 0) }
    let lowSum = left.low + right.low
    let partial = ExactTime(sum, plus: lost(left.high, right.high) + lowSum)
    return ExactTime(partial.high, plus: partial.low + lost(left.low, right.low))
  }

  @inlinable
  package static func - (left: ExactTime, right: ExactTime) -> ExactTime { left + -right }

  @inlinable
  package static prefix func - (time: ExactTime) -> ExactTime {
    ExactTime(high: -time.high, low: -time.low)
  }

  @inlinable
  package static func += (left: inout ExactTime, right: ExactTime) { left = left + right }

  /// Returns the time multiplied by a number, which is interpreted as decimal like a time.
  package func multiplied(by factor: Double) -> ExactTime { multiplied(by: ExactTime(factor)) }

  /// Returns the time multiplied by a ratio of two times.
  package func multiplied(by factor: ExactTime) -> ExactTime {
    let product = high * factor.high
    guard product.isFinite else { return ExactTime(high: product, low: 0) }
    let rest = (-product).addingProduct(high, factor.high)
    return ExactTime(product, plus: rest + low * factor.high + high * factor.low)
  }

  /// Returns the time divided by a number, interpreted as decimal like a time; infinite or NaN for
  /// 0, as in `Double`.
  package func divided(by divisor: Double) -> ExactTime { divided(by: ExactTime(divisor)) }

  /// Returns the ratio of two times.
  package func divided(by divisor: ExactTime) -> ExactTime {
    let quotient = high / divisor.high
    guard quotient.isFinite, divisor.isFinite else { return ExactTime(high: quotient, low: 0) }
    let rest = high.addingProduct(-quotient, divisor.high) + low
    return ExactTime(quotient, plus: (rest - quotient * divisor.low) / divisor.high)
  }

  @inlinable
  package static func == (left: ExactTime, right: ExactTime) -> Bool { left.high == right.high }

  /// Returns whether two times are equal in both parts.
  @inlinable
  package func isIdentical(to other: ExactTime) -> Bool { high == other.high && low == other.low }

  @inlinable
  package static func < (left: ExactTime, right: ExactTime) -> Bool { left.high < right.high }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(high) }

  /// The rounded seconds, followed by the rounding error: `0.3`, `1 + 5.551115123125783e-17`.
  @usableFromInline package var description: String {
    if low == 0 { return high.text }
    return "\(high.text) \(low < 0 ? "-" : "+") \(abs(low).text)"
  }

  /// Returns the rounding error of a sum of two doubles; 0 on overflow.
  private static func lost(_ left: Double, _ right: Double) -> Double {
    let lost = added(left, right).lost
    return lost.isFinite ? lost : 0
  }
}
