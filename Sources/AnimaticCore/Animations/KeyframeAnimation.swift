// An animation through several values. Owns the values, key times, interpolation, and segment
// easings.

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

  /// The keyframe values, including the first; fewer than two have no effect (K-2).
  public var values: [Value]

  /// The time of each value, 0 to 1, not decreasing; nil spaces them evenly.
  ///
  /// Discrete keyframes hold from their own time to the next and take one more time than values;
  /// the last is 1. If the count is wrong, the common prefix is used. Times that decrease or leave
  /// 0 to 1 are spaced evenly; paced modes ignore them (K-3, K-4, K-8).
  public var keyTimes: [Double]?

  /// The easing of each segment; missing ones are linear, excess ones are ignored (K-5).
  ///
  /// The animation's timing function is applied to the whole pass first (engine-defined). Paced
  /// modes ignore segment easings.
  public var timingFunctions: [TimingFunction]?

  /// The interpolation between keyframes.
  public var calculationMode: CalculationMode

  /// The tension at each keyframe of the cubic modes; 0 is round, 1 stops (K-9).
  ///
  /// Any number up to 1e60; missing ones are 0. Other modes ignore the tension.
  public var tensionValues: [Double]?

  /// The continuity at each keyframe of the cubic modes; 0 is smooth (K-9).
  ///
  /// Any number up to 1e60; -1 and 1 make corners; missing ones are 0. The sign is engine-defined:
  /// Core Animation's documentation contradicts the formula that it cites.
  public var continuityValues: [Double]?

  /// The bias at each keyframe of the cubic modes: overshoot before or after it (K-9).
  ///
  /// Any number up to 1e60; positive after the keyframe, negative before it; missing ones are 0.
  /// The sign is engine-defined.
  public var biasValues: [Double]?

  /// The path that replaces the values, for points.
  package var motionPath: BezierPath?

  /// The rotation of the layer along the path.
  package var motionRotation: RotationMode?

  /// Whether the value is added to the presentation value instead of replacing it (P-2).
  ///
  /// Values of a path are then offsets from the presentation value (K-16).
  public var isAdditive = false

  /// Whether each iteration starts at the end value of the previous one (P-3).
  ///
  /// Each iteration adds the last keyframe. An autoreversing animation does not accumulate
  /// (engine-defined).
  public var isCumulative = false

  /// Timing, easing, removal, delegate, tag, and source location.
  public var attributes: AnimationAttributes

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - property: The property to animate.
  ///   - values: The values, including the first.
  ///   - keyTimes: The time of each value, 0 to 1; nil spaces them evenly.
  ///   - timingFunctions: The easing of each segment; nil is linear.
  ///   - calculationMode: The interpolation between keyframes.
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
    attributes = AnimationAttributes(duration: duration, file: file, line: line)
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
      ?? values.map { $0.flat.text(at: property.path) }.joined(separator: " → ")
    let mode = calculationMode == .linear ? "" : "\(calculationMode) "
    return "\(property) \(way) \(mode)\(attributes)"
  }
}

// Keyframes of a point along a path, with optional rotation.

extension KeyframeAnimation where Value == CGPoint {
  /// The path of the animated point; replaces the values (K-1, K-11).
  ///
  /// Each line and curve is one segment that ends in a keyframe; a move in the middle jumps
  /// instantly. In linear mode, each segment takes the same time, and a curve runs at its own
  /// parameter; paced mode has constant speed; discrete mode holds the start of each segment. The
  /// cubic modes behave like linear and paced, because a path has its own curves (engine-defined).
  public var path: BezierPath? {
    get { motionPath }
    set { motionPath = newValue }
  }

  /// The rotation of the layer along the path; nil for none (K-14).
  ///
  /// Only an animation of the position along a path rotates its layer; elsewhere the mode is
  /// ignored and L-35 is reported. The rotation is applied before the model's transform, so a
  /// rotation that settled into the model is kept when the next path rotates the layer.
  public var rotationMode: RotationMode? {
    get { motionRotation }
    set { motionRotation = newValue }
  }

  /// Creates an animation of a point along a path.
  ///
  /// ```swift
  /// var arc = BezierPath()
  /// arc.move(to: CGPoint(x: 0, y: 0))
  /// arc.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: -80))
  /// let fly = KeyframeAnimation(.position, path: arc, rotationMode: .auto, duration: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property to animate.
  ///   - path: The path.
  ///   - keyTimes: The times of the segment ends, including the start of the path; nil spaces them
  ///     evenly.
  ///   - timingFunctions: The easing of each segment; nil is linear.
  ///   - calculationMode: The interpolation along the path; paced has constant speed.
  ///   - rotationMode: The rotation of the layer along the path; nil for none.
  ///   - duration: The duration of one iteration in seconds; 0 is resolved when added (T-8).
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ property: LayerProperty<CGPoint>, path: BezierPath, keyTimes: [Double]? = nil,
    timingFunctions: [TimingFunction]? = nil, calculationMode: CalculationMode = .linear,
    rotationMode: RotationMode? = nil, duration: Double = 0,
    file: String = #fileID, line: UInt = #line
  ) {
    self.init(
      property, values: [], keyTimes: keyTimes, timingFunctions: timingFunctions,
      calculationMode: calculationMode, duration: duration, file: file, line: line)
    motionPath = path
    motionRotation = rotationMode
  }
}
