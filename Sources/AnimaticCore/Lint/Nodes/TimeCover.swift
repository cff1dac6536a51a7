// Which of several animations was applied last at a time: a line of time that is painted over.

/// Stretches of time, each owned by the last thing that covered it.
struct TimeCover {
  private struct Stretch {
    var start: Double
    /// Negative for nobody.
    var owner: Int
  }

  /// In order of their starts, each up to the next; the first starts before everything.
  private var stretches = [Stretch(start: -.infinity, owner: -1)]

  /// Covers a stretch, over whatever covered it before.
  ///
  /// Complexity: O(1) after all that was covered before, which is where most things are added.
  mutating func cover(from start: Double, to end: Double, by owner: Int) {
    guard start < end else { return }
    let last = index(before: end)
    var first = last
    if stretches[last].start > start { first = index(at: start) }
    var new = [Stretch(start: start, owner: owner)]
    let next = last + 1 < stretches.count ? stretches[last + 1].start : .infinity
    if end < next { new.append(Stretch(start: end, owner: stretches[last].owner)) }
    // A stretch that began earlier keeps its head.
    if stretches[first].start < start { first += 1 }
    stretches.replaceSubrange(first..<last + 1, with: new)
  }

  /// Who owns the time right before a time; nil for nobody.
  func owner(before time: Double) -> Int? {
    let owner = stretches[index(before: time - MediaTiming.tolerance)].owner
    return owner < 0 ? nil : owner
  }

  /// Whether anything covers more than an instant of a stretch.
  func covers(from start: Double, to end: Double) -> Bool {
    let start = start + MediaTiming.tolerance
    let end = end - MediaTiming.tolerance
    guard start < end else { return false }
    // What nobody owns has owned time on both sides, so this looks at two stretches at most.
    var index = index(before: end)
    while index > 0, stretches[index].owner < 0, stretches[index].start > start { index -= 1 }
    return stretches[index].owner >= 0
  }

  /// The last stretch that starts before a time; the first one for any time too early.
  private func index(before time: Double) -> Int { lastIndex { $0 < time } }

  /// The last stretch that starts no later than a time.
  private func index(at time: Double) -> Int { lastIndex { $0 <= time } }

  private func lastIndex(where precedes: (Double) -> Bool) -> Int {
    var low = 0
    var high = stretches.count
    // Most questions are about the end of the line.
    if precedes(stretches[high - 1].start) { return high - 1 }
    while high - low > 1 {
      let middle = (low + high) / 2
      if precedes(stretches[middle].start) { low = middle } else { high = middle }
    }
    return low
  }
}
