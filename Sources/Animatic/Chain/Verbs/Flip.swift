// flip: once round through the back, about an axis in the plane.

public import AnimaticCore

extension Animate {
  /// Flips the layer once round through its back; it rests exactly as it began.
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
    // The last two values share their time: at the end it is at rest, not one whole turn away from
    // it.
    offsets(
      v ? .rotationX : .rotationY, values: [0, 2 * .pi, 0], times: [0, 1, 1],
      duration: VerbOptions.defaultDuration, VerbOptions(duration, easing, at, file, line))
  }

  /// Flips the layer half round, to its back or to its front.
  ///
  /// Starting from the model, only what the chain itself turned is known to show its back: a matrix
  /// does not tell (P-7).
  ///
  /// ```swift
  /// Animate(card).flip(to: .back).then(gap: 1).flip(to: .front)
  /// ```
  ///
  /// - Parameters:
  ///   - from: The side at the start; nil is the presentation value at the begin.
  ///   - to: The side at the end.
  ///   - axis: The axis about which it turns.
  ///   - duration: Seconds; nil is 1.
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
