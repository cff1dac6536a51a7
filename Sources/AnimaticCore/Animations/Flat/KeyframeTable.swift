// The attributes of a keyframe animation besides its values: times, easings, mode, shape, path.

/// The table of one keyframe animation; variable-size data is in the pool's numbers.
package struct KeyframeTable: Sendable {
  /// The number of keyframes: values, or segment ends of a path.
  package var count: Int32
  /// The number of given values, even if a path replaces them.
  package var valueCount: Int32
  package var mode = CalculationMode.linear
  /// The number of keyframes with a reachable time (K-4).
  package var reached: Int32 = 0
  /// The index of the first key time: one for each keyframe.
  package var times: Int32 = 0
  /// The index of the first easing code, or -1 if all segments are linear.
  package var easings: Int32 = -1
  /// The index of the first tension, continuity, and bias, or -1 if all are 0 (K-9).
  package var shapes: Int32 = -1
  /// The index of the path, or -1 for values.
  package var path: Int32 = -1
  package var rotation: RotationMode?
  /// The index of the original input, or -1 for none.
  package var input: Int32 = -1
  /// Whether the times are given, and not spaced evenly or paced.
  package var hasTimes = false

  package init(count: Int, mode: CalculationMode = .linear) {
    self.count = Int32(count)
    valueCount = Int32(count)
    self.mode = mode
  }

  package var isPath: Bool { path >= 0 }

  /// Returns whether the layer rotates with the path (K-14), which requires its position property.
  package func turns(_ property: PropertyPath) -> Bool {
    isPath && rotation != nil && property.component == .whole
      && property.root.name == StandardProperty.position.name
  }

  /// The limit of shape parameters, whose products must not overflow.
  static var greatestShape: Double { 1e60 }

  /// Returns whether path and shape parameters are in range.
  package func isUsable(in pool: AnimationPool) -> Bool {
    // Larger coordinates overflow in interpolation.
    let coordinates = pool.input(of: self).path?.coordinates ?? []
    guard coordinates.allSatisfy({ abs($0) <= 1e300 }) else { return false }
    guard shapes >= 0 else { return true }
    let first = Int(shapes)
    return pool.numbers[first..<first + 3 * Int(count)].allSatisfy { abs($0) <= Self.greatestShape }
  }
}
