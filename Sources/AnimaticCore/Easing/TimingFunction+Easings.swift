// Penner's families.

extension TimingFunction {
  /// Returns a function that overshoots: x²·((s + 1)·x - s) for in.
  ///
  /// As in Penner's equations, the overshoot is multiplied by 1.525 for inOut, so both halves
  /// overshoot by about 10 % of the distance.
  ///
  /// ```swift
  /// TimingFunction.back().value(at: 0.5)  // 1.0876975
  /// TimingFunction.back(.in, overshoot: 3).range.lowerBound  // -0.25
  /// ```
  ///
  /// - Parameters:
  ///   - way: The end that overshoots.
  ///   - overshoot: The amount, up to 1e100; 1.70158 is 10 % of the distance and 0 none. Anything
  ///     else makes the function linear and not ``isValid``.
  public static func back(
    _ way: EasingWay = .out, overshoot: Double = 1.70158
  ) -> TimingFunction {
    guard abs(overshoot) <= 1e100 else {
      return refused("overshoot is \(overshoot.text), but must be within -1e100…1e100")
    }
    return TimingFunction(PennerCurve(.back, way, strength: overshoot))
  }

  /// Returns a function that oscillates like a rubber band, with growing amplitude for in.
  ///
  /// With p the period and g(x) = (2^(10x) - 1)/1023, in is a·g(x)·sin((1 - x)·2π/p + asin(1/a)),
  /// out is 1 + a·g(1 - x)·sin(x·2π/p - asin(1/a)): for an amplitude above 1, out is not the
  /// reversal of in. These are Penner's equations with an exponential that is exactly 0 and 1 at
  /// its ends, as in ``expo(_:)``, so there are no jumps. For inOut, the period is multiplied by
  /// 1.5, which turns the default of 0.3 into Penner's 0.45.
  ///
  /// ```swift
  /// TimingFunction.elastic().value(at: 0.3)  // 0.8758553…
  /// TimingFunction.elastic(amplitude: 2).value(at: 0.05)  // 1.7068…
  /// ```
  ///
  /// - Parameters:
  ///   - way: The end that oscillates.
  ///   - amplitude: The amplitude in multiples of the distance, up to 1e100; below 1 it is 1.
  ///   - period: The period as a fraction of the pass, 0.001 to 1000. Any other period or amplitude
  ///     makes the function linear and not ``isValid``.
  public static func elastic(
    _ way: EasingWay = .out, amplitude: Double = 1, period: Double = 0.3
  ) -> TimingFunction {
    guard abs(amplitude) <= 1e100 else {
      return refused("amplitude is \(amplitude.text), but must be within -1e100…1e100")
    }
    guard (0.001...1000).contains(period) else {
      return refused("period is \(period.text), but must be within 0.001…1000")
    }
    return TimingFunction(
      PennerCurve(.elastic, way, strength: max(1, amplitude), period: period))
  }

  /// Returns a function that bounces three times, at the end for out.
  ///
  /// Penner's parabolas touch 1 at 4/11, 8/11, 10/11, and 1, and return to 3/4, 15/16, and 63/64 in
  /// between.
  ///
  /// ```swift
  /// TimingFunction.bounce().value(at: 0.5)  // 0.765625
  /// ```
  ///
  /// - Parameter way: The end that bounces.
  public static func bounce(_ way: EasingWay = .out) -> TimingFunction {
    penner(.bounce, way)
  }

  /// Returns the linear function for invalid input.
  ///
  /// - Parameters:
  ///   - reason: The diagnostic message.
  ///   - spring: The requested spring.
  ///   - problem: The invalid parameters of the spring.
  static func refused(
    _ reason: String, spring: SpringCurve? = nil, problem: String? = nil
  ) -> TimingFunction {
    let words = ["The timing function's \(reason): linear is used."]
    let sentence = ([problem].compactMap(\.self) + words).joined(separator: " ")
    return TimingFunction(.refused(sentence, spring: spring))
  }

  /// Returns a quarter of a cosine wave: 1 - cos(x·π/2) for in.
  ///
  /// For the variants of Penner's equations, see ``EasingWay``.
  ///
  /// ```swift
  /// TimingFunction.sine(.in).value(at: 0.5)  // 0.2928932…
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func sine(_ way: EasingWay = .out) -> TimingFunction { penner(.sine, way) }

  /// Returns the second power: x² for in.
  ///
  /// ```swift
  /// TimingFunction.quad(.in).value(at: 0.25)  // 0.0625
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func quad(_ way: EasingWay = .out) -> TimingFunction { penner(.quad, way) }

  /// Returns the third power: x³ for in.
  ///
  /// This is Penner's family; for a curve with control points, use ``init(controlPoints:_:_:_:)``.
  ///
  /// ```swift
  /// TimingFunction.cubic(.in).value(at: 0.5)  // 0.125
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func cubic(_ way: EasingWay = .out) -> TimingFunction { penner(.cubic, way) }

  /// Returns the fourth power: x⁴ for in.
  ///
  /// ```swift
  /// TimingFunction.quart(.in).value(at: 0.5)  // 0.0625
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func quart(_ way: EasingWay = .out) -> TimingFunction { penner(.quart, way) }

