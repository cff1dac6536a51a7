// Springs as easings.

extension TimingFunction {
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
