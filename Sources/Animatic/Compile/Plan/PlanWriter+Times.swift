// Closes times: ordinary animations where equivalent, else Core Animation's timing of a group.

import AnimaticCore

extension PlanWriter {
  /// Makes an open time endless, at its pace.
  ///
  /// Starts are inferred in forward playback from its begin, also those of a part that will be cut.
  mutating func openEnded(_ record: inout AnimationRecord, _ index: Int) {
    record.duration = .infinity
    let factor = input.layout.factor(of: index)
    guard factor > .zero, factor != .one else { return }
    var timing = builder.plan.pool.timing(record)
    timing.stretch(by: factor)
    builder.plan.pool.storeAnew(timing, in: &record)
  }

  /// Applies the operator of a time to a plain group.
  ///
  /// The starts of its content are inferred in forward playback from its begin, so it is a plain
  /// group until here.
  mutating func closeTime(_ index: Int, _ group: Int) {
    guard var timing = input.layout.timings[index] else { return builder.close() }
    builder.plan.pool.change(&builder.plan.nodes[group].record) { $0.timing = -1 }
    builder.plan.nodes[group].record.duration = timing.duration
    let isPlayable = !input.layout.unchanged.contains(index)
    var cuts = cuts(index)
    switch isPlayable ? input.source.body.nodeOperator(of: nodes[index]) : nil {
    case .reversed where timing.duration.isInfinite: reverseEndless(group)
    case .reversed:
      if reverse(group) { timing = MediaTiming(duration: timing.duration) }
    case .trimmed where timing.duration.isFinite && timing.repeatDuration > 0:
      let low = timing.timeOffset
      let length = timing.repeatDuration
      if trim(group, from: low, to: (ExactTime(low) + ExactTime(length)).rounded) {
        timing = MediaTiming(duration: length)
        cuts = false
      } else if cuts {
        dropTouched(in: group, at: (ExactTime(low) + ExactTime(length)).rounded)
      }
    default: break
    }
    builder.close()
    timing.beginTime = begins[index].rounded
    timing.stretch(by: input.layout.factor(of: index))
    timing.fillMode = builder.record(of: group).fillMode
    builder.plan.pool.storeAnew(timing, in: &builder.plan.nodes[group].record)
    builder.plan.nodes[group].record.flags.set(.cuts, cuts)
    dissolve(group)
  }

  /// Replaces a group around a single animation by the animation, where equivalent.
  private mutating func dissolve(_ group: Int) {
    guard builder.nodeCount == group + 2 else { return }
    let outer = builder.record(of: group)
    let node = builder.plan.nodes[group + 1]
    var record = node.record
    let timing = builder.plan.pool.timing(outer)
    guard !node.isGroup, !builder.plan.pool.hasTiming(record), record.begin == 0,
      record.duration == outer.duration, record.flags.isDisjoint(with: [.raw, .inert]),
      record.kind != .spring, !outer.easing.bends || !record.easing.bends, timing.speed > 0,
      timing.timeOffset == 0,
      // An observed animation that is cut has not finished.
      !outer.flags.contains(.cuts) || builder.plan.pool.attributes(of: record).listener < 0
    else { return }
    var own = timing
    own.beginTime = outer.begin
    builder.plan.pool.storeAnew(own, in: &record)
    if outer.easing.bends { record.easing = outer.easing }
    record.flags.set(.kept, outer.flags.contains(.kept))
    record.flags.set(.folded, timing.activeDuration > timing.duration)
    let key = builder.plan.pool.attributes(of: outer).key
    builder.plan.pool.change(&record) { if $0.key < 0 { $0.key = key } }
    setOrigin(origin(of: group + 1), of: group)
    builder.replaceGroup(group, by: record)
    for root in written.indices where written[root].nodes.last == group + 1 {
      written[root].nodes[written[root].nodes.count - 1] = group
    }
  }

