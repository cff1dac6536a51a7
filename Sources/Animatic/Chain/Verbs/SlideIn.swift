// slideIn: an entrance from beside the layer's place.

public import AnimaticCore

extension Animate {
  /// Slides the layer in from one side to its own place.
  ///
  /// An entrance: it states its start, so a delayed one keeps the layer aside before it begins. It
  /// moves the translation of the transform, which ends at 0; the position is left alone.
  ///
  /// ```swift
  /// Animate(box).slideIn(from: .left, distance: 200)
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The side from which it comes.
  ///   - distance: How far it comes, in points; below 0 it comes from the other side.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the slide.
  public consuming func slideIn(
    from edge: LayerEdge, distance: Double = 100, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(
      edge.translation, from: edge.sign * distance, to: 0,
      VerbOptions(duration, easing, at, file, line))
  }
}
