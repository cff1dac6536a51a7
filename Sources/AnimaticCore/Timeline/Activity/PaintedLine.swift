// A timeline covered by known intervals, found by a sweep in any order.

/// The owner of each interval of time; the highest number wins.
struct PaintedLine {
  /// A covering interval.
  struct Stroke: HeapElement {
    let start: Double
    let end: Double
    let owner: Int

    static func precedes(_ first: Stroke, _ second: Stroke) -> Bool { first.owner > second.owner }
  }

  private struct Segment {
    var start: Double
    /// Negative for no owner.
    var owner: Int
  }

  /// In order of their starts, each up to the next; the first starts before all times.
  private var segments = [Segment(start: -.infinity, owner: -1)]

  /// Creates the timeline from covering intervals.
  ///
  /// Complexity: O(n log n).
  ///
  /// - Parameter strokes: In order of their starts; empty intervals cover nothing.
  init(_ strokes: [Stroke]) {
    var open = Heap<Stroke>()
    for stroke in strokes where stroke.start < stroke.end {
      close(&open, before: stroke.start)
      open.insert(stroke)
      if let top = open.first { own(from: stroke.start, top.owner) }
    }
    close(&open, before: .infinity)
  }

  /// Returns the owner right before a time; nil for none.
  func owner(before time: Double) -> Int? { owner(at: time - MediaTiming.tolerance) }

  /// Returns the owner right after a time; nil for none.
  func owner(after time: Double) -> Int? { owner(at: time + 2 * MediaTiming.tolerance) }

  /// The owned intervals longer than an instant, in order of time.
  var strokes: [Stroke] {
    segments.indices.compactMap { index in
      let end = index + 1 < segments.count ? segments[index + 1].start : .infinity
      let isSeen = end - segments[index].start > MediaTiming.tolerance
      guard isSeen, segments[index].owner >= 0 else { return nil }
      return Stroke(start: segments[index].start, end: end, owner: segments[index].owner)
    }
  }

  /// Closes the intervals that end before a time and returns their time to those below.
  private mutating func close(_ open: inout Heap<Stroke>, before time: Double) {
    while let top = open.first, top.end <= time, top.end.isFinite {
      while let next = open.first, next.end <= top.end { open.removeFirst() }
      own(from: top.end, open.first?.owner ?? -1)
    }
  }

  private mutating func own(from start: Double, _ owner: Int) {
    let last = segments.count - 1
    if segments[last].owner == owner { return }
    if segments[last].start == start {
      segments[last].owner = owner
    } else {
      segments.append(Segment(start: start, owner: owner))
    }
  }

  private func owner(at time: Double) -> Int? {
    let index = segments.dropFirst().partitioningIndex { !($0.start < time) } - 1
    return segments[index].owner < 0 ? nil : segments[index].owner
  }
}
