// Keyframes of a point along a path, with or without turning.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension KeyframeAnimation where Value == CGPoint {
  /// The path that the point follows; it takes the place of the values (K-1, K-11).
  ///
  /// Each line and curve is one segment that ends in a keyframe; a move in the middle is a jump
  /// that takes no time. In linear mode each segment takes the same time, and a curve runs at its
  /// own parameter; paced runs at one speed; discrete shows where each segment starts. The cubic
  /// modes do as linear and paced do: a path is curved by itself (engine-defined).
  public var path: BezierPath? {
    get { motionPath }
    set { motionPath = newValue }
  }

  /// How the layer turns along the path; nil does not turn it (K-14).
  ///
  /// Only an animation of the position along a path turns its layer; elsewhere it is ignored, and
  /// L-35 tells. The turn acts before the model's own transform, so a turn that settled into the
  /// model is there when the next path turns.
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
  ///   - keyTimes: When the ends of the segments are reached, the start of the path included; nil
  ///     spaces them evenly.
  ///   - timingFunctions: The easing of each segment; nil is linear.
  ///   - calculationMode: The way along the path; paced runs at one speed.
  ///   - rotationMode: How the layer turns with the path; nil does not turn it.
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
