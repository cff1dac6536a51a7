// The explicit ends of animations, for reversing and trimming.

import AnimaticCore

extension PlanBuilder {
  typealias Ends = (start: FlatValue, end: FlatValue)

  func record(of node: Int) -> AnimationRecord { plan.nodes[node].record }

  /// Whether an animation's values can be rewritten in another order: a verb from one value to
  /// another, or through several.
  func isRewritable(_ node: Int) -> Bool {
    let record = record(of: node)
    let fixed: AnimationRecord.Flags = [.raw, .cumulative, .misfit, .offsets, .jumps]
    guard record.flags.isDisjoint(with: fixed) else { return false }
    switch record.kind {
    case .basic: return plan.slot(of: node).access != .flag
    case .keyframes: return isValueList(record)
    case .spring, .group: return false
    }
  }

  /// Keyframes without a path or a shape, each with a time.
  private func isValueList(_ record: AnimationRecord) -> Bool {
    let table = plan.pool.table(record)
    let count = Int(table.count)
    guard table.mode == .linear, !table.isPath, table.shapes < 0, count >= 2,
      table.reached == table.count
    else { return false }
    let input = plan.pool.input(of: table)
    let (timeCount, easingCount) = (input.times?.count ?? count, input.easings?.count ?? 0)
    return timeCount == count && easingCount < count
  }

  /// The start and the end of a basic animation; missing ones are the model's.
  func ends(of node: Int, over model: LayerValues) -> Ends? {
    let record = record(of: node)
    let path = plan.pool.path(record.property)
    let flags = record.flags.intersection(.ends)
    guard record.kind == .basic, !flags.isEmpty, flags != .from else { return nil }
    // Only plain lists of numbers are added numerically.
    guard !flags.contains(.by) || plan.slot(of: node).access == .slice else { return nil }
    return flags.ends(
      { plan.pool.value($0, of: record, count: path.count) },
      model: { model.value(at: path) }, sum: path.sum)
  }
}

extension PlanWriter {
  /// Sets both ends of a basic animation.
  mutating func write(_ ends: PlanBuilder.Ends, to record: inout AnimationRecord) {
    record.values = builder.plan.pool.store(
      [ends.start, ends.end], isShaped: record.flags.contains(.shaped))
    record.flags.subtract([.by, .inferred])
    record.flags.insert(.fromTo)
  }

  /// Makes implicit ends of a verb explicit if Core Animation can't ease it: keyframes need all
  /// values.
  mutating func stateEnds(of node: Int) {
    var record = builder.record(of: node)
    guard builder.isRewritable(node), builder.plan.pool.function(record.easing)?.isCubic == false,
      let ends = builder.ends(of: node, over: model)
    else { return }
    write(ends, to: &record)
    builder.plan.nodes[node].record = record
  }
}
