// How one animation or group is written: its times, its fill, and what is in it.

import AnimaticCore

extension PlanWriter {
  /// Writes an entry and all that is in it; of a group that is split, only what the filter lets
  /// through.
  mutating func write(_ entry: Int, only filter: ((PropertyRoot) -> Bool)?) {
    enum Step {
      case write(Int)
      case close(Int)
    }
    if composition.nodes[entry].kind == .leaf, filter == nil {
      return writeLeaf(entry)
    }
    // A stack of its own, because a composition may be nested deeper than a thread's.
    var pending = [Step.write(entry)]
    while let step = pending.popLast() {
      guard case .write(let index) = step else {
        if case .close(let index) = step { closeGroup(index) }
        continue
      }
      let node = composition.nodes[index]
      let roots = filter == nil ? [] : roots(of: index)
      if let filter, !roots.isEmpty, !roots.contains(where: filter) { continue }
      if node.kind == .leaf {
        writeLeaf(index)
      } else {
        openGroup(index)
        pending.append(.close(index))
        pending += tree.children(of: index, on: layer).reversed().map { .write($0) }
      }
    }
  }

  private mutating func openGroup(_ index: Int) {
    var record = resolved(index)
    if !record.flags.contains(.raw) {
      applyWords(to: &record, of: index)
      if record.begin > 0 { fillBackwards(group: &record, index) }
      if !record.flags.contains(.rejected) { findClipped(in: index) }
    } else if isInTimesOnly(index) {
      applyWords(to: &record, of: index)
    }
    remember(index)
    if composition.nodes[index].kind == .time {
      // What shows before it may have been written just now.
      openTimes.append(builder.nodeCount)
      openEnded(&record, index)
    }
    builder.open(record, order: ranks.begin(of: index), endOrder: ranks.end(of: index))
  }

  private mutating func closeGroup(_ index: Int) {
    if composition.nodes[index].kind == .time, let group = openTimes.popLast() {
      closeTime(index, group)
    } else {
      builder.close()
    }
  }

  private mutating func writeLeaf(_ index: Int) {
    var record = resolved(index)
    applyWords(to: &record, of: index)
    let slot = builder.slot(of: record.property)
    let root = slot.root
    let isFirst = root < 0 || !isWritten(slot.mask, root)
    if !record.flags.contains(.raw), !record.flags.contains(.inert) {
      if record.flags.contains(.additive) {
        startAdditiveFromZero(&record, builder.pool.path(record.property))
      }
      if isFirst, record.begin > 0, record.statesStart { showStart(of: &record, index) }
    }
    remember(index)
    let node = builder.nodeCount
    builder.add(record, order: ranks.begin(of: index), endOrder: ranks.end(of: index))
    guard root >= 0, !record.flags.contains(.inert) else { return }
    if record.needsStart {
      let path = builder.pool.path(record.property)
      inferStart(of: node, at: path, root: root, isTop: layout.scope(of: index) < 0)
    }
    note(node, slot.mask, root)
    if slot.mayHaveNoColor { startFromClear(node, slot.mask, root) }
    if record.easing >= AnimationPool.firstCurve { stateEnds(of: node) }
    guard record.kind == .keyframes else { return }
    let turned = builder.plan.slot(of: node).turn
    if turned >= 0 { note(node, .max, turned) }
  }

  /// Shows the start of what begins later before it does.
  ///
  /// An instant has only an end, so its start is shown by an animation of its own.
  private mutating func showStart(of record: inout AnimationRecord, _ index: Int) {
    if record.duration > 0 || builder.pool.hasTiming(record) {
      record.flags.insert(.fillsBackwards)
    } else {
      writeLeadIn(index, builder.pool.path(record.property), until: record.begin)
    }
  }

  /// The record with its times resolved; what can't be played is neutral.
  private mutating func resolved(_ index: Int) -> AnimationRecord {
    let node = composition.nodes[index]
    var record = node.record
    if planNode(of: index) >= 0 { builder.pool.change(&record) { $0.listener = -1 } }
    if node.kind == .leaf, node.record.isPlain(in: composition.pool),
      layout[index].begin.rounded >= 0,
      layout.factor(of: index) == 1
    {
      record.begin = layout[index].begin.rounded
      record.duration = layout[index].duration
      return record
    }
    findings += record.easingProblems(in: builder.pool)
    if let spring = composition.spring(of: node) { makeSpring(&record, spring, of: index) }
    let timing = builder.pool.timing(record)
    let hasOwnDuration = node.kind == .leaf || node.hasDuration
    var check = timing
    check.duration = hasOwnDuration ? timing.duration : 0
    let isEndlessVerb = check.duration.isInfinite && !record.flags.contains(.raw)
    if !check.isValid || isEndlessVerb {
      findings.append(.unusableTiming(check, at: builder.pool.place(record)))
      record.flags.insert(.rejected)
    }
    if record.flags.contains(.badRepeats) { record.flags.insert(.rejected) }
    record.begin = layout[index].begin.rounded
    record.duration = layout[index].duration
    let factor = layout.factor(of: index)
    if factor != 1, node.kind != .time {
      if !builder.pool.hasTiming(record),
        record.kind == .basic || record.kind == .keyframes || factor == 0
      {
        record.duration *= factor
      } else {
        var slower = builder.pool.timing(record)
        stretch(&slower, by: factor)
        builder.pool.storeAnew(slower, in: &record)
      }
    }
    if node.isScope, record.easing > 0, record.duration.isInfinite {
      findings.append(.endlessEased(at: builder.pool.place(record)))
    }
    if record.begin < 0, layout.scope(of: index) < 0 || !record.flags.contains(.raw) {
      findings.append(.beginsBeforeStart(record.begin, at: builder.pool.place(record)))
    }
    if record.flags.contains(.rejected) {
      record.neutralise(in: &builder.pool)
    } else if isUnsized(index) {
      record.duration = surroundingDuration(of: index)
      record.flags.insert(.unsized)
    }
    return record
  }

