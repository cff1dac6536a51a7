// slideIn: an entrance from one side.

public import AnimaticCore

extension Animate {
  /// Slides the layer in from one side to its position.
  ///
  /// An entrance has an explicit start, so a delayed one keeps the layer aside before it begins. It
  /// animates the translation of the transform, which ends at 0, and not the position.
  ///
  /// ```swift
  /// Animate(box).slideIn(from: .left, distance: 200)
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The side from which it enters.
  ///   - distance: The distance, in points; a negative one enters from the other side.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
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

// The directions of slides.

extension LayerEdge {
  /// The translation toward the edge.
  var translation: LayerProperty<Double> { direction.x == 0 ? .translationY : .translationX }

  /// The sign of the direction toward the edge.
  var sign: Double { direction.x + direction.y }
}
