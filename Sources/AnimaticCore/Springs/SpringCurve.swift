// What a user says about a spring, and which of it can be used. The response is SpringMotion's
// business, settling and the other ways to describe a spring are next door.

/// A damped spring that pulls a value from its start to its target: Core Animation's spring as a
/// value.
///
/// The response is 0 at the start and 1 at the target, and may go beyond. It runs in seconds and
/// knows no duration: a shorter animation cuts it off, see ``settlingDuration``. Two springs are
/// equal if their five parameters are. Follows S-1 to S-11.
///
/// ```swift
/// SpringCurve().value(at: 0.25)  // 1.0233595…
/// SpringCurve(bounce: 0.3).settlingDuration  // 0.8629552…
/// ```
public struct SpringCurve: Sendable, Hashable, CustomStringConvertible {
  /// The mass at the end of the spring; above 0.
  ///
  /// The default is 1. Anything not above 0 or not finite is ignored: the old mass stays (S-1).
  public var mass: Double = 1 {
    didSet {
      guard !Self.isPositive(mass) else { return }
      refuse("mass", mass, need: "must be above 0 and finite")
      mass = oldValue
    }
  }

  /// How hard the spring pulls; above 0.
  ///
  /// The default is 100. Anything not above 0 or not finite is ignored: the old stiffness stays
  /// (S-1).
  public var stiffness: Double = 100 {
    didSet {
      guard !Self.isPositive(stiffness) else { return }
      refuse("stiffness", stiffness, need: "must be above 0 and finite")
      stiffness = oldValue
    }
  }

  /// How much the spring is braked; 0 swings forever.
  ///
  /// The default is 10. Anything below 0 and NaN are ignored: the old damping stays (S-1). Infinity
  /// is a number here: with ``allowsOverdamping`` such a spring never leaves its start (S-9),
  /// without it is critical.
  public var damping: Double = 10 {
    didSet {
      if damping >= 0 {
        // A negative zero would make negative lengths.
        damping = abs(damping)
      } else {
        refuse("damping", damping, need: "must be 0 or more")
        damping = oldValue
      }
    }
  }

  /// The velocity at the start in whole ways per second; positive is toward the target (S-2).
  ///
  /// The default is 0. A number that is not finite is ignored: the old velocity stays.
  public var initialVelocity: Double = 0 {
    didSet {
      guard !initialVelocity.isFinite else { return }
      refuse("initial velocity", initialVelocity, need: "must be finite")
      initialVelocity = oldValue
    }
  }

  /// Whether the damping may be over critical; the default is no (S-3).
  ///
  /// Without it such a spring moves as a critical one.
  public var allowsOverdamping: Bool = false

  /// What could not be used as it was given, one entry per parameter.
  private var refusals: [Refusal] = []