  /// A verb that is eased by a spring plays in the spring's own time; an instant shows its end.
  private mutating func makeSpring(
    _ record: inout AnimationRecord, _ spring: SpringCurve, of index: Int
  ) {
    record.easing = -1
    guard layout[index].duration > 0 else { return }
    record.kind = .spring
    let stored = builder.pool.store(spring)
    builder.pool.change(&record) { $0.spring = stored }
  }

  private func surroundingDuration(of index: Int) -> Double {
    let scope = Int(layout.scope(of: index))
    if scope < 0 { return isAlone ? Self.rawDuration : duration }
    if isUnsized(scope) { return surroundingDuration(of: scope) }
    let around = layout[scope].duration
    return around == 0 ? Self.rawDuration : around
  }

  /// What holding, stay and settle mean for an entry (DESIGN §5, Holding, After the end).
  private func applyWords(to record: inout AnimationRecord, of index: Int) {
    let isTop = layout.scope(of: index) < 0
    let isRaw = record.flags.contains(.raw)
    if isAlone, isTop {
      if doesAnythingRemain { record.flags.insert([.kept, .fillsForwards]) }
    } else if !isRaw {
      record.flags.insert(.fillsForwards)
    } else if isInTimesOnly(index), composition.nodes[index].remains != .nothing {
      record.flags.insert(.fillsForwards)
    }
  }

  /// Whether no group is around it, so that its own word on what remains counts.
  private func isInTimesOnly(_ index: Int) -> Bool {
    var scope = Int(layout.scope(of: index))
    while scope >= 0, composition.nodes[scope].kind == .time {
      scope = Int(layout.scope(of: scope))
    }
    return scope < 0
  }

  // MARK: What is written so far

  func isWritten(_ path: PropertyPath, _ root: Int32) -> Bool { isWritten(path.mask, root) }

  func isWritten(_ mask: UInt64, _ root: Int32) -> Bool {
    Int(root) < written.count && written[Int(root)].mask & mask != 0
  }

  mutating func note(_ node: Int, _ mask: UInt64, _ root: Int32) {
    while written.count <= Int(root) { written.append(([], 0)) }
    written[Int(root)].mask |= mask
    if infersStarts { written[Int(root)].nodes.append(node) }
  }

  /// What a group's own duration cuts off (bug 3).
  private mutating func findClipped(in group: Int) {
    guard composition.nodes[group].kind == .group, composition.nodes[group].hasDuration else {
      return
    }
    let length = layout[group].duration
    for child in tree.children(of: group, on: layer) {
      let end = (layout[child].begin + layout.length(of: child)).rounded
      guard end > length + MediaTiming.tolerance else { continue }
      let record = composition.nodes[child].record
      findings.append(
        .clipped(
          record.kind == .group ? "" : builder.pool.path(record.property).keyPath, end: end,
          length: length,
          at: builder.pool.place(record)))
    }
  }
}

extension AnimationRecord {
  /// Whether nothing about its times and its easing has to be looked at: one pass of a verb, with
  /// numbers that can be played and a named curve.
  @inline(__always)
  func isPlain(in pool: AnimationPool) -> Bool {
    (extra < 0 || !pool.hasTiming(self)) && easing < AnimationPool.firstCurve
      && kind != .keyframes && begin.isFinite && duration >= 0 && duration.isFinite
      && flags.isDisjoint(with: .needsLook)
  }

  /// Whether it says where it starts: an explicit from, or a first keyframe.
  var statesStart: Bool {
    hasEnds
      ? flags.contains(.from) && !flags.contains(.inferred) : !flags.contains(.offsets)
  }

  /// Whether its start has to be looked up.
  var needsStart: Bool {
    flags.contains(.offsets) || hasEnds && flags.isDisjoint(with: .saysStart)
  }
}

extension AnimationRecord.Flags {
  /// What makes the times of a record worth a look.
  fileprivate static var needsLook: Self {
    Self(rawValue: raw.rawValue | rejected.rawValue | badRepeats.rawValue)
  }
}
