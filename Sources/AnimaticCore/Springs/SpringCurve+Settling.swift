// The settling duration: a formula for underdamped springs, steps of 0.1 s for others.

extension SpringCurve {
  /// The time until the value stays within about a thousandth of the target, in seconds.
  ///
  /// - Underdamped: when the envelope of the motion is down to a thousandth (S-7).
  /// - Critical, within 1e-6, or overdamped: the first multiple of 0.1 s at which less than a
  ///   thousandth of the distance is left (S-8, S-9; overdamped is engine-defined). A spring with a
  ///   velocity toward its target may be that close while it passes.
  /// - Undamped: `Float.greatestFiniteMagnitude`, the maximum (S-8).
  /// - With infinite damping and ``allowsOverdamping``: 0 (S-9).
  ///
  /// A spring animation of this duration plays the whole motion (S-6).
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

  /// The tolerance within which a damping ratio counts as critical (S-4).
  static let criticalMargin = 1e-6

  /// The fraction of the distance that counts as settled.
  static let settledDistance = 0.001

  private func envelopeDuration(_ decay: Double) -> Double {
    (naturalLogarithm(onePlus: abs(evaluator.swing)) - naturalLogarithm(Self.settledDistance))
      / decay
  }

  /// Returns the first of the times 0.1, 0.1 + 0.1, … at which the spring is settled.
  ///
  /// The search starts where the remaining distance reaches the bound, which happens twice if the
  /// spring overshoots.
  private func steppedDuration(_ ratio: Double) -> Double {
    let evaluator = SpringEvaluator(
      frequency: frequency, dampingRatio: ratio - 1 < Self.criticalMargin ? 1 : ratio,
      initialVelocity: initialVelocity)
    func isClose(_ x: Double) -> Bool { abs(evaluator.remainder(at: x)) < Self.settledDistance }
    let last = evaluator.radians(boundedBy: Self.settledDistance)
    let overshoot = evaluator.overshoot
    let arrival = bisect(from: 0, to: overshoot?.passing ?? last, until: isClose)
    if let seconds = firstTenth(from: arrival / frequency, of: evaluator) { return seconds }
    let from = overshoot?.turning ?? arrival
    let settled = bisect(from: from, to: max(from, last), until: isClose) / frequency
    return firstTenth(from: settled, of: evaluator) ?? settled
  }

  /// Returns the first sum of tenths from a time on at which the spring is settled, if among the
  /// first two, which cover the rounding of the time.
  private func firstTenth(from seconds: Double, of evaluator: SpringEvaluator) -> Double? {
    let first = Self.tenths(reaching: seconds * (1 - 0x1p-50))
    return [first, first + 0.1].first { abs(1 - evaluator.value(at: $0)) < Self.settledDistance }
  }

  /// Returns the first sum 0.1 + 0.1 + … that reaches a time, with the rounding of each addition.
  ///
  /// - Complexity: O(1): about two hundred steps for the longest time.
  static func tenths(reaching seconds: Double) -> Double {
    var time = 0.1
    while time < seconds {
      let step = (time + 0.1) - time
      // Adding a tenth no longer changes the time.
      guard step > 0 else { return seconds }
      // Up to the next power of two, every addition rounds alike, so many at once are exact.
      let many = ((min(seconds, time.binade * 2) - time) / step).rounded(.down) - 2
      if many > 0 { time += many * step }
      time += 0.1
    }
    return time
  }

  /// Returns the extrema before the motion has settled, in seconds, ascending.
  ///
  /// - Parameters:
  ///   - seconds: The examined time.
  ///   - most: The maximum number of extrema.
  func turns(within seconds: Double, most: Int) -> [Double] {
    let evaluator = evaluator
    var end = min(seconds, settlingDuration)
    let swings = evaluator.halfSwings(in: end)
    if swings > Double(most) { end *= (Double(most) + 1) / swings }
    return evaluator.turns(until: end)
  }
}
