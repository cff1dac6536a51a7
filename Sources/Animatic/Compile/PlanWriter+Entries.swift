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
      writeLeaf(entry)
      return
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
    builder.open(record, order: tree.ranks[index])
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
    let path = builder.pool.path(record.property)
    applyWords(to: &record, of: index)
    let root = builder.root(for: path)
    let isFirst = root < 0 || !isWritten(path, root)
    if !record.flags.contains(.raw), !record.flags.contains(.inert) {
      startAdditiveFromZero(&record, path)
      if isFirst, record.begin > 0, record.statesStart { record.flags.insert(.fillsBackwards) }
    }
    remember(index)
    let node = builder.nodeCount
    builder.add(record, order: tree.ranks[index])
    guard root >= 0, !record.flags.contains(.inert) else { return }
    if record.needsStart {
      inferStart(of: node, at: path, root: root, isTop: layout.scopes[index] < 0)
    }
    note(node, path.mask, root)
    let turned = builder.plan.nodes[node].turn
    if turned >= 0 { note(node, .max, turned) }
  }

  /// A listener of a group that is split hears of the first half only.
  private mutating func remember(_ index: Int) {
    if planNodes[index] < 0 { planNodes[index] = Int32(builder.nodeCount) }
  }

  /// The record with its times resolved; what can't be played is neutral.
  private mutating func resolved(_ index: Int) -> AnimationRecord {
    let node = composition.nodes[index]
    var record = node.record
    if planNodes[index] >= 0 { record.listener = -1 }
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
    findings += record.easingProblems(in: builder.pool)
    record.begin = layout.begins[index].rounded
    record.duration = layout.durations[index]
    let factor = layout.factor(of: index)
    if factor != 1, node.kind != .time {
      if record.timing < 0, record.kind == .basic || record.kind == .keyframes || factor == 0 {
        record.duration *= factor
      } else {
        var slower = builder.pool.timing(record)
        stretch(&slower, by: factor)
        record.timing = -1
        builder.pool.store(slower, in: &record)
      }
    }
    if node.isScope, record.easing > 0, record.duration.isInfinite {
      findings.append(.endlessEased(at: builder.pool.place(record)))
    }
    if record.begin < 0, layout.scopes[index] < 0 || !record.flags.contains(.raw) {
      findings.append(.beginsBeforeStart(record.begin, at: builder.pool.place(record)))
    }
    if record.flags.contains(.rejected) {
      record.neutralise()
    } else if isUnsized(index) {
      record.duration = surroundingDuration(of: index)
      record.flags.insert(.unsized)
    }
    return record
  }

  private func surroundingDuration(of index: Int) -> Double {
    let scope = Int(layout.scopes[index])
    if scope < 0 { return isAlone ? Self.rawDuration : duration }
    if isUnsized(scope) { return surroundingDuration(of: scope) }
    let around = layout.durations[scope]
    return around == 0 ? Self.rawDuration : around
  }

  /// What holding, stay and settle mean for an entry (DESIGN §5, Holding, After the end).
  private func applyWords(to record: inout AnimationRecord, of index: Int) {
    let isTop = layout.scopes[index] < 0
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
    var scope = Int(layout.scopes[index])
    while scope >= 0, composition.nodes[scope].kind == .time { scope = Int(layout.scopes[scope]) }
    return scope < 0
  }

  // MARK: What is written so far

  func isWritten(_ path: PropertyPath, _ root: Int32) -> Bool {
    Int(root) < written.count && written[Int(root)].mask & path.mask != 0
  }

  mutating func note(_ node: Int, _ mask: UInt64, _ root: Int32) {
    while written.count <= Int(root) { written.append(([], 0)) }
    written[Int(root)].nodes.append(node)
    written[Int(root)].mask |= mask
  }

  /// What a group's own duration cuts off (bug 3).
  private mutating func findClipped(in group: Int) {
    guard composition.nodes[group].kind == .group, composition.nodes[group].hasDuration else {
      return
    }
    let length = layout.durations[group]
    for child in tree.children(of: group, on: layer) {
      let end = (layout.begins[child] + layout.lengths[child]).rounded
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
