// Controls of a run as UIKit, SwiftUI, and GSAP spell them: unavailable, so that the compiler says what
// to write.

extension Playback {
  /// Unavailable: write cancel(.hold), cancel(), or cancel(.finish) instead.
  @available(
    *, unavailable,
    message: """
      Write cancel(.hold) to stay where it is, as UIKit's stop does, cancel() to return to the model, \
      or cancel(.finish) to jump to the end.
      """
  )
  public func stop() {}

  /// Unavailable: write cancel(.hold) instead.
  @available(
    *, unavailable,
    message: "Write cancel(.hold) to stay where it is, or cancel(.finish) to jump to the end."
  )
  public func stopAnimation(_ withoutFinishing: Bool) {}

  /// Unavailable: write cancel(.hold) instead.
  @available(
    *, unavailable,
    message: "Write cancel(.hold) to stay where it is, or cancel() to return to the model."
  )
  public func kill() {}

  /// Unavailable: write cancel(.finish) instead.
  @available(*, unavailable, message: "Write cancel(.finish), which jumps to the end.")
  public func finish() {}

  /// Unavailable: write pause() instead.
  @available(*, unavailable, renamed: "pause()")
  public func pauseAnimation() {}

  /// Unavailable: write resume() instead.
  @available(*, unavailable, message: "A run has started; write resume() after a pause.")
  public func startAnimation() {}

  /// Unavailable: write resume() instead.
  @available(*, unavailable, message: "A run has started; write resume() after a pause.")
  public func play() {}

  /// Unavailable: await finished, or observe the end in the composition instead.
  @available(
    *, unavailable,
    message: "Write await playback.finished, or .onEnd { … } in the chain before .run()."
  )
  public func addCompletion(_ completion: (Outcome) -> Void) {}

  /// Unavailable: await finished, or observe the end in the composition instead.
  @available(
    *, unavailable,
    message: "Write await playback.finished, or .onEnd { … } in the chain before .run()."
  )
  public func onComplete(_ completion: () -> Void) {}

  /// Unavailable: read progress, or write seek(toProgress:) instead.
  @available(
    *, unavailable, message: "Read progress, or write seek(toProgress: 0.5) to jump there."
  )
  public var fractionComplete: Double {
    get { progress }
    set {}
  }

  /// Unavailable: write reverse(), or a negative rate instead.
  @available(
    *, unavailable,
    message: "Write reverse(), which turns around; a rate below 0 plays in reverse."
  )
  public var isReversed: Bool {
    get { rate < 0 }
    set {}
  }

  /// Unavailable: write rate instead.
  @available(*, unavailable, renamed: "rate")
  public var timeScale: Double {
    get { rate }
    set {}
  }

  /// Unavailable: write rate instead.
  @available(*, unavailable, renamed: "rate")
  public var speed: Double {
    get { rate }
    set {}
  }

  /// Unavailable: write seek(to:) instead.
  @available(*, unavailable, renamed: "seek(to:)")
  public func seek(_ time: Double) {}

  /// Unavailable: read elapsed, or write seek(to:) instead.
  @available(*, unavailable, message: "Read elapsed, or write seek(to: 0.5) to jump there.")
  public var time: Double {
    get { elapsed }
    set {}
  }

  /// Unavailable: read elapsed, or write seek(to:) instead.
  @available(*, unavailable, message: "Read elapsed, or write seek(to: 0.5) to jump there.")
  public var currentTime: Double {
    get { elapsed }
    set {}
  }
}
