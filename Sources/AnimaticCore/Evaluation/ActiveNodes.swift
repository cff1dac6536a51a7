// The animations of an entry that determine its values for a while, so that a frame costs what is
// active.

/// The animations of a top-level entry that can have an effect during an interval.
package struct ActiveNodes: Sendable {
  /// The entry.
  package let entry: Int
  /// The children to apply; nil applies the whole entry.
  fileprivate var children: [Int32]?
  /// The lines of the numbers that they write while it is valid, once they were searched, with the
  /// indices in the frame; empty if they write anything else.
  fileprivate var lines: [(line: NumberLine, place: Int)] = []
  /// The begin in seconds of the group around the lines.
  fileprivate var groupBegin = 0.0
  package fileprivate(set) var isSearched = false
  /// The times in seconds of the plan from which and until which it is valid.
  package fileprivate(set) var since = -Double.infinity
  package fileprivate(set) var until = Double.infinity

  init(entry: Int, until: Double = .infinity) {
    self.entry = entry
    self.until = until
  }

  /// Whether nothing has an effect.
  package var isEmpty: Bool { children?.isEmpty ?? false }

  /// Returns whether it is valid at a time.
  @inline(__always)
  package func covers(_ time: Double) -> Bool { time >= since && time < until }

  /// Writes the numbers at a time; returns false if others are active then, or write anything else.
  // Mutating, since a copy of this value would be retained.
  package mutating func write(at time: Double, to memory: inout FrameMemory) -> Bool {
    guard !lines.isEmpty, covers(time) else { return false }
    let (local, curves) = (time - groupBegin, CurveCache.shared)
    for index in lines.indices {
      memory.numbers[lines[index].place] = lines[index].line.value(at: local, curves)
    }
    return true
  }
}

extension PlanReader {
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
    } else if nodes[entry].isGroup, !hasTiming(record), !record.easing.bends {
      if time >= record.begin, time < end {
        (found.since, found.until) = (record.begin, end)
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
    let begin = nodes[active.entry].record.begin
    var covered: [Int32: UInt64] = [:]
    let children = nodes.outermost(in: active.entry + 1..<Int(nodes[active.entry].end))
    for child in children.reversed() where !isHidden(child, by: covered) {
      let effect = effect(of: child, at: time)
      active.since = max(active.since, (begin + effect.since).justAfter)
      active.until = min(active.until, (begin + effect.until).justBefore)
      guard effect.isPossible else { continue }
      chosen.append(Int32(child))
      cover(child, isSure: effect.isSure, in: &covered)
    }
    active.children = chosen.reversed()
  }

  /// Searches the numbers that active animations write at a time to the frame of their layer.
  ///
  /// They stay valid only while each animation runs, not where it fills.
  package func findNumbers(of active: inout ActiveNodes, at time: Double, in frame: Frame) {
    active.isSearched = true
    let groupBegin = nodes[active.entry].isGroup ? nodes[active.entry].record.begin : 0
    var found = active
    var lines: [(line: NumberLine, place: Int)] = []
    for node in active.children ?? [Int32(active.entry)] {
      guard let some = activeLines(of: Int(node), in: frame) else { return }
      let record = nodes[Int(node)].record
      let begin = groupBegin + record.begin
      found.since = max(found.since, begin.justAfter)
      found.until = min(found.until, (begin + record.duration).justBefore)
      lines += some
    }
    if found.covers(time) {
      active = found
      (active.lines, active.groupBegin) = (lines, groupBegin)
    } else if time < found.since {
      active.until = min(active.until, found.since)
    } else {
      active.since = max(active.since, found.until)
    }
  }

  /// Whether an animation may have an effect, whether it does, and the times of its group from which
  /// and until which that holds.
  private struct Effect {
    var isPossible = true
    var isSure = false
    var since = -Double.infinity
    var until = Double.infinity
  }

  private func effect(of child: Int, at time: Double) -> Effect {
    let record = nodes[child].record
    guard !nodes[child].isGroup, !hasTiming(record) else { return Effect() }
    let begin = record.flags.contains(.fillsBackwards) ? -.infinity : record.begin
    let end = record.flags.contains(.fillsForwards) ? .infinity : record.begin + record.duration
    if time < begin { return Effect(isPossible: false, until: begin.justBefore) }
    if time < end.justBefore {
      return Effect(isSure: true, since: begin.justAfter, until: end.justBefore)
    }
    if time > end.justAfter { return Effect(isPossible: false, since: end.justAfter) }
    return Effect(since: end.justBefore, until: end.justAfter)
  }

  /// Returns whether an animation has no effect, because later ones replace all its components.
  private func isHidden(_ child: Int, by covered: [Int32: UInt64]) -> Bool {
    guard !nodes[child].record.flags.contains(.inert) else { return true }
    guard !nodes[child].isGroup else { return false }
    let slot = slot(of: child)
    return slot.root < 0 || slot.isIndependent && slot.mask & ~(covered[slot.root] ?? 0) == 0
  }

  /// Adds the components that an animation replaces; one that reads earlier values uncovers them.
  private func cover(_ child: Int, isSure: Bool, in covered: inout [Int32: UInt64]) {
    guard !nodes[child].isGroup else { return covered.removeAll() }
    let (record, slot) = (nodes[child].record, slot(of: child))
    guard slot.isIndependent else {
      covered[slot.root] = 0
      covered[slot.turn] = 0
      return
    }
    // A model without a color can't be interpolated, so nothing is written (B-5).
    let mayFail = slot.mayHaveNoColor && record.readsModel
    if isSure, !mayFail, !record.flags.contains(.additive) {
      covered[slot.root, default: 0] |= slot.mask
    }
  }

  /// Applies an entry's active animations to the frame of its layer, whose offsets are those of the
  /// plan's layer.
  ///
  /// - Parameters:
  ///   - active: The animations.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - frame: The frame.
  ///   - end: Whether an entry still counts at its very end.
  package func apply(_ active: ActiveNodes, at time: Double, to frame: Frame, end: End) {
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

extension Double {
  /// A time before this one by more than the tolerance and the rounding of sums of times (T-18).
  fileprivate var justBefore: Double { isFinite ? self - margin : self }

  /// A time after this one by as much.
  fileprivate var justAfter: Double { isFinite ? self + margin : self }

  private var margin: Double { 2 * MediaTiming.tolerance + 4 * ulp }
}
