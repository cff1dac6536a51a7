// The rate and the progress of a playback.

import AnimaticCore

extension Playback {
  /// The supported absolute rates, besides 0.
  static let rates = 1e-6...1e6

  /// The rate: 2 is twice as fast, negative plays in reverse, 0 pauses.
  ///
  /// It can be changed at any time, also in a callback, and takes effect at the current time. It
  /// reads 0 while the playback is paused, before it starts and after its end. Setting 0 pauses;
  /// setting another rate resumes. A negative rate is the same as `reverse()`: back at its begin
  /// the playback has finished.
  ///
  /// A rate that is neither 0 nor, in absolute value, from 0.000001 to 1,000,000 is refused and
  /// noted as R-14. On a layer with another speed, rate and speed are multiplied.
  ///
  /// ```swift
  /// let playback = Animate(box).move(x: 100, duration: 4).run()
  /// playback.rate = 2  // ends after 2 seconds
  /// ```
  public var rate: Double {
    get { isOpen ? leader?.rate ?? 0 : 0 }
    set {
      guard isReady(for: "rate") else { return }
      if newValue == 0 { return pause() }
      guard Self.rates.contains(abs(newValue)) else { return note(.badRate(newValue)) }
      for run in runs { run.setRate(newValue) }
    }
  }

  /// The progress, from 0 at the begin to 1 at the end.
  ///
  /// A playback without duration is at 1, an endless one at 0. After the end the value no longer
  /// changes.
  public var progress: Double {
    if duration == 0 { return 1 }
    guard duration.isFinite else { return 0 }
    return min(max(ExactTime(elapsed).divided(by: duration).rounded, 0), 1)
  }

  /// Jumps to a fraction of the duration, like seek(to:).
  ///
  /// ```swift
  /// playback.pause()
  /// playback.seek(toProgress: slider.value)
  /// ```
  ///
  /// - Parameter progress: A fraction, clamped to 0 through 1. NaN, and any value but 0 for an
  ///   endless playback, has no effect and is noted as R-16.
  public func seek(toProgress progress: Double) {
    guard isReady(for: "seek(toProgress:)") else { return }
    let fraction = min(max(progress, 0), 1)
    guard !progress.isNaN, fraction == 0 || duration.isFinite else {
      return note(.noMoment(ofProgress: progress))
    }
    seek(to: fraction == 0 ? 0 : fraction * duration)
  }
}
