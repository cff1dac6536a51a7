// Core Animation's timing attributes as a value: defaults and derived durations, without sampling.

/// The begin, duration, repeats, and speed of an animation: Core Animation's media timing.
///
/// All times are in seconds. The begin time is in the parent's time, everything else in local time
/// (T-1, T-2).
///
/// ```swift
/// MediaTiming(beginTime: 1, duration: 2, autoreverses: true).activeDuration  // 4
/// ```
public struct MediaTiming: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The begin time in the parent's time; 0 on a layer means "now", in a group the group's start
  /// (T-9, G-2).
  public var beginTime: Double

  /// The duration of one pass; 0 is an instant and is resolved when an animation is added (T-8,
  /// G-4).
  public var duration: Double

  /// The speed of local time relative to the parent's; negative plays backwards, 0 pauses (T-13,
  /// T-14).
  public var speed: Double

  /// The offset of local time in seconds; rotates the content without shortening it (T-6).
  ///
  /// The unchanged active duration is engine-defined: Core Animation's header contradicts
  /// measurements.
  public var timeOffset: Double

  /// The number of cycles, including fractions; 0 plays once, infinity never ends (T-4, T-12).
  ///
  /// The time between two cycles belongs to the later one (T-7, engine-defined). A negative or NaN
  /// count is rejected when the animation is added.
  public var repeatCount: Double

  /// The total local time in seconds; 0 is ignored, any other value overrides the count (T-4).
  public var repeatDuration: Double

  /// Whether each forward pass is followed by a backward pass; a cycle is then two durations (T-4).
  public var autoreverses: Bool

  /// The presentation before the begin and after the end (T-11).
  ///
  /// With a time offset, filling forwards holds the final value of the rotated content (T-7,
  /// engine-defined).
  public var fillMode: FillMode

  /// Creates timing; each default is Core Animation's (T-1).
  ///
  /// - Parameters:
  ///   - beginTime: The begin time in the parent's time, in seconds.
  ///   - duration: The duration of one pass in seconds.
  ///   - speed: Local seconds per parent second.
  ///   - timeOffset: The offset of local time in seconds.
  ///   - repeatCount: The number of cycles; 0 plays once.
  ///   - repeatDuration: The total local time in seconds; 0 is ignored.
  ///   - autoreverses: Whether every pass is followed by a backward pass.
  ///   - fillMode: The presentation outside the active interval.
  public init(
    beginTime: Double = 0, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The duration of one cycle in seconds: twice the pass duration if autoreversing (T-4).
  public var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// The local time from begin to end in seconds, including repeats; infinite beyond 1e100 (T-4,
  /// T-17).
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard repeatCount > 0, repeatCount != 1, cycleDuration != 0 else {
      return cycleDuration.orEndless
    }
    return ExactTime(cycleDuration).multiplied(by: repeatCount).rounded.orEndless
  }

  /// The parent's time from begin to end in seconds; infinite beyond 1e100, or if the speed is 0
  /// (T-5, T-13, T-17).
  public var wallDuration: Double {
    let active = activeDuration
    if speed == 1 || active == 0 && speed != 0 { return active }
    return ExactTime(active).divided(by: abs(speed)).rounded.orEndless
  }

  /// The end in the parent's time: the exact sum of begin and duration as written.
  @inline(never)
  package var endTime: Double { (ExactTime(beginTime) + ExactTime(wallDuration)).rounded }

  /// Whether every number is valid: times are within their bounds, and the rest is not NaN (T-17).
  ///
  /// Begin and offset are within -1e100…1e100, durations are 0…1e100 or infinite, the speed is finite,
  /// and the repeat count is not negative.
  public var isValid: Bool {
    beginTime.isTime && speed.isFinite && timeOffset.isTime
      && duration.isDuration && repeatCount >= 0 && repeatDuration.isDuration
  }

  /// Whether only begin and duration differ from the defaults, so there is one forward pass.
  package var isPlain: Bool {
    speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0 && !autoreverses
  }

  /// Whether there is exactly one forward pass, however it is specified.
  package var playsOnce: Bool {
    var timing = self
    if timing.repeatCount == 1 { timing.repeatCount = 0 }
    return timing.isPlain
  }

  /// The attributes that differ from their defaults, on one line.
  public var description: String {
    var parts = ["begin \(beginTime.text)", "duration \(duration.text)"]
    if speed != 1 { parts.append("speed \(speed.text)") }
    if timeOffset != 0 { parts.append("offset \(timeOffset.text)") }
    if repeatCount != 0 { parts.append("repeats \(repeatCount.text)") }
    if repeatDuration != 0 { parts.append("repeats for \(repeatDuration.text)") }
    if autoreverses { parts.append("autoreverses") }
    if fillMode != .removed { parts.append("fill \(fillMode)") }
    return parts.joined(separator: " ")
  }

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

  /// The longest duration in seconds that is not infinite (T-17): sums and products of such durations
  /// don't overflow.
  package static let longest = 1e100

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

extension Double {
  /// Whether it is a number of seconds within the bounds of times (T-17).
  package var isTime: Bool { magnitude <= MediaTiming.longest }

  /// Whether it is a duration in seconds within the bounds, or infinite.
  package var isDuration: Bool { self >= 0 && (self <= MediaTiming.longest || isInfinite) }

  /// The duration, infinite beyond the bounds.
  fileprivate var orEndless: Double { self > MediaTiming.longest ? .infinity : self }
}
