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
