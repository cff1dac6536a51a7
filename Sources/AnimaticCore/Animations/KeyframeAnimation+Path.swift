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
