// Through several values. Owns values, key times, the way between keyframes and the easing of each
// segment.

/// An animation of one property through several values, or of a point along a path (K-1
/// to K-16).
///
/// ```swift
/// var bounce = KeyframeAnimation(.positionY, values: [100, 60, 100], duration: 0.6)
/// bounce.keyTimes = [0, 0.4, 1]
/// bounce.timingFunctions = [.easeOut, .easeIn]
/// ```
public struct KeyframeAnimation<Value: AnimatableValue>: PropertyAnimation {
  /// The animated property.
  public var property: LayerProperty<Value>

  /// The values, the first included; fewer than two have no effect (K-2).
  public var values: [Value]

  /// When each value is reached, 0 to 1, not decreasing; nil spaces them evenly.
  ///
  /// Discrete keyframes hold from their own time to the next, and take one time more than values,
  /// the last 1. Of a wrong count the common prefix counts; where times decrease or leave 0 to 1
  /// they are spaced evenly; paced modes ignore them (K-3, K-4, K-8).
  public var keyTimes: [Double]?

  /// The easing of each segment; a missing one is linear, one too many is ignored (K-5).
  ///
  /// The animation's own timing function bends the whole pass first (engine-defined). Paced modes
  /// ignore these.
  public var timingFunctions: [TimingFunction]?

  /// The way from one keyframe to the next.
  public var calculationMode: CalculationMode

  /// How tight the curve is at each keyframe of the cubic modes; 0 is round, 1 a halt
  /// (K-9).
  ///
  /// Any number up to 1e60; a missing one is 0. Other modes ignore it.
  public var tensionValues: [Double]?

  /// How sharp the curve is at each keyframe of the cubic modes; 0 is smooth (K-9).
  ///
  /// Any number up to 1e60, -1 and 1 make corners; a missing one is 0. Its sign is engine-defined: Core
  /// Animation's own words contradict the formula that they cite.
  public var continuityValues: [Double]?

  /// Whether the curve swings out before or after each keyframe of the cubic modes (K-9).
  ///
  /// Any number up to 1e60; more than 0 after it, less than 0 before it; a missing one is 0. Its sign is
  /// engine-defined.
  public var biasValues: [Double]?

  /// The path that takes the place of the values, for points.
  package var motionPath: BezierPath?

  /// How the layer turns along the path.
  package var motionRotation: RotationMode?

  /// Whether the value is added to the presentation value instead of replacing it (P-2).
  ///
  /// Values of a path are then offsets from what shows (K-16).
  public var isAdditive = false

  /// Whether each iteration starts at the end value of the previous one (P-3).
  ///
  /// What is added is the last keyframe; where the animation autoreverses, nothing piles up
  /// (engine-defined).
  public var isCumulative = false

  /// Timing, easing, removal, delegate, tag, and source location.
  public var attributes: AnimationAttributes

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - property: The property to animate.
  ///   - values: The values, the first included.
  ///   - keyTimes: When each is reached, 0 to 1; nil spaces them evenly.
  ///   - timingFunctions: The easing of each segment; nil is linear.
  ///   - calculationMode: The way from one keyframe to the next.
  ///   - duration: The duration of one iteration in seconds; 0 is resolved when added (T-8).
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ property: LayerProperty<Value>, values: [Value], keyTimes: [Double]? = nil,
    timingFunctions: [TimingFunction]? = nil, calculationMode: CalculationMode = .linear,
    duration: Double = 0, file: String = #fileID, line: UInt = #line
  ) {
    self.property = property
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.calculationMode = calculationMode
    attributes = AnimationAttributes(
      timing: MediaTiming(duration: duration), place: SourcePlace(file: file, line: line))
  }

  /// The function that makes a transform from the values; nil animates the property directly (P-4).
  public var valueFunction: ValueFunction? {
    get { property.valueFunction }
    set { property.setValueFunction(newValue) }
  }

  /// The key path of the property in Core Animation's syntax.
  public var animatedKeyPath: String { property.keyPath }

  /// The animation on one line, such as position.y 100 → 60 → 100 begin 0 duration 0.6.
  public var description: String {
    let way =
      motionPath.map { "along \($0)".oneLine }
      ?? values.map { $0.flat.text(as: Value.self) }.joined(separator: " → ")
    let mode = calculationMode == .linear ? "" : "\(calculationMode) "
    return "\(property) \(way) \(mode)\(attributes)"
  }
}
