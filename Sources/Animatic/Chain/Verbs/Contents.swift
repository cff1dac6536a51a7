// contents: what the layer shows inside its bounds.

public import AnimaticCore

extension Animate {
  /// Changes what the layer shows inside its bounds.
  ///
  /// The first shows until half way and the second from there; whoever draws may cross-fade
  /// (V-1).
  ///
  /// ```swift
  /// Animate(photo).contents(to: "sunset")
  /// ```
  ///
  /// - Parameters:
  ///   - from: The contents at the start; nil is what shows at its begin.
  ///   - to: The contents at the end.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: Where it begins, in words; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the change.
  public consuming func contents(
    from: LayerContents? = nil, to: LayerContents, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    basic(.contents, from: from, to: to, VerbOptions(duration, easing, at, file, line))
  }
}
