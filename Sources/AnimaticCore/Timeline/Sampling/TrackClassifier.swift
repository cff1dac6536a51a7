// Classification of a plan's animations into tracks, segments, and the fallback.

/// Assigns the animations of a plan to their properties.
final class TrackClassifier {
  private let plan: Plan
  private(set) var tracks: [PropertyTrack] = []
  /// The nodes of all tracks, track by track.
  private(set) var nodes: [Int32] = []
  private(set) var clocks: [GroupClock] = []
  /// The segments, grouped by clock.
  private(set) var segments: [(node: Int, target: FrameTarget)] = []
  /// The properties evaluated at each frame.
  private(set) var fallback: [Int32] = []

  /// The animations of one property.
  private struct Candidate {
    var nodes: [Int32] = []
    var isTrack = true
    /// Whether the last one must stay the only one.
    var isAlone = false
  }

  /// Finds the tracks of a plan.
  ///
  /// - Complexity: O(n) in the animations.
  init(_ plan: Plan) {
    self.plan = plan
    for layer in plan.layers { classify(layer) }
    addClocks()
  }

  // MARK: Candidates

  private func classify(_ layer: PlanLayer) {
    var around = Ancestors()
    var candidates = [Candidate](repeating: Candidate(), count: layer.roots.count)
    for index in layer.nodes {
      guard !plan.nodes[index].isGroup else {
        around.enter(index, plan)
        continue
      }
      let slot = plan.slot(of: index)
      if plan.nodes[index].record.flags.contains(.inert) || slot.root < 0 { continue }
      if slot.turn >= 0 { candidates[Int(slot.turn)].isTrack = false }
      add(index, slot, to: &candidates[Int(slot.root)], in: around)
    }
    for (index, candidate) in candidates.enumerated() {
      let root = layer.roots.lowerBound + Int32(index)
      if !candidate.isTrack || !candidate.nodes.isEmpty && !addTrack(candidate.nodes, root, layer) {
        fallback.append(root)
      }
    }
  }

  private func add(
    _ index: Int, _ slot: PropertySlot, to candidate: inout Candidate, in around: Ancestors
  ) {
    guard candidate.isTrack else { return }
    let (record, parent) = (plan.nodes[index].record, plan.nodes[index].parent)
    let isAlone =
      record.flags.contains(.additive) || plan.pool.hasTiming(record) || parent == around.clock
      || parent < 0
    let fits = candidate.nodes.last.map { last in
      let last = plan.slot(of: Int(last))
      return !isAlone && !candidate.isAlone && last.first == slot.first && last.count == slot.count
    }
    let isKnown = parent < 0 || parent == around.shifting || parent == around.clock
    candidate.isTrack = fits ?? true && isKnown && isTrackable(record, slot)
    candidate.isAlone = isAlone
    candidate.nodes.append(Int32(index))
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
        shifting = Int32(group)
      } else if parent < 0 || parent == shifting, !plan.nodes[group].record.flags.contains(.inert) {
        clock = Int32(group)
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

  // MARK: Tracks

  /// Creates a track or a segment for a property; returns false if the last one to begin doesn't
  /// determine the value.
  private func addTrack(_ nodes: [Int32], _ root: Int32, _ layer: PlanLayer) -> Bool {
    let start = plan.nodes[Int(nodes[0])]
    guard zip(nodes, nodes.dropFirst()).allSatisfy({ isReplaced(Int($0), by: Int($1)) }) else {
      return false
    }
    let slot = plan.slot(of: Int(nodes[0]))
    let isTransform = slot.access == .transform
    let target = FrameTarget(
      place: plan.roots[Int(root)].offset + slot.first,
      width: isTransform ? Int32(TransformBlock.size) : slot.count,
      layerRoot: layer.roots.lowerBound)
    if start.parent >= 0, !plan.passesTimeOn(Int(start.parent)) {
      if isTransform { return false }
      segments.append((Int(nodes[0]), target))
      return true
    }
    // A single animation determines its fills.
    guard nodes.count == 1 || start.parent >= 0 else { return false }
    let length = plan.nodes[Int(nodes[nodes.count - 1])].record.begin - start.record.begin
    let density = Double(nodes.count - 1) / length
    tracks.append(
      PropertyTrack(
        first: self.nodes.count, count: nodes.count, density: density.isFinite ? density : 0,
        target: target, around: GroupInterval(around: start, in: plan)))
    self.nodes += nodes
    return true
  }

  /// Returns whether an animation holds until the next one begins.
  private func isReplaced(_ index: Int, by next: Int) -> Bool {
    let (node, next) = (plan.nodes[index], plan.nodes[next])
    return node.parent == next.parent && node.record.begin <= next.record.begin
      && node.record.flags.contains(.fillsForwards) && next.record.flags.contains(.fillsForwards)
      && !next.record.flags.contains(.fillsBackwards)
  }

  private func addClocks() {
    func group(_ segment: (node: Int, target: FrameTarget)) -> Int {
      Int(plan.nodes[segment.node].parent)
    }
    segments.sort { (group($0), $0.target.place) < (group($1), $1.target.place) }
    for (index, segment) in segments.enumerated() {
      if clocks.last?.node != group(segment) {
        clocks.append(GroupClock(group(segment), segments: index..<index, plan))
      }
      clocks[clocks.count - 1].segments = clocks[clocks.count - 1].segments.lowerBound..<index + 1
    }
  }
}

extension Plan {
  /// Returns whether a top-level group has no local time.
  fileprivate func passesTimeOn(_ group: Int) -> Bool {
    let record = nodes[group].record
    return nodes[group].parent < 0 && !pool.hasTiming(record) && record.begin == 0
      && !record.easing.bends && record.flags.isDisjoint(with: [.fillsBackwards, .inert])
  }
}
