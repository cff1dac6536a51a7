// Operators that cut or shift a composition: trimmed, split, shifted.

import AnimaticCore

extension Composable {
  /// Plays one interval of the composition.
  ///
  /// ```swift
  /// Animate(box).move(x: 9).then().fade(to: 0).trimmed(0.5...1.5).duration  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: The interval, in the composition's own time; parts outside it are reported as
  ///     C-30.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func trimmed(
    _ seconds: ClosedRange<Double>, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    trimmed(from: seconds.lowerBound, to: seconds.upperBound, file, line)
  }

  /// Plays the composition from a time on.
  ///
  /// - Parameters:
  ///   - seconds: The start of the interval, in the composition's own time.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; an endless one is unchanged, and reported as C-10.
  public func trimmed(
    _ seconds: PartialRangeFrom<Double>, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    trimmed(from: seconds.lowerBound, to: .infinity, file, line)
  }

  /// Plays the composition up to a time.
  ///
  /// - Parameters:
  ///   - seconds: The end of the interval, in the composition's own time.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func trimmed(
    _ seconds: PartialRangeThrough<Double>, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    trimmed(from: 0, to: seconds.upperBound, file, line)
  }

  /// Splits the composition at a time; played in sequence, the two parts equal the whole.
  ///
  /// ```swift
  /// let (head, tail) = intro.split(at: 0.5)
  /// ```
  ///
  /// - Parameters:
  ///   - time: Seconds in the composition's own time.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The part before the time, and the part after it.
  public func split(
    at time: Double, file: String = #fileID, line: UInt = #line
  ) -> (head: Composition, tail: Composition) {
    (trimmed(from: 0, to: time, file, line), trimmed(from: time, to: .infinity, file, line))
  }

  /// Delays the composition.
  ///
  /// - Parameters:
  ///   - seconds: Seconds; a negative value cuts off the beginning, which is reported as C-16.
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
