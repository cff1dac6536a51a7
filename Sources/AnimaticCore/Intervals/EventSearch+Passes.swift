// Traversal of a group's time: pass by pass, and within an eased pass piece by piece.

extension EventSearch {
  /// One pass: its begin and end in local seconds from its low edge.
  private struct Pass {
    let start: Double
    var enter: Double
    var leave: Double
    let isMirrored: Bool
    var includesStart: Bool
    var isFixed: Bool
  }

  /// Returns the first event in a group that does more than shift time.
  func pass(through level: Int, on way: Way) throws(Missing) -> EventTime? {
    let timing = levels[level].timing
    guard timing.speed != 0, timing.duration > 0 else {
      // A paused time is passed when it is entered.
      guard way.includesStart else { return nil }
      let still = levels[level].childTime(at: way.from)
      let point = Way(from: still, to: still, includesStart: true, isFixed: true)
      return try find(point, from: level + 1).map { moment(at: way.from, like: $0) }
    }
    guard timing.duration.isFinite else {
      let from = local(way.from, timing)
      let inner = Way(
        from: from, to: local(way.to, timing), includesStart: way.includesStart,
        isFixed: way.isFixed)
      return try find(inner, from: level + 1).map { found in
        moment(at: outside(found.time, timing, on: way), like: found)
      }
    }
    for pass in passes(of: level, on: way) {
      guard let found = try piece(of: pass, level) else { continue }
      let seconds = pass.isMirrored ? timing.duration - found.time : found.time
      let local = (ExactTime(pass.start) + ExactTime(seconds)).rounded
      return moment(at: outside(local, timing, on: way), like: found)
    }
    return nil
  }

  /// Returns the first iteration boundary strictly inside an interval.
  func seam(of level: Int, on way: Way) -> EventTime? {
    let timing = levels[level].timing
    let cycle = timing.cycleDuration
    // Beyond integer precision, iteration boundaries can't be distinguished.
    guard timing.speed != 0, cycle > 0, cycle.isFinite, abs(timing.timeOffset / cycle) < 0x1p53
    else { return nil }
    let from = local(way.from, timing)
    let rises = way.isForwards == (timing.speed > 0)
    let sign = rises ? 1.0 : -1.0
    let number =
      rises
      ? ((from + Self.tolerance) / cycle).rounded(.down) + 1
      : ((from - Self.tolerance) / cycle).rounded(.up) - 1
    let seam = ExactTime(cycle).multiplied(by: number).rounded
    guard (local(way.to, timing) - seam) * sign > Self.tolerance else { return nil }
    // Iterations are counted from the begin in either direction of time.
    let entered = rises ? number : number - 1
    let offset = timing.timeOffset / cycle
    let first = timing.speed > 0 ? offset.rounded(.down) : offset.rounded(.up) - 1
    return EventTime(
      time: outside(seam, timing, on: way), direction: rises ? .forwards : .backwards,
      cycle: Int(exactly: abs(entered - first)) ?? .max)
  }

  // MARK: Passes

  /// Returns the passes to examine: the first three and the last; those between are equivalent.
  private func passes(of level: Int, on way: Way) -> [Pass] {
    let timing = levels[level].timing
    let length = timing.duration
    var from = local(way.from, timing)
    // A search that continues right after a boundary has passed it.
    if way.isFixed || way.includesStart { from = snapped(from, length) }
    let to = snapped(local(way.to, timing), length)
    let rises = way.isForwards == (timing.speed > 0)
    let step = rises ? 1.0 : -1.0
    var first = rises ? (from / length).rounded(.down) : (from / length).rounded(.up) - 1
    let last = rises ? (to / length).rounded(.up) - 1 : (to / length).rounded(.down)
    if (last - first) * step < 0 {
      // Touches only a boundary: the instant belongs to the next pass, except at the end (T-7).
      let isEnd = abs(way.to - levels[level].end) <= Self.tolerance
      if isEnd, levels[level].end > timing.beginTime { first = last }
      return [pass(first, from, from, way, timing, isFirst: true)]
    }
    let count = abs(last - first)
    let numbers: [Double] =
      count.isInfinite
      ? [first, first + step, first + 2 * step]
      : count <= 3
        ? (0...Int(count)).map { first + step * Double($0) }
        : [first, first + step, first + 2 * step, last]
    return numbers.map { number in
      pass(
        number, number == first ? from : rises ? -.infinity : .infinity,
        number == last ? to : rises ? .infinity : -.infinity, way, timing,
        isFirst: number == first)
    }
  }

  private func pass(
    _ number: Double, _ from: Double, _ to: Double, _ way: Way, _ timing: MediaTiming,
    isFirst: Bool
  ) -> Pass {
    let start = ExactTime(timing.duration).multiplied(by: number).rounded
    func inside(_ local: Double) -> Double { min(max(local - start, 0), timing.duration) }
    return Pass(
      start: start, enter: inside(from), leave: inside(to),
      isMirrored: timing.autoreverses && number.truncatingRemainder(dividingBy: 2) != 0,
      includesStart: isFirst ? way.includesStart : !timing.autoreverses,
      isFixed: isFirst ? way.isFixed : true)
  }

  /// Returns the first event in a pass, in seconds from its low edge.
  private func piece(of pass: Pass, _ level: Int) throws(Missing) -> EventTime? {
    let length = levels[level].timing.duration
    func folded(_ seconds: Double) -> Double { pass.isMirrored ? length - seconds : seconds }
    var way = Way(
      from: folded(pass.enter), to: folded(pass.leave), includesStart: pass.includesStart,
      isFixed: pass.isFixed)
    guard let easing = levels[level].easing else { return try find(way, from: level + 1) }
    let (low, high) = (way.from / length, way.to / length)
    var turns = easing.extremaFractions.filter { $0 > min(low, high) && $0 < max(low, high) }
    if high < low { turns.reverse() }
    var start = low
    for stop in turns + [high] {
      way.from = easing.value(at: start) * length
      way.to = easing.value(at: stop) * length
      if let found = try find(way, from: level + 1) {
        let wanted = found.time / length
        let fraction =
          found.time == way.to
          ? stop : easing.firstFraction(reaching: wanted, from: start, to: stop) ?? stop
        return moment(at: fraction * length, like: found)
      }
      way.includesStart = false
      way.isFixed = true
      start = stop
    }
    return nil
  }

  // MARK: Times

  private func moment(at time: Double, like found: EventTime) -> EventTime {
    var moment = found
    moment.time = time
    return moment
  }

  private func local(_ time: Double, _ timing: MediaTiming) -> Double {
    (time - timing.beginTime) * timing.speed + timing.timeOffset
  }

  /// Converts local time to the parent's time and restores edges after rounding.
  private func outside(_ local: Double, _ timing: MediaTiming, on way: Way) -> Double {
    let elapsed = (ExactTime(local) - ExactTime(timing.timeOffset)).divided(by: timing.speed)
    let time = (elapsed + ExactTime(timing.beginTime)).rounded
    if abs(time - way.to) <= Self.tolerance { return way.to }
    return abs(time - way.from) <= Self.tolerance ? way.from : time
  }

  /// Snaps a local time to a nearby boundary of two passes.
  private func snapped(_ local: Double, _ length: Double) -> Double {
    let seam = (local / length).rounded() * length
    return abs(local - seam) <= Self.tolerance ? seam : local
  }
}
