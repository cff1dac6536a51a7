// One-sided slopes: only values after a time, and before a corner ahead, contribute.

/// Returns the one-sided slope of some numbers from five points.
///
/// Exact for polynomials of degree four.
///
/// - Parameters:
///   - step: The distance between points; negative for the left side.
///   - numbers: Returns the numbers at a distance from the point; the count must be constant.
/// - Returns: The change of each number per unit.
package func forwardSlope(step: Double, of numbers: (_ ahead: Double) -> [Double]) -> [Double] {
  OneSidedSlope(step: step, of: numbers, size: numbers(0).map { _ in 0 }).slopes
}

/// Returns the one-sided slope of some numbers of unknown curvature.
///
/// Short steps suffer from rounding, long steps from curvature; each number uses the step with the
/// least total error.
///
/// - Parameters:
///   - length: The smooth length, more than 0.
///   - finest: The shortest step: the resolution of the argument.
///   - numbers: Returns the numbers at a distance from the point; the count must be constant.
/// - Returns: The change of each number per unit; 0 if the length is too short.
package func forwardSlope(
  within length: Double, finest: Double, of numbers: (_ ahead: Double) -> [Double]
) -> [Double] {
  let steps = steps(within: length, finest: finest)
  // Terms that cancel at the point round by more than their sum shows.
  let size = numbers(4 * (steps.last ?? 0)).map(\.magnitude)
  var best = size.map { _ in BestSlope() }
  for step in steps {
    let slope = OneSidedSlope(step: step, of: numbers, size: size)
    for index in best.indices { best[index].take(slope.slopes[index], slope.errors[index]) }
    if best.allSatisfy(\.isFound) { break }
  }
  return best.map(\.slope)
}

/// Returns increasing powers of two, which can be added to times without rounding.
private func steps(within length: Double, finest: Double) -> [Double] {
  guard length > 0, length.isFinite else { return [] }
  // Four steps must fit into the length.
  var step = length.binade / 4
  if 4 * step >= length { step /= 2 }
  var steps: [Double] = []
  while step > 0, step >= finest, steps.count < 32 {
    steps.append(step)
    step /= 4
  }
  return steps.reversed()
}

/// The slopes of one step, and their rounding error.
private struct OneSidedSlope {
  private static let weights = [-25.0, 48, -36, 16, -3]

  private(set) var slopes: [Double] = []
  private(set) var errors: [Double] = []

  /// - Parameter size: The least size of the terms that each number is computed from.
  init(step: Double, of numbers: (_ ahead: Double) -> [Double], size: [Double]) {
    for (index, weight) in Self.weights.enumerated() {
      let numbers = numbers(Double(index) * step)
      if slopes.isEmpty {
        slopes = numbers.map { _ in 0 }
        errors = slopes
      }
      for (position, number) in zip(slopes.indices, numbers) {
        slopes[position] += weight * number / (12 * step)
        let rounding = max(number.magnitude, size[position]).ulp
        errors[position] += abs(weight * rounding / (12 * step))
      }
    }
  }
}

/// The slope that agrees best with the next longer step.
private struct BestSlope {
  private var last: (slope: Double, error: Double)?
  private var best: (slope: Double, error: Double)?
  /// Whether longer steps only increase the error.
  private(set) var isFound = false

  var slope: Double { best?.slope ?? last?.slope ?? 0 }

  mutating func take(_ slope: Double, _ rounding: Double) {
    defer { last = (slope, rounding) }
    guard !isFound, let last else { return }
    let error = abs(slope - last.slope) + last.error
    guard let best else {
      self.best = (last.slope, error)
      return
    }
    if error <= best.error {
      self.best = (last.slope, error)
    } else if error > 1_000 * best.error {
      isFound = true
    }
  }
}
