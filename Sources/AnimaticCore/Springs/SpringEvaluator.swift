// A spring prepared for frames: the coefficients of S-4 in its natural unit of time.

/// The response of one spring, prepared for evaluation.
///
/// Time is counted in the undamped oscillation's radians, x = w0·t, so that springs of every size
/// are the same numbers. With z the damping ratio and u the velocity in that unit, what is left of
/// the way is:
/// - z < 1, q = √(1 - z²): e^(-z·x) · (cos qx + ((z - u) / q) · sin qx)
/// - z = 1: e^(-x) · (1 + (1 - u) · x)
/// - z > 1, r = √(z² - 1), p = z - r: e^(-p·x) · (1 + ((p - u) / 2r) · (1 - e^(-2r·x)))
///
/// These are the formulas of S-4, put so that next to z = 1 nothing cancels from either side. Every
/// coefficient is below 1e308: no finite time makes a value infinite or NaN.
package struct SpringEvaluator: Sendable, BitwiseCopyable {
  enum Regime: UInt8 {
    case under
    case critical
    case over
  }

  let regime: Regime

  /// The angular frequency of the undamped oscillation in radians per second.
  let frequency: Double

  /// The decay of the remaining distance per radian.
  private let decay: Double

  /// The damped frequency if underdamped, twice r if overdamped.
  let spread: Double

  /// The factor of the second term of the remaining distance.
  let swing: Double

  /// The factor of the second term of the velocity.
  let pull: Double

  /// The initial velocity per radian.
  let start: Double

  /// The initial velocity per second.
  private let initialVelocity: Double

  /// The time in seconds after which the motion is below precision.
  private let end: Double

  /// The value after the end.
  private let final: Double

  /// Prepares a spring.
  ///
  /// - Parameters:
  ///   - frequency: Above 0, in radians per second.
  ///   - dampingRatio: 0 or more; with infinite damping nothing moves.
  ///   - initialVelocity: Finite, in distances per second.
  init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    // Beyond 1e300 products would overflow; such a velocity is never visible in a frame.
    let start = min(max(initialVelocity / frequency, -1e300), 1e300)
    self.frequency = frequency
    self.start = start
    self.initialVelocity = initialVelocity
    let radians: Double
    if dampingRatio < 1 {
      regime = .under
      decay = dampingRatio
      spread = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      swing = (dampingRatio - start) / spread
      pull = (1 - dampingRatio * start) / spread
      // e^-750 is 0 as a double. Undamped, the phase is noise long before.
      radians = dampingRatio > 0 ? min(750 / dampingRatio, 1e300) : 1e300
    } else if dampingRatio > 1 {
      let ratio = min(dampingRatio, 1e300)
      let root = (ratio - 1).squareRoot() * (ratio + 1).squareRoot()
      regime = .over
      decay = 1 / (ratio + root)
      spread = 2 * root
      swing = (decay - start) / spread
      pull = 1 / spread - start * ((ratio + root) / spread)
      radians = 750 / decay
    } else {
      regime = .critical
      decay = 1
      spread = 0
      swing = 1 - start
      pull = 1 - start
      radians = 750
    }
    final = dampingRatio.isFinite ? 1 : 0
    end = dampingRatio.isFinite ? radians / frequency : 0
  }

  /// Returns the fraction of the distance (S-4).
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < end else { return final }
    return 1 - remainder(at: frequency * time)
  }

  /// Returns distances per second; the derivative of the value.
  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return time == 0 ? initialVelocity : 0 }
    guard time < end else { return 0 }
    let perRadian = decayed(start, pull, at: frequency * time)
    let largest = Double.greatestFiniteMagnitude
    return min(max(frequency * perRadian, -largest), largest)
  }

  // MARK: In radians, for searches

  /// Returns 1 minus the value after a number of radians.
  func remainder(at x: Double) -> Double { decayed(1, swing, at: x) }

  /// Returns the decayed sum of both terms of the motion, with a factor for each.
  @inline(__always)
  private func decayed(_ first: Double, _ second: Double, at x: Double) -> Double {
    let factor = exponential(-decay * x)
    switch regime {
    case .under:
      let (sine, cosine) = sineAndCosine(of: spread * x)
      return factor * (first * cosine + second * sine)
    case .critical: return factor * (first + second * x)
    case .over: return factor * (first + second * -exponentialLessOne(-spread * x))
    }
  }

  /// The passing of the target and the turn after it, of a spring that does not oscillate; nil if
  /// it stays on one side.
  var overshoot: (passing: Double, turning: Double)? {
    // Both terms are 1 + swing·g and start + pull·g, with g increasing from 0.
    guard regime != .under, start > 1, swing < 0, pull < 0 else { return nil }
    let passing = radians(growing: -1 / swing)
    let turning = radians(growing: -start / pull)
    return passing.isFinite && turning.isFinite ? (passing, turning) : nil
  }

  /// Returns the radians after which the remaining distance of a spring without oscillation stays
  /// under a fraction.
  func radians(boundedBy fraction: Double) -> Double {
    let way = naturalLogarithm(onePlus: abs(swing)) - naturalLogarithm(fraction)
    // Critical: (1 + a·x)·e^(-x/2) ≤ 1 + a, so half of the decay is enough for the rest.
    return regime == .critical ? 2 * way : way / decay
  }

  func radians(growing growth: Double) -> Double {
    regime == .critical ? growth : -naturalLogarithm(onePlus: -growth) / spread
  }

  /// Returns the number of half oscillations in a time; 0 for a spring that does not oscillate.
  func halfSwings(in seconds: Double) -> Double {
    regime == .under ? frequency * seconds * spread / .pi : 0
  }

  /// Returns the extrema after the start and before a time in seconds, ascending.
  ///
  /// - Complexity: O(n) in the half oscillations until then, which must be few.
  func turns(until seconds: Double) -> [Double] {
    let end = seconds * frequency
    guard regime == .under else {
      // The velocity is start + pull·g, with g increasing from 0.
      let growth = -self.start / pull
      let place = growth > 0 ? radians(growing: growth) : .nan
      return place > 0 && place < end ? [place / frequency] : []
    }
    // The velocity is start·cos + pull·sin of the oscillation.
    let angle = angleOfVector(x: pull, y: -self.start)
    let first = angle > 0 ? angle : angle + .pi
    let count = ((end * spread - first) / .pi).rounded(.up)
    guard count > 0, count < 1e6 else { return [] }
    return (0..<Int(count)).map { (first + Double($0) * .pi) / spread / frequency }
  }
}
