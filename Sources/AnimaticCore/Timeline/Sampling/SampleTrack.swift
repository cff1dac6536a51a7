// What follows each other on one property of one layer, where it can be said at once which
// animation shows when.

/// Animations of one property of one layer of which each holds until the next begins.
///
/// At any time the latest that has begun shows, so it is found by its begin alone.
struct SampleTrack {
  /// Where its first animation stands among those of all tracks.
  let first: Int
  let count: Int
  /// Where its numbers are in a frame, and how many.
  let place: Int
  let width: Int
  /// Seconds after which nothing of it shows but what remains.
  let end: Double
  /// Whether it remains as it is at the end; else the model shows again.
  let remains: Bool
  /// Whether its first animation shows its start until it begins.
  let fillsBackwards: Bool
  /// Seconds before which nothing of it shows.
  let opening: Double
}

/// The tracks of a plan, and what of it has to be looked into at every frame.
struct SampleTracks {
  private(set) var tracks: [SampleTrack] = []
  /// The begins of the animations of all tracks, track by track.
  private(set) var begins: [Double] = []
  /// Their nodes.
  private(set) var nodes: [Int32] = []
  /// The roots that are no track.
  private(set) var others: [Int32] = []

  /// Finds the tracks.
  ///
  /// - Complexity: O(n) in the animations.
  init(_ plan: Plan) {
    var survey = TrackSurvey(plan)
    survey.deal()
    others = survey.others
    begins = survey.begins
    nodes = survey.nodes
    tracks = survey.tracks
  }
}

/// Deals the animations of a plan out to their properties.
private struct TrackSurvey {
  private let plan: Plan
  /// By root: how many animations write it; -1 where they are no track.
  private var counts: [Int]
  private var slots: [Int32]
  private(set) var tracks: [SampleTrack] = []
  private(set) var begins: [Double] = []
  private(set) var nodes: [Int32] = []
  private(set) var others: [Int32] = []

  init(_ plan: Plan) {
    self.plan = plan
    counts = [Int](repeating: 0, count: plan.roots.count)
    slots = [Int32](repeating: -1, count: plan.roots.count)
  }

  mutating func deal() {
    for layer in plan.layers { count(layer) }
    var firsts = [Int](repeating: 0, count: counts.count)
    var total = 0
    for root in counts.indices {
      firsts[root] = total
      total += max(0, counts[root])
    }
    begins = [Double](repeating: 0, count: total)
    nodes = [Int32](repeating: 0, count: total)
    var next = firsts
    for layer in plan.layers { fill(layer, &next) }
    for root in counts.indices { finish(root, first: firsts[root]) }
  }

  // MARK: Counting

  private mutating func count(_ layer: PlanLayer) {
    var plainGroup = Int32(-1)
    for index in Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound) {
      let parent = plan.nodes[index].parent
      if plan.nodes[index].isGroup {
        if parent < 0, isPassedThrough(plan.nodes[index].record) { plainGroup = Int32(index) }
        continue
      }
      let slot = plan.slot(of: index)
      if plan.nodes[index].record.flags.contains(.inert) || slot.root < 0 { continue }
      if slot.turn >= 0 { counts[root(slot.turn, of: layer)] = -1 }
      let root = root(slot.root, of: layer)
      guard counts[root] >= 0 else { continue }
      let fits = slots[root] < 0 || isSamePart(slots[root], plan.nodes[index].slot)
      slots[root] = plan.nodes[index].slot
      counts[root] =
        fits && slot.isStraight && isPlain(index) && parent == plainGroup
        ? counts[root] + 1 : -1
    }
  }

  /// Whether the time in a group is the time around it.
  private func isPassedThrough(_ group: AnimationRecord) -> Bool {
    isPlain(group) && group.begin == 0 && group.easing <= 0
      && !group.flags.contains(.fillsBackwards)
  }

  private func isSamePart(_ one: Int32, _ other: Int32) -> Bool {
    if one == other { return true }
    let (one, other) = (plan.slots[Int(one)], plan.slots[Int(other)])
    return one.first == other.first && one.count == other.count
  }

  /// Whether a node plays once, forwards, at speed 1.
  private func isPlain(_ record: AnimationRecord) -> Bool {
    !plan.pool.hasTiming(record) && !record.flags.contains(.inert) && record.begin.isFinite
  }

  /// Whether a node goes straight from one end to the other.
  private func isPlain(_ index: Int) -> Bool {
    let record = plan.nodes[index].record
    return record.kind == .basic && isPlain(record)
      && record.flags.isDisjoint(with: [.additive, .cumulative])
  }

  private func root(_ index: Int32, of layer: PlanLayer) -> Int {
    Int(layer.roots.lowerBound + index)
  }

  // MARK: Filling

  private mutating func fill(_ layer: PlanLayer, _ next: inout [Int]) {
    for index in Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound) {
      let record = plan.nodes[index].record
      if record.kind == .group || record.flags.contains(.inert) { continue }
      let slot = plan.slot(of: index)
      guard slot.root >= 0 else { continue }
      let root = root(slot.root, of: layer)
      guard counts[root] > 0 else { continue }
      begins[next[root]] = record.begin
      nodes[next[root]] = Int32(truncatingIfNeeded: index)
      next[root] += 1
    }
  }

  /// Makes a track of what writes a root, unless something shows that is not the latest to begin.
  private mutating func finish(_ root: Int, first: Int) {
    if counts[root] == 0 { return }
    guard counts[root] > 0, let track = track(root, first: first) else {
      others.append(Int32(truncatingIfNeeded: root))
      return
    }
    tracks.append(track)
  }

  private func track(_ root: Int, first: Int) -> SampleTrack? {
    let count = counts[root]
    let start = plan.nodes[Int(nodes[first])]
    let isGrouped = start.parent >= 0
    let last = plan.nodes[Int(nodes[first + count - 1])].record
    for place in first..<first + count {
      let flags = plan.nodes[Int(nodes[place])].record.flags
      if isGrouped, !flags.contains(.fillsForwards) { return nil }
      if plan.nodes[Int(nodes[place])].parent != start.parent { return nil }
      if place > first {
        if begins[place] < begins[place - 1] || flags.contains(.fillsBackwards) { return nil }
      }
    }
    // One that stands in no group is removed when it ends, unless it is kept.
    if !isGrouped, count > 1 { return nil }
    let clip = isGrouped ? plan.nodes[Int(start.parent)].record : last
    let slot = plan.slot(of: Int(nodes[first]))
    return SampleTrack(
      first: first, count: count, place: Int(plan.roots[root].offset + slot.first),
      width: Int(slot.count), end: isGrouped ? clip.duration : clip.begin + clip.duration,
      remains: clip.flags.isSuperset(of: [.fillsForwards, .kept]),
      fillsBackwards: start.record.flags.contains(.fillsBackwards),
      opening: isGrouped ? 0 : -.infinity)
  }
}
