// The timing of time operators.

import AnimaticCore

extension CompileLayout {
  /// Computes the timing of a time operator, once the length of its content is known.
  ///
  /// An impossible operator has no effect, and is reported.
  mutating func closeTime(_ index: Int, content: ExactTime) {
    let node = source.body.nodes[index]
    guard let nodeOperator = source.body.nodeOperator(of: node) else { return }
    var timing = MediaTiming(duration: content.rounded)
    durations[index] = content.rounded
    lengths[index] = content
    do throws(Diagnostic) {
      switch nodeOperator {
      case .repeated(let count, let pause): try repeats(&timing, content, count, pause: pause)
      case .autoreversed:
        try content.mustDouble("played back")
        timing.autoreverses = content > .zero
      case .reversed where isEndlessRepeat(index): break
      case .reversed:
        try content.mustDouble("reversed")
        timing.mirror()
      // A group's easing of endless content is reported where it is written (C-3).
      case .eased: break
      case .trimmed(let from, let to):
        guard try trims(&timing, from, to, of: content, at: node) else {
          lengths[index] = .zero
          return
        }
      case .fitted(let length, let fit): try fits(&timing, to: length, fit)
      default: break
      }
    } catch {
      report(error, at: node)
      unchanged.insert(index)
      timings[index] = MediaTiming(duration: content.rounded)
      return
    }
    timings[index] = timing
    durations[index] = timing.duration
    let length = timing.wallDuration
    lengths[index] = length == content.rounded ? content : ExactTime(length)
  }

  /// Whether the content of a time only repeats one cycle forever, from the begin on.
  private func isEndlessRepeat(_ index: Int) -> Bool {
    // An only child is directly before its parent.
    var child = index - 1
    while child >= 0, source.body.nodes[child].isContainer {
      guard source.body.onlyChild(of: child) != nil, begins[child] == .zero else { return false }
      child -= 1
    }
    return child >= 0 && begins[child] == .zero && !length(of: child).isFinite
      && duration(of: child).isFinite
  }

  /// Computes the factor of a pace.
  mutating func closePace(_ index: Int, content: ExactTime) {
    let node = source.body.nodes[index]
    var factor = ExactTime.one
    do throws(Diagnostic) {
      switch source.body.nodeOperator(of: node) {
      case .sped(let by):
        // A factor without an inverse makes times too small.
        guard by > 0, by.isFinite, (1 / by).isNormal else { throw .unusable("A speed", by) }
        factor = ExactTime.one.divided(by: by)
        guard !content.isFinite || content.multiplied(by: factor).rounded.isTime else {
          throw .unusable("A duration", content.multiplied(by: factor).rounded)
        }
      case .stretched(let length), .fitted(let length, _):
        guard length >= 0, length.isTime else { throw .unusable("A length", length) }
        try content.mustEnd("stretched")
        if content > .zero { factor = ExactTime(length).divided(by: content) }
        guard factor == .zero || factor.rounded.isNormal else {
          throw .unusable("A length", length)
        }
      default: break
      }
    } catch {
      report(error, at: node)
      factor = .one
    }
    paces[index] = factor
    lengths[index] = content.multiplied(by: factor)
  }

  private func repeats(
    _ timing: inout MediaTiming, _ content: ExactTime, _ count: Double, pause: Double
  ) throws(Diagnostic) {
    guard count > 0, isSeen(content.multiplied(by: count), of: content) else {
      throw .unusable("A repeat count", count)
    }
    guard pause >= 0, pause.isTime else { throw .unusable("A pause", pause) }
    try content.mustEnd("repeated")
    let cycle = content + ExactTime(pause)
    guard cycle > .zero else { return }
    timing.duration = cycle.rounded
    // Beyond the bounds of times, repeats are endless.
    let isEndless = !cycle.multiplied(by: count).rounded.isTime
    if pause == 0 || isEndless {
      timing.repeatCount = isEndless ? .infinity : count
      return
    }
    // The last iteration ends with the content, not with a pause.
    let whole = (count.rounded(.up) - 1).rounded()
    let rest = content.multiplied(by: count - whole)
    timing.repeatDuration = (cycle.multiplied(by: whole) + rest).rounded
  }

  /// Whether a part is longer than the tolerance (T-18), or the whole is not either.
  private func isSeen(_ part: ExactTime, of content: ExactTime) -> Bool {
    part.rounded > MediaTiming.tolerance || content.rounded <= MediaTiming.tolerance
  }

  /// Trims a timing to a part; false if nothing is left.
  private mutating func trims(
    _ timing: inout MediaTiming, _ from: Double, _ to: Double, of content: ExactTime,
    at node: CompositionNode
  ) throws(Diagnostic) -> Bool {
    guard !from.isNaN, !to.isNaN else { throw .unusable("A trim", .nan) }
    let whole = content.rounded
    let low = min(max(from, 0), whole)
    if to == .infinity {
      try content.mustEnd(
        "trimmed without an end", remedy: "Give the trim an end, such as trimmed(1...2).")
    }
    let high = min(max(to == .infinity ? whole : to, low), whole)
    if from < 0 || from > whole || to < from || to != .infinity && to > whole {
      report(.trimmedOutside(from, to, of: whole), at: node)
    }
    // Zero-length content remains whole.
    if whole == 0 { return true }
    guard high > low, low.isFinite, isSeen(ExactTime(high) - ExactTime(low), of: content) else {
      return false
    }
    guard low.isTime, (high - low).isTime else { throw .unusable("A trim", max(low, high - low)) }
    timing.timeOffset = low
    if high - low != whole { timing.repeatDuration = (ExactTime(high) - ExactTime(low)).rounded }
    return true
  }

  private func fits(
    _ timing: inout MediaTiming, to length: Double, _ fit: Fit
  ) throws(Diagnostic) {
    guard length >= 0, length.isTime else { throw .unusable("A length", length) }
    timing.duration = fit == .hold ? max(timing.duration, length) : length
  }
}

extension ExactTime {
  fileprivate func mustEnd(
    _ operation: String, remedy: String = "Give its repeats a number."
  ) throws(Diagnostic) {
    if !isFinite { throw .endlessOperand(operation, remedy: remedy) }
  }

  /// Checks that twice the length is within the bounds of times.
  fileprivate func mustDouble(_ operation: String) throws(Diagnostic) {
    try mustEnd(operation)
    guard (rounded * 2).isTime else { throw .unusable("A duration", rounded * 2) }
  }
}

extension MediaTiming {
  /// Plays one iteration backward: the second half of an autoreversing one.
  ///
  /// A negative speed would show the begin at the very first instant (T-7).
  fileprivate mutating func mirror() {
    guard duration > 0 else { return }
    autoreverses = true
    timeOffset = duration
    repeatDuration = duration
  }
}
