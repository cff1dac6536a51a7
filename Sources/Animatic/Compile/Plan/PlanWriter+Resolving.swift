// The record of a node with resolved times; unusable attributes are neutral.

import AnimaticCore

extension PlanWriter {
  /// The record with resolved times; unusable attributes are neutral.
  @inline(__always)
  mutating func resolved(_ index: Int) -> AnimationRecord {
    var record = nodes[index].record
    if isWritten(index) { builder.pool.change(&record) { $0.listener = -1 } }
    let begin = laid[index].begin.rounded
    guard nodes[index].kind == .leaf, record.hasPlainTimes, begin >= 0,
      input.layout.factor(of: index) == .one, !builder.pool.hasTiming(record)
    else { return resolvedTimes(of: record, index) }
    record.begin = begin
    record.duration = laid[index].duration
    return record
  }

  private mutating func resolvedTimes(of written: AnimationRecord, _ index: Int) -> AnimationRecord
  {
    let node = nodes[index]
    var record = written
    diagnostics += record.easingDiagnostics(in: builder.pool)
    if let spring = input.composition.spring(of: node) { makeSpring(&record, spring, of: index) }
    let timing = builder.pool.timing(record)
    let hasOwnDuration = node.kind == .leaf || node.hasDuration
    var check = timing
    check.duration = hasOwnDuration ? timing.duration : 0
    let isEndlessVerb = check.duration.isInfinite && !record.flags.contains(.raw)
    if !check.isValid || isEndlessVerb {
      report(.unusableTiming(check, at: nil), at: record)
      record.flags.insert(.rejected)
    }
    if record.flags.contains(.badRepeats) { record.flags.insert(.rejected) }
    record.begin = laid[index].begin.rounded
    record.duration = laid[index].duration
    if node.kind != .time { slowDown(&record, by: input.layout.factor(of: index)) }
    if node.isScope, record.easing > 0, record.duration.isInfinite {
      report(.endlessEased, at: record)
    }
    if record.begin < 0, input.layout.scope(of: index) < 0 || !record.flags.contains(.raw) {
      report(.beginsBeforeStart(record.begin), at: record)
    }
    if record.flags.contains(.rejected) {
      record.neutralise(in: &builder.pool)
    } else if nodes[index].isUnsized {
      record.duration = surroundingDuration(of: index)
      record.flags.insert(.unsized)
    }
    return record
  }

  /// Gives a verb with a spring easing the spring's own time; an instant shows its end.
  private mutating func makeSpring(
    _ record: inout AnimationRecord, _ spring: SpringCurve, of index: Int
  ) {
    record.easing = -1
    guard laid[index].duration > 0 else { return }
    record.kind = .spring
    let stored = builder.pool.store(spring)
    builder.pool.change(&record) { $0.spring = stored }
  }

  private func surroundingDuration(of index: Int) -> Double {
    let scope = Int(input.layout.scope(of: index))
    if scope < 0 { return isAlone ? Self.rawDuration : duration }
    if nodes[scope].isUnsized { return surroundingDuration(of: scope) }
    let around = laid[scope].duration
    return around == 0 ? Self.rawDuration : around
  }

  /// Stretches a record: by its duration where equivalent, else by its speed.
  private mutating func slowDown(_ record: inout AnimationRecord, by factor: ExactTime) {
    guard factor != .one else { return }
    let isOnlyLonger =
      !builder.pool.hasTiming(record)
      && (record.kind == .basic || record.kind == .keyframes || factor == .zero)
    // A jumping animation has its own timing even if it is only longer.
    if isOnlyLonger || record.flags.contains(.jumps) {
      record.duration = ExactTime(record.duration).multiplied(by: factor).rounded
    } else {
      var slower = builder.pool.timing(record)
      stretch(&slower, by: factor)
      builder.pool.storeAnew(slower, in: &record)
    }
  }
}

extension AnimationRecord {
  /// Whether its times and easing need no inspection: a verb with finite numbers and a named curve.
  @inline(__always)
  fileprivate var hasPlainTimes: Bool {
    easing < AnimationPool.firstCurve && kind != .keyframes && begin.isFinite && duration >= 0
      && duration.isFinite && flags.isDisjoint(with: .needsLook)
  }
}

extension AnimationRecord.Flags {
  /// The flags that require an inspection of the times.
  fileprivate static var needsLook: Self {
    Self(rawValue: raw.rawValue | rejected.rawValue | badRepeats.rawValue)
  }
}
