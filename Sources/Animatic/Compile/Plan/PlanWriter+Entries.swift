// Writing of one animation or group: its times, its fill, and its content.

import AnimaticCore

extension PlanWriter {
  /// Writes an entry and its content; of a split group, only the content that passes the filter.
  mutating func write(_ entry: Int, only filter: ((PropertyRoot) -> Bool)?) {
    enum Step {
      case write(Int)
      case close(Int)
    }
    // An explicit stack, because a composition may be nested deeper than a thread's stack.
    var pending = [Step.write(entry)]
    while let step = pending.popLast() {
      guard case .write(let index) = step else {
        if case .close(let index) = step { closeGroup(index) }
        continue
      }
      let node = nodes[index]
      let roots = filter == nil ? [] : input.roots(of: index, on: layer)
      if let filter, !roots.isEmpty, !roots.contains(where: filter) { continue }
      if node.kind == .leaf {
        writeLeaf(index)
      } else {
        openGroup(index, only: filter)
        pending.append(.close(index))
        pending += input.tree.children(of: index, on: layer).reversed().map { .write($0) }
      }
    }
  }

  private mutating func openGroup(_ index: Int, only filter: ((PropertyRoot) -> Bool)?) {
    var record = nodes[index].record
    resolve(&record, index)
    let before = builder.nodeCount
    if !record.flags.contains(.raw) {
      applyEndBehavior(to: &record, of: index)
      if record.begin > 0 { fillBackwards(group: &record, index, only: filter) }
      if !record.flags.contains(.rejected) { findClipped(in: index) }
    } else if input.isInTimesOnly(index) {
      applyEndBehavior(to: &record, of: index)
    }
    recordOrigin(index)
    if nodes[index].kind == .group { findInitialVelocity(ofGroup: index) }
    if nodes[index].kind == .time {
      openTimes.append(
        OpenTime(
          group: builder.nodeCount, index: index, leadIns: before..<builder.nodeCount))
      record.flags.insert(.meant)
      openEnded(&record, index)
    }
    builder.open(record)
    if returnsToBegin(index) { openInnerMasks() }
  }

  private mutating func closeGroup(_ index: Int) {
    if returnsToBegin(index) { closeInnerMasks() }
    if nodes[index].kind == .time, let time = openTimes.popLast() {
      reportLostEnds(in: time.group)
      closeTime(index, time.group)
      for leadIn in time.leadIns { present(time.group, in: leadIn) }
    } else {
      builder.close()
    }
  }

  mutating func writeLeaf(_ index: Int) {
    var record = nodes[index].record
    resolve(&record, index)
    applyEndBehavior(to: &record, of: index)
    let slot = builder.slot(of: record.property)
    let root = slot.root
    let written = innerMask(root)
    if !record.flags.contains(.raw), !record.flags.contains(.inert) {
      if record.flags.contains(.additive) {
        startAdditiveFromZero(&record, builder.plan.pool.path(record.property))
      }
      if written & slot.mask == 0, record.begin > 0, record.statesStart {
        showStart(of: &record, index)
      }
    }
    recordOrigin(index)
    let node = builder.nodeCount
    builder.add(record, at: slot)
    guard root >= 0, !record.flags.contains(.inert) else { return }
    if record.needsStart {
      let withoutStart = builder.record(of: node)
      inferStart(of: node, in: slot, isTop: input.layout.scope(of: index) == nil)
      findLostStart(of: node, index, in: slot, withoutStart)
    }
    if infersStarts || written & slot.mask != slot.mask { note(node, slot.mask, root) }
    if slot.mayHaveNoColor { startFromClear(node) }
    if record.easing.isOwn { stateEnds(of: node) }
    if nodes[index].attributes >= 0 { writeInitialVelocity(of: index, beside: node) }
    guard record.kind == .keyframes else { return }
    let turned = builder.plan.slot(of: node).turn
    if turned >= 0 { note(node, .max, turned) }
  }

  /// Fills backward with the stated start of a later animation.
  ///
  /// An instant has only an end, so its start needs an animation of its own.
  private mutating func showStart(of record: inout AnimationRecord, _ index: Int) {
    if record.duration > 0 {
      record.flags.insert(.fillsBackwards)
    } else {
      writeLeadIn(index, builder.plan.pool.path(record.property), until: record.begin)
    }
  }

