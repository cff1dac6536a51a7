// Classification of a plan's animations into tracks, segments, and the fallback.

/// Assigns the animations of a plan to their properties.
struct TrackClassifier {
  private let plan: Plan
  private(set) var tracks: [PropertyTrack] = []
  /// The begins of all animations, track by track.
  private(set) var begins: [Double] = []
  /// Their nodes.
  private(set) var nodes: [Int32] = []
  private(set) var clocks: [GroupClock] = []
  /// The segments, grouped by clock.
  private(set) var segments: [(node: Int, place: Int, width: Int)] = []
  /// The properties evaluated at each frame.
  private(set) var fallback: [Int32] = []

  /// By property: the number of its animations; -1 if they are no track.
  private var counts: [Int]
  /// By property: the written slot.
  private var slots: [Int32]
  /// The animations and their properties.
  private var written: [(node: Int32, root: Int32)] = []

  /// Finds the tracks of a plan.
  ///
  /// - Complexity: O(n) in the animations.
  init(_ plan: Plan) {
    self.plan = plan
    counts = [Int](repeating: 0, count: plan.roots.count)
    slots = [Int32](repeating: -1, count: plan.roots.count)
    for layer in plan.layers { count(layer) }
    assign()
  }

  // MARK: Counting

  private mutating func count(_ layer: PlanLayer) {
    var around = Ancestors()
    for index in Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound) {
      if plan.nodes[index].isGroup {
        around.enter(index, plan)
        continue
      }
      let slot = plan.slot(of: index)
      if plan.nodes[index].record.flags.contains(.inert) || slot.root < 0 { continue }
      if slot.turn >= 0 { counts[root(slot.turn, of: layer)] = -1 }
      let root = root(slot.root, of: layer)
      guard counts[root] >= 0 else { continue }
      written.append((Int32(truncatingIfNeeded: index), Int32(truncatingIfNeeded: root)))
      let record = plan.nodes[index].record
      let parent = plan.nodes[index].parent
      let isAlone =
        record.flags.contains(.additive) || plan.pool.hasTiming(record) || parent == around.clock
        || parent < 0
      let fits = slots[root] < 0 || !isAlone && isSamePart(slots[root], plan.nodes[index].slot)
      slots[root] = plan.nodes[index].slot
      let isKnown = parent < 0 || parent == around.shifting || parent == around.clock
      counts[root] =
        fits && isKnown && isTrackable(record, slot) ? counts[root] + 1 : -1
      // A single animation must stay the only one.
      if isAlone, counts[root] > 0 { slots[root] = .max }
    }
  }

  /// The enclosing groups during traversal.
  private struct Ancestors {
    /// The latest group without local time; -2 for none.
    var shifting: Int32 = -2
    /// The latest group with local time at the top level or in such a group.
    var clock: Int32 = -2

    mutating func enter(_ group: Int, _ plan: Plan) {
      let parent = plan.nodes[group].parent
      if plan.passesTimeOn(group) {
        shifting = Int32(truncatingIfNeeded: group)
      } else if parent < 0 || parent == shifting, !plan.nodes[group].record.flags.contains(.inert) {
        clock = Int32(truncatingIfNeeded: group)
      }
    }
  }

  /// Returns whether an animation consists of numbers, or of a whole transform between two ends,
  /// that depend on time alone.
  private func isTrackable(_ record: AnimationRecord, _ slot: PropertySlot) -> Bool {
    guard record.begin.isFinite, record.flags.isDisjoint(with: [.cumulative, .jumps]),
      slot.turn < 0
    else { return false }
    return slot.isStraight
      || slot.access == .transform && record.kind == .basic && !plan.pool.hasTiming(record)
        && !record.flags.contains(.additive)
  }

  private func isSamePart(_ one: Int32, _ other: Int32) -> Bool {
    if one == other { return true }
    guard one != .max else { return false }
    let (one, other) = (plan.slots[Int(one)], plan.slots[Int(other)])
    return one.first == other.first && one.count == other.count
  }

  private func root(_ index: Int32, of layer: PlanLayer) -> Int {
    Int(layer.roots.lowerBound + index)
  }

  // MARK: Assignment

  private mutating func assign() {
    var firsts = [Int](repeating: 0, count: counts.count)
    var total = 0
    for root in counts.indices {
      firsts[root] = total
      total += max(0, counts[root])
    }
    begins = [Double](repeating: 0, count: total)
    nodes = [Int32](repeating: 0, count: total)
    var next = firsts
    for (node, root) in written where counts[Int(root)] > 0 {
      begins[next[Int(root)]] = plan.nodes[Int(node)].record.begin
      nodes[next[Int(root)]] = node
      next[Int(root)] += 1
    }
    for root in counts.indices where counts[root] != 0 {
      if counts[root] < 0 || !addTrack(root, first: firsts[root]) {
        fallback.append(Int32(truncatingIfNeeded: root))
      }
    }
    let plan = plan
    segments.sort {
      (plan.nodes[$0.node].parent, $0.place) < (plan.nodes[$1.node].parent, $1.place)
    }
    var start = 0
    for index in segments.indices
    where index + 1 == segments.count
      || owner(of: segments[index + 1]) != owner(of: segments[index])
    {
      let group = owner(of: segments[index])
      clocks.append(
        GroupClock(
          group, in: interval(around: plan.nodes[group]), segments: start..<index + 1, plan))
      start = index + 1
    }
  }

  private func owner(of segment: (node: Int, place: Int, width: Int)) -> Int {
    Int(plan.nodes[segment.node].parent)
  }

  /// Creates a track or a segment for a property; returns false if the last one to begin doesn't
  /// determine the value.
  private mutating func addTrack(_ root: Int, first: Int) -> Bool {
    let count = counts[root]
    let start = plan.nodes[Int(nodes[first])]
    for place in first..<first + count where count > 1 {
      let node = plan.nodes[Int(nodes[place])]
      if node.parent != start.parent || !node.record.flags.contains(.fillsForwards) { return false }
      if place > first, begins[place] < begins[place - 1] { return false }
      if place > first, node.record.flags.contains(.fillsBackwards) { return false }
    }
    let slot = plan.slot(of: Int(nodes[first]))
    let place = Int(plan.roots[root].offset + slot.first)
    let isTransform = slot.access == .transform
    if start.parent >= 0, !plan.passesTimeOn(Int(start.parent)) {
      if isTransform { return false }
      segments.append((Int(nodes[first]), place, Int(slot.count)))
      return true
    }
    // A single animation determines its fills.
    guard count == 1 || start.parent >= 0 else { return false }
    tracks.append(
      PropertyTrack(
        first: first, count: count, density: density(of: first..<first + count), place: place,
        width: isTransform ? TransformBlock.size : Int(slot.count), around: interval(around: start),
        cycles: plan.pool.hasTiming(start.record),
        isAdditive: start.record.flags.contains(.additive), isTransform: isTransform))
    return true
  }

  private func density(of places: Range<Int>) -> Double {
    let last = places.upperBound - 1
    let density = Double(last - places.lowerBound) / (begins[last] - begins[places.lowerBound])
    return density.isFinite ? density : 0
  }

  private func interval(around node: PlanNode) -> GroupInterval {
    node.parent < 0 ? GroupInterval() : GroupInterval(plan.nodes[Int(node.parent)].record)
  }
}

extension Plan {
  /// Returns whether a top-level group has no local time.
  fileprivate func passesTimeOn(_ group: Int) -> Bool {
    let record = nodes[group].record
    return nodes[group].parent < 0 && !pool.hasTiming(record) && record.begin == 0
      && record.easing <= 0 && record.flags.isDisjoint(with: [.fillsBackwards, .inert])
  }
}
