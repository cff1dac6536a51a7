// What a keyframe animation has besides its values: times, easings, mode, shape, path.

/// The table of one keyframe animation; what has no fixed size is in the pool's numbers.
package struct KeyframeTable: Sendable {
  /// How many keyframes there are: values, or ends of a path's segments.
  package var count: Int32
  /// How many values were given, also where a path takes their place.
  package var valueCount: Int32
  package var mode = CalculationMode.linear
  /// How many of the keyframes have a time and are reached (K-4).
  package var reached: Int32 = 0
  /// Where the key times start in the numbers: one for each keyframe.
  package var times: Int32 = 0
  /// Where the easing codes of the segments start, or -1 where all are linear.
  package var easings: Int32 = -1
  /// Where tension, continuity and bias of each keyframe start, or -1 where all are 0 (K-9).
  package var shapes: Int32 = -1
  /// The index of the path, or -1 where values are given.
  package var path: Int32 = -1
  package var rotation: RotationMode?
  package var written = Written()

  /// What was written, as it was written: for the dump and for making the animation again.
  package struct Written: Sendable {
    /// Where it starts in the numbers: times, then tensions, continuities and biases.
    package var numbers: Int32 = 0
    /// Where the easing codes start.
    package var easings: Int32 = 0
    /// How many there are; -1 for none.
    package var timeCount: Int32 = -1
    package var easingCount: Int32 = -1
    package var tensionCount: Int32 = -1
    package var continuityCount: Int32 = -1
    package var biasCount: Int32 = -1
  }

  package init(count: Int, mode: CalculationMode = .linear) {
    self.count = Int32(count)
    valueCount = Int32(count)
    self.mode = mode
  }

  package var isPath: Bool { path >= 0 }

  /// Whether the layer turns with the path (K-14): only its own position turns it.
  package func turns(_ property: PropertyPath) -> Bool {
    isPath && rotation != nil && property.field == .whole
      && property.root.name == StandardProperty.position.name
  }
}

/// A path in a pool: as it was given, and as it is walked.
package struct MotionPath: Sendable {
  package let path: BezierPath
  package let motion: PathMotion
}

/// A spring in a pool: as it was given, and as it is evaluated.
package struct PooledSpring: Sendable {
  package let curve: SpringCurve
  package let motion: SpringMotion
}
