// The animations of an entry that determine its values for a while, so that a frame costs what is
// active.

/// The animations of a top-level entry that can have an effect during an interval.
package struct ActiveNodes {
  /// The entry.
  package let entry: Int
  /// The children to apply; nil applies the whole entry.
  fileprivate var children: [Int32]?
  /// The times in seconds of the plan from which and until which it is valid.
  package fileprivate(set) var since = -Double.infinity
  package fileprivate(set) var until = Double.infinity

  /// Creates the whole entry, at any time.
  package init(entry: Int) { self.entry = entry }

  /// Whether nothing has an effect.
  package var isEmpty: Bool { children?.isEmpty ?? false }

  /// Returns whether it is valid at a time.
  @inline(__always)
  package func covers(_ time: Double) -> Bool { time >= since && time < until }
}

extension Plan {
  /// Returns the animations of a top-level entry that can have an effect around a time.
  ///
  /// - Complexity: O(n) in the animations of the entry.
  package func activeNodes(of entry: Int, around time: Double) -> ActiveNodes {
    let record = nodes[entry].record
    var found = ActiveNodes(entry: entry)
    let begin = record.begin.justBefore
    let end = (record.begin + record.duration).justBefore
    if record.flags.contains(.inert) {
      found.children = []
    } else if time < begin, !record.flags.contains(.fillsBackwards) {
      found.children = []
      found.until = begin
    } else if nodes[entry].isGroup, !pool.hasTiming(record), record.easing <= 0 {
      if time >= record.begin, time < end {
        (found.since, found.until) = (time, end)
        chooseChildren(at: time - record.begin, for: &found)
      } else if time < end {
        found.until = begin
      } else {
        found.since = end
      }
    }
    return found
  }

  /// Chooses the children of a group at a time of the group, from the last to the first.
  private func chooseChildren(at time: Double, for active: inout ActiveNodes) {
    var chosen: [Int32] = []
    var change = Double.infinity
    var covered = SmallMap<Int32, UInt64>()
    for child in children(of: active.entry).reversed() {
      let (record, slot) = (nodes[child].record, slot(of: child))
      if record.flags.contains(.inert) { continue }
      guard !nodes[child].isGroup, !pool.hasTiming(record) else {
        chosen.append(Int32(truncatingIfNeeded: child))
        continue
      }
      if slot.root < 0 || slot.isSimple && slot.mask & ~(covered[slot.root] ?? 0) == 0 { continue }
      if time < record.begin, !record.flags.contains(.fillsBackwards) {
        change = min(change, record.begin.justBefore)
        continue
      }
      chosen.append(Int32(truncatingIfNeeded: child))
      let end = record.flags.contains(.fillsForwards) ? .infinity : record.begin + record.duration
      if time < end.justBefore { change = min(change, end.justBefore) }
      if time < end.justBefore, slot.isSimple, !record.flags.contains(.additive) {
        covered[slot.root, default: 0] |= slot.mask
      }
    }
    active.children = chosen.reversed()
    active.until = min(active.until, (nodes[active.entry].record.begin + change).justBefore)
  }
}

extension PinnedPlan {
  /// Applies an entry's active animations to the frame of its layer, whose offsets are those of the
  /// plan's layer.
  ///
  /// - Parameters:
  ///   - active: The animations.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - frame: The frame.
  ///   - end: Whether an entry still counts at its very end.
  package func apply(
    _ active: ActiveNodes, at time: Double, to frame: PlanReader.Frame, end: PlanReader.End
  ) {
    plan.read { $0.apply(active, at: time, to: frame, end: end) }
  }
}

extension PlanReader {
  func apply(_ active: ActiveNodes, at time: Double, to frame: Frame, end: End) {
    guard let children = active.children else {
      return apply(entry: active.entry, at: time, to: frame, end: end)
    }
    guard !children.isEmpty, let progress = progress(of: active.entry, at: time, end: end) else {
      return
    }
    frame.groupTimes[Int(nodes[active.entry].slot)] = childTime(of: active.entry, progress)
    for child in children { apply(entry: Int(child), at: time, to: frame, end: end) }
  }
}

extension PropertySlot {
  /// Whether what it writes does not depend on what earlier animations wrote.
  fileprivate var isSimple: Bool { isStraight && turn < 0 }
}

extension Double {
  /// A time before this one by more than the tolerance and the rounding of sums of times (T-18).
  fileprivate var justBefore: Double {
    isFinite ? self - 2 * MediaTiming.tolerance - 4 * ulp : self
  }
}
