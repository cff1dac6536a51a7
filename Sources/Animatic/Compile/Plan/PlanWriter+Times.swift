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
    switch isPlayable ? input.source.body.nodeOperator(of: nodes[index]) : nil {
    case .reversed where timing.duration.isInfinite: reverseEndless(group)
    case .reversed:
      if reverse(group) { timing = MediaTiming(duration: timing.duration) }
    case .trimmed where timing.duration.isFinite && timing.repeatDuration > 0:
      let low = timing.timeOffset
      let length = timing.repeatDuration
      if trim(group, from: low, to: (ExactTime(low) + ExactTime(length)).rounded) {
        timing = MediaTiming(duration: length)
      }
    default: break
    }
    builder.close()
    timing.beginTime = begins[index].rounded
    timing.stretch(by: input.layout.factor(of: index))
    timing.fillMode = builder.record(of: group).fillMode
    builder.plan.pool.storeAnew(timing, in: &builder.plan.nodes[group].record)
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
      record.kind != .spring, outer.easing <= 0 || record.easing <= 0, timing.speed > 0,
      timing.timeOffset == 0
    else { return }
    var own = timing
    own.beginTime = outer.begin
    builder.plan.pool.storeAnew(own, in: &record)
    if outer.easing > 0 { record.easing = outer.easing }
    record.flags.set(.kept, outer.flags.contains(.kept))
    let key = builder.plan.pool.attributes(of: outer).key
    builder.plan.pool.change(&record) { if $0.key < 0 { $0.key = key } }
    setOrigin(origin(of: group + 1), of: group)
    builder.replaceGroup(group, by: record)
    for root in written.indices where written[root].nodes.last == group + 1 {
      written[root].nodes[written[root].nodes.count - 1] = group
    }
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
