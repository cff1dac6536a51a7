// sped, stretched, fitted: another length.

import AnimaticCore

extension Composable {
  /// Plays all of it faster or slower.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).then().move(x: 9).sped(by: 4).duration  // 0.5
  /// ```
  ///
  /// - Parameters:
  ///   - factor: 2 takes half as long; 0 or less is refused, and it plays as it is.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func sped(
    by factor: Double, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(.pace, .sped(by: factor), file: file, line: line)
  }

  /// Plays all of it in another length; the same as fitted(to:_:) with stretch.
  ///
  /// - Parameters:
  ///   - seconds: Seconds from begin to end; below 0 is refused, and it plays as it is.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; what never ends is left as it is, and told as C-10.
  public func stretched(
    to seconds: Double, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(.pace, .stretched(to: seconds), file: file, line: line)
  }

  /// Gives all of it another length.
  ///
  /// ```swift
  /// Animate(box).move(x: 9, duration: 2).fitted(to: 1, .clip)  // its first half
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: Seconds; below 0 is refused, and it plays as it is.
  ///   - fit: Whether it is cut off, played faster or slower, or held.
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
