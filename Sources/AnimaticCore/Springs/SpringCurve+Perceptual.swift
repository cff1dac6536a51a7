// Springs by perceptual duration and bounce.

extension SpringCurve {
  /// Creates a spring from its perceptual duration and bounce.
  ///
  /// The mass is 1, the stiffness and damping are derived, and ``allowsOverdamping`` is on. SwiftUI
  /// calls the two parameters duration and bounce. Follows S-10 and S-11.
  ///
  /// ```swift
  /// SpringCurve(perceptualDuration: 0.5, bounce: 0.3).damping  // 17.5929188…
  /// ```
  ///
  /// - Parameters:
  ///   - perceptualDuration: The duration of one undamped oscillation in seconds, 1e-100 to 1e100;
  ///     otherwise 0.5. It differs from the ``settlingDuration``.
  ///   - bounce: 0 does not bounce, toward 1 the bounce increases, and 1 oscillates forever; toward
  ///     -1 it is slower, and -1 never leaves its start. Clamped to -1…1; 0 if not finite.
  ///   - initialVelocity: Multiples of the distance per second, positive toward the target.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let lengthIsUsable = Self.usableLengths.contains(perceptualDuration)
    let frequency = 2 * .pi / (lengthIsUsable ? perceptualDuration : 0.5)
    let used = bounce.isFinite ? min(max(bounce, -1), 1) : 0
    let ratio = used < 0 ? 1 / (1 + used) : 1 - used
    self.init(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
    if !lengthIsUsable {
      refuse("perceptual duration", perceptualDuration, need: "must be within 1e-100…1e100")
    }
    if bounce != used {
      let outcome = bounce.isFinite ? "taken as \(used.text)" : "ignored"
      refuse("bounce", bounce, need: "must be within -1…1", outcome: outcome)
    }
  }

  /// Creates a spring from its bounce, with a perceptual duration of half a second.
  ///
  /// Smooth is 0, snappy 0.15 and bouncy 0.3 (S-11, U-13).
  ///
  /// ```swift
  /// SpringCurve(bounce: 0).stiffness  // 157.9136704…
  /// ```
  ///
  /// - Parameters:
  ///   - bounce: -1 to 1, as for ``init(perceptualDuration:bounce:initialVelocity:)``.
  ///   - initialVelocity: Multiples of the distance per second, positive toward the target.
  public init(bounce: Double, initialVelocity: Double = 0) {
    self.init(perceptualDuration: 0.5, bounce: bounce, initialVelocity: initialVelocity)
  }

  /// The durations in seconds whose springs have a finite stiffness.
  static let usableLengths = 1e-100...1e100

  /// The duration of one undamped oscillation in seconds; SwiftUI's response (S-10, S-11).
  ///
  /// ```swift
  /// SpringCurve().perceptualDuration  // 0.6283185…
  /// ```
  public var perceptualDuration: Double {
    min(2 * .pi * (mass.squareRoot() / stiffness.squareRoot()), .greatestFiniteMagnitude)
  }

  /// The bounciness: 1 oscillates forever, 0 is critical, below 0 is overdamped, down to -1 (S-10).
  ///
  /// ```swift
  /// SpringCurve().bounce  // 0.5
  /// SpringCurve(damping: 40, allowsOverdamping: true).bounce  // -0.5
  /// ```
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
