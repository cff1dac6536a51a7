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
  ///   - first: A part: a layer, a property, a key.
  ///   - second: Another part.
  ///   - others: Further parts.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func order(
    _ first: TimelinePart, _ second: TimelinePart, _ others: TimelinePart...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    let begins = active([first, second] + others, at: sourceLocation)
      .compactMap { part, animations in
        animations.min { $0.interval.enter < $1.interval.enter }
          .map { (part: part, node: $0.node, time: $0.interval.enter) }
      }
    for (earlier, later) in zip(begins, begins.dropFirst()) where !(earlier.time < later.time) {
      let (time, other) = NumberText.distinct { (later.time.text, earlier.time.text) }
      fail(
        "\(name(of: later.part)) begins at \(time) s\(line(of: later.node)), expected after "
          + "\(name(of: earlier.part)), which begins at \(other) s\(line(of: earlier.node)).",
        earlier.part, later.part, at: sourceLocation)
    }
    return self
  }

  /// Expects no two of the parts to overlap; one may begin at the end of another.
  ///
  /// Pauses of a part count as inactive, so another part may run in between. Of an endless part
  /// three iterations are checked; a part with too many iterations to check fails.
  ///
  /// - Parameters:
  ///   - first: A part: a layer, a property, a key.
  ///   - second: Another part.
  ///   - others: Further parts.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func noOverlap(
    _ first: TimelinePart, _ second: TimelinePart, _ others: TimelinePart...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    compare([first, second] + others, overlap: false, at: sourceLocation)
  }

  /// Expects every two of the parts to overlap at some time.
  ///
  /// Of an endless part three iterations are checked; a part with too many iterations to check
  /// fails, unless the checked ones overlap.
  ///
  /// - Parameters:
  ///   - first: A part: a layer, a property, a key.
  ///   - second: Another part.
  ///   - others: Further parts.
  ///   - sourceLocation: The location of the call.
  /// - Returns: The expectations, for chaining.
  @discardableResult
  public func overlap(
    _ first: TimelinePart, _ second: TimelinePart, _ others: TimelinePart...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    compare([first, second] + others, overlap: true, at: sourceLocation)
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
    guard let passed = timeline.cues.first(where: { $0.name == cue.name }) else {
      let names = Array(Set(timeline.cues.map(\.name.quoted))).sorted().joined(separator: ", ")
      return fail(
        "There is no cue named \(cue.name.quoted). "
          + (names.isEmpty ? "The timeline has no cues." : "Cues: \(names)."), .all,
        at: sourceLocation)
    }
    let line = line(passed.place)
    guard let time = passed.time else {
      return fail("Cue \(cue.name.quoted)\(line) is never passed.", .all, at: sourceLocation)
    }
    if abs(time - expected) <= tolerance { return self }
    let (found, wanted) = NumberText.distinct { (time.text, expected.text) }
    return fail(
      "Cue \(cue.name.quoted)\(line) is passed at \(found) s, expected \(wanted) s.",
      .all, at: sourceLocation)
  }

  /// The active animations of the parts; fails for a part without any.
  private func active(
    _ parts: [TimelinePart], at location: SourceLocation
  ) -> [(part: TimelinePart, animations: [(node: Int, interval: ActiveInterval)])] {
    parts.compactMap { part in
      let animations = timeline.activeAnimations(of: part)
      if !animations.isEmpty { return (part, animations) }
      fail("No animation of \(name(of: part)) is ever active.", .all, at: location)
      return nil
    }
  }

  /// A part with its active intervals.
  private struct ActivePart {
    let part: TimelinePart
    let name: String
    let times: [ClosedRange<Double>]
    let isCut: Bool

    /// The message of a failure, if the parts overlap or do not.
    func problem(with other: Self, overlap: Bool) -> String? {
      if let shared = times.firstShared(with: other.times) {
        return overlap ? nil : "\(name) and \(other.name) overlap, \(shared.secondsText)."
      }
      if isCut || other.isCut {
        return "\(name) and \(other.name) repeat too often to search for an overlap. Give parts "
          + "with fewer repeats, or the timeline of a shorter composition."
      }
      return overlap
        ? "\(name), \(times.secondsText), and \(other.name), \(other.times.secondsText), do not "
          + "overlap." : nil
    }
  }

  /// Compares each part with each later one; fails for a part without active intervals.
  private func compare(
    _ parts: [TimelinePart], overlap: Bool, at location: SourceLocation
  ) -> Self {
    let active = active(parts, at: location).map { part, animations in
      let (times, isCut) = timeline.runs(of: part)
      return ActivePart(
        part: part, name: name(of: part) + line(of: animations[0].node), times: times, isCut: isCut)
    }
    for (index, first) in active.enumerated() {
      for second in active.dropFirst(index + 1) {
        let problem = first.problem(with: second, overlap: overlap)
        if let problem { fail(problem, first.part, second.part, at: location) }
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
