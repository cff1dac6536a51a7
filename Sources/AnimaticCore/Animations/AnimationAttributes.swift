// What every animation carries besides what it animates.

/// What every animation has: timing, easing, removal, delegate, tag and the line that wrote it.
///
/// The defaults are Core Animation's (T-1, A-1).
public struct AnimationAttributes: CustomStringConvertible {
  /// When it begins, how long it lasts and how its time runs.
  public var timing: MediaTiming

  /// How progress runs over one pass; nil is linear (A-16, E-6).
  public var timingFunction: TimingFunction?

  /// Whether the layer lets go of it at its end; ignored on a child of a group (A-12,
  /// G-6).
  public var isRemovedOnCompletion = true

  /// Who hears its begin and its end; held strongly for as long as the animation lives
  ///
  public var delegate: (any LayerAnimationDelegate)?

  /// A name of your own, to tell animations apart in a callback.
  public var tag: String?

  /// The frames per second that a layer of Core Animation is asked for; nil leaves it to the system.
  package var frameRates: ClosedRange<Double>?

  /// The line that wrote the animation.
  public package(set) var place: SourcePlace?

  /// Creates attributes.
  ///
  /// - Parameters:
  ///   - timing: The timing.
  ///   - timingFunction: The easing of a pass; nil is linear.
  ///   - place: The line that wrote the animation.
  public init(
    timing: MediaTiming = MediaTiming(), timingFunction: TimingFunction? = nil,
    place: SourcePlace? = nil
  ) {
    self.timing = timing
    self.timingFunction = timingFunction
    self.place = place
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
