// The resolved times of an animation or a group, and what is reported about them.

import AnimaticCore

extension PlanWriter {
  /// Resolves the times of a node's record; unusable attributes become neutral.
  mutating func resolve(_ record: inout AnimationRecord, _ index: Int) {
    if isWritten(index) { builder.plan.pool.change(&record) { $0.listener = -1 } }
    let begin = begins[index].rounded
    guard record.hasPlainTimes, begin >= 0,
      input.layout.factor(of: index) == .one, !builder.plan.pool.hasTiming(record)
    else { return resolveTimes(of: &record, index) }
    record.begin = begin
  }

  /// Reports an easing that has no effect, or that loses its spring or its overshoot.
  private mutating func reportEasing(of record: AnimationRecord, _ node: CompositionNode) {
    guard record.easing.bends, !record.flags.contains(.raw) || node.isScope else { return }
    if node.isScope, record.duration.isInfinite { return report(.endlessEased, at: record) }
    guard record.easing.isOwn, !record.flags.contains(.raw),
      let easing = builder.plan.pool.function(record.easing)?.unclamped, easing.isValid
    else { return }
    var owner: String?
    if node.isScope, easing.overshoots || easing.springCurve != nil {
      let isGroup = node.kind == .group
      report(.easedTime(by: easing, isGroup: isGroup), at: record)
      owner = isGroup ? "a group" : "a composition"
    } else if record.kind == .keyframes, easing.springCurve != nil {
      let path = builder.plan.pool.path(record.property)
      report(.springOfKeyframes(path), at: record)
      owner = path.keyPath
    }
    if let owner, let ratio = easing.springCurve?.unusedDampingRatio {
      report(.unusedDamping(ratio, of: owner), at: record)
    }
  }

  private mutating func resolveTimes(of record: inout AnimationRecord, _ index: Int) {
    let node = nodes[index]
    diagnostics += record.easingDiagnostics(in: builder.plan.pool)
    if let spring = input.source.body.spring(of: node) { makeSpring(&record, spring, of: index) }
    let timing = builder.plan.pool.timing(record)
    let hasOwnDuration = node.kind == .leaf || node.hasDuration
    var check = timing
    check.duration = hasOwnDuration ? timing.duration : 0
    let isEndlessVerb = check.duration.isInfinite && !record.flags.contains(.raw)
    if !check.isValid || isEndlessVerb {
      report(.unusableTiming(check, at: nil), at: record)
      record.flags.insert(.rejected)
    }
    if record.flags.contains(.badRepeats) { record.flags.insert(.rejected) }
    record.begin = begins[index].rounded
    record.duration = input.layout.duration(of: index)
    if node.kind != .time { slowDown(&record, by: input.layout.factor(of: index)) }
    reportEasing(of: record, node)
    if record.begin < 0, input.layout.scope(of: index) == nil || !record.flags.contains(.raw) {
      report(.beginsBeforeStart(record.begin), at: record)
    }
    if record.flags.contains(.rejected) {
      record.neutralise(in: &builder.plan.pool)
    } else if nodes[index].isUnsized {
      record.duration = surroundingDuration(of: index)
      record.flags.insert(.unsized)
    }
  }

  /// Gives a verb with a spring easing the spring's own time; an instant shows its end.
  private mutating func makeSpring(
    _ record: inout AnimationRecord, _ spring: SpringCurve, of index: Int
  ) {
    record.easing = .none
    guard input.layout.duration(of: index) > 0 else { return }
    record.kind = .spring
    let stored = builder.plan.pool.store(spring)
    builder.plan.pool.change(&record) { $0.spring = stored }
  }

  private func surroundingDuration(of index: Int) -> Double {
    guard let scope = input.layout.scope(of: index) else {
      return isAlone ? Self.rawDuration : duration
    }
    if nodes[scope].isUnsized { return surroundingDuration(of: scope) }
    let around = input.layout.duration(of: scope)
    return around == 0 ? Self.rawDuration : around
  }

  /// Stretches a record: by its duration where equivalent, else by its speed.
  private mutating func slowDown(_ record: inout AnimationRecord, by factor: ExactTime) {
    guard factor != .one else { return }
    let isOnlyLonger =
      !builder.plan.pool.hasTiming(record)
      && (record.kind == .basic || record.kind == .keyframes || factor == .zero)
    // A jumping animation has its own timing even if it is only longer.
    if isOnlyLonger || record.flags.contains(.jumps) {
      record.duration = ExactTime(record.duration).multiplied(by: factor).rounded
    } else {
      var slower = builder.plan.pool.timing(record)
      slower.stretch(by: factor)
      builder.plan.pool.storeAnew(slower, in: &record)
    }
  }
}

extension AnimationRecord {
  /// Whether its times and easing need no inspection: a verb with finite numbers and a named curve.
  fileprivate var hasPlainTimes: Bool {
    !easing.isOwn && hasEnds && begin.isTime
      && duration.asDuration == duration && flags.isDisjoint(with: .needsLook)
  }
}

extension AnimationRecord.Flags {
  /// The flags that require an inspection of the times.
  fileprivate static var needsLook: Self {
    Self(rawValue: raw.rawValue | rejected.rawValue | badRepeats.rawValue)
  }
}
