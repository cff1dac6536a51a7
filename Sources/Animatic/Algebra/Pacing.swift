// Operators that change the duration: sped, stretched, fitted.

import AnimaticCore

extension Composable {
  /// Plays the composition faster or slower.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).then().move(x: 9).sped(by: 4).duration  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - factor: 2 takes half as long; 0 or less is rejected, and the operator has no effect.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func sped(
    by factor: Double, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(.pace, .sped(by: factor), file: file, line: line)
  }

  /// Stretches the composition to a duration; the same as fitted(to:_:) with stretch.
  ///
  /// - Parameters:
  ///   - seconds: Seconds from begin to end; below 0 is rejected, and the operator has no effect.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; an endless one is unchanged, and reported as C-10.
  public func stretched(
    to seconds: Double, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(.pace, .stretched(to: seconds), file: file, line: line)
  }

  /// Fits the composition to a duration.
  ///
  /// ```swift
  /// Animate(box).move(x: 9, duration: 2).fitted(to: 1, .clip)  // its first half
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: Seconds; below 0 is rejected, and the operator has no effect.
  ///   - fit: Whether to cut it, change its speed, or hold its last value.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func fitted(
    to seconds: Double, _ fit: Fit, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(
      fit == .stretch ? .pace : .time, .fitted(to: seconds, fit), file: file, line: line)
  }
}
