// slideOut: an exit to one side.

public import AnimaticCore

extension Animate {
  /// Slides the layer out to one side, from the presentation value at the begin.
  ///
  /// It animates the translation of the transform, and not the position.
  ///
  /// ```swift
  /// Animate(box).slideOut(to: .bottom).settle()
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The side to which it exits.
  ///   - distance: The distance from its position at the end, in points; a negative one exits to
  ///     the other side.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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
