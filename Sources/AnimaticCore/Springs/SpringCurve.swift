// The public spring type and its validation. SpringEvaluator evaluates the response.

/// A damped spring that moves a value from its start to its target: Core Animation's spring as a
/// value.
///
/// The response is 0 at the start and 1 at the target, and may overshoot. It runs in seconds
/// without a duration: a shorter animation cuts it off, see ``settlingDuration``. Two springs are
/// equal if their five parameters are. Follows S-1 to S-11.
///
/// ```swift
/// SpringCurve().value(at: 0.25)  // 1.0233595…
/// SpringCurve(bounce: 0.3).settlingDuration  // 0.8629552…
/// ```
public struct SpringCurve: Sendable, Hashable, CustomStringConvertible {
  /// The mass of the spring; above 0.
  ///
  /// The default is 1. A number that is not above 0 or not finite is ignored (S-1).
  public var mass: Double = 1 {
    didSet {
      guard !Self.isPositive(mass) else { return }
      refuse("mass", mass, need: "must be above 0 and finite")
      mass = oldValue
    }
  }

  /// The stiffness of the spring; above 0.
  ///
  /// The default is 100. A number that is not above 0 or not finite is ignored (S-1).
  public var stiffness: Double = 100 {
    didSet {
      guard !Self.isPositive(stiffness) else { return }
      refuse("stiffness", stiffness, need: "must be above 0 and finite")
      stiffness = oldValue
    }
  }

  /// The damping of the spring; 0 oscillates forever.
  ///
  /// The default is 10. Negative numbers and NaN are ignored (S-1). Infinity is valid: with
  /// ``allowsOverdamping`` the spring never leaves its start (S-9), otherwise it is critical.
  public var damping: Double = 10 {
    didSet {
      if damping >= 0 {
        // A negative zero would give negative durations.
        damping = abs(damping)
      } else {
        refuse("damping", damping, need: "must be 0 or more")
        damping = oldValue
      }
    }
  }

  /// The initial velocity in distances per second; positive is toward the target (S-2).
  ///
  /// The default is 0. A number that is not finite is ignored.
  public var initialVelocity: Double = 0 {
    didSet {
      guard !initialVelocity.isFinite else { return }
      refuse("initial velocity", initialVelocity, need: "must be finite")
      initialVelocity = oldValue
    }
  }

  /// Whether the damping may exceed the critical value; the default is no (S-3).
  ///
  /// Otherwise an overdamped spring moves as a critical one.
  public var allowsOverdamping: Bool = false

  /// The invalid inputs, one entry per parameter.
  @Uncompared package var refused: [(parameter: String, sentence: String)] = []

