// Inferred starts that a reversed or trimmed part loses.

import AnimaticCore

extension PlanWriter {
  /// A part that plays an animation backward, or without its begin.
  private struct DisplacingPart {
    let group: Int
    let isReversed: Bool
    /// The time from which the part presents the end of an animation that it doesn't play.
    var endShownFrom: Double?
    /// Whether that end doesn't depend on the animation's start.
    var presentsOwnEnd = false
  }

  /// A lost start of an animation of which a part presents only the end.
  struct LostEnd {
    let node: Int
    let index: Int
    let shownFrom: Double
    let diagnostic: Diagnostic
  }

  /// What an animation presents at its end.
  private struct EndKind {
    let isInstant: Bool
    /// Whether it is a change of the start, or between the start and the end.
    let dependsOnStart: Bool

    init(
      of node: Int, _ index: Int, _ active: ActiveInterval, in writer: borrowing PlanWriter
    ) {
      let timing = writer.builder.plan.pool.timing(writer.builder.record(of: node))
      let isWhole =
        !writer.repeats(node) && active.isWhole && timing.activeDuration >= timing.duration
      isInstant = timing.duration == 0
      dependsOnStart =
        !isWhole || writer.returns(node)
        || !writer.nodes[index].record.flags.isDisjoint(with: [.by, .offsets])
    }
  }

  /// Reports an inferred start in a reversed or trimmed part that differs from the start that the part
  /// has by itself, so that the part doesn't return to its begin or doesn't go on as written (C-48).
  ///
  /// - Parameters:
  ///   - node: The animation in the plan.
  ///   - index: The composition's node.
  ///   - slot: What it animates.
  ///   - withoutStart: The animation before its start was inferred.
  mutating func findLostStart(
    of node: Int, _ index: Int, in slot: PropertySlot, _ withoutStart: AnimationRecord
  ) {
    guard takenStarts == nil, !openTimes.isEmpty else { return }
    guard let part = displacingPart(around: node, index, slot.root) else { return }
    let record = builder.record(of: node)
    let path = builder.plan.pool.path(record.property)
    let starts = starts(of: node, in: slot, at: path, insideOf: part.group)
    let ends = part.isReversed ? builder.ends(of: node, over: model) : nil
    if let ends, record.duration > 0, ends.start.isClose(to: ends.end) {
      if starts.isFirst || !starts.own.isClose(to: starts.shown) {
        report(.playsNothing(path, at: ends.end, from: starts.own, on: label), about: index)
      }
    } else if !starts.own.isClose(to: starts.shown) {
      guard !part.isReversed || record.kind == .basic else { return }
      let loss = Diagnostic.loses(
        path, start: starts.own, for: starts.shown, on: label, isReversed: part.isReversed)
      displace(node, withoutStart, to: starts.own, index, loss, in: part)
    } else if !part.isReversed, let source = displacedStart(of: slot.root, in: part.group) {
      // What a start depends on has lost its own.
      let own = self.starts(
        of: node, in: slot, at: path, insideOf: part.group, areDisplaced: false
      ).own
      if own.isClose(to: starts.shown) { return }
      displace(node, withoutStart, to: own, source.index, source.diagnostic, in: part)
    }
  }

  /// Notes a start that a part by itself has elsewhere, and reports it where that is visible.
  private mutating func displace(
    _ node: Int, _ withoutStart: AnimationRecord, to own: FlatValue, _ index: Int,
    _ diagnostic: Diagnostic, in part: DisplacingPart
  ) {
    let record = self.record(withoutStart, of: node, from: own)
    displacedStarts.append(
      DisplacedStart(
        node: node, own: record, index: index, diagnostic: diagnostic,
        presentsOwnEnd: part.presentsOwnEnd))
    if part.presentsOwnEnd { return }
    if let time = part.endShownFrom {
      lostEnds.append(
        LostEnd(node: node, index: index, shownFrom: time, diagnostic: diagnostic))
    } else {
      report(diagnostic, about: index)
    }
  }

  /// Reports the lost starts in a time that closes, unless a later animation in it hides what is lost.
  ///
  /// Closing may write the nodes of the time anew, which get other indices.
  mutating func reportLostEnds(in group: Int) {
    for lost in lostEnds where lost.node > group && !isHidden(lost) {
      report(lost.diagnostic, about: lost.index)
    }
    lostEnds.removeAll { $0.node > group }
    displacedStarts.removeAll { $0.node > group }
  }

  private func isHidden(_ lost: LostEnd) -> Bool {
    let slot = builder.plan.slot(of: lost.node)
    return (lost.node + 1..<builder.nodeCount).contains { later in
      let (other, record) = (builder.plan.slot(of: later), builder.record(of: later))
      // One that infers its start begins with what is lost, and may end elsewhere.
      let isStated =
        !record.readsModel && record.flags.isDisjoint(with: [.additive, .inert, .offsets])
        && (!record.flags.contains(.inferred) || presentsOwnEnd(later))
      return isStated && other.root == slot.root && other.mask & slot.mask == slot.mask
        && (builder.plan.activeInterval(of: later)?.enter ?? .infinity)
          <= lost.shownFrom + MediaTiming.tolerance
    }
  }

