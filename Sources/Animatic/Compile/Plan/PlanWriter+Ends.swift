// The explicit ends of animations, for reversing and trimming.

import AnimaticCore

extension PlanWriter {
  /// Whether an animation's values can be rewritten in another order: a verb from one value to
  /// another, or through several.
  func isRewritable(_ node: Int) -> Bool {
    let record = builder.plan.nodes[node].record
    let strange: AnimationRecord.Flags = [.raw, .cumulative, .misfit, .offsets, .jumps]
    guard record.flags.isDisjoint(with: strange) else { return false }
    switch record.kind {
    case .basic: return builder.plan.slot(of: node).access != .flag
    case .keyframes: return isPlainScore(record)
    case .spring, .group: return false
    }
  }

  /// Keyframes without a path or a shape, each with a time.
  private func isPlainScore(_ record: AnimationRecord) -> Bool {
    let table = builder.plan.pool.table(record)
    let count = Int(table.count)
    guard table.mode == .linear, !table.isPath, table.shapes < 0, count >= 2,
      table.reached == table.count
    else { return false }
    let written = table.written
    let hasTimes = written.timeCount < 0 || Int(written.timeCount) == count
    return hasTimes && Int(written.easingCount) <= count - 1
  }

  /// The start and the end of a basic animation; missing ones are the model.
  func ends(of node: Int) -> (start: FlatValue, end: FlatValue)? {
    let record = builder.plan.nodes[node].record
    let path = builder.plan.pool.path(record.property)
    let flags = record.flags.intersection(.ends)
    guard record.kind == .basic, !flags.isEmpty else { return nil }
    func value(_ index: Int) -> FlatValue {
      builder.plan.pool.value(index, of: record, count: path.count)
    }
    // Only plain lists of numbers are added numerically.
    let adds = builder.plan.slot(of: node).access == .slice
    if flags == .fromTo { return (value(0), value(1)) }
    if flags == .to { return (model.value(at: path), value(0)) }
    guard adds, flags.contains(.by) else { return nil }
    if flags == .fromBy { return (value(0), value(0).adding(value(1))) }
    if flags == .toBy { return (value(0).adding(value(1), times: -1), value(0)) }
    let start = model.value(at: path)
    return (start, start.adding(value(0)))
  }

  /// Sets both ends of a basic animation.
  mutating func write(_ ends: (start: FlatValue, end: FlatValue), to record: inout AnimationRecord)
  {
    record.values = builder.pool.store(
      [ends.start, ends.end], isShaped: record.flags.contains(.shaped))
    record.flags.subtract([.by, .inferred])
    record.flags.insert(.fromTo)
  }

  /// Makes implicit ends of a verb explicit if Core Animation can't ease it: keyframes need all
  /// values.
  mutating func stateEnds(of node: Int) {
    var record = builder.plan.nodes[node].record
    guard isRewritable(node), builder.plan.pool.function(record.easing)?.isCubic == false,
      let ends = ends(of: node)
    else { return }
    write(ends, to: &record)
    builder.change(node) { $0 = record }
  }
}
