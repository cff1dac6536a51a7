// How fast a playback goes, and how far it is as a fraction.

import AnimaticCore

extension Playback {
  /// The rates that count, beside 0 and those below it.
  static let rates = 1e-6...1e6

  /// How fast it goes: 2 is twice as fast, below 0 it plays back, 0 stands still.
  ///
  /// It can be changed at any moment, also in a callback: the time stays where it is and goes on from
  /// there. It reads 0 while the playback is paused, before it starts and after its end. Setting 0
  /// pauses; any other rate goes on, at that rate. A rate below 0 is what `reverse()` makes of one
  /// above: back at the begin the playback has finished.
  ///
  /// A rate that is neither 0 nor from 0.000001 to 1,000,000 either way is refused and noted as R-14.
  /// On a layer with a speed of its own both count, one times the other.
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

  /// How far it is, from 0 at its begin to 1 at its end.
  ///
  /// What has no length is at 1. What never ends stays at 0: no part of it is any part of the whole.
  /// After the end it stays what it was then.
  public var progress: Double {
    if duration == 0 { return 1 }
    guard duration.isFinite else { return 0 }
    return min(max(ExactTime(elapsed).divided(by: duration).rounded, 0), 1)
  }

  /// Jumps to a fraction of it, as seek(to:) does to a time.
  ///
  /// ```swift
  /// playback.pause()
  /// playback.seek(toProgress: slider.value)
  /// ```
  ///
  /// - Parameter progress: 0 is the begin, 1 the end, and what lies outside is the nearer of them. No
  ///   number, and anything but 0 in what never ends, moves nothing and is noted as R-16.
  public func seek(toProgress progress: Double) {
    guard isReady(for: "seek(toProgress:)") else { return }
    let fraction = min(max(progress, 0), 1)
    guard !progress.isNaN, fraction == 0 || duration.isFinite else {
      return note(.noMoment(ofProgress: progress))
    }
    seek(to: fraction == 0 ? 0 : fraction * duration)
  }
}
