// Which animation determines a component: of those in effect at a time, the last applied.

/// The intervals of each component, each owned by the last applied owner.
struct Coverage {
  /// An owner, ordered by application: the index of an animation, and of one of its intervals.
  struct Owner: Comparable, Hashable {
    let index: Int
    var interval = 0

    static func < (first: Self, second: Self) -> Bool {
      (first.index, first.interval) < (second.index, second.interval)
    }
  }

  /// An interval in which an owner covers some components.
  struct Interval: HeapElement {
    let mask: UInt64
    let start: Double
    let end: Double
    let owner: Owner

    static func precedes(_ first: Self, _ second: Self) -> Bool { first.owner > second.owner }
  }

  fileprivate struct Segment {
    var start: Double
    var owner: Owner?
  }

  /// The segments of components that are always covered together.
  fileprivate struct Line {
    var components: UInt64
    /// In order, each up to the start of the next; the first starts before all times.
    var segments = [Segment(start: -.infinity, owner: nil)]
  }

  private var lines = [Line(components: .max)]

  init() {}

  /// Covers with all intervals, in any order.
  ///
  /// Complexity: O(n log n).
  init(_ intervals: [Interval]) {
    let intervals = intervals.filter { $0.start < $0.end }.sorted { $0.start < $1.start }
    for mask in intervals.map(\.mask).uniqued { split(at: mask) }
    for index in lines.indices {
      let components = lines[index].components
      lines[index].cover(with: intervals.lazy.filter { $0.mask & components != 0 })
    }
  }

  /// Covers some components in an interval by an owner that is applied after all others.
  ///
  /// Complexity: O(log n) after the last covered time, otherwise O(n).
  mutating func cover(_ mask: UInt64 = .max, from start: Double, to end: Double, by owner: Owner) {
    guard start < end else { return }
    split(at: mask)
    for index in lines.indices where lines[index].components & mask != 0 {
      lines[index].cover(from: start, to: end, by: owner)
    }
  }

  private mutating func split(at mask: UInt64) {
    for index in lines.indices {
      let inside = lines[index].components & mask
      guard inside != 0, inside != lines[index].components else { continue }
      var outside = lines[index]
      outside.components &= ~mask
      lines[index].components = inside
      lines.append(outside)
    }
  }

  /// Returns the owners of some components right before a time, in order of application.
  func owners(of mask: UInt64, before time: Double) -> [Owner] {
    owners(of: mask, at: time - MediaTiming.tolerance)
  }

  /// Returns the owners of some components right after a time, in order of application.
  func owners(of mask: UInt64, after time: Double) -> [Owner] {
    owners(of: mask, at: time + 2 * MediaTiming.tolerance)
  }

  private func owners(of mask: UInt64, at time: Double) -> [Owner] {
    let owners = lines.filter { $0.components & mask != 0 }.compactMap { $0.owner(at: time) }
    // At one time, an animation owns all its components with the same interval.
    return owners.uniqued.sorted { $0.index < $1.index }
  }

  /// Returns whether some component is covered for more than an instant of an interval.
  func isCovered(_ mask: UInt64 = .max, from start: Double, to end: Double) -> Bool {
    let (start, end) = (start + MediaTiming.tolerance, end - MediaTiming.tolerance)
    return start < end
      && lines.contains { $0.components & mask != 0 && $0.isCovered(from: start, to: end) }
  }

  /// The intervals longer than an instant in which each owner determines a component, in order.
  var visible: OrderedMap<Owner, [ClosedRange<Double>]> {
    var visible = OrderedMap<Owner, [ClosedRange<Double>]>()
    for line in lines {
      for (index, segment) in line.segments.enumerated() {
        let end = line.end(of: index)
        guard let owner = segment.owner, end - segment.start > MediaTiming.tolerance else {
          continue
        }
        visible[owner, default: []].append(segment.start...end)
      }
    }
    if lines.count > 1 { visible.updateValues { $0 = $0.joinedUp } }
    return visible
  }
}

extension Coverage.Line {
  /// Covers an empty line with intervals in order of their starts.
  mutating func cover(with intervals: some Sequence<Coverage.Interval>) {
    var open = Heap<Coverage.Interval>()
    for interval in intervals {
      close(&open, until: interval.start)
      open.insert(interval)
      own(from: interval.start, open.first?.owner)
    }
    close(&open, until: .infinity)
  }

  /// Removes the intervals that end by a time; those below them become visible.
  private mutating func close(_ open: inout Heap<Coverage.Interval>, until time: Double) {
    while let top = open.first, top.end <= time, top.end.isFinite {
      while let next = open.first, next.end <= top.end { open.removeFirst() }
      own(from: top.end, open.first?.owner)
    }
  }

  private mutating func own(from start: Double, _ owner: Coverage.Owner?) {
    let last = segments.count - 1
    if segments[last].owner == owner { return }
    if segments[last].start == start {
      segments[last].owner = owner
    } else {
      segments.append(.init(start: start, owner: owner))
    }
  }

  mutating func cover(from start: Double, to end: Double, by owner: Coverage.Owner) {
    let first = index { $0 > start }
    let last = index { $0 >= end }
    var new = segments[first].start < start ? [segments[first]] : []
    new.append(.init(start: start, owner: owner))
    if end < self.end(of: last) { new.append(.init(start: end, owner: segments[last].owner)) }
    segments.replaceSubrange(first...last, with: new)
  }

  func owner(at time: Double) -> Coverage.Owner? { segments[index { $0 >= time }].owner }

  func isCovered(from start: Double, to end: Double) -> Bool {
    let last = index { $0 >= end }
    // The neighbors of an unowned segment are owned, so this examines at most two.
    return segments[last].owner != nil || segments[last].start > start
  }

  func end(of index: Int) -> Double {
    index + 1 < segments.count ? segments[index + 1].start : .infinity
  }

  /// Returns the last segment that starts before those whose start satisfies a condition.
  private func index(before isLater: (Double) -> Bool) -> Int {
    max(0, segments.partitioningIndex { isLater($0.start) } - 1)
  }
}

extension [ClosedRange<Double>] {
  /// The union of the intervals, in order.
  package var joinedUp: [ClosedRange<Double>] {
    var joined: [ClosedRange<Double>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
