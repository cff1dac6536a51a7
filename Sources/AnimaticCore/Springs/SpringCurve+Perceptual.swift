// A spring described by how it looks: how long a swing takes and how much it bounces.

extension SpringCurve {
  /// Creates a spring from how it looks.
  ///
  /// The mass is 1, the rest follows, and ``allowsOverdamping`` is on. SwiftUI calls the same two
  /// numbers duration and bounce. Follows S-10 and S-11.
  ///
  /// ```swift
  /// SpringCurve(perceptualDuration: 0.5, bounce: 0.3).damping  // 17.5929188…
  /// ```
  ///
  /// - Parameters:
  ///   - perceptualDuration: Seconds of one undamped oscillation, 1e-100 to 1e100; anything else is
  ///     ignored and 0.5 used. It is not how long the spring moves, see ``settlingDuration``.
  ///   - bounce: 0 does not bounce, towards 1 it bounces ever more and 1 swings forever; towards -1
  ///     it is ever slower and -1 never leaves its start. Clamped to -1…1; 0 if not finite.
  ///   - initialVelocity: Whole ways per second, positive toward the target.
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

  /// Creates a spring of half a second's perceptual duration from how much it bounces.
  ///
  /// Smooth is 0, snappy 0.15 and bouncy 0.3 (S-11, U-13).
  ///
  /// ```swift
  /// SpringCurve(bounce: 0).stiffness  // 157.9136704…
  /// ```
  ///
  /// - Parameters:
  ///   - bounce: -1 to 1, as for ``init(perceptualDuration:bounce:initialVelocity:)``.
  ///   - initialVelocity: Whole ways per second, positive toward the target.
  public init(bounce: Double, initialVelocity: Double = 0) {
    self.init(perceptualDuration: 0.5, bounce: bounce, initialVelocity: initialVelocity)
  }

  /// Lengths in seconds whose springs have a stiffness that a number can hold.
  static let usableLengths = 1e-100...1e100

  /// Seconds of one oscillation if nothing braked it; what SwiftUI calls response (S-10, S-11).
  ///
  /// ```swift
  /// SpringCurve().perceptualDuration  // 0.6283185…
  /// ```
  public var perceptualDuration: Double {
    min(2 * .pi * (mass.squareRoot() / stiffness.squareRoot()), .greatestFiniteMagnitude)
  }

  /// How much it bounces: 1 forever, 0 not at all, below 0 over critical damping, down to -1 (S-10).
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
