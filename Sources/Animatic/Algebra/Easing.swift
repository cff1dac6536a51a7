// The eased operator.

public import AnimaticCore

extension Composable {
  /// Eases the time of the composition as a whole.
  ///
  /// In a chain, `.easing(_:)` applies to the last verb; this applies to the composition so far.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).then().move(x: 9).eased(.easeInEaseOut)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The easing; where it leaves 0…1, the composition's time is clamped.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; an endless one is unchanged, and reported as C-10.
  public func eased(
    _ function: TimingFunction, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(.time, .eased, easing: function, file: file, line: line)
  }
}
