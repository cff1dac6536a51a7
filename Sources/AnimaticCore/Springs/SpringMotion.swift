// A spring prepared for frames: the coefficients of S-4 in its own unit of time. Knows nothing of
// stiffness, mass or what the user wrote.

/// The response of one spring, ready to be evaluated.
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
package struct SpringMotion: Sendable, Hashable, BitwiseCopyable {
  enum Regime: UInt8 {
    case under
    case critical
    case over
  }

  let regime: Regime

  /// Radians per second of the undamped oscillation.
  let frequency: Double

  /// How fast the way left shrinks, per radian.
  private let decay: Double

  /// The frequency of the swinging under critical damping, twice r over it.
  let spread: Double

  /// The factor of the second term of the way left.
  let swing: Double

  /// The factor of the second term of the velocity.
  let pull: Double

  /// The initial velocity per radian.
  let start: Double

  /// The initial velocity per second.
  private let initialVelocity: Double

  /// Seconds after which nothing is left to tell from rest.
  private let end: Double

  /// The value after that.
  private let final: Double

  /// Prepares a spring.
  ///
  /// - Parameters:
  ///   - frequency: Above 0, radians per second.
  ///   - dampingRatio: 0 or more; of infinite damping nothing ever moves.
  ///   - initialVelocity: Finite, ways per second.
  init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    // Beyond 1e300 products would overflow; a velocity like that is never seen in a frame.
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

  /// How much of the way is done (S-4).
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < end else { return final }
    return 1 - wayLeft(at: frequency * time)
  }

  /// Ways per second; the derivative of the value.
  package func velocity(at time: Double) -> Double {
    guard time > 0 else { return time == 0 ? initialVelocity : 0 }
    guard time < end else { return 0 }
    let x = frequency * time
    let factor = exponential(-decay * x)
    let perRadian: Double
    switch regime {
    case .under:
      let (sine, cosine) = sineAndCosine(of: spread * x)
      perRadian = factor * (start * cosine + pull * sine)
    case .critical: perRadian = factor * (start + pull * x)
    case .over: perRadian = factor * (start + pull * -exponentialLessOne(-spread * x))
    }
    let largest = Double.greatestFiniteMagnitude
    return min(max(frequency * perRadian, -largest), largest)
  }

  // MARK: In radians, for those who look for a place

  /// 1 less the value, after so many radians.
  func wayLeft(at x: Double) -> Double {
    let factor = exponential(-decay * x)
    switch regime {
    case .under:
      let (sine, cosine) = sineAndCosine(of: spread * x)
      return factor * (cosine + swing * sine)
    case .critical: return factor * (1 + swing * x)
    case .over: return factor * (1 + swing * -exponentialLessOne(-spread * x))
    }
  }

  /// Where a spring that does not swing passes the target, and where it turns after that; nil if it
  /// stays on one side.
  var overshoot: (passing: Double, turning: Double)? {
    // Both terms are 1 + swing·g and start + pull·g, with g growing from 0.
    guard regime != .under, start > 1, swing < 0, pull < 0 else { return nil }
    let passing = radians(growing: -1 / swing)
    let turning = radians(growing: -start / pull)
    return passing.isFinite && turning.isFinite ? (passing, turning) : nil
  }

  /// Radians after which the way left of a spring that does not swing stays under a fraction.
  func radians(boundedBy fraction: Double) -> Double {
    let way = naturalLogarithm(onePlus: abs(swing)) - naturalLogarithm(fraction)
    // Critical: (1 + a·x)·e^(-x/2) ≤ 1 + a, so half of the decay is enough for the rest.
    return regime == .critical ? 2 * way : way / decay
  }

  func radians(growing growth: Double) -> Double {
    regime == .critical ? growth : -naturalLogarithm(onePlus: -growth) / spread
  }
}
