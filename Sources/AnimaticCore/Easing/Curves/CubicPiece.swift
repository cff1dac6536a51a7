// The solver of one interval of a cubic's x.

/// A cubic without a constant term: the distance in x from an anchor by the offset in the
/// parameter.
///
/// The cubic increases over its interval. Anchors are at the ends and the middle, where a curve can
/// become steep or flat, so small offsets and distances keep full precision there.
package struct CubicPiece: Sendable {
  private let linear: Double
  private let square: Double
  private let cube: Double
  private let low: Double
  private let high: Double
  private let firstGuess: Double
  private let secondGuess: Double

  /// Creates the piece for offsets within `low...high`; `low` is 0 or less.
  init(linear: Double, square: Double, cube: Double, low: Double, high: Double) {
    self.linear = linear
    self.square = square
    self.cube = cube
    self.low = low
    self.high = high
    let atHigh = ((cube * high + square) * high + linear) * high
    if low == 0 {
      // The parabola with the right slope at 0 and the right value at the high end.
      firstGuess = linear
      secondGuess = 4 * (atHigh / high - linear) / high
    } else {
      // The inverse as a parabola through 0 and both ends.
      let atLow = ((cube * low + square) * low + linear) * low
      let fromHigh = high / atHigh
      secondGuess = (fromHigh - low / atLow) / (atHigh - atLow)
      firstGuess = fromHigh - secondGuess * atHigh
    }
  }

  /// Returns the offset of a distance; the nearer end of the interval if it is out of range.
  @inline(__always)
  func offset(reaching distance: Double) -> Double {
    var offset = guess(distance)
    // Nearly always two rounds; each step cubes the error.
    for _ in 0..<4 {
      let next = step(from: offset, towards: distance)
      let size = abs(next - offset)
      offset = next
      if size <= 1e-5 * abs(next) {
        // Outside its interval the cubic may have other roots.
        if next >= low, next <= high { return next }
        break
      }
    }
    return guardedOffset(reaching: distance)
  }

  /// Halley's method with bisection if a step would leave the bracket.
  ///
  /// Next to a triple root a step only halves the error, which takes about 60 steps.
  @inline(never)
  private func guardedOffset(reaching distance: Double) -> Double {
    var low = low
    var high = high
    var offset = low + (high - low) / 2
    for _ in 0..<200 {
      if value(offset) > distance { high = offset } else { low = offset }
      let next = step(from: offset, towards: distance)
      if next >= low, next <= high {
        let size = abs(next - offset)
        offset = next
        if size <= 1e-5 * abs(next) || size <= 1e-17 { break }
      } else {
        offset = low + (high - low) / 2
        if offset == low || offset == high || high - low <= 1e-17 { break }
      }
    }
    return offset
  }

  /// One step of Halley's method.
  private func step(from offset: Double, towards distance: Double) -> Double {
    let excess = value(offset) - distance
    let bend = 3 * cube * offset + square
    let slope = (bend + square) * offset + linear
    return offset - excess * slope / (slope * slope - excess * bend)
  }

  private func value(_ offset: Double) -> Double {
    ((cube * offset + square) * offset + linear) * offset
  }

  private func guess(_ distance: Double) -> Double {
    if low == 0 {
      let root = (firstGuess * firstGuess + secondGuess * distance).squareRoot()
      return 2 * distance / (firstGuess + root)
    }
    return distance * (firstGuess + secondGuess * distance)
  }
}
