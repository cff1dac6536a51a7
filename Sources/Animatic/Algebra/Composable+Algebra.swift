// Operators that change the duration: sped, stretched, fitted.

public import AnimaticCore

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
  /// - Returns: The composition; an endless one is unchanged, and reported as C-3.
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
  /// - Returns: The composition; an endless one is unchanged, and reported as C-3.
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
  /// A verb that is cut must state its start for that; otherwise C-48 reports it.
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

  /// Eases the time of the composition as a whole.
  ///
  /// In a chain, `.easing(_:)` applies to the last verb; this applies to the composition so far.
  /// Nothing overshoots: at the values of the easing below 0 and above 1 the composition is at its
  /// begin and at its end.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0).then().move(x: 9).eased(.easeInEaseOut)
  /// ```
  ///
  /// - Parameters:
  ///   - function: The easing; where it leaves 0…1, the composition's time is clamped, and a spring
  ///     is scaled to its duration. Both are reported as C-49.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition; an endless one is unchanged, and reported as C-3.
  public func eased(
    _ function: TimingFunction, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    composition.within(.time, .eased, easing: function, file: file, line: line)
  }

  /// Keeps the animated values on screen after the end, without changing the model.
  ///
  /// Overrides settings inside. In a chain, `.stay()` applies to the last verb.
  ///
  /// - Returns: The composition.
  public func staying() -> Composition {
    composition.changingVerbs { $0.endBehavior = .stay }
  }

  /// Commits the final values to the model when the run ends, and removes the animations.
  ///
  /// Overrides settings inside. In a chain, `.settle()` applies to the last verb.
  ///
  /// - Returns: The composition.
  public func settling() -> Composition {
    composition.changingVerbs { $0.endBehavior = .settle }
  }

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
    if count == 1, pause >= 0, pause.isTime { return composition }
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
