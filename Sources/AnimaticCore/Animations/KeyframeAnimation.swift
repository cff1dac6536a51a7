// Through several values. Owns values, key times and the easing of each segment.

/// An animation of one property through several values (SEMANTICS K-1 to K-6).
///
/// ```swift
/// var bounce = KeyframeAnimation(.positionY, values: [100, 60, 100], duration: 0.6)
/// bounce.keyTimes = [0, 0.4, 1]
/// bounce.timingFunctions = [.easeOut, .easeIn]
/// ```
public struct KeyframeAnimation<Value: AnimatableValue>: PropertyAnimation {
  /// The property that is animated.
  public var property: LayerProperty<Value>

  /// The values, the first included; fewer than two have no effect (SEMANTICS K-2).
  public var values: [Value]

  /// When each value is reached, 0 to 1, not decreasing; nil spaces them evenly.
  ///
  /// Of a wrong count the common prefix counts; where times decrease or leave 0 to 1 they are
  /// spaced evenly (SEMANTICS K-4).
  public var keyTimes: [Double]?

  /// The easing of each segment; a missing one is linear, one too many is ignored (SEMANTICS K-5).
  public var timingFunctions: [TimingFunction]?

  /// Whether the value is added to what shows instead of replacing it (SEMANTICS P-2).
  public var isAdditive = false

  /// Whether each cycle starts where the one before it ended (SEMANTICS P-3).
  public var isCumulative = false

  /// Timing, easing, removal, delegate, tag and the line that wrote it.
  public var attributes: AnimationAttributes

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - property: The property to animate.
  ///   - values: The values, the first included.
  ///   - keyTimes: When each is reached, 0 to 1; nil spaces them evenly.
  ///   - timingFunctions: The easing of each segment; nil is linear.
  ///   - duration: Seconds of one pass; 0 is resolved when it is added (SEMANTICS T-8).
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ property: LayerProperty<Value>, values: [Value], keyTimes: [Double]? = nil,
    timingFunctions: [TimingFunction]? = nil, duration: Double = 0,
    file: String = #fileID, line: UInt = #line
  ) {
    self.property = property
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    attributes = AnimationAttributes(
      timing: MediaTiming(duration: duration), place: SourcePlace(file: file, line: line))
  }

  /// Core Animation's key path of the property.
  public var animatedKeyPath: String { property.keyPath }

  /// The animation on one line, such as position.y 100 → 60 → 100 begin 0 duration 0.6.
  public var description: String {
    let way = values.map(\.components.tupleText).joined(separator: " → ")
    return "\(property.keyPath) \(way) \(attributes)"
  }
}
