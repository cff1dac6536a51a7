// The last applied animation at each time, as a timeline of covered intervals.

/// Intervals of time, each owned by the last item that covered it.
struct TimeCover {
  private struct Stretch {
    var start: Double
    /// Negative for no owner.
    var owner: Int
  }

  /// In order of their starts, each up to the next; the first starts before all times.
  private var stretches = [Stretch(start: -.infinity, owner: -1)]

  /// Covers an interval, replacing the previous owners.
  ///
  /// Complexity: O(1) after the last covered time, the most common case.
  mutating func cover(from start: Double, to end: Double, by owner: Int) {
    guard start < end else { return }
    let last = index(before: end)
    var first = last
    if stretches[last].start > start { first = index(at: start) }
    var new = [Stretch(start: start, owner: owner)]
    let next = last + 1 < stretches.count ? stretches[last + 1].start : .infinity
    if end < next { new.append(Stretch(start: end, owner: stretches[last].owner)) }
    // An interval that began earlier keeps its head.
    if stretches[first].start < start { first += 1 }
    stretches.replaceSubrange(first..<last + 1, with: new)
  }

  /// Returns the owner right before a time; nil for none.
  func owner(before time: Double) -> Int? {
    let owner = stretches[index(before: time - MediaTiming.tolerance)].owner
    return owner < 0 ? nil : owner
  }

  /// Returns whether more than an instant of an interval is covered.
  func covers(from start: Double, to end: Double) -> Bool {
    let start = start + MediaTiming.tolerance
    let end = end - MediaTiming.tolerance
    guard start < end else { return false }
    // An unowned interval has owned neighbors, so this examines at most two.
    var index = index(before: end)
    while index > 0, stretches[index].owner < 0, stretches[index].start > start { index -= 1 }
    return stretches[index].owner >= 0
  }

  /// Returns the last interval that starts before a time; the first one if there is none.
  private func index(before time: Double) -> Int { lastIndex { $0 < time } }

  /// Returns the last interval that starts no later than a time.
  private func index(at time: Double) -> Int { lastIndex { $0 <= time } }

  private func lastIndex(where precedes: (Double) -> Bool) -> Int {
    let last = stretches.count - 1
    // Most queries are about the last interval.
    if precedes(stretches[last].start) { return last }
    return stretches.dropFirst().partitioningIndex { !precedes($0.start) } - 1
  }
}
