// slideOut: an exit to beside the layer's place.

public import AnimaticCore

extension Animate {
  /// Slides the layer out to one side, from what shows at its begin.
  ///
  /// It moves the translation of the transform; the position is left alone.
  ///
  /// ```swift
  /// Animate(box).slideOut(to: .bottom).settle()
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The side to which it goes.
  ///   - distance: How far from its own place it ends, in points; below 0 it goes to the other
  ///     side.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the slide.
  public consuming func slideOut(
    to edge: LayerEdge, distance: Double = 100, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(edge.translation, to: edge.sign * distance, VerbOptions(duration, easing, at, file, line))
  }
}
