// A clock that stands at the frames of a film.

import AnimaticCore

/// A clock that counts frames, for rendering films: its time is exactly their number divided by the
/// rate.
///
/// It is moved by hand. Whatever moves it, it stands at a frame: at the first one that is not before
/// the time that it is moved to.
///
/// ```swift
/// let clock = FrameClock(framesPerSecond: 60)
/// clock.advance(frames: 60)
/// clock.now  // 1
/// ```
public final class FrameClock: SteppedClock, CustomStringConvertible {
  private let rate: FrameRate
  let finding: Diagnostic?

  /// The number of the frame that it stands at, from 0.
  public private(set) var frame = 0

  /// Creates a clock that stands at its first frame, frame 0 at 0 s.
  ///
  /// A whole number of 1001ths, such as the 30000/1001 of video, is counted exactly as well.
  ///
  /// - Parameter framesPerSecond: How many, from 0.001 to 1,000,000: what lies outside counts as the
  ///   nearer end, what is not a positive number as 60. A stage that gets such a clock notes R-15.
  public init(framesPerSecond: Double = 60) {
    rate = FrameRate(framesPerSecond)
    finding = FrameRate.takes(framesPerSecond) ? nil : .badFrameRate(framesPerSecond)
  }

  /// How many frames there are in a second.
  public var framesPerSecond: Double { rate.perSecond }

  /// Seconds since the first frame.
  public var now: Double { exactNow.rounded }

  /// False: nothing but advance moves it.
  public var runsByItself: Bool { false }

  var exactNow: ExactTime { rate.time(of: frame) }

  /// Moves the clock on by whole frames.
  ///
  /// A stage notices when it is next updated or read.
  ///
  /// - Parameter frames: How many; a number that is not positive moves nothing.
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
    // The length of a frame is rounded, and must not be one frame and a bit (T-18).
    seconds <= 0 || move(to: exactNow + ExactTime(seconds) - ExactTime(1e-9))
  }

  /// The frame, the rate and the time, on one line.
  public var description: String {
    "frame clock at frame \(frame), \(now.text) s, \(framesPerSecond.text) frames per second"
  }
}
