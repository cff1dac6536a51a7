// A spring made to settle in a given time, as UIKit makes them.

extension SpringCurve {
  /// Creates the spring that UIView makes of a damping ratio and a duration.
  ///
  /// The mass is 1; the stiffness is such that at the duration a thousandth of the way is left of
  /// the sine part of the swinging, or of the whole way where the damping is critical. Where several
  /// springs do that, it is the stiffest; a critical one thrown so hard that none does passes the
  /// target first and is a thousandth away at the duration. Follows U-12; the duration that UIKit
  /// gives the animation itself is the one passed here.
  ///
  /// ```swift
  /// SpringCurve(dampingRatio: 0.7, duration: 0.8).stiffness  // 151.2791…
  /// ```
  ///
  /// - Parameters:
  ///   - dampingRatio: Clamped to 0.01…1; 1 if not finite. Within 1e-6 of 1 it is critical.
  ///   - duration: Seconds, 1e-100 to 1e100; anything else is ignored and 0.5 used.
  ///   - initialVelocity: Whole ways per second, positive toward the target.
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

  /// How many radians of the undamped oscillation go into the duration.
  ///
  /// What is left then has one branch that falls from its top to 0. Thrown at the target there is
  /// another before that, falling to 0 where the spring's throw just reaches; it counts if the top
  /// of the later one is too low.
  ///
  /// - Parameter thrown: The initial velocity in ways per duration.
  private static func fittedRadians(_ ratio: Double, thrown: Double) -> Double {
    let isCritical = 1 - ratio < criticalMargin
    let root = ((1 - ratio) * (1 + ratio)).squareRoot()
    let bound = isCritical ? settledWay : settledWay * root
    func left(_ radians: Double) -> Double {
      isCritical
        ? abs(1 + radians - thrown) * exponential(-radians)
        : abs(ratio - thrown / radians) * exponential(-ratio * radians)
    }
    func isSettled(_ radians: Double) -> Bool { left(radians) < bound }

    // After so many more nothing of an exponential is left.
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
