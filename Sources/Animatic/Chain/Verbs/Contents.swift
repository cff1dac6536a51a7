// contents: the image inside the layer's bounds.

public import AnimaticCore

extension Animate {
  /// Animates the contents of the layer.
  ///
  /// The first contents stay on screen for the first half, the second for the rest; a renderer may
  /// cross-fade (V-1).
  ///
  /// ```swift
  /// Animate(photo).contents(to: "sunset")
  /// ```
  ///
  /// - Parameters:
  ///   - from: The contents at the start; nil is the presentation value at the begin.
  ///   - to: The contents at the end.
  ///   - duration: Seconds; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
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
