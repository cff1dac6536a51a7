// trimmed: the remaining part of the content, written as animations.

import AnimaticCore

/// The effect of trimming a group on one animation.
private enum TrimmedPart {
  /// It holds one of its ends for as long as the part lasts.
  case holding(atEnd: Bool)
  /// It plays as before, or between two fractions.
  case playing(from: Double, to: Double, lasting: Double)
  case gone
}

extension PlanWriter {
  /// Trims a group to an interval; false where some content can't be cut.
  mutating func trim(_ group: Int, from low: Double, to high: Double) -> Bool {
    var records: [(record: AnimationRecord, order: Int32, endOrder: Int32, origin: Int32)] = []
    for node in group + 1..<builder.nodeCount {
      guard let part = builder.part(of: node, low, high) else { return false }
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
      let old = builder.plan.nodes[node]
      records.append((record, old.order, old.endOrder, origin(of: node)))
    }
    forget(after: group)
    for (record, order, endOrder, origin) in records {
      let node = builder.nodeCount
      setOrigin(origin, of: node)
      builder.add(record, order: order, endOrder: endOrder)
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
    record.begin = 0
    record.duration = 0
    record.easing = -1
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
    record.easing = part.easing == .linear ? -1 : builder.plan.pool.intern(part.easing)
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

extension PlanBuilder {
  fileprivate func part(of node: Int, _ low: Double, _ high: Double) -> TrimmedPart? {
    let record = record(of: node)
    guard record.kind != .group, !plan.pool.hasTiming(record),
      !record.flags.contains(.raw)
    else { return nil }
    let end = (ExactTime(record.begin) + ExactTime(record.duration)).rounded
    if end < low || end == low && record.duration > 0 {
      return record.flags.contains(.inert) || isCovered(node, by: low)
        ? .gone : .holding(atEnd: true)
    }
    if record.begin >= high {
      // An animation that begins at the end of the part is not in it.
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
