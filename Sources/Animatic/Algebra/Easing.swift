// eased: another way through the same time.

public import AnimaticCore

extension Composable {
  /// Eases the time of all of it, as one.
  ///
  /// On a chain `.easing(_:)` speaks of the last verb, this of all that stands so far.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).then().move(x: 9).eased(.easeInEaseOut)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The easing; where it leaves 0…1, the time in it stops at its ends.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; what never ends is left as it is, and told as C-10.
  public func eased(
    _ function: TimingFunction, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(.time, .eased, easing: function, file: file, line: line)
  }
}
