// Springs and curves as SwiftUI and Core Animation spell them: unavailable, so that the compiler says
// what to write.

extension TimingFunction {
  /// Unavailable: write spring(response:damping:) instead.
  @available(*, unavailable, renamed: "spring(response:damping:)")
  public static func spring(
    response: Double = 0.5, dampingFraction: Double, blendDuration: Double = 0
  ) -> TimingFunction { .spring }

  /// Unavailable: write spring(duration:bounce:) instead, without a blend duration.
  @available(
    *, unavailable,
    message: """
      Write .spring(duration: 0.5, bounce: 0.2). For the velocity of an earlier run, write \
      .run(interrupting: .keepingVelocity).
      """
  )
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double
  ) -> TimingFunction { .spring }

  /// Unavailable: write spring(mass:stiffness:damping:initialVelocity:) instead.
  @available(*, unavailable, renamed: "spring(mass:stiffness:damping:initialVelocity:)")
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> TimingFunction { .spring }

  /// Unavailable: write spring(duration:bounce:), or a spring curve with the velocity instead.
  @available(
    *, unavailable,
    message: """
      Write .spring(duration: 0.5, bounce: 0.2), or with a velocity \
      .spring(SpringCurve(perceptualDuration: 0.5, bounce: 0.2, initialVelocity: 1)).
      """
  )
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> TimingFunction { .spring }

  /// Unavailable: write spring instead, which has the same default values.
  @available(*, unavailable, renamed: "spring")
  public static var interpolatingSpring: TimingFunction { .spring }

  /// Unavailable: write spring(response:damping:) with the two default values instead.
  @available(
    *, unavailable,
    message: "Write .spring(response: 0.15, damping: 0.86), with the numbers of SwiftUI's defaults."
  )
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> TimingFunction { .spring }

  /// Unavailable: write interactiveSpring's numbers as spring(response:damping:) instead.
  @available(
    *, unavailable,
    message: "Write .spring(response: 0.15, damping: 0.86), with the numbers of SwiftUI's defaults."
  )
  public static var interactiveSpring: TimingFunction { .spring }

  /// Unavailable: write spring(duration:bounce:) with a bounce of 0 instead.
  @available(
    *, unavailable,
    message: "Write .spring(duration: 0.5, bounce: 0), with the extra bounce as the bounce."
  )
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> TimingFunction {
    .smooth
  }

  /// Unavailable: write spring(duration:bounce:) with a bounce of 0.15 instead.
  @available(
    *, unavailable,
    message: "Write .spring(duration: 0.5, bounce: 0.15), with the extra bounce added to 0.15."
  )
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> TimingFunction {
    .snappy
  }

  /// Unavailable: write spring(duration:bounce:) with a bounce of 0.3 instead.
  @available(
    *, unavailable,
    message: "Write .spring(duration: 0.5, bounce: 0.3), with the extra bounce added to 0.3."
  )
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> TimingFunction {
    .bouncy
  }

  // MARK: Curves

  /// Unavailable: write linear, and the duration in the verb instead.
  @available(
    *, unavailable, message: "Write the duration in the verb: duration: 1, easing: .linear."
  )
  public static func linear(duration: Double) -> TimingFunction { .linear }

  /// Unavailable: write easeIn, and the duration in the verb instead.
  @available(
    *, unavailable, message: "Write the duration in the verb: duration: 1, easing: .easeIn."
  )
  public static func easeIn(duration: Double) -> TimingFunction { .easeIn }

  /// Unavailable: write easeOut, and the duration in the verb instead.
  @available(
    *, unavailable, message: "Write the duration in the verb: duration: 1, easing: .easeOut."
  )
  public static func easeOut(duration: Double) -> TimingFunction { .easeOut }

  /// Unavailable: write easeInOut, and the duration in the verb instead.
  @available(
    *, unavailable, message: "Write the duration in the verb: duration: 1, easing: .easeInOut."
  )
  public static func easeInOut(duration: Double) -> TimingFunction { .easeInOut }

  /// Unavailable: write cubicBezier(_:_:_:_:) instead, and the duration in the verb.
  @available(
    *, unavailable, message: "Write .cubicBezier(0.1, 0.2, 0.3, 1), and the duration in the verb."
  )
  public static func timingCurve(
    _ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double,
    duration: Double = 0.35
  ) -> TimingFunction { .linear }

  /// Unavailable: write the name alone instead, such as easeIn.
  @available(*, unavailable, message: "Write the name alone, such as .easeIn.")
  public init(name: TimingFunction) { self = name }
}