  /// Creates a spring; each default is Core Animation's (S-1).
  ///
  /// An invalid number is ignored and the default is used.
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
  ///   - initialVelocity: Multiples of the distance per second, positive toward the target.
  ///   - allowsOverdamping: Whether the damping may exceed the critical value.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.allowsOverdamping = allowsOverdamping
    take(mass, stiffness, damping, initialVelocity)
  }

  /// Sets the parameters explicitly, because property observers do not run in an initializer.
  private mutating func take(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ initialVelocity: Double
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The effective damping as a fraction of the critical value.
  ///
  /// 0 oscillates forever, 1 is critical; greater only with ``allowsOverdamping``, infinite for
  /// infinite damping. Follows S-3.
  ///
  /// ```swift
  /// SpringCurve().dampingRatio  // 0.5
  /// SpringCurve(damping: 30).dampingRatio  // 1
  /// ```
  public var dampingRatio: Double {
    let roots = (mass.squareRoot(), stiffness.squareRoot())
    // The larger root first: an intermediate overflow or underflow then implies one of the result.
    let ratio = damping / max(roots.0, roots.1) / min(roots.0, roots.1) / 2
    guard allowsOverdamping else { return min(ratio, 1) }
    return damping.isFinite ? min(ratio, .greatestFiniteMagnitude) : ratio
  }

  /// Returns the fraction of the distance: 0 at the start, 1 at the target, beyond on overshoot.
  ///
  /// The value is exactly 0 up to 0 seconds and for NaN, exactly 1 once the motion is below
  /// precision, and at infinity for undamped springs too. It is always finite. Follows S-4; near
  /// critical damping both sides are fully precise. The error is below 1e-10 for ten thousand
  /// oscillations, and grows with an initial velocity that is many times the spring's.
  ///
  /// ```swift
  /// SpringCurve().value(at: 0.25)  // 1.0233595…
  /// SpringCurve().value(at: 10)  // 1
  /// ```
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: The fraction of the distance.
  /// - Complexity: O(1).
  public func value(at time: Double) -> Double { evaluator.value(at: time) }

  /// Returns the velocity in distances per second: the derivative of the value.
  ///
  /// The velocity is the initial velocity at 0 seconds, and 0 before that and for NaN. Always
  /// finite. Follows S-2.
  ///
  /// ```swift
  /// SpringCurve(initialVelocity: 10).velocity(at: 0.15)  // 3.8950746…
  /// ```
  ///
  /// - Parameter time: Seconds since the start.
  /// - Returns: Distances per second, positive toward the target.
  /// - Complexity: O(1).
  public func velocity(at time: Double) -> Double { evaluator.velocity(at: time) }

  /// The parameters on one line, with a velocity other than 0, and whether it is overdamped.
  ///
  /// ```swift
  /// SpringCurve(initialVelocity: 5).description
  /// // "spring(mass 1, stiffness 100, damping 10, velocity 5)"
  /// ```
  public var description: String { "spring(\(fields.joined(separator: ", ")))" }

  /// The parameters as text, with a velocity other than 0, and whether it is overdamped.
  var fields: [String] {
    var fields = [
      "mass \(mass.text)", "stiffness \(stiffness.text)", "damping \(damping.text)",
    ]
    if initialVelocity != 0 { fields.append("velocity \(initialVelocity.text)") }
    if dampingRatio > 1 { fields.append("overdamped") }
    return fields
  }

  // MARK: For the other parts of the package

  /// The response with precomputed constants.
  package var evaluator: SpringEvaluator {
    SpringEvaluator(
      frequency: frequency, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }

  /// Sentences about the invalid inputs; nil if all are valid.
  package var problem: String? {
    refused.isEmpty ? nil : refused.map(\.sentence).joined(separator: " ")
  }

  /// The angular frequency of the undamped oscillation in radians per second: w0 of S-3, above 0
  /// and finite.
  var frequency: Double {
    min(stiffness.squareRoot() / mass.squareRoot(), .greatestFiniteMagnitude)
  }

  // MARK: Numbers that cannot be used

  /// Records an invalid input; the latest of each parameter is kept.
  @inline(never)
  mutating func refuse(
    _ parameter: String, _ value: Double, need: String, outcome: String = "ignored"
  ) {
    let sentence = "The spring's \(parameter) \(need): \(value.text) was \(outcome)."
    refused.removeAll { $0.parameter == parameter }
    refused.append((parameter, sentence))
  }

  static func isPositive(_ number: Double) -> Bool { number > 0 && number.isFinite }
}

// The coding of a spring: its five parameters.

extension SpringCurve: Codable {
  private enum CodingKeys: String, CodingKey {
    case mass, stiffness, damping, initialVelocity, allowsOverdamping
  }

  /// The text of infinite damping, which JSON numbers can't represent.
  private static let infiniteText = "infinite"

  /// Decodes the five parameters.
  ///
  /// Invalid numbers are ignored, as by the other initializers (S-1).
  ///
  /// - Throws: `DecodingError` if a parameter is missing or not a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try? container.decode(String.self, forKey: .damping)
    self.init(
      mass: try container.decode(Double.self, forKey: .mass),
      stiffness: try container.decode(Double.self, forKey: .stiffness),
      damping: text == Self.infiniteText
        ? .infinity : try container.decode(Double.self, forKey: .damping),
      initialVelocity: try container.decode(Double.self, forKey: .initialVelocity),
      allowsOverdamping: try container.decode(Bool.self, forKey: .allowsOverdamping))
  }

  /// Encodes the five parameters in use; infinite damping as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mass, forKey: .mass)
    try container.encode(stiffness, forKey: .stiffness)
    if damping.isFinite {
      try container.encode(damping, forKey: .damping)
    } else {
      try container.encode(Self.infiniteText, forKey: .damping)
    }
    try container.encode(initialVelocity, forKey: .initialVelocity)
    try container.encode(allowsOverdamping, forKey: .allowsOverdamping)
  }
}
