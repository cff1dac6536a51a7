// A frame rate, with frame times computed by multiplication instead of addition.

import AnimaticCore

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
  @inline(never)
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
