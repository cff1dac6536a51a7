// Running and reversing as other libraries spell them: unavailable, so that the compiler says what to
// write.

public import AnimaticEngine

extension Composable {
  /// Unavailable: write run() instead.
  @available(*, unavailable, renamed: "run()")
  public func start() {}

  /// Unavailable: observe the end in the composition, or await play() instead.
  @available(
    *, unavailable,
    message: """
      Write .onEnd { … } after a verb, or .observed(end: { … }) after a composition, and then .run(); \
      or await .play().
      """
  )
  public func run(completion: () -> Void) {}

  /// Unavailable: observe the end in the composition, or await play() instead.
  @available(
    *, unavailable,
    message: """
      Write .onEnd { … } after a verb, or .observed(end: { … }) after a composition, and then .run(); \
      or await .play().
      """
  )
  public func run(completion: (Bool) -> Void) {}

  /// Unavailable: add the layers to the stage, and write run() instead.
  @available(
    *, unavailable,
    message: "Write stage.add(layer) once, and .run(): it plays on the stage of its layers."
  )
  public func run(on stage: Stage) {}

  /// Unavailable: write reversed(), autoreversed(), or autoreverses() instead.
  @available(
    *, unavailable,
    message: """
      Write .reversed() to play the composition backward, .autoreversed() for there and back, or \
      .autoreverses() after a verb.
      """
  )
  public func reverse() -> Composition { composition }
}
