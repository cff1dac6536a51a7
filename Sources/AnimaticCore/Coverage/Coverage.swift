// Which animation determines a component: of those in effect at a time, the last applied.

/// The intervals of each component, each owned by the last applied owner.
///
/// Owners are ordered by application; they may be added in any order.
struct Coverage<Owner: Comparable & Hashable> {
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

  /// Covers some components in an interval, except where a later applied owner covers them.
  ///
  /// Complexity: O(1) after the last covered time, the most common case.
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
    let meeting = lines.filter { $0.components & mask != 0 }
    return Set(meeting.compactMap { $0.owner(at: time) }).sorted()
  }

  /// Returns whether some component is covered for more than an instant of an interval.
  func isCovered(_ mask: UInt64 = .max, from start: Double, to end: Double) -> Bool {
    let (start, end) = (start + MediaTiming.tolerance, end - MediaTiming.tolerance)
    return start < end
      && lines.contains { $0.components & mask != 0 && $0.isCovered(from: start, to: end) }
  }

  /// The intervals longer than an instant in which each owner determines a component, in order.
  var visible: [Owner: [ClosedRange<Double>]] {
    var visible: [Owner: [ClosedRange<Double>]] = [:]
    for line in lines {
      for (index, segment) in line.segments.enumerated() {
        let end = line.end(of: index)
        guard let owner = segment.owner, end - segment.start > MediaTiming.tolerance else {
          continue
        }
        visible[owner, default: []].append(segment.start...end)
      }
    }
    return lines.count == 1 ? visible : visible.mapValues(\.joinedUp)
  }
}

extension Coverage.Line {
  mutating func cover(from start: Double, to end: Double, by owner: Owner) {
    let first = index { $0 > start }
    let last = index { $0 >= end }
    var new = segments[first].start < start ? [segments[first]] : []
    for segment in segments[first...last] {
      let winner = max(segment.owner ?? owner, owner)
      guard new.last?.owner != winner else { continue }
      new.append(.init(start: max(segment.start, start), owner: winner))
    }
    let below = segments[last].owner
    if end < self.end(of: last), new.last?.owner != below {
      new.append(.init(start: end, owner: below))
    }
    segments.replaceSubrange(first...last, with: new)
  }

  func owner(at time: Double) -> Owner? { segments[index { $0 >= time }].owner }

  func isCovered(from start: Double, to end: Double) -> Bool {
    let last = index { $0 >= end }
    // The neighbors of an unowned segment are owned, so this examines at most two.
    guard segments[last].owner == nil, segments[last].start > start else {
      return segments[last].owner != nil
    }
    return true
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