  /// Applies holding, stay, and settle to an entry.
  ///
  /// Mutating like other methods that each verb calls, because a nonmutating call copies the
  /// writer's memory.
  private mutating func applyEndBehavior(to record: inout AnimationRecord, of index: Int) {
    let isTop = input.layout.scope(of: index) == nil
    if !isTop, nodes[index].endBehavior == .stay { record.flags.insert(.staysInVain) }
    if isAlone, isTop {
      if !endBehaviors.isEmpty { record.flags.insert([.kept, .fillsForwards]) }
    } else if !record.flags.contains(.raw) {
      record.flags.insert(.fillsForwards)
    } else if input.isInTimesOnly(index), nodes[index].endBehavior != .remove {
      record.flags.insert(.fillsForwards)
    }
  }

  // MARK: Written properties

  /// The components of a property that are written in the innermost part that plays again or
  /// backward, by its index on the layer; none for an unknown one.
  func innerMask(_ root: Int32) -> UInt64 {
    root >= 0 && Int(root) < written.count ? written[Int(root)].innerMask : 0
  }

  func isWritten(_ mask: UInt64, _ root: Int32) -> Bool {
    root >= 0 && Int(root) < written.count && written[Int(root)].mask & mask != 0
  }

  /// Whether the begin of a group's content is presented at other times than its own begin.
  ///
  /// Its first animations hold their starts there, whatever an earlier part has animated.
  private func returnsToBegin(_ index: Int) -> Bool {
    switch input.source.body.nodeOperator(of: nodes[index]) {
    case .repeated, .autoreversed, .reversed: return nodes[index].kind == .time
    default: break
    }
    guard nodes[index].kind == .group else { return false }
    let timing = input.source.body.pool.timing(nodes[index].record)
    return timing.autoreverses || timing.repeatCount > 1 || timing.repeatDuration > 0
  }

  private mutating func openInnerMasks() {
    outerMasks.append(written.map(\.innerMask))
    for root in written.indices { written[root].innerMask = 0 }
  }

  private mutating func closeInnerMasks() {
    for (root, mask) in (outerMasks.popLast() ?? []).enumerated() {
      written[root].innerMask |= mask
    }
  }

  /// Records that a node writes components of a property.
  mutating func note(_ node: Int, _ mask: UInt64, _ root: Int32) {
    while written.count <= Int(root) { written.append(WrittenProperty()) }
    written[Int(root)].mask |= mask
    written[Int(root)].innerMask |= mask
    if infersStarts { written[Int(root)].nodes.append(node) }
  }

  /// Reports content that a group's own duration cuts off (bug 3).
  private mutating func findClipped(in group: Int) {
    guard nodes[group].kind == .group, nodes[group].hasDuration else { return }
    let length = input.layout.duration(of: group)
    for child in input.tree.children(of: group, on: layer) {
      let end = (begins[child] + input.layout.length(of: child)).rounded
      guard end > length + MediaTiming.tolerance else { continue }
      let record = nodes[child].record
      let name = record.kind == .group ? "" : builder.plan.pool.path(record.property).keyPath
      report(.clipped(name, end: end, length: length), about: child)
    }
  }

  /// Trims a group to an interval; false where some content can't be cut.
  mutating func trim(_ group: Int, from low: Double, to high: Double) -> Bool {
    let isCut = high < builder.plan.nodes[group].record.duration
    var records: [(record: AnimationRecord, origin: Int?)] = []
    for node in group + 1..<builder.nodeCount {
      guard let part = builder.part(of: node, low, high, isCut: isCut) else { return false }
      var record = builder.record(of: node)
      record.begin = (ExactTime(record.begin) - ExactTime(low)).rounded
      switch part {
      case .gone: continue
      case .holding(let atEnd): guard hold(node, &record, atEnd: atEnd) else { return false }
      case .playing(let from, let to, let length):
        if from > 0 || to < 1 {
          guard shorten(node, &record, from: from, to: to, lasting: length) else { return false }
        }
      }
      records.append((record, origin(of: node)))
    }
    forget(after: group)
    for (record, origin) in records {
      let node = builder.nodeCount
      setOrigin(origin, of: node)
      builder.add(record)
      let written = builder.plan.slot(of: node)
      guard written.root >= 0, !record.flags.contains(.inert) else { continue }
      note(node, builder.plan.pool.path(record.property).mask, written.root)
      if written.turn >= 0 { note(node, .max, written.turn) }
    }
    return true
  }

