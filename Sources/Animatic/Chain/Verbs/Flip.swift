// flip: a full turn about an axis in the plane, or a half turn to a side.

public import AnimaticCore

extension Animate {
  /// Flips the layer in a full turn, ending exactly as it began.
  ///
  /// ```swift
  /// Animate(card).flip(v: true, duration: 0.6)
  /// ```
  ///
  /// - Parameters:
  ///   - v: Whether it tips over (about the x axis) instead of turning like a page (about the y
  ///     axis).
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the flip.
  public consuming func flip(
    v: Bool = false, duration: Double? = nil, easing: TimingFunction? = nil,
    at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    // The last two values share their time: it ends at rest, not a full turn away.
    effect(
      v ? .rotationX : .rotationY, values: [0, 2 * .pi, 0], times: [0, 1, 1],
      VerbOptions(duration, easing, at, file, line))
  }

  /// Flips the layer in a half turn to its back or its front.
  ///
  /// A layer whose back shows by a rotation about the axis, written or committed by a run, is flipped
  /// to its front (P-9). One that shows its back by a matrix is not: a matrix does not say (P-7).
  ///
  /// ```swift
  /// Animate(card).flip(to: .back).then(gap: 1).flip(to: .front)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The side at the start; nil is the presentation value at the begin.
  ///   - to: The side at the end.
  ///   - axis: The axis of the rotation.
  ///   - duration: Seconds; nil is 1, or the settling duration of a spring.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the flip.
  public consuming func flip(
    from: LayerSide? = nil, to: LayerSide, axis: FlipAxis = .y, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(
      axis.rotation, from: from?.turn, to: to.turn, VerbOptions(duration, easing, at, file, line))
  }
}
