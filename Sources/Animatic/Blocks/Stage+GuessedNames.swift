// Blocks as UIKit and SwiftUI spell them: unavailable, so that the compiler says what to write.

public import AnimaticCore
public import AnimaticEngine

extension Stage {
  /// Unavailable: write animate(duration:animations:) instead.
  @available(*, unavailable, renamed: "animate(duration:delay:options:animations:completion:)")
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  /// Unavailable: write animate(duration:dampingRatio:animations:) instead.
  @available(
    *, unavailable,
    renamed: "animate(duration:delay:dampingRatio:initialVelocity:options:animations:completion:)"
  )
  public func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity: Double, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}

  /// Unavailable: write run() of the composition instead.
  @available(*, unavailable, message: "Write composition.run(), which returns its playback.")
  public func play(_ composition: some Composable) {}

  /// Unavailable: write run() of the composition instead.
  @available(*, unavailable, message: "Write composition.run(), which returns its playback.")
  public func run(_ composition: some Composable) {}

  /// Unavailable: write animate(springDuration:animations:) or animate(duration:animations:) instead.
  @available(
    *, unavailable,
    message: "Write animate(springDuration: 0.5) { … }, or animate(duration: 0.35) { … }."
  )
  public func withAnimation(_ easing: TimingFunction = .default, _ body: () -> Void) {}
}