  /// Whether an animation, or a group around it, plays there and back.
  private func returns(_ node: Int) -> Bool {
    builder.plan.ancestry(of: node).contains {
      builder.plan.pool.timing(builder.plan.nodes[$0].record).autoreverses
    }
  }

  private var label: String { builder.plan.layers.last?.label ?? "" }

  /// The presentation value at the begin of an animation, over everything written before it and over
  /// what is written before it in a group, with displaced starts or without.
  private mutating func starts(
    of node: Int, in slot: PropertySlot, at path: PropertyPath, insideOf group: Int,
    areDisplaced: Bool = true
  ) -> (shown: FlatValue, own: FlatValue, isFirst: Bool) {
    let time = builder.plan.activeInterval(of: node)?.enter ?? builder.record(of: node).begin
    let root = Int(slot.root)
    let earlier = (root < written.count ? written[root].nodes : []).filter { $0 < node }
    func value(over nodes: [Int]) -> FlatValue {
      builder.plan.presentedValue(
        at: path, root: slot.root, by: nodes, time: time, over: model) ?? model.value(at: path)
    }
    let own = earlier.filter { $0 > group }
    let shown = value(over: earlier)
    if !areDisplaced { exchangeDisplacedStarts() }
    defer { if !areDisplaced { exchangeDisplacedStarts() } }
    return (shown, value(over: own), own.isEmpty)
  }

  /// The outermost part that displaces an animation and presents its start.
  private func displacingPart(
    around node: Int, _ index: Int, _ root: Int32
  ) -> DisplacingPart? {
    guard let active = builder.plan.activeInterval(of: node) else { return nil }
    let end = EndKind(of: node, index, active, in: self)
    var directions: [Int] = []
    // The number of reversals around the outermost part that plays there and back.
    var reversalsOutside: Int?
    var isCutInReverse = false
    for position in openTimes.indices {
      let (group, time) = (openTimes[position].group, openTimes[position].index)
      guard input.layout.duration(of: time) > 0 else { continue }
      let isReversed = !directions.count.isMultiple(of: 2)
      switch input.source.body.nodeOperator(of: nodes[time]) {
      case .reversed: directions.append(group)
      case .autoreversed: reversalsOutside = reversalsOutside ?? directions.count
      case .trimmed where isReversed && cuts(time): isCutInReverse = true
      case .fitted(_, .clip) where isReversed: isCutInReverse = true
      case .repeated(let count, _) where isReversed && count != count.rounded():
        isCutInReverse = true
      case .trimmed(let from, _) where from > 0:
        let cut = cut(by: position, at: from)
        let isOver = cut.map { active.exit <= $0 + MediaTiming.tolerance } ?? false
        if !end.dependsOnStart, isOver {
          return DisplacingPart(
            group: group, isReversed: false, endShownFrom: cut, presentsOwnEnd: true)
        }
        // Content that repeats or returns passes its begin again.
        if active.enter < (cut ?? .infinity) - MediaTiming.tolerance
          || presentsUnplayed(root, before: group)
        {
          return DisplacingPart(
            group: group, isReversed: false, endShownFrom: isOver ? cut : nil)
        }
      default: break
      }
    }
    // Reversed twice, a part plays forward, unless it returns in between.
    guard let group = directions.first else { return nil }
    let playsForward =
      directions.count.isMultiple(of: 2)
      && (directions.count - (reversalsOutside ?? 0)).isMultiple(of: 2)
    if playsForward, !isCutInReverse { return nil }
    // Nothing is presented before an instant at the begin.
    if end.isInstant, !end.dependsOnStart,
      active.enter <= begin(of: group) + MediaTiming.tolerance
    {
      return nil
    }
    return DisplacingPart(group: group, isReversed: true)
  }

  /// The time of an open trim's begin in the innermost open time, in seconds since the begin of the
  /// whole; nil if a time inside the trim doesn't play forward once.
  private func cut(by position: Int, at low: Double) -> Double? {
    func seconds(_ local: Double, _ index: Int) -> Double {
      ExactTime(local).multiplied(by: input.layout.factor(of: index)).rounded
    }
    var time = begin(of: openTimes[position].group) + seconds(low, openTimes[position].index)
    for inner in openTimes[(position + 1)...] {
      let (index, begin) = (inner.index, begin(of: inner.group))
      switch input.source.body.nodeOperator(of: nodes[index]) {
      case .trimmed(let from, _): time += max(0, seconds(from, index))
      case .fitted, .sped, .stretched: break
      case .eased:
        guard let easing = builder.plan.pool.function(nodes[index].record.easing) else { break }
        let length = seconds(input.layout.duration(of: index), index)
        guard length > 0, length.isFinite, time > begin, time < begin + length else { break }
        time = begin + easing.value(at: (time - begin) / length) * length
      default: return nil
      }
    }
    return time
  }

  /// The begin of a group in seconds since the begin of the whole.
  private func begin(of group: Int) -> Double {
    builder.plan.activeInterval(of: group)?.enter ?? 0
  }
}
