// Names of other libraries that users guess: unavailable, so that the compiler says what to write.

public import AnimaticCore
public import AnimaticEngine

extension Animate {
  /// Unavailable: write On(layers) { … } instead.
  @available(*, unavailable, message: "Write On(layers) { … } to animate several layers.")
  public init(_ layers: [any LayerHost]) { self.init() }

  /// Unavailable: write fade(to:) instead.
  @available(*, unavailable, renamed: "fade(to:)")
  public consuming func opacity(to: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write background(to:) instead.
  @available(*, unavailable, renamed: "background(to:)")
  public consuming func backgroundColor(to: RGBAColor, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write stroke(to:) instead.
  @available(*, unavailable, renamed: "stroke(to:)")
  public consuming func strokeEnd(to: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write rotate(to:) with an angle instead.
  @available(
    *, unavailable, message: "Write an angle, such as .degrees(90) or .radians(1.57)."
  )
  public consuming func rotate(to: Double, duration: Double? = nil) -> Animate { self }

  /// Unavailable: write after(begin:) or then(gap:) instead.
  @available(
    *, unavailable,
    message: "Write .after(begin: 1) to delay the last verb, or .then(gap: 1) before the next one."
  )
  public consuming func delay(_ seconds: Double) -> Animate { self }

  /// Unavailable: write autoreverses() instead.
  @available(*, unavailable, renamed: "autoreverses()")
  public consuming func autoreverse() -> Animate { self }

  /// Unavailable: write repeats(.infinity) instead.
  @available(
    *, unavailable,
    message: "Write .repeats(.infinity), or .repeatedForever() for the whole composition."
  )
  public consuming func repeatForever() -> Animate { self }

  /// Unavailable: write repeats(_:) instead.
  @available(*, unavailable, message: "Write .repeats(3), or .repeats(.infinity).")
  public consuming func loop(_ count: Double = .infinity) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func onComplete(_ body: () -> Void) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func onFinish(_ body: () -> Void) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func completion(_ body: () -> Void) -> Animate { self }

  /// Unavailable: write sped(by:) instead.
  @available(*, unavailable, message: "Write .sped(by: 2), which plays the composition faster.")
  public consuming func speed(_ factor: Double) -> Animate { self }
}

extension Playback {
  /// Unavailable: write cancel() instead.
  @available(*, unavailable, renamed: "cancel()")
  public func stop() {}

  /// Unavailable: read progress instead.
  @available(*, unavailable, renamed: "progress")
  public var fractionComplete: Double { 0 }
}

extension BezierPath {
  /// Unavailable: write init(ellipseIn:) instead.
  @available(*, unavailable, renamed: "init(ellipseIn:)")
  public init(ovalIn rect: CGRect) { self.init() }
}
