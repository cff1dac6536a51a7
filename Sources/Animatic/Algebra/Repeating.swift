// repeated, autoreversed: the same again, and back again.

import AnimaticCore

extension Composable {
  /// Plays all of it several times, one after the other.
  ///
  /// Each pass begins anew, with the values that the first began with. On a chain `.repeats(_:)`
  /// speaks of the last verb, this of all that stands so far.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).move(x: 9).repeated(3)  // both three times: 3 s
  /// ```
  ///
  /// - Parameters:
  ///   - count: How often, fractions included; 1 changes nothing; 0 or less is refused, and it plays
  ///     once.
  ///   - pause: Seconds between two passes, in which the last sample holds; not below 0.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func repeated(
    _ count: Double, pause: Double = 0, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    // Once is what is there; only what is refused has to be told of.
    if count == 1, pause >= 0, pause.isFinite { return composition }
    return composition.within(.time, .repeated(count, pause: pause), file: file, line: line)
  }

  /// Plays all of it again and again, without an end.
  ///
  /// - Parameters:
  ///   - pause: Seconds between two passes, in which the last sample holds; not below 0.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func repeatedForever(
    pause: Double = 0, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    repeated(.infinity, pause: pause, file: file, line: line)
  }

  /// Plays all of it, and then back.
  ///
  /// It takes twice as long and ends with what it began with. On a chain `.autoreverses()` speaks of
  /// the last verb, this of all that stands so far.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func autoreversed(file: String = #fileID, line: UInt = #line) -> Composition {
    composition.within(.time, .autoreversed, file: file, line: line)
  }

  /// Plays all of it backwards: what ends last begins first.
  ///
  /// The starts that nothing states are those of playing it forwards.
  ///
  /// ```swift
  /// Animate(box).fade(from: 1, to: 0).then().move(x: 9).reversed()  // back, then 0 → 1
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; what never ends is left as it is, and told as C-10.
  public func reversed(file: String = #fileID, line: UInt = #line) -> Composition {
    composition.within(.time, .reversed, file: file, line: line)
  }
}
