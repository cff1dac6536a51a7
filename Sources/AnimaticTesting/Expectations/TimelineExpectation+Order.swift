// Expectations of the order and overlap of parts.

public import Animatic
import AnimaticCore
public import Testing

extension TimelineExpectation {
  /// Expects parts to begin in this order, each later than the previous.
  ///
  /// ```swift
  /// expectTimeline(of: intro).order(.layer(card).property(.opacity), .layer(title))
  /// ```
  ///
  /// - Parameters:
  ///   - parts: The parts: layers, properties, keys.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func order(
    _ parts: TimelinePart..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let spans = spans(of: parts, at: sourceLocation)
    for (earlier, later) in zip(spans, spans.dropFirst())
    where !(earlier.span.lowerBound < later.span.lowerBound) {
      fail(
        "What is \(words(later.part)) begins at \(later.span.lowerBound.secondsText) s, not after what is "
          + "\(words(earlier.part)), which begins at \(earlier.span.lowerBound.secondsText) s.",
        later.part, at: sourceLocation)
    }
    return self
  }

  /// Expects no two of the parts to overlap; one may begin at the end of another.
  ///
  /// Pauses of a part count as inactive, so another part may run in between. Of an endless part
  /// three iterations are checked; a part with too many iterations to check fails.
  ///
  /// - Parameters:
  ///   - parts: The parts: layers, properties, keys.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func noOverlap(
    _ parts: TimelinePart..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    compare(parts, overlap: false, at: sourceLocation)
  }

  /// Expects every two of the parts to overlap at some time.
  ///
  /// Of an endless part three iterations are checked; a part with too many iterations to check
  /// fails, unless the checked ones overlap.
  ///
  /// - Parameters:
  ///   - parts: The parts: layers, properties, keys.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func overlap(
    _ parts: TimelinePart..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    compare(parts, overlap: true, at: sourceLocation)
  }

  /// Expects a cue at a time.
  ///
  /// - Parameters:
  ///   - cue: The cue.
  ///   - expected: The time in seconds since the begin.
  ///   - tolerance: The allowed deviation, in seconds.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func cue(
    _ cue: Cue, at expected: Double, within tolerance: Double = 1e-9,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    guard let found = timeline.cues.first(where: { $0.name == cue.name }) else {
      return fail("There is no cue \(cue).", at: sourceLocation)
    }
    guard let time = found.time else {
      return fail("The cue \(cue) is never passed.", at: sourceLocation)
    }
    if abs(time - expected) <= tolerance { return self }
    return fail(
      "The cue \(cue) is passed at \(time.text) s and not at \(expected.text) s.",
      at: sourceLocation)
  }

  /// The active intervals of the parts; fails for a part without any.
  private func spans(
    of parts: [TimelinePart], at location: SourceLocation
  ) -> [(part: TimelinePart, span: ClosedRange<Double>)] {
    parts.compactMap { part in
      guard let span = timeline.span(of: part) else {
        fail("Nothing of the timeline is \(words(part)).", at: location)
        return nil
      }
      return (part, span)
    }
  }

  private func words(_ part: TimelinePart) -> String { part.text(in: timeline) }

  /// A part with its active intervals.
  private struct ActivePart {
    let part: TimelinePart
    let name: String
    let times: [ClosedRange<Double>]
    let isCut: Bool

    /// The message of a failure, if the parts overlap or do not.
    func problem(with other: Self, overlap: Bool) -> String? {
      let both = "What is \(name) and what is \(other.name)"
      if let shared = times.firstShared(with: other.times) {
        return overlap ? nil : "\(both) overlap, \(shared.secondsText)."
      }
      if isCut || other.isCut {
        return "\(both) have more passes than are looked at, so that it is not known whether they "
          + "overlap: ask for parts with fewer, or of a shorter timeline."
      }
      return overlap
        ? "What is \(name) (\(times.secondsText)) and what is \(other.name) "
          + "(\(other.times.secondsText)) do not overlap." : nil
    }
  }

  /// Compares each part with each later one; fails for a part without active intervals.
  private func compare(
    _ parts: [TimelinePart], overlap: Bool, at location: SourceLocation
  ) -> Self {
    let active = spans(of: parts, at: location).map { part, _ in
      let (times, isCut) = timeline.runs(of: part)
      return ActivePart(part: part, name: words(part), times: times, isCut: isCut)
    }
    for (index, first) in active.enumerated() {
      for second in active.dropFirst(index + 1) {
        let problem = first.problem(with: second, overlap: overlap)
        if let problem { fail(problem, second.part, at: location) }
      }
    }
    return self
  }
}

extension [ClosedRange<Double>] {
  /// The first interval, longer than an instant, that two sorted lists share.
  fileprivate func firstShared(with other: Self) -> ClosedRange<Double>? {
    var (own, their) = (0, 0)
    while own < count, their < other.count {
      let low = Swift.max(self[own].lowerBound, other[their].lowerBound)
      let high = Swift.min(self[own].upperBound, other[their].upperBound)
      if high - low > MediaTiming.tolerance { return low...high }
      if self[own].upperBound < other[their].upperBound { own += 1 } else { their += 1 }
    }
    return nil
  }

  /// The first few times, as text.
  fileprivate var secondsText: String {
    prefix(3).map(\.secondsText).joined(separator: ", ") + (count > 3 ? ", …" : "")
  }
}