  /// Creates a spring; each default is Core Animation's (S-1).
  ///
  /// A number that cannot be used is ignored, as by the property: the default stays.
  ///
  /// ```swift
  /// SpringCurve(stiffness: 300, damping: 20).settlingDuration  // 0.7442555…
  /// SpringCurve(mass: -1).mass  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: 0 or more.
  ///   - initialVelocity: Whole ways per second, positive toward the target.
  ///   - allowsOverdamping: Whether the damping may be over critical.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.allowsOverdamping = allowsOverdamping
    take(mass, stiffness, damping, initialVelocity)
  }

  /// Observers do not run in an initializer; here they do.
  private mutating func take(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ initialVelocity: Double
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The damping as a fraction of the critical one, as it is used.
  ///
  /// 0 swings forever, 1 is critical; more only with ``allowsOverdamping``, infinite where the
  /// damping is. Follows S-3.
  ///
  /// ```swift
  /// SpringCurve().dampingRatio  // 0.5
  /// SpringCurve(damping: 30).dampingRatio  // 1
  /// ```
  public var dampingRatio: Double {
    let roots = (mass.squareRoot(), stiffness.squareRoot())
    // The larger root first: what overflows or vanishes on the way does so in the end as well.
    let ratio = damping / max(roots.0, roots.1) / min(roots.0, roots.1) / 2
    guard allowsOverdamping else { return min(ratio, 1) }
    return damping.isFinite ? min(ratio, .greatestFiniteMagnitude) : ratio
  }

  /// How much of the way is done: 0 at the start, 1 at the target, beyond where it overshoots.
  ///
  /// Exactly 0 up to 0 seconds and for NaN, exactly 1 once nothing of the motion is left, and at
  /// infinity for undamped springs too. Never infinite or NaN. Follows S-4; next to critical damping
  /// both sides have all their digits. The error is below 1e-10 for ten thousand swings, and grows
  /// with a velocity that is many times the spring's own.
  ///
  /// ```swift
  /// SpringCurve().value(at: 0.25)  // 1.0233595…
  /// SpringCurve().value(at: 10)  // 1
  /// ```
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: The fraction of the way.
  /// - Complexity: O(1).
  public func value(at time: Double) -> Double { motion.value(at: time) }

  /// The velocity in whole ways per second: the derivative of the value.
  ///
  /// The initial velocity at 0 seconds, 0 before that and for NaN. Always finite. Follows S-2.
  ///
  /// ```swift
  /// SpringCurve(initialVelocity: 10).velocity(at: 0.15)  // 3.8950746…
  /// ```
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: Ways per second, positive toward the target.
  /// - Complexity: O(1).
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// The parameters on one line; velocity and overdamping where they are not the default.
  ///
  /// ```swift
  /// SpringCurve(initialVelocity: 5).description
  /// // "spring(mass 1, stiffness 100, damping 10, velocity 5)"
  /// ```
  public var description: String {
    var parts = [
      "mass \(mass.text)", "stiffness \(stiffness.text)", "damping \(damping.text)",
    ]
    if initialVelocity != 0 { parts.append("velocity \(initialVelocity.text)") }
    if allowsOverdamping { parts.append("overdamping") }
    return "spring(\(parts.joined(separator: ", ")))"
  }

  /// Whether the five parameters are equal; what was ignored on the way does not count.
  public static func == (left: SpringCurve, right: SpringCurve) -> Bool {
    left.mass == right.mass && left.stiffness == right.stiffness && left.damping == right.damping
      && left.initialVelocity == right.initialVelocity
      && left.allowsOverdamping == right.allowsOverdamping
  }

  /// Hashes the five parameters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mass)
    hasher.combine(stiffness)
    hasher.combine(damping)
    hasher.combine(initialVelocity)
    hasher.combine(allowsOverdamping)
  }

  // MARK: For the other parts of the package

  /// The response with everything prepared that a frame would compute again.
  package var motion: SpringMotion {
    SpringMotion(
      frequency: frequency, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// Which numbers could not be used, as sentences; nil when all of them were.
  package var problem: String? {
    refusals.isEmpty ? nil : refusals.map(\.sentence).joined(separator: " ")
  }

  /// The same, each with the parameter it speaks of: what an archive has to keep.
  package var refused: [(parameter: String, sentence: String)] {
    get { refusals.map { ($0.parameter, $0.sentence) } }
    set {
      refusals = newValue.map { Refusal(parameter: $0.parameter, sentence: $0.sentence) }
    }
  }

  /// Radians per second of the undamped oscillation: w0 of S-3, above 0 and finite.
  var frequency: Double {
    min(stiffness.squareRoot() / mass.squareRoot(), .greatestFiniteMagnitude)
  }

  // MARK: Numbers that cannot be used

  private struct Refusal: Sendable {
    let parameter: String
    let sentence: String
  }

  /// Notes a number that was not used as given; the newest of each parameter is kept.
  mutating func refuse(
    _ parameter: String, _ value: Double, need: String, outcome: String = "ignored"
  ) {
    let sentence = "The spring's \(parameter) \(need): \(value.text) was \(outcome)."
    refusals.removeAll { $0.parameter == parameter }
    refusals.append(Refusal(parameter: parameter, sentence: sentence))
  }

  static func isPositive(_ number: Double) -> Bool { number > 0 && number.isFinite }
}
