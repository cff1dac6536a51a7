// Expectations of what comes before, beside and after what.

public import Animatic
import AnimaticCore
public import Testing

extension TimelineExpectation {
  /// Expects parts to begin in this order, each later than the one before.
  ///
  /// ```swift
  /// expectTimeline(of: intro).order(.layer(card).property(.opacity), .layer(title))
  /// ```
  ///
  /// - Parameters:
  ///   - parts: The parts: layers, properties, keys.
  ///   - sourceLocation: Where it is written.
  /// - Returns: The expectations, so that more can follow.
  @discardableResult
  public func order(
    _ parts: TimelinePart..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let spans = spans(of: parts, at: sourceLocation)
    for (earlier, later) in zip(spans, spans.dropFirst())
    where !(earlier.span.lowerBound < later.span.lowerBound) {
      fail(
        "What is \(later.part) begins at \(later.span.lowerBound.secondsText) s, not after what is "
          + "\(earlier.part), which begins at \(earlier.span.lowerBound.secondsText) s.",
        later.part, at: sourceLocation)
    }
    return self
  }

  /// Expects no two of some parts to be active at the same time; where one ends another may begin.
  ///
  /// - Parameters:
  ///   - parts: The parts: layers, properties, keys.
  ///   - sourceLocation: Where it is written.
  /// - Returns: The expectations, so that more can follow.
  @discardableResult
  public func noOverlap(
    _ parts: TimelinePart..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let spans = spans(of: parts, at: sourceLocation)
    for (index, first) in spans.enumerated() {
      for second in spans.dropFirst(index + 1) {
        guard let both = first.span.shared(with: second.span) else { continue }
        fail(
          "What is \(first.part) and what is \(second.part) overlap, \(both.secondsText).",
          second.part, at: sourceLocation)
      }
    }
    return self
  }

  /// Expects all of some parts to be active at one time.
  ///
  /// - Parameters:
  ///   - parts: The parts: layers, properties, keys.
  ///   - sourceLocation: Where it is written.
  /// - Returns: The expectations, so that more can follow.
  @discardableResult
  public func overlap(
    _ parts: TimelinePart..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let spans = spans(of: parts, at: sourceLocation)
    for (index, first) in spans.enumerated() {
      for second in spans.dropFirst(index + 1)
      where first.span.shared(with: second.span) == nil {
        fail(
          "What is \(first.part) (\(first.span.secondsText)) and what is \(second.part) "
            + "(\(second.span.secondsText)) do not overlap.", second.part, at: sourceLocation)
      }
    }
    return self
  }

  /// Expects a cue to be passed at a time.
  ///
  /// - Parameters:
  ///   - cue: The cue.
  ///   - expected: Seconds since the begin.
  ///   - tolerance: By how many seconds it may differ.
  ///   - sourceLocation: Where it is written.
  /// - Returns: The expectations, so that more can follow.
  @discardableResult
  public func cue(
    _ cue: Cue, at expected: Double, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    guard let found = timeline.cues.first(where: { $0.name == cue.name }) else {
      fail("There is no cue \(cue).", at: sourceLocation)
      return self
    }
    guard let time = found.time else {
      fail("The cue \(cue) is never passed.", at: sourceLocation)
      return self
    }
    if !(abs(time - expected) <= tolerance) {
      fail(
        "The cue \(cue) is passed at \(time.text) s and not at \(expected.text) s.",
        at: sourceLocation)
    }
    return self
  }

  /// When the parts are active; a part that never is fails.
  private func spans(
    of parts: [TimelinePart], at location: SourceLocation
  ) -> [(part: TimelinePart, span: ClosedRange<Double>)] {
    parts.compactMap { part in
      guard let span = timeline.span(of: part) else {
        fail("Nothing of the timeline is \(part).", at: location)
        return nil
      }
      return (part, span)
    }
  }
}

extension ClosedRange<Double> {
  /// The time in both, where it is more than an instant.
  fileprivate func shared(with other: Self) -> Self? {
    let (low, high) = (
      Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound)
    )
    return high - low > MediaTiming.tolerance ? low...high : nil
  }
}
