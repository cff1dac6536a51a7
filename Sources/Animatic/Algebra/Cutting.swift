// trimmed, split, shifted: a part of it, or all of it later.

import AnimaticCore

extension Composable {
  /// Plays a part of it.
  ///
  /// ```swift
  /// Animate(box).move(x: 9).then().fade(to: 0).trimmed(0.5...1.5).duration  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: From when to when, in its own time; what lies outside it is told as C-30.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func trimmed(
    _ seconds: ClosedRange<Double>, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    trimmed(from: seconds.lowerBound, to: seconds.upperBound, file, line)
  }

  /// Plays all of it from a time on.
  ///
  /// - Parameters:
  ///   - seconds: From when, in its own time.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; what never ends is left as it is, and told as C-10.
  public func trimmed(
    _ seconds: PartialRangeFrom<Double>, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    trimmed(from: seconds.lowerBound, to: .infinity, file, line)
  }

  /// Plays it up to a time.
  ///
  /// - Parameters:
  ///   - seconds: Up to when, in its own time.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func trimmed(
    _ seconds: PartialRangeThrough<Double>, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    trimmed(from: 0, to: seconds.upperBound, file, line)
  }

  /// Cuts it in two at a time; one after the other they are the whole again.
  ///
  /// ```swift
  /// let (head, tail) = intro.split(at: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - time: Seconds in its own time.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: What is before the time, and what is after it.
  public func split(
    at time: Double, file: String = #fileID, line: UInt = #line
  ) -> (head: Composition, tail: Composition) {
    (trimmed(from: 0, to: time, file, line), trimmed(from: time, to: .infinity, file, line))
  }

  /// Lets all of it begin later.
  ///
  /// - Parameters:
  ///   - seconds: Seconds; below 0 cuts off its head, which is told as C-16.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func shifted(
    by seconds: Double, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(.shift, nil, begin: seconds, file: file, line: line)
  }

  private func trimmed(
    from: Double, to: Double, _ file: String, _ line: UInt
  ) -> Composition {
    composition.within(.time, .trimmed(from: from, to: to), file: file, line: line)
  }
}
