// From a time of the parent to a place in the cycle: the one implementation of T-6, T-7, T-12 and
// T-13.

extension MediaTiming {
  /// Which side of the active interval a time is on.
  public enum Phase: String, Sendable, Hashable, CustomStringConvertible {
    /// Before the begin.
    case before
    /// From the begin to the end, both included.
    case active
    /// After the end.
    case after

    /// The phase as one word.
    public var description: String { rawValue }
  }

  /// Where in its cycles an animation is at one time of its parent.
  public struct Sample: Sendable, Hashable, CustomStringConvertible {
    /// The side of the active interval.
    public let phase: Phase

    /// The index of the cycle, from 0; negative where time runs backwards.
    public let cycle: Int

    /// Seconds into the pass, 0 to the duration, folded back where it autoreverses.
    public let localTime: Double

    /// How far into the pass, 0 to 1; exactly 1 at a terminal sample that ends a pass.
    public let fraction: Double

    /// The sample on one line.
    public var description: String {
      "\(phase) cycle \(cycle) fraction \(fraction.text)"
    }
  }

  /// Seconds by which a time may miss the end and still count as the end (T-18).
  package static let tolerance = 1e-9

  /// Whether the end is reached at a time of the parent, or missed by no more than the tolerance.
  ///
  /// Where time is slow, the tolerance is one of the parent's time: in local time it would last long.
  ///
  /// - Parameter elapsed: Seconds of local time since the begin.
  @inline(__always)
  package func hasReachedEnd(at time: Double, elapsed: Double) -> Bool {
    let active = activeDuration
    if elapsed >= active - Self.tolerance {
      return abs(speed) >= 1 || time >= endTime - Self.tolerance
    }
    // Where time is fast, rounding can miss the end by more.
    return elapsed >= active * (1 - 0x1p-40) && time >= endTime
  }

  /// Seconds that are as good as no end, for layers that would divide by it: three years.
  package static let endless = 1e8

  /// Tells where in its cycles the animation is at a time of its parent.
  ///
  /// Before the begin the sample is the first one, after the end the terminal one: what a fill
  /// would show.
  ///
  /// ```swift
  /// MediaTiming(beginTime: 1, duration: 2, autoreverses: true).sample(at: 4).fraction  // 0.5, on the way back
  /// ```
  ///
  /// - Parameter time: Seconds of the parent's time; NaN counts as before the begin.
  /// - Returns: Phase, cycle, seconds and fraction. Follows T-6 and T-7.
  /// - Complexity: O(1).
  public func sample(at time: Double) -> Sample {
    let started = time >= beginTime
    let active = activeDuration
    let elapsed = started ? (time - beginTime) * abs(speed) : 0
    let atEnd = started && speed != 0 && hasReachedEnd(at: time, elapsed: elapsed)
    let isOver =
      atEnd
      && (abs(speed) >= 1 ? elapsed > active + Self.tolerance : time > endTime + Self.tolerance)
    let phase: Phase = !started ? .before : isOver ? .after : .active
    if speed == 0 {
      let held = min(max(timeOffset, 0), active)
      return place(phase, local: held, isTerminal: held == active)
    }
    let local = (atEnd ? active : elapsed) * (speed < 0 ? -1 : 1) + timeOffset
    return place(
      phase, local: local, isTerminal: atEnd && speed > 0 && active > Self.tolerance,
      isAtEnd: atEnd)
  }

  /// How far into its pass the animation is between its begin and its end, where its time runs.
  ///
  /// - Parameter elapsed: Seconds of the parent's time since the begin.
  package func fraction(after elapsed: Double) -> Double {
    place(.active, local: elapsed * speed + timeOffset, isTerminal: false).fraction
  }

  /// Folds active local time into the cycle; the terminal sample is the limit from within (T-7).
  private func place(
    _ phase: Phase, local: Double, isTerminal: Bool, isAtEnd: Bool = false
  ) -> Sample {
    guard duration > 0 else {
      let end = autoreverses || speed < 0 ? 0.0 : 1.0
      return Sample(phase: phase, cycle: 0, localTime: 0, fraction: end)
    }
    guard duration.isFinite else {
      return Sample(phase: phase, cycle: 0, localTime: local, fraction: 0)
    }
    let length = cycleDuration
    var cycles = local / length
    var isOnSeam = false
    if isTerminal || isAtEnd {
      let whole = cycles.rounded()
      if isTerminal, abs(local - whole * length) <= Self.tolerance {
        return Sample(
          phase: phase, cycle: Self.index(whole - 1),
          localTime: autoreverses ? 0 : duration, fraction: autoreverses ? 0 : 1)
      }
      // Rounding must not turn the begin of a cycle, where a backwards pass ends, into the end of
      // another.
      isOnSeam = abs(local - whole * length) <= Self.tolerance
      if isOnSeam { cycles = whole }
    }
    let cycle = cycles.rounded(.down)
    var rest = isOnSeam ? 0 : local - cycle * length
    if abs(cycles) > 9e15 {
      // So many cycles can't be counted any more; the remainder has the sign of the time.
      rest = local.truncatingRemainder(dividingBy: length)
      if rest < 0 { rest += length }
    }
    rest = min(max(rest, 0), length)
    let folded = autoreverses && rest > duration ? length - rest : rest
    return Sample(
      phase: phase, cycle: Self.index(cycle), localTime: folded,
      fraction: folded == duration ? 1 : folded / duration)
  }

  private static func index(_ cycle: Double) -> Int {
    if cycle.isNaN { return 0 }
    return cycle >= 9e18 ? .max : cycle <= -9e18 ? .min : Int(clamping: Int64(cycle))
  }
}
