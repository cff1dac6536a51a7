// Names of other libraries that users guess: unavailable, so that the compiler says what to write.

public import AnimaticCore

extension Animate {
  /// Unavailable: write On(layers) { … } instead.
  @available(*, unavailable, message: "Write On(layers) { … } to animate several layers.")
  public init(_ layers: [any LayerHost]) { self.init() }

  // MARK: Times

  /// Unavailable: write after(begin:) or then(gap:) instead.
  @available(
    *, unavailable,
    message: "Write .after(begin: 1) to delay the last verb, or .then(gap: 1) before the next one."
  )
  public consuming func delay(_ seconds: Double) -> Animate { self }

  /// Unavailable: write then(gap:) or after(begin:) instead.
  @available(
    *, unavailable,
    message: "Write .then(gap: 1) before the next verb, or .after(begin: 1) to delay the last one."
  )
  public consuming func wait(_ seconds: Double) -> Animate { self }

  /// Unavailable: write then(gap:) or after(begin:) instead.
  @available(
    *, unavailable,
    message: "Write .then(gap: 1) before the next verb, or .after(begin: 1) to delay the last one."
  )
  public consuming func pause(_ seconds: Double) -> Animate { self }

  /// Unavailable: write sped(by:) instead.
  @available(*, unavailable, message: "Write .sped(by: 2), which plays the composition faster.")
  public consuming func speed(_ factor: Double) -> Animate { self }

  /// Unavailable: write sped(by:) instead.
  @available(*, unavailable, message: "Write .sped(by: 2), which plays the composition faster.")
  public consuming func timeScale(_ factor: Double) -> Animate { self }

  /// Unavailable: write cue(_:) instead.
  @available(
    *, unavailable,
    message: """
      Declare static let middle = Cue("middle") in an extension of Cue, and write .cue(.middle).
      """
  )
  public consuming func label(_ name: String) -> Animate { self }

  /// Unavailable: write cue(_:) instead.
  @available(
    *, unavailable,
    message: """
      Declare static let middle = Cue("middle") in an extension of Cue, and write .cue(.middle).
      """
  )
  public consuming func addLabel(_ name: String) -> Animate { self }

  // MARK: Easing

  /// Unavailable: write easing(_:) instead.
  @available(*, unavailable, renamed: "easing(_:)")
  public consuming func ease(_ function: TimingFunction) -> Animate { self }

  /// Unavailable: write easing(_:) instead.
  @available(*, unavailable, renamed: "easing(_:)")
  public consuming func curve(_ function: TimingFunction) -> Animate { self }

  /// Unavailable: write easing(_:) instead.
  @available(*, unavailable, renamed: "easing(_:)")
  public consuming func timing(_ function: TimingFunction) -> Animate { self }

  /// Unavailable: write easing(_:) instead.
  @available(*, unavailable, renamed: "easing(_:)")
  public consuming func animation(_ function: TimingFunction) -> Animate { self }

  /// Unavailable: write easing(_:) with a spring instead.
  @available(
    *, unavailable,
    message: "Write .easing(.spring), or .easing(.spring(duration: 0.5, bounce: 0.2))."
  )
  public consuming func spring() -> Animate { self }

  /// Unavailable: write initialVelocity(_:) instead.
  @available(*, unavailable, renamed: "initialVelocity(_:)")
  public consuming func velocity(_ velocity: Double) -> Animate { self }

  // MARK: Repeats

  /// Unavailable: write autoreverses() instead.
  @available(*, unavailable, renamed: "autoreverses()")
  public consuming func autoreverse() -> Animate { self }

  /// Unavailable: write autoreverses() instead; there and back is one repeat.
  @available(
    *, unavailable,
    message: "Write .autoreverses(); .repeats(1.5).autoreverses() goes there, back, and there."
  )
  public consuming func yoyo(_ isOn: Bool = true) -> Animate { self }

  /// Unavailable: write repeats(.infinity) instead.
  @available(
    *, unavailable,
    message: """
      Write .repeats(.infinity), with .autoreverses() to play it back too, or .repeatedForever() \
      for the whole composition.
      """
  )
  public consuming func repeatForever() -> Animate { self }

