// The mapping from the parent's time to a position in the cycle: the only implementation of T-6,
// T-7, T-12, and T-13.

extension MediaTiming {
  /// The phase of a time relative to the active interval.
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

  /// The position of an animation in its cycles at a time of its parent.
  public struct Sample: Sendable, Hashable, CustomStringConvertible {
    /// The phase: before, active, or after.
    public let phase: Phase

    /// The index of the iteration, from 0; negative if time runs backwards.
    public let cycle: Int

    /// The time within the pass in seconds, 0 to the duration, reversed when autoreversing.
    public let localTime: Double

    /// The progress within the pass, 0 to 1; exactly 1 at a final value that ends a pass.
    public let fraction: Double

    /// The sample on one line.
    public var description: String {
      "\(phase) cycle \(cycle) fraction \(fraction.text)"
    }
  }

  /// The tolerance in seconds within which a time counts as the end (T-18).
  package static let tolerance = 1e-9

  /// Returns the seconds within which times are equal: a nanosecond, and more than the rounding
  /// error of conversions through groups.
  package static func resolution(at time: Double) -> Double { tolerance + abs(time) * 1e-14 }

  /// Returns whether the end is reached at a time of the parent, within the tolerance.
  ///
  /// If local time is slow, the tolerance applies to the parent's time: in local time it would last
  /// long.
  ///
  /// - Parameter elapsed: Local seconds since the begin.
  @inline(__always)
  package func hasReachedEnd(at time: Double, elapsed: Double) -> Bool {
    let active = activeDuration
    if elapsed >= active - Self.tolerance {
      return abs(speed) >= 1 || time >= endTime - Self.tolerance
    }
    // Where time is fast, rounding can miss the end by more.
    return elapsed >= active * (1 - 0x1p-40) && time >= endTime
  }

  /// A duration in seconds that stands in for infinity in layers that divide by it: three years.
  package static let endless = 1e8

  /// Returns the position in the cycles at a time of the parent.
  ///
  /// Before the begin, the sample is the first one; after the end, it is the final one: the values
  /// of a fill.
  ///
  /// ```swift
  /// MediaTiming(beginTime: 1, duration: 2, autoreverses: true).sample(at: 4).fraction  // 0.5, on the way back
  /// ```
  ///
  /// - Parameter time: Seconds in the parent's time; NaN counts as before the begin.
  /// - Returns: Phase, iteration, seconds, and fraction. Follows T-6 and T-7.
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

  /// Returns the progress within the pass between begin and end, for a nonzero speed.
  ///
  /// - Parameter elapsed: Seconds in the parent's time since the begin.
  package func fraction(after elapsed: Double) -> Double {
    place(.active, local: local(after: elapsed), isTerminal: false).fraction
  }

  /// Returns the local time between begin and end, counted through all cycles (T-6).
  ///
  /// - Parameter elapsed: Seconds in the parent's time since the begin.
  @inline(__always)
  package func local(after elapsed: Double) -> Double { elapsed * speed + timeOffset }

  /// Maps active local time to the cycle; the final sample is the limit from within (T-7).
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
      // Rounding must not turn the begin of a cycle, where a backward pass ends, into the end of
      // another.
      isOnSeam = abs(local - whole * length) <= Self.tolerance
      if isOnSeam { cycles = whole }
    }
    let cycle = cycles.rounded(.down)
    var rest = isOnSeam ? 0 : local - cycle * length
    if abs(cycles) > 9e15 {
      // The count of cycles exceeds integer precision; the remainder has the sign of the time.
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

  /// The seconds that stand for a duration of 0.
  package static let shortest = 1e-6
}
