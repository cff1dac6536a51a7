// How fast numbers change from one moment on, seen from that side only: what lies before it, or behind
// a corner ahead, has no say.

/// The slope of some numbers at a moment, from five points that all lie on one side of it.
///
/// Exact for what is a polynomial of the fourth degree.
///
/// - Parameters:
///   - step: From one point to the next; less than 0 looks back.
///   - numbers: The numbers so far ahead of the moment, always equally many.
/// - Returns: By how much each number changes per unit.
package func forwardSlope(step: Double, of numbers: (_ ahead: Double) -> [Double]) -> [Double] {
  OneSidedSlope(step: step, of: numbers).slopes
}

/// The slope of some numbers at a moment, where nobody knows how fast they bend.
///
/// Where the step is too short, rounding spoils the slope, and where it is too long, bends do; of all
/// steps each number takes the one at which both are least.
///
/// - Parameters:
///   - length: Up to here all is smooth; more than 0.
///   - finest: No step is shorter: how exactly the moment can be told.
///   - numbers: The numbers so far ahead of the moment, always equally many.
/// - Returns: By how much each number changes per unit; 0 where the length is too short to tell.
package func forwardSlope(
  within length: Double, finest: Double, of numbers: (_ ahead: Double) -> [Double]
) -> [Double] {
  var best = numbers(0).map { _ in BestSlope() }
  for step in steps(within: length, finest: finest) {
    let slope = OneSidedSlope(step: step, of: numbers)
    for index in best.indices { best[index].take(slope.slopes[index], slope.errors[index]) }
    if best.allSatisfy(\.isFound) { break }
  }
  return best.map(\.slope)
}

/// Powers of two, from short to long: times that they are added to are not rounded.
private func steps(within length: Double, finest: Double) -> [Double] {
  guard length > 0, length.isFinite else { return [] }
  // Four steps end before the length does.
  var step = length.binade / 4
  if 4 * step >= length { step /= 2 }
  var steps: [Double] = []
  while step > 0, step >= finest, steps.count < 32 {
    steps.append(step)
    step /= 4
  }
  return steps.reversed()
}

/// The slopes that one step gives, and how far off rounding may have put them.
private struct OneSidedSlope {
  private static let weights = [-25.0, 48, -36, 16, -3]

  private(set) var slopes: [Double] = []
  private(set) var errors: [Double] = []

  init(step: Double, of numbers: (_ ahead: Double) -> [Double]) {
    for (index, weight) in Self.weights.enumerated() {
      let numbers = numbers(Double(index) * step)
      if slopes.isEmpty {
        slopes = numbers.map { _ in 0 }
        errors = slopes
      }
      for (position, number) in zip(slopes.indices, numbers) {
        slopes[position] += weight * number / (12 * step)
        errors[position] += abs(weight * number.ulp / (12 * step))
      }
    }
  }
}

/// Of the slopes that ever longer steps give, the one that the next agrees with best.
private struct BestSlope {
  private var last: (slope: Double, error: Double)?
  private var best: (slope: Double, error: Double)?
  /// Whether longer steps only get worse.
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
