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

  /// The local time from begin to end in seconds, including repeats; may be infinite (T-4).
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard repeatCount > 0, repeatCount != 1, cycleDuration != 0 else { return cycleDuration }
    return ExactTime(cycleDuration).multiplied(by: repeatCount).rounded
  }

  /// The parent's time from begin to end in seconds; infinite if the speed is 0 (T-5, T-13).
  public var wallDuration: Double {
    let active = activeDuration
    if speed == 1 || active == 0 && speed != 0 { return active }
    return ExactTime(active).divided(by: abs(speed)).rounded
  }

  /// The end in the parent's time: the exact sum of begin and duration as written.
  @inline(never)
  package var endTime: Double { (ExactTime(beginTime) + ExactTime(wallDuration)).rounded }

  /// Whether every number is valid: none is NaN; begin, speed, and offset are finite; durations are
  /// not negative (T-17).
  public var isValid: Bool {
    beginTime.isFinite && speed.isFinite && timeOffset.isFinite
      && duration >= 0 && repeatCount >= 0 && repeatDuration >= 0
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
}
