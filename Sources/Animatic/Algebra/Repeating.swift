// Operators that repeat or reverse: repeated, autoreversed, reversed.

import AnimaticCore

extension Composable {
  /// Repeats the composition.
  ///
  /// Each iteration starts with the initial values of the first. In a chain, `.repeats(_:)` applies
  /// to the last verb; this applies to the composition so far.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).move(x: 9).repeated(3)  // both three times: 3 s
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of iterations, fractions allowed; 1 has no effect; 0 or less is
  ///     rejected, and it plays once.
  ///   - pause: Seconds between two iterations, in which the last value holds; not negative.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func repeated(
    _ count: Double, pause: Double = 0, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    // Invalid arguments still need a diagnostic.
    if count == 1, pause >= 0, pause.isFinite { return composition }
    return composition.within(.time, .repeated(count, pause: pause), file: file, line: line)
  }

  /// Repeats the composition forever.
  ///
  /// - Parameters:
  ///   - pause: Seconds between two iterations, in which the last value holds; not negative.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func repeatedForever(
    pause: Double = 0, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    repeated(.infinity, pause: pause, file: file, line: line)
  }

  /// Plays the composition forward, then backward.
  ///
  /// It takes twice as long and ends with its initial values. In a chain, `.autoreverses()` applies
  /// to the last verb; this applies to the composition so far.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func autoreversed(file: String = #fileID, line: UInt = #line) -> Composition {
    composition.within(.time, .autoreversed, file: file, line: line)
  }

  /// Plays the composition backward: the animation that ends last begins first.
  ///
  /// Implicit start values are those of forward playback.
  ///
  /// ```swift
  /// Animate(box).fade(from: 1, to: 0).then().move(x: 9).reversed()  // back, then 0 → 1
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; each cycle of an endless repeat is reversed, and any other endless
  ///   composition is unchanged and reported as C-10.
  public func reversed(file: String = #fileID, line: UInt = #line) -> Composition {
    composition.within(.time, .reversed, file: file, line: line)
  }
}
