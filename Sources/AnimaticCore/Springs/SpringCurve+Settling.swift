// How long a spring moves: the envelope's formula where it swings, steps of a tenth where it does
// not.

extension SpringCurve {
  /// Seconds until the value stays within about a thousandth of the target.
  ///
  /// - Swinging: when the envelope of the motion is down to a thousandth (S-7).
  /// - Critical, that is within 1e-6 of it, or over it: the first multiple of 0.1 s at which less
  ///   than a thousandth of the way is left (S-8, S-9; over it, engine-defined). A spring thrown at
  ///   its target may be that close while it passes.
  /// - Undamped: `Float.greatestFiniteMagnitude`, which nothing exceeds (S-8).
  /// - Of infinite damping, with ``allowsOverdamping``: 0 (S-9).
  ///
  /// A spring animation shows the whole motion where its duration is this (S-6).
  ///
  /// ```swift
  /// SpringCurve().settlingDuration  // 1.4727003…
  /// SpringCurve(damping: 20).settlingDuration  // 1, but for rounding
  /// ```
  ///
  /// - Complexity: O(1).
  public var settlingDuration: Double {
    let ratio = dampingRatio
    guard ratio.isFinite else { return 0 }
    let seconds =
      1 - ratio < Self.criticalMargin
      ? steppedDuration(ratio) : envelopeDuration(damping / mass / 2)
    return min(seconds, Double(Float.greatestFiniteMagnitude))
  }

  /// How near to critical a damping ratio counts as critical (S-4).
  static let criticalMargin = 1e-6

  /// The fraction of the way that counts as none.
  static let settledWay = 0.001

  private func envelopeDuration(_ decay: Double) -> Double {
    (naturalLogarithm(onePlus: abs(motion.swing)) - naturalLogarithm(Self.settledWay)) / decay
  }

  /// The first of the times 0.1, 0.1 + 0.1 and so on at which the spring is close enough.
  ///
  /// Nothing is tried where it cannot be: one looks from where the way left comes down to the
  /// bound, which it does a second time if the spring shoots past the target.
  private func steppedDuration(_ ratio: Double) -> Double {
    let motion = SpringMotion(
      frequency: frequency, dampingRatio: ratio - 1 < Self.criticalMargin ? 1 : ratio,
      initialVelocity: initialVelocity)
    func isClose(_ x: Double) -> Bool { abs(motion.wayLeft(at: x)) < Self.settledWay }
    let last = motion.radians(boundedBy: Self.settledWay)
    let overshoot = motion.overshoot
    let arrival = bisect(from: 0, to: overshoot?.passing ?? last, until: isClose)
    if let seconds = firstTenth(from: arrival / frequency, of: motion) { return seconds }
    let from = overshoot?.turning ?? arrival
    let settled = bisect(from: from, to: max(from, last), until: isClose) / frequency
    return firstTenth(from: settled, of: motion) ?? settled
  }

  /// The first sum of tenths from a time on at which the spring is close enough, if one of the
  /// first two is: they straddle what rounding did to the time.
  private func firstTenth(from seconds: Double, of motion: SpringMotion) -> Double? {
    let first = Self.tenths(reaching: seconds * (1 - 0x1p-50))
    return [first, first + 0.1].first { abs(1 - motion.value(at: $0)) < Self.settledWay }
  }

  /// The first sum 0.1 + 0.1 + … that reaches a time, each addition rounded as if done alone.
  ///
  /// - Complexity: O(1): some two hundred steps for the longest time.
  static func tenths(reaching seconds: Double) -> Double {
    var time = 0.1
    while time < seconds {
      let step = (time + 0.1) - time
      // So late that adding a tenth changes nothing.
      guard step > 0 else { return seconds }
      // Up to the next power of two every addition rounds alike: many at once are exact.
      let many = ((min(seconds, time.binade * 2) - time) / step).rounded(.down) - 2
      if many > 0 { time += many * step }
      time += 0.1
    }
    return time
  }
}
