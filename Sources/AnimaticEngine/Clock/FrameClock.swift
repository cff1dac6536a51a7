// A clock that counts frames.

import AnimaticCore

/// A clock that counts frames, for rendering films: its time is exactly frame ÷ rate.
///
/// It only moves when it is advanced, always to a frame: the first one at or after the requested
/// time.
///
/// ```swift
/// let clock = FrameClock(framesPerSecond: 60)
/// clock.advance(frames: 60)
/// clock.now  // 1
/// ```
public final class FrameClock: SteppedClock, CustomStringConvertible {
  private let rate: FrameRate
  /// A diagnostic of the clock's creation.
  let diagnostic: Diagnostic?

  /// The number of the current frame, from 0.
  public private(set) var frame = 0

  /// Creates a clock at its first frame, frame 0 at 0 s.
  ///
  /// Multiples of 1/1001, such as 30000/1001 for video, are exact as well.
  ///
  /// - Parameter framesPerSecond: The frame rate, clamped to 0.001 through 1,000,000; a value that
  ///   is not a positive number counts as 60. A stage with a clock of an adjusted rate notes R-15.
  public init(framesPerSecond: Double = 60) {
    rate = FrameRate(framesPerSecond)
    diagnostic = FrameRate.takes(framesPerSecond) ? nil : .badFrameRate(framesPerSecond)
  }

  /// The frame rate, in frames per second.
  public var framesPerSecond: Double { rate.perSecond }

  /// The time since the first frame, in seconds.
  public var now: Double { exactNow.rounded }

  /// False: the clock only moves when it is advanced.
  public var runsByItself: Bool { false }

  var exactNow: ExactTime { rate.time(of: frame) }

  /// Advances the clock by whole frames.
  ///
  /// A stage picks up the new time at its next update or read.
  ///
  /// - Parameter frames: The number of frames; ignored if not positive.
  public func advance(frames: Int) {
    guard frames > 0 else { return }
    let (sum, isTooFar) = frame.addingReportingOverflow(frames)
    frame = isTooFar ? FrameRate.mostFrames : min(sum, FrameRate.mostFrames)
  }

  @discardableResult
  func move(to time: ExactTime) -> Bool {
    guard time.isFinite else { return false }
    frame = max(frame, rate.first(from: time))
    return now >= time.rounded
  }

  @discardableResult
  func move(by seconds: Double) -> Bool {
    // The tolerance keeps a rounded frame duration from advancing two frames (T-18).
    seconds <= 0 || move(to: exactNow + ExactTime(seconds) - ExactTime(1e-9))
  }

  /// The frame, the rate and the time, on one line.
  public var description: String {
    "frame clock at frame \(frame), \(now.text) s, \(framesPerSecond.text) frames per second"
  }
}

// A frame rate, with frame times computed by multiplication instead of addition.

/// A frame rate, as a fraction.
struct FrameRate {
  /// The supported rates.
  static let range = 0.001...1_000_000.0

  /// The largest frame number: 2^53, the integers that Double represents exactly, or `Int.max`
  /// where Int has 32 bits.
  static let mostFrames = Int(clamping: 1 << 53 as Int64)

  private let frames: Double
  private let seconds: Double

  /// - Parameter framesPerSecond: The rate, clamped to the supported range; a value that is not a
  ///   positive number counts as 60.
  init(_ framesPerSecond: Double) {
    let isUsable = framesPerSecond > 0 && framesPerSecond.isFinite
    let rate = isUsable ? framesPerSecond : 60
    let clamped = min(max(rate, Self.range.lowerBound), Self.range.upperBound)
    // Video rates are multiples of 1/1001, which Double can't represent.
    let whole = (clamped * 1001).rounded()
    let isOfVideo = clamped != clamped.rounded() && whole / 1001 == clamped
    frames = isOfVideo ? whole : clamped
    seconds = isOfVideo ? 1001 : 1
  }

  /// Whether a rate is supported without adjustment.
  static func takes(_ framesPerSecond: Double) -> Bool { range.contains(framesPerSecond) }

  var perSecond: Double { frames / seconds }

  /// The time of a frame, in seconds since frame 0.
  func time(of frame: Int) -> ExactTime {
    ExactTime(Double(frame)).multiplied(by: seconds).divided(by: frames)
  }

  /// The first frame at or after a time, compared as rounded.
  func first(from time: ExactTime) -> Int {
    let guess = (time.rounded * frames / seconds).rounded(.up)
    guard guess > 0 else { return 0 }
    guard guess < Double(Self.mostFrames) else { return Self.mostFrames }
    // The rounded product may be off by one.
    var frame = Int(guess)
    if self.time(of: frame - 1).rounded >= time.rounded { frame -= 1 }
    if self.time(of: frame).rounded < time.rounded { frame += 1 }
    return frame
  }

  /// The last frame at or before a time, compared as rounded.
  func last(until time: ExactTime) -> Int {
    let frame = first(from: time)
    return self.time(of: frame).rounded > time.rounded ? frame - 1 : frame
  }
}

extension Diagnostic {
  static func badFrameRate(_ rate: Double) -> Diagnostic {
    Diagnostic(
      .warning, "R-15",
      "\(rate.text) frames per second are not possible; "
        + (rate > 0 && rate.isFinite ? "the nearest possible rate is used." : "60 are used."),
      remedy: "Give a rate from 0.001 to 1,000,000.")
  }
}
