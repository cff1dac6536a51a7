// How many frames there are in a second, and when each of them is due: counted, never added up.

import AnimaticCore

/// A number of frames in a second, as a fraction.
struct FrameRate {
  /// The slowest and the fastest that count.
  static let range = 0.001...1_000_000.0

  /// The most frames that are counted: 2^53, the integers that Double represents exactly, or
  /// `Int.max` where Int has 32 bits.
  static let mostFrames = Int(clamping: 1 << 53 as Int64)

  private let frames: Double
  private let seconds: Double

  /// - Parameter framesPerSecond: How many; what is not a positive number counts as 60, and what is
  ///   outside the range as its nearer end.
  init(_ framesPerSecond: Double) {
    let isUsable = framesPerSecond > 0 && framesPerSecond.isFinite
    let rate = isUsable ? framesPerSecond : 60
    let clamped = min(max(rate, Self.range.lowerBound), Self.range.upperBound)
    // The rates of video are whole numbers of 1001ths, and no Double is one of those.
    let whole = (clamped * 1001).rounded()
    let isOfVideo = clamped != clamped.rounded() && whole / 1001 == clamped
    frames = isOfVideo ? whole : clamped
    seconds = isOfVideo ? 1001 : 1
  }

  /// Whether a number is taken as it is.
  static func takes(_ framesPerSecond: Double) -> Bool { range.contains(framesPerSecond) }

  var perSecond: Double { frames / seconds }

  /// Seconds from the first frame, which is number 0, to another one.
  func time(of frame: Int) -> ExactTime {
    ExactTime(Double(frame)).multiplied(by: seconds).divided(by: frames)
  }

  /// The first frame at a time or after it, as times read.
  func first(from time: ExactTime) -> Int {
    let guess = (time.rounded * frames / seconds).rounded(.up)
    guard guess > 0 else { return 0 }
    guard guess < Double(Self.mostFrames) else { return Self.mostFrames }
    // The product is rounded: it may be one off.
    var frame = Int(guess)
    if self.time(of: frame - 1).rounded >= time.rounded { frame -= 1 }
    if self.time(of: frame).rounded < time.rounded { frame += 1 }
    return frame
  }

  /// The last frame at a time or before it, as times read.
  func last(until time: ExactTime) -> Int {
    let frame = first(from: time)
    return self.time(of: frame).rounded > time.rounded ? frame - 1 : frame
  }
}