  /// Replaces an animation by an instant that holds one end.
  private mutating func hold(_ node: Int, _ record: inout AnimationRecord, atEnd: Bool) -> Bool {
    guard let ends = builder.outerValues(of: node, over: model) else { return false }
    // An instant has no interpolation: it fills with its end.
    let value = atEnd || record.duration == 0 ? ends.end : ends.start
    record.kind = .basic
    write((value, value), to: &record)
    record.flags.remove(.fillsBackwards)
    record.flags.insert(.held)
    record.begin = 0
    record.duration = 0
    record.easing = .none
    builder.plan.pool.change(&record) {
      $0.keyframes = -1
      $0.listener = -1
    }
    return true
  }

  /// Cuts an animation to two fractions of its iteration: a part of a cubic curve is cubic.
  private mutating func shorten(
    _ node: Int, _ record: inout AnimationRecord, from: Double, to: Double,
    lasting length: Double
  ) -> Bool {
    let access = builder.plan.slot(of: node).access
    guard access == .slice || access == .transformComponent, builder.isRewritable(node),
      !builder.plan.slot(of: node).mayHaveNoColor, let ends = builder.ends(of: node, over: model)
    else { return false }
    let easing = builder.plan.pool.function(record.easing) ?? .linear
    let parts = easing.parts(from: from, to: to)
    guard parts.count == 1, let part = parts.first else { return false }
    let start = ends.start.interpolated(to: ends.end, at: part.start)
    let end = ends.start.interpolated(to: ends.end, at: part.end)
    write((start, end), to: &record)
    record.easing = part.easing == .linear ? .none : builder.plan.pool.intern(part.easing)
    if from > 0 { record.begin = 0 }
    record.duration = length
    return true
  }

  /// Removes all nodes written after a group was opened.
  private mutating func forget(after group: Int) {
    builder.removeNodes(from: group + 1)
    forgetOrigins(after: group)
    for root in written.indices {
      while let last = written[root].nodes.last, last > group { written[root].nodes.removeLast() }
    }
  }
}

/// The effect of trimming a group on one animation.
private enum TrimmedPart {
  /// It holds one of its ends for as long as the part lasts.
  case holding(atEnd: Bool)
  /// It plays as before, or between two fractions.
  case playing(from: Double, to: Double, lasting: Double)
  case gone
}

extension PlanBuilder {
  fileprivate func part(
    of node: Int, _ low: Double, _ high: Double, isCut: Bool
  ) -> TrimmedPart? {
    let record = record(of: node)
    guard record.kind != .group, !plan.pool.hasTiming(record),
      !record.flags.contains(.raw)
    else { return nil }
    let end = (ExactTime(record.begin) + ExactTime(record.duration)).rounded
    if end < low || end == low && record.duration > 0 {
      return record.flags.contains(.inert) || isCovered(node, by: low)
        ? .gone : .holding(atEnd: true)
    }
    if record.begin >= high, isCut || record.duration > 0 {
      // An animation that begins at the end of the part is not in it, unless all ends there.
      return record.flags.contains(.fillsBackwards) ? .holding(atEnd: false) : .gone
    }
    if record.begin >= low, end <= high {
      return .playing(from: 0, to: 1, lasting: record.duration)
    }
    // An observed animation gets its end event from the group that cuts it.
    guard plan.pool.attributes(of: record).listener < 0 else { return nil }
    let length = ExactTime(min(end, high)) - ExactTime(max(record.begin, low))
    return .playing(
      from: max(0, (low - record.begin) / record.duration),
      to: min(1, (high - record.begin) / record.duration), lasting: length.rounded)
  }

  /// Whether a later animation hides the value that one of them holds after a time.
  private func isCovered(_ node: Int, by time: Double) -> Bool {
    let mask = plan.pool.path(record(of: node).property).mask
    return (node + 1..<nodeCount).contains { later in
      let other = plan.nodes[later]
      return plan.slot(of: later).root == plan.slot(of: node).root
        && other.record.begin <= time
        && plan.pool.path(other.record.property).mask & mask == mask
        && other.record.flags.isDisjoint(with: [.additive, .inert])
    }
  }

  fileprivate func outerValues(of node: Int, over model: LayerValues) -> Ends? {
    guard isRewritable(node) else { return nil }
    let record = record(of: node)
    guard record.kind == .keyframes else { return ends(of: node, over: model) }
    let count = plan.pool.path(record.property).count
    let last = plan.pool.valueCount(of: record) - 1
    return (
      plan.pool.value(0, of: record, count: count),
      plan.pool.value(last, of: record, count: count)
    )
  }
}
