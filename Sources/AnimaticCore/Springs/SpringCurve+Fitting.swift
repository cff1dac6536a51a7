// Springs with a given settling time, as in UIKit.

extension SpringCurve {
  /// Creates UIView's spring for a damping ratio and a duration.
  ///
  /// The mass is 1; the stiffness is chosen so that at the duration a thousandth of the distance is
  /// left of the sine term of the oscillation, or of the whole distance for critical damping. If
  /// several springs match, the stiffest is used; a critical spring whose velocity is too high for
  /// any match overshoots first and is a thousandth away at the duration. Follows U-12; UIKit gives
  /// the animation the duration passed here.
  ///
  /// ```swift
  /// SpringCurve(dampingRatio: 0.7, duration: 0.8).stiffness  // 151.2791…
  /// ```
  ///
  /// - Parameters:
  ///   - dampingRatio: Clamped to 0.01…1; 1 if not finite. Within 1e-6 of 1 it is critical.
  ///   - duration: Seconds, 1e-100 to 1e100; otherwise 0.5.
  ///   - initialVelocity: Multiples of the distance per second, positive toward the target.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    let lengthIsUsable = Self.usableLengths.contains(duration)
    let length = lengthIsUsable ? duration : 0.5
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let ways = min(max(velocity * length, -1e300), 1e300)
    let frequency = Self.fittedRadians(ratio, thrown: ways) / length
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
    if dampingRatio != ratio {
      let outcome = dampingRatio.isFinite ? "taken as \(ratio.text)" : "ignored"
      refuse("damping ratio", dampingRatio, need: "must be within 0.01…1", outcome: outcome)
    }
    if !lengthIsUsable { refuse("duration", duration, need: "must be within 1e-100…1e100") }
  }

  /// Returns the radians of the undamped oscillation within the duration.
  ///
  /// The remainder has one branch that decreases from its maximum to 0. With a velocity toward the
  /// target, there is an earlier branch that reaches 0 at the spring's farthest point; it is used
  /// if the maximum of the later one is too low.
  ///
  /// - Parameter thrown: The initial velocity in distances per duration.
  private static func fittedRadians(_ ratio: Double, thrown: Double) -> Double {
    let isCritical = 1 - ratio < criticalMargin
    let root = ((1 - ratio) * (1 + ratio)).squareRoot()
    let bound = isCritical ? settledDistance : settledDistance * root
    func left(_ radians: Double) -> Double {
      isCritical
        ? abs(1 + radians - thrown) * exponential(-radians)
        : abs(ratio - thrown / radians) * exponential(-ratio * radians)
    }
    func isSettled(_ radians: Double) -> Bool { left(radians) < bound }

    // Beyond this, an exponential vanishes.
    let rest = 1500 / ratio
    guard thrown > 0 else { return bisect(from: 0, to: rest, until: isSettled) }
    let top =
      isCritical
      ? thrown : (thrown + thrown.squareRoot() * (thrown + 4).squareRoot()) / (2 * ratio)
    if isSettled(top) {
      let reach = isCritical ? thrown - 1 : thrown / ratio
      return bisect(from: 0, to: reach, until: isSettled)
    }
    return bisect(from: top, to: top + rest, until: isSettled)
  }
}