  /// Returns the fifth power: x⁵ for in.
  ///
  /// ```swift
  /// TimingFunction.quint(.in).value(at: 0.5)  // 0.03125
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func quint(_ way: EasingWay = .out) -> TimingFunction { penner(.quint, way) }

  /// Returns an exponential function: (2^(10x) - 1) / 1023 for in.
  ///
  /// Penner's 2^(10(x - 1)) starts at 1/1024 and would jump there; this function is exactly 0 and 1
  /// at its ends and deviates from Penner's by at most 1/1024.
  ///
  /// ```swift
  /// TimingFunction.expo(.in).value(at: 0.5)  // 0.0303030…
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func expo(_ way: EasingWay = .out) -> TimingFunction { penner(.expo, way) }

  /// Returns a quarter of a circle: 1 - √(1 - x²) for in.
  ///
  /// ```swift
  /// TimingFunction.circ(.in).value(at: 0.6)  // 0.2
  /// ```
  ///
  /// - Parameter way: The eased end.
  public static func circ(_ way: EasingWay = .out) -> TimingFunction { penner(.circ, way) }

  private static func penner(
    _ family: PennerCurve.Family, _ way: EasingWay
  ) -> TimingFunction {
    TimingFunction(PennerCurve(family, way))
  }

  /// Returns a spring that settles within the pass.
  ///
  /// The value at a fraction is the spring's at that fraction of its settling duration. There it is
  /// within a thousandth of its target; at exactly 1 the value is 1, a jump of at most that.
  ///
  /// A spring that never leaves its start, oscillates more than 1000 times before it settles, or
  /// moves farther than 1e100 distances is linear and not ``isValid``.
  ///
  /// ```swift
  /// TimingFunction.spring(SpringCurve()).value(at: 0.25)  // 1.1627988…
  /// ```
  ///
  /// - Parameter curve: The spring.
  public static func spring(_ curve: SpringCurve) -> TimingFunction {
    guard let easing = SpringEasing(curve) else {
      let reason =
        curve.dampingRatio.isFinite
        ? "\(curve) must move and settle within 1000 half swings"
        : "\(curve), of a bounce of \(curve.bounce.text), never leaves its start"
      return refused(reason, spring: curve, problem: curve.problem)
    }
    return TimingFunction(easing, problem: curve.problem)
  }

  /// Returns a spring from its response and damping ratio.
  ///
  /// ```swift
  /// TimingFunction.spring(response: 0.4, damping: 0.6).overshoots  // true
  /// ```
  ///
  /// - Parameters:
  ///   - response: The duration of one undamped oscillation in seconds, 1e-100 to 1e100; otherwise
  ///     0.5.
  ///   - damping: The damping ratio: 0 oscillates forever, 1 is critical, more is slower; below 0
  ///     it is 1.
  ///   - initialVelocity: Multiples of the distance per second, positive toward the target.
  public static func spring(
    response: Double, damping: Double, initialVelocity: Double = 0
  ) -> TimingFunction {
    var curve = SpringCurve(
      perceptualDuration: response, bounce: 0, initialVelocity: initialVelocity)
    if damping >= 0 {
      curve.damping *= damping
    } else {
      curve.refuse("damping fraction", damping, need: "must be 0 or more")
    }
    return spring(curve)
  }

  /// A spring of half a second that does not bounce, under its name in SwiftUI.
  public static let spring = spring()

  /// A spring of half a second that does not bounce, under its name in SwiftUI.
  public static let smooth = spring()

  /// A spring of half a second with a bounce of 0.15, under its name in SwiftUI.
  public static let snappy = spring(bounce: 0.15)

  /// A spring of half a second with a bounce of 0.3, under its name in SwiftUI.
  ///
  /// ```swift
  /// TimingFunction.bouncy == .spring(duration: 0.5, bounce: 0.3)  // true
  /// ```
  public static let bouncy = spring(bounce: 0.3)

  /// Returns a spring from its perceptual duration and bounce.
  ///
  /// ```swift
  /// TimingFunction.spring(duration: 0.5, bounce: 0.3).isMonotone  // false
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration of one undamped oscillation in seconds, 1e-100 to 1e100; otherwise
  ///     0.5.
  ///   - bounce: 0 does not bounce, toward 1 the bounce increases, below 0 it is slower; clamped to
  ///     -1…1.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> TimingFunction {
    spring(SpringCurve(perceptualDuration: duration, bounce: bounce))
  }

  /// Returns a spring from its physical parameters, as in Core Animation.
  ///
  /// ```swift
  /// TimingFunction.spring(mass: 1, stiffness: 100, damping: 10) == .spring(SpringCurve())  // true
  /// ```
  ///
  /// - Parameters:
  ///   - mass: Above 0; otherwise 1.
  ///   - stiffness: Above 0; otherwise 100.
  ///   - damping: 0 or more; otherwise 10.
  ///   - initialVelocity: Multiples of the distance per second, positive toward the target.
  public static func spring(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> TimingFunction {
    spring(
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// The requested spring, even if it can't be an easing; nil for any other kind.
  package var springCurve: SpringCurve? {
    switch kind {
    case .form(let shared, _): (shared.form as? SpringEasing)?.curve
    case .refused(_, let spring): spring
    default: nil
    }
  }
}