  /// Unavailable: write repeats(.infinity), with or without autoreverses() instead.
  @available(
    *, unavailable,
    message: "Write .repeats(.infinity), with .autoreverses() to play it back too."
  )
  public consuming func repeatForever(autoreverses: Bool) -> Animate { self }

  /// Unavailable: write repeats(.infinity) instead.
  @available(
    *, unavailable,
    message: "Write .repeats(.infinity), or .repeatedForever() for the whole composition."
  )
  public consuming func forever() -> Animate { self }

  /// The guessed argument of repeats, which takes a number.
  @available(*, unavailable, message: "Write .repeats(.infinity).")
  public enum RepeatWord: CustomStringConvertible {
    /// Unavailable: write infinity instead.
    case forever

    /// The name of the case.
    public var description: String { "forever" }
  }

  /// Unavailable: write repeats(.infinity) instead.
  @available(*, unavailable, message: "Write .repeats(.infinity).")
  public consuming func repeats(_ word: RepeatWord) -> Animate { self }

  /// Unavailable: write repeats(.infinity) instead.
  @available(*, unavailable, message: "Write .repeats(.infinity).")
  public consuming func repeats(forever: Bool) -> Animate { self }

  /// Unavailable: write repeats(_:) instead.
  @available(
    *, unavailable,
    message: "Write .repeats(3), or .repeats(1.5).autoreverses() for there, back, and there."
  )
  public consuming func repeatCount(_ count: Double, autoreverses: Bool = true) -> Animate { self }

  /// Unavailable: write repeats(_:) instead.
  @available(
    *, unavailable, message: "Write .repeats(3), which plays it three times in all."
  )
  public consuming func `repeat`(_ count: Double) -> Animate { self }

  /// Unavailable: write repeats(_:) instead.
  @available(*, unavailable, message: "Write .repeats(3), or .repeats(.infinity).")
  public consuming func loop(_ count: Double = .infinity) -> Animate { self }

  // MARK: Ends

  /// Unavailable: write settle() or stay() instead.
  @available(
    *, unavailable,
    message: """
      Write .settle() to write the final value to the layer, or .stay() to keep the animation on it.
      """
  )
  public consuming func keep() -> Animate { self }

  /// Unavailable: write settle() or stay() instead.
  @available(
    *, unavailable,
    message: """
      Write .settle() to write the final value to the layer, or .stay() to keep the animation on it.
      """
  )
  public consuming func hold() -> Animate { self }

  // MARK: Callbacks

  /// Unavailable: write onBegin(_:) instead.
  @available(*, unavailable, renamed: "onBegin(_:)")
  public consuming func onStart(_ body: () -> Void) -> Animate { self }

  /// Unavailable: write onBegin(_:) instead.
  @available(*, unavailable, renamed: "onBegin(_:)")
  public consuming func onStart(_ body: (Any) -> Void) -> Animate { self }

  /// Unavailable: write observed(progress:) instead.
  @available(
    *, unavailable,
    message: "Write .observed(progress: { … }), which observes the whole composition."
  )
  public consuming func onUpdate(_ body: (Double) -> Void) -> Animate { self }

  /// Unavailable: write observed(progress:) instead.
  @available(
    *, unavailable,
    message: "Write .observed(progress: { … }), which observes the whole composition."
  )
  public consuming func onUpdate(_ body: () -> Void) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func onComplete(_ body: () -> Void) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func onComplete(_ body: (Any) -> Void) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func onFinish(_ body: () -> Void) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func onFinish(_ body: (Any) -> Void) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func completion(_ body: () -> Void) -> Animate { self }

  /// Unavailable: write onEnd(_:) instead.
  @available(*, unavailable, renamed: "onEnd(_:)")
  public consuming func completion(_ body: (Any) -> Void) -> Animate { self }
}

extension BezierPath {
  /// Unavailable: write init(ellipseIn:) instead.
  @available(*, unavailable, renamed: "init(ellipseIn:)")
  public init(ovalIn rect: CGRect) { self.init() }
}
