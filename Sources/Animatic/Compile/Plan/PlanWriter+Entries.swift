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
        openGroup(index)
        pending.append(.close(index))
        pending += input.tree.children(of: index, on: layer).reversed().map { .write($0) }
      }
    }
  }

  private mutating func openGroup(_ index: Int) {
    var record = nodes[index].record
    resolve(&record, index)
    if !record.flags.contains(.raw) {
      applyEndBehavior(to: &record, of: index)
      if record.begin > 0 { fillBackwards(group: &record, index) }
      if !record.flags.contains(.rejected) { findClipped(in: index) }
    } else if input.isInTimesOnly(index) {
      applyEndBehavior(to: &record, of: index)
    }
    recordOrigin(index)
    if nodes[index].kind == .time {
      // A backward fill may have been written directly before it.
      openTimes.append(builder.nodeCount)
      record.flags.insert(.meant)
      openEnded(&record, index)
    }
    builder.open(record, order: ranks[index].begin, endOrder: ranks[index].end)
  }

  private mutating func closeGroup(_ index: Int) {
    if nodes[index].kind == .time, let group = openTimes.popLast() {
      closeTime(index, group)
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
    let written = writtenMask(root)
    if !record.flags.contains(.raw), !record.flags.contains(.inert) {
      if record.flags.contains(.additive) {
        startAdditiveFromZero(&record, builder.plan.pool.path(record.property))
      }
      if written & slot.mask == 0, record.begin > 0, record.statesStart || interrupted != nil {
        showStart(of: &record, index)
      }
    }
    recordOrigin(index)
    let node = builder.nodeCount
    let rank = ranks[index]
    builder.add(record, at: slot, order: rank.begin, endOrder: rank.end)
    guard root >= 0, !record.flags.contains(.inert) else { return }
    if record.needsStart {
      let path = builder.plan.pool.path(record.property)
      inferStart(of: node, at: path, root: root, isTop: input.layout.scope(of: index) < 0)
    }
    if infersStarts || written & slot.mask != slot.mask { note(node, slot.mask, root) }
    if slot.mayHaveNoColor { startFromClear(node) }
    if record.easing >= AnimationPool.firstCurve { stateEnds(of: node) }
    guard record.kind == .keyframes else { return }
    let turned = builder.plan.slot(of: node).turn
    if turned >= 0 { note(node, .max, turned) }
  }

  /// Fills backward with the start of a later animation, if it is stated or interrupted.
  ///
  /// An instant has only an end, so its start needs an animation of its own.
  private mutating func showStart(of record: inout AnimationRecord, _ index: Int) {
    let path = builder.plan.pool.path(record.property)
    guard record.statesStart || interruptedStart(of: record, at: path) != nil else { return }
    if record.duration > 0 || builder.plan.pool.hasTiming(record) {
      record.flags.insert(.fillsBackwards)
    } else {
      writeLeadIn(index, path, until: record.begin)
    }
  }

  /// Applies holding, stay, and settle to an entry.
  ///
  /// Mutating like other methods that each verb calls, because a nonmutating call copies the
  /// writer's memory.
  @inline(__always)
  private mutating func applyEndBehavior(to record: inout AnimationRecord, of index: Int) {
    if isAlone, input.layout.scope(of: index) < 0 {
      if !endBehaviors.isEmpty { record.flags.insert([.kept, .fillsForwards]) }
    } else if !record.flags.contains(.raw) {
      record.flags.insert(.fillsForwards)
    } else if input.isInTimesOnly(index), nodes[index].endBehavior != .remove {
      record.flags.insert(.fillsForwards)
    }
  }

  // MARK: Written properties

  /// The written components of a property, by its index on the layer; none for an unknown one.
  @inline(__always)
  private mutating func writtenMask(_ root: Int32) -> UInt64 {
    root >= 0 && Int(root) < written.count ? written[Int(root)].mask : 0
  }

  @inline(__always)
  mutating func isWritten(_ mask: UInt64, _ root: Int32) -> Bool { writtenMask(root) & mask != 0 }

  /// Records that a node writes components of a property.
  mutating func note(_ node: Int, _ mask: UInt64, _ root: Int32) {
    while written.count <= Int(root) { written.append(WrittenProperty()) }
    written[Int(root)].mask |= mask
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
}
