// Springs as easings.

extension TimingFunction {
  /// A spring that settles within the pass.
  ///
  /// The value at a fraction is that of the spring at so much of its settling duration. There it is
  /// within a thousandth of its target; at exactly 1 the value is 1, a jump of no more than that.
  ///
  /// A spring that never leaves its start, one that turns more than 1000 times before it settles and
  /// one that is thrown farther than 1e100 ways are linear and not ``isValid``.
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
    return TimingFunction(.form(.spring(easing), problem: curve.problem))
  }

  /// A spring by its response and its damping as a fraction of the critical one.
  ///
  /// ```swift
  /// TimingFunction.spring(response: 0.4, damping: 0.6).overshoots  // true
  /// ```
  ///
  /// - Parameters:
  ///   - response: Seconds of one undamped oscillation, 1e-100 to 1e100; anything else is ignored and
  ///     0.5 used.
  ///   - damping: 0 swings forever, 1 is critical, more is slower; anything below 0 is ignored and 1
  ///     used.
  ///   - initialVelocity: Whole ways per second, positive toward the target.
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

  /// A spring by its perceptual duration and its bounce.
  ///
  /// ```swift
  /// TimingFunction.spring(duration: 0.5, bounce: 0.3).isMonotone  // false
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds of one undamped oscillation, 1e-100 to 1e100; anything else is ignored and
  ///     0.5 used.
  ///   - bounce: 0 does not bounce, towards 1 it bounces ever more, below 0 it is slower; clamped to
  ///     -1…1.
  public static func spring(duration: Double, bounce: Double) -> TimingFunction {
    spring(SpringCurve(perceptualDuration: duration, bounce: bounce))
  }

  /// A spring by its physics, in Core Animation's words.
  ///
  /// ```swift
  /// TimingFunction.spring(mass: 1, stiffness: 100, damping: 10) == .spring(SpringCurve())  // true
  /// ```
  ///
  /// - Parameters:
  ///   - mass: Above 0; anything else is ignored and 1 used.
  ///   - stiffness: Above 0; anything else is ignored and 100 used.
  ///   - damping: 0 or more; anything else is ignored and 10 used.
  ///   - initialVelocity: Whole ways per second, positive toward the target.
  public static func spring(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> TimingFunction {
    spring(
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// The spring that was asked for, also where it can't be an easing; nil for any other kind.
  package var springCurve: SpringCurve? {
    switch kind {
    case .form(.spring(let easing), _): easing.curve
    case .refused(let refusal): refusal.spring
    default: nil
    }
  }
}
