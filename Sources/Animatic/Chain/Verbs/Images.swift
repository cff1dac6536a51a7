// images: a sequence of images.

public import AnimaticCore

extension Animate {
  /// Shows images in sequence, each for the same time.
  ///
  /// ```swift
  /// Animate(hero).images(["run-1", "run-2", "run-3"], repeats: 4, duration: 0.3)
  /// ```
  ///
  /// - Parameters:
  ///   - sequence: The images, in order; fewer than two have no effect and raise a diagnostic.
  ///   - repeats: The number of repeats of the sequence; infinity never ends, 0 or less is rejected
  ///     with C-5.
  ///   - duration: Seconds for one pass of the sequence; nil is 1.
  ///   - easing: The easing; nil is linear.
  ///   - at: The position at which it begins; nil is the cursor.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain with the images.
  public consuming func images(
    _ sequence: [LayerContents], repeats: Double = 1, duration: Double? = nil,
    easing: TimingFunction? = nil, at: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let pictures = KeyframeAnimation(.contents, values: sequence, calculationMode: .discrete)
    return write(pictures, VerbOptions(duration, easing, at, file, line)).repeats(
      repeats, file: file, line: line)
  }
}
