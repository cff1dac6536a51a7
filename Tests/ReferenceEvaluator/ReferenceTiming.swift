// Time by T-2 to T-8 and T-11 to T-13: the phase of a time, and the local time of an
// animation. It shares nothing with the library but stored numbers.

package import AnimaticCore

/// Where an animation is at one time of its parent, and how near the next decision was.
package struct ReferencePlace {
  package enum Phase { case before, active, after }

  package var phase: Phase
  /// The number of the cycle, k in T-7.
  package var cycle: Double
  /// Basic local time, b in T-7.
  package var local: Double
  /// Resolved duration, D in T-4.
  package var duration: Double
  /// Elapsed active time, e in T-6; 0 before the begin.
  package var elapsed: Double
  /// Active duration, A in T-4.
  package var active: Double
  /// Seconds to the nearest time of another branch.
  package var margin: Double
}

/// T-18: e within this of A is the end.
package let referenceTolerance = 1e-9

extension MediaTiming {
  /// T-8, T-17: whether the numbers mean anything at all.
  var isUsable: Bool {
    for number in [beginTime, timeOffset] where !(abs(number) <= 1e100) { return false }
    for number in [duration, repeatDuration] where !(0...1e100 ~= number || number == .infinity) {
      return false
    }
    return speed.isFinite && repeatCount >= 0
  }

  /// The position at a time of the parent.
  ///
  /// `zeroDuration` replaces a duration of 0 (T-8, G-4); a slack widens the active interval by some
  /// seconds of the parent's time.
  package func place(
    at parent: Double, begin: Double, zeroDuration: Double,
    tolerance: Double = referenceTolerance, slack: Double = 0
  ) -> ReferencePlace {
    let length = duration == 0 ? zeroDuration : duration
    let cycle = autoreverses ? 2 * length : length
    // T-4.
    var active = cycle
    if repeatDuration > 0 {
      active = repeatDuration
    } else if repeatCount > 0 {
      active = cycle * repeatCount
    }
    // T-6.
    var phase = ReferencePlace.Phase.active
    var elapsed = 0.0
    var isTerminal = false
    var margin = abs(parent - begin)
    if parent < begin - slack {
      phase = .before
    } else if speed != 0 {
      elapsed = max(0, (parent - begin) * abs(speed))
      margin = min(margin, abs(elapsed - active) / abs(speed))
      if abs(elapsed - active) <= tolerance + slack * abs(speed) {
        isTerminal = true
        elapsed = active
      } else if elapsed > active {
        phase = .after
        isTerminal = true
        elapsed = active
      }
    }
    // T-2, and T-13 for speed 0: the time offset alone, held within the active interval.
    var time = speed < 0 ? timeOffset - elapsed : timeOffset + elapsed
    if speed == 0 {
      time = min(max(timeOffset, 0), active)
      isTerminal = time == active
    }
    // T-7.
    var count = (time / cycle).rounded(.down)
    var rest = time - count * cycle
    let edge = min(abs(rest), abs(cycle - rest))
    let isMultiple = edge <= referenceTolerance
    if isTerminal, isMultiple, speed >= 0 {
      count = (time / cycle).rounded() - 1
      return ReferencePlace(
        phase: phase, cycle: count, local: autoreverses ? 0 : length, duration: length,
        elapsed: elapsed, active: active, margin: margin)
    }
    if isTerminal, isMultiple {
      // Backwards the plain value of the end is the begin of a cycle.
      count = (time / cycle).rounded()
      rest = 0
    } else if speed != 0, !isTerminal {
      margin = min(margin, edge / abs(speed))
    }
    rest = min(max(rest, 0), cycle)
    if autoreverses, rest > length { rest = cycle - rest }
    return ReferencePlace(
      phase: phase, cycle: count, local: rest, duration: length, elapsed: elapsed, active: active,
      margin: margin)
  }

  /// T-5: seconds of the parent's time from begin to end.
  package func wallLength(zeroDuration: Double) -> Double {
    let end = place(at: beginTime, begin: beginTime, zeroDuration: zeroDuration)
    return speed == 0 ? .infinity : end.active / abs(speed)
  }

  /// T-11: whether an animation has a value in a phase.
  func shows(_ phase: ReferencePlace.Phase) -> Bool {
    switch phase {
    case .before: fillMode == .backwards || fillMode == .both
    case .active: true
    case .after: fillMode == .forwards || fillMode == .both
    }
  }
}
