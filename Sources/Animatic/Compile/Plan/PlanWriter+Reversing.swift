// reversed: the content rewritten backward as ordinary animations.

import AnimaticCore

extension PlanWriter {
  /// Reverses a group's content; false if some of it can't be written backward.
  ///
  /// The order of application stays, and fills swap sides: each time has the presentation value of
  /// the mirrored time, even if animations overlap.
  mutating func reverse(_ group: Int) -> Bool {
    let end = builder.nodeCount
    var nodes: [Int] = []
    var index = group + 1
    while index < end {
      let timing = builder.timing(of: index)
      guard builder.canReverse(index), timing.wallDuration.isFinite else { return false }
      nodes.append(index)
      // An autoreversing animation is symmetric.
      index = timing.autoreverses ? Int(builder.plan.nodes[index].end) : index + 1
    }
    for node in nodes { mirror(node) }
    return true
  }

  /// Reverses the endlessly repeated cycle of a group's only content.
  mutating func reverseEndless(_ group: Int) {
    let node = group + 1
    guard node < builder.nodeCount else { return }
    let begin = builder.record(of: node).begin
    if builder.timing(of: node).autoreverses { return }
    let isGroup = builder.plan.nodes[node].isGroup
    if builder.canReverse(node), !isGroup || reverse(node) {
      if !isGroup { mirror(node) }
      reverseEasing(of: node)
      builder.plan.nodes[node].record.begin = begin
      return
    }
    var backwards = builder.timing(of: node)
    backwards.speed *= -1
    // A new timing: the other half of a split group shares the old one, and is reversed separately.
    builder.plan.pool.storeAnew(backwards, in: &builder.plan.nodes[node].record)
  }

  /// Reverses one animation within the iteration of its container.
  private mutating func mirror(_ node: Int) {
    let timing = builder.timing(of: node)
    let length = builder.plan.nodes[Int(builder.plan.nodes[node].parent)].record.duration
    var record = builder.record(of: node)
    if timing.wallDuration.isFinite {
      let left = ExactTime(length) - ExactTime(timing.beginTime) - ExactTime(timing.wallDuration)
      record.begin = abs(left.rounded) < MediaTiming.tolerance ? 0 : left.rounded
    }
    let fills = record.fillMode
    record.fillMode = FillMode(forwards: fills.fillsBackwards, backwards: fills.fillsForwards)
    builder.plan.nodes[node].record = record
    if timing.autoreverses || record.flags.contains(.inert) { return }
    // A reversed instant has its end before it, and nothing after it.
    if record.kind != .group, record.duration == 0 { return }
    switch record.kind {
    case .basic:
      if let ends = builder.ends(of: node, over: model) {
        write((ends.end, ends.start), to: &record)
        builder.plan.nodes[node].record = record
      }
    case .keyframes: mirrorKeyframes(of: node)
    case .spring, .group: break
    }
    reverseEasing(of: node)
  }

  private mutating func reverseEasing(of node: Int) {
    let code = builder.record(of: node).easing
    guard code > 0, let easing = builder.plan.pool.function(code) else { return }
    let reversed = builder.plan.pool.intern(easing.reversed)
    builder.plan.nodes[node].record.easing = reversed
  }

  private mutating func mirrorKeyframes(of node: Int) {
    var record = builder.record(of: node)
    let size = builder.plan.pool.path(record.property).count
    let table = builder.plan.pool.table(record)
    var input = builder.plan.pool.input(of: table)
    let count = Int(table.count)
    let values = (0..<count).reversed().map { builder.plan.pool.value($0, of: record, count: size) }
    input.times = input.times.map { times in times.reversed().map { 1 - $0 } }
    if let codes = input.easings {
      let all = codes + [Int32](repeating: 0, count: max(0, count - 1 - codes.count))
      input.easings = all.reversed().map { code in
        builder.plan.pool.intern(builder.plan.pool.function(code)?.reversed)
      }
    }
    record.values = builder.plan.pool.store(values, isShaped: record.flags.contains(.shaped))
    let mirrored = builder.plan.pool.storeKeyframes(count: count, input)
    builder.plan.pool.change(&record) { $0.keyframes = mirrored }
    builder.plan.nodes[node].record = record
  }
}

extension PlanBuilder {
  fileprivate func timing(of node: Int) -> MediaTiming { plan.pool.timing(record(of: node)) }

  fileprivate func canReverse(_ node: Int) -> Bool {
    let timing = timing(of: node)
    let isWhole =
      timing.timeOffset == 0 && timing.repeatDuration == 0 && timing.speed > 0
      && timing.repeatCount.rounded() == timing.repeatCount
    guard isWhole || timing.isPlain else { return false }
    let record = record(of: node)
    if record.flags.contains(.inert) { return true }
    if record.kind == .group { return !record.flags.contains(.raw) }
    return isRewritable(node)
      && (record.kind != .basic || ends(of: node, over: LayerValues()) != nil)
  }
}
