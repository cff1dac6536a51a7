// The attributes that all animations share.

/// The attributes of every animation: timing, easing, removal, delegate, tag, and source location.
///
/// The defaults are Core Animation's (T-1, A-1).
public struct AnimationAttributes: CustomStringConvertible {
  /// The begin time, duration, repeats, and speed.
  public var timing: MediaTiming

  /// The easing of one iteration; nil is linear (A-16, E-6).
  public var timingFunction: TimingFunction?

  /// Whether the layer removes the animation when it ends; ignored on a child of a group (A-12,
  /// G-6).
  public var isRemovedOnCompletion = true

  /// The delegate that receives begin and end events; held strongly by the animation.
  public var delegate: (any LayerAnimationDelegate)?

  /// A user-defined label that identifies the animation in a callback.
  public var tag: String?

  /// The frame rates requested from a Core Animation layer; nil leaves the choice to the system.
  package var frameRates: ClosedRange<Double>?

  /// The source location of the animation.
  public package(set) var place: SourcePlace?

  /// Creates attributes from a timing and an easing.
  ///
  /// - Parameters:
  ///   - timing: The timing.
  ///   - timingFunction: The easing of an iteration; nil is linear.
  ///   - place: The source location of the animation.
  public init(
    timing: MediaTiming = MediaTiming(), timingFunction: TimingFunction? = nil,
    place: SourcePlace? = nil
  ) {
    self.timing = timing
    self.timingFunction = timingFunction
    self.place = place
  }

  /// Creates the attributes of an animation written at a source location.
  init(duration: Double, timingFunction: TimingFunction? = nil, file: String, line: UInt) {
    self.init(
      timing: MediaTiming(duration: duration), timingFunction: timingFunction,
      place: SourcePlace(file: file, line: line))
  }

  /// The timing and the easing on one line.
  public var description: String {
    var parts = [timing.description]
    if let timingFunction { parts.append(timingFunction.description) }
    if !isRemovedOnCompletion { parts.append("kept") }
    if let tag { parts.append("tag \(tag.oneLine)") }
    return parts.joined(separator: " ")
  }
}