  /// Takes from a cut group what begins exactly at its end, which is not in it.
  private mutating func dropTouched(in group: Int, at end: Double) {
    // The group is still open.
    for node in group + 1..<builder.nodeCount where builder.plan.nodes[node].parent == group {
      let record = builder.record(of: node)
      if abs(record.begin - end) <= MediaTiming.tolerance {
        guard !record.flags.contains(.fillsBackwards) else { continue }
        for inner in builder.plan.subtree(of: node) {
          builder.plan.nodes[inner].record.flags.insert(.inert)
        }
      } else if record.kind == .group, record.begin < end, !record.easing.bends,
        !builder.plan.pool.hasTiming(record)
      {
        dropTouched(in: node, at: (ExactTime(end) - ExactTime(record.begin)).rounded)
      }
    }
  }

  /// Whether a time is a trim that ends before its content.
  func cuts(_ index: Int) -> Bool {
    guard case .trimmed = input.source.body.nodeOperator(of: nodes[index]),
      let timing = input.layout.timings[index], timing.repeatDuration > 0
    else { return false }
    let end = (ExactTime(timing.timeOffset) + ExactTime(timing.repeatDuration)).rounded
    return end < timing.duration
  }

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
      guard builder.canReverse(index), timing.wallDuration.isFinite,
        !builder.isClippedValue(index), !builder.isCutBetweenRepeats(index)
      else { return false }
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
    // Its values and fills are no longer those that were written, so no lint may quote them.
    if record.kind != .group { record.flags.remove(.raw) }
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
    let own = builder.record(of: node).easing
    guard own.bends, let easing = builder.plan.pool.function(own) else { return }
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
    if let easings = input.easings {
      let linear = [EasingID](
        repeating: EasingID(.linear), count: max(0, count - 1 - easings.count))
      input.easings = (easings + linear).reversed().map { easing in
        builder.plan.pool.intern(builder.plan.pool.function(easing)?.reversed)
      }
    }
    record.values = builder.plan.pool.store(values, isShaped: record.flags.contains(.shaped))
    let mirrored = builder.plan.pool.storeKeyframes(count: count, input)
    builder.plan.pool.change(&record) { $0.keyframes = mirrored }
    builder.plan.nodes[node].record = record
  }
}

extension MediaTiming {
  /// Stretches it, without changing its content.
  mutating func stretch(by factor: ExactTime) {
    guard factor != .one else { return }
    if factor > .zero {
      speed = ExactTime(speed).divided(by: factor).rounded
    } else {
      // A factor of 0 leaves an instant.
      self = MediaTiming(beginTime: beginTime, fillMode: fillMode)
    }
  }
}

extension PlanBuilder {
  fileprivate func timing(of node: Int) -> MediaTiming { plan.pool.timing(record(of: node)) }

  /// Whether an animation value reaches beyond the group around it, which has clipped it.
  fileprivate func isClippedValue(_ node: Int) -> Bool {
    let timing = timing(of: node)
    let length = record(of: Int(plan.nodes[node].parent)).duration
    return record(of: node).flags.contains(.raw)
      && (timing.beginTime < 0 || timing.endTime > length + MediaTiming.tolerance)
  }

  /// Whether the group around a repeating animation ends between two of its iterations.
  ///
  /// There the group presents the begin of the next one (T-7), which the reversed animation doesn't.
  fileprivate func isCutBetweenRepeats(_ node: Int) -> Bool {
    let timing = timing(of: node)
    let length = record(of: Int(plan.nodes[node].parent)).duration
    guard timing.activeDuration > timing.cycleDuration,
      timing.endTime > length + MediaTiming.tolerance, timing.cycleDuration > 0
    else { return false }
    let played = (length - timing.beginTime) * timing.speed
    let iterations = (played / timing.cycleDuration).rounded()
    return iterations > 0
      && abs(played - iterations * timing.cycleDuration) <= MediaTiming.tolerance
  }

  fileprivate func canReverse(_ node: Int) -> Bool {
    let timing = timing(of: node)
    let isWhole =
      timing.timeOffset == 0 && timing.repeatDuration == 0 && timing.speed > 0
      && timing.repeatCount.rounded() == timing.repeatCount
    guard isWhole || timing.isPlain else { return false }
    let record = record(of: node)
    if record.flags.contains(.inert) { return true }
    if record.kind == .group { return true }
    return isRewritable(node)
      && (record.kind != .basic || ends(of: node, over: LayerValues()) != nil)
  }
}
