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
  /// The default is 0. A number that is not finite is ignored. A verb's `initialVelocity(_:)` is in
  /// units per second instead (S-16).
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

  /// The time until the value stays within about a thousandth of the target, in seconds.
  ///
  /// - Underdamped: when the envelope of the motion is down to a thousandth (S-7).
  /// - Critical, within 1e-6, or overdamped: the first multiple of 0.1 s at which less than a
  ///   thousandth of the distance is left (S-8, S-9; overdamped is engine-defined). A spring with a
  ///   velocity toward its target may be that close while it passes.
  /// - Undamped: `Float.greatestFiniteMagnitude`, the maximum (S-8).
  /// - With infinite damping and ``allowsOverdamping``: 0 (S-9).
  ///
  /// A spring animation of this duration plays the whole motion (S-6).
  ///
  /// ```swift
  /// SpringCurve().settlingDuration  // 1.4727003…
  /// SpringCurve(damping: 20).settlingDuration  // 1, but for rounding
  /// ```
  ///
  /// - Complexity: O(1).
  public var settlingDuration: Double {
    let ratio = dampingRatio
    guard ratio.isFinite else { return 0 }
    let seconds =
      1 - ratio < Self.criticalMargin
      ? steppedDuration(ratio) : envelopeDuration(damping / mass / 2)
    return min(seconds, Double(Float.greatestFiniteMagnitude))
  }

  /// The tolerance within which a damping ratio counts as critical (S-4).
  static let criticalMargin = 1e-6

  /// The fraction of the distance that counts as settled.
  static let settledDistance = 0.001

  private func envelopeDuration(_ decay: Double) -> Double {
    (naturalLogarithm(onePlus: abs(evaluator.swing)) - naturalLogarithm(Self.settledDistance))
      / decay
  }

  /// Returns the first of the times 0.1, 0.1 + 0.1, … at which the spring is settled.
  ///
  /// The search starts where the remaining distance reaches the bound, which happens twice if the
  /// spring overshoots.
  private func steppedDuration(_ ratio: Double) -> Double {
    let evaluator = SpringEvaluator(
      frequency: frequency, dampingRatio: ratio - 1 < Self.criticalMargin ? 1 : ratio,
      initialVelocity: initialVelocity)
    func isClose(_ x: Double) -> Bool { abs(evaluator.remainder(at: x)) < Self.settledDistance }
    let last = evaluator.radians(boundedBy: Self.settledDistance)
    let overshoot = evaluator.overshoot
    let arrival = bisect(from: 0, to: overshoot?.passing ?? last, until: isClose)
    if let seconds = firstTenth(from: arrival / frequency, of: evaluator) { return seconds }
    let from = overshoot?.turning ?? arrival
    let settled = bisect(from: from, to: max(from, last), until: isClose) / frequency
    return firstTenth(from: settled, of: evaluator) ?? settled
  }

  /// Returns the first sum of tenths from a time on at which the spring is settled, if among the
  /// first two, which cover the rounding of the time.
  private func firstTenth(from seconds: Double, of evaluator: SpringEvaluator) -> Double? {
    let first = Self.tenths(reaching: seconds * (1 - 0x1p-50))
    return [first, first + 0.1].first { abs(1 - evaluator.value(at: $0)) < Self.settledDistance }
  }

  /// Returns the first sum 0.1 + 0.1 + … that reaches a time, with the rounding of each addition.
  ///
  /// - Complexity: O(1): about two hundred steps for the longest time.
  static func tenths(reaching seconds: Double) -> Double {
    var time = 0.1
    while time < seconds {
      let step = (time + 0.1) - time
      // Adding a tenth no longer changes the time.
      guard step > 0 else { return seconds }
      // Up to the next power of two, every addition rounds alike, so many at once are exact.
      let many = ((min(seconds, time.binade * 2) - time) / step).rounded(.down) - 2
      if many > 0 { time += many * step }
      time += 0.1
    }
    return time
  }

  /// Returns the extrema before the motion has settled, in seconds, ascending.
  ///
  /// - Parameters:
  ///   - seconds: The examined time.
  ///   - most: The maximum number of extrema.
  func turns(within seconds: Double, most: Int) -> [Double] {
    let evaluator = evaluator
    var end = min(seconds, settlingDuration)
    let swings = evaluator.halfSwings(in: end)
    if swings > Double(most) { end *= (Double(most) + 1) / swings }
    return evaluator.turns(until: end)
  }
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
