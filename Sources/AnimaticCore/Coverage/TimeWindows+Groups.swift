// The windows of a group within one window of its parent: fills, passes, and extrema of the easing.

extension TimeWindows {
  /// Adds the windows of a group.
  ///
  /// - Parameters:
  ///   - group: The node of the group.
  ///   - index: The parent's window.
  ///   - most: The maximum number of added windows.
  /// - Returns: Whether the limit was reached.
  mutating func append(
    group: Int, in index: Int, most: Int, _ reader: borrowing PlanReader
  ) -> Bool {
    let around = self[index]
    guard !around.isFrozen else {
      freeze(group, at: around.low, during: around, reader)
      return false
    }
    let timing = pool.timing(reader.nodes[group].record)
    let (begin, end) = (timing.beginTime, timing.endTime)
    if begin > around.low {
      freeze(group, at: -.infinity, during: part(around.low, begin, of: index), reader)
    }
    let low = max(begin, around.low)
    let high = min(end, around.high)
    var isCut = false
    if low <= high {
      let active = part(low, high, of: index)
      if timing.speed == 0 || timing.duration == 0 {
        freeze(group, at: begin, during: active, reader)
      } else {
        let easing = reader.nodes[group].record.easing
        let passes = Passes(timing, easing: timing.duration.isFinite ? easing : 0, low, high)
        isCut = append(passes, in: index, most: most)
      }
    }
    if end < around.high {
      freeze(group, at: .infinity, during: part(end, around.high, of: index), reader)
    }
    return isCut
  }

  /// Returns a part of a window, given in local time.
  private func part(_ low: Double, _ high: Double, of index: Int) -> TimeWindow {
    var part = self[index]
    part.low = max(low, part.low)
    part.high = min(high, part.high)
    let edges = [outside(part.low, of: index), outside(part.high, of: index)]
    part.start = part.rises ? edges[0] : edges[1]
    part.end = part.rises ? edges[1] : edges[0]
    return part
  }

  private mutating func freeze(
    _ group: Int, at time: Double, during part: TimeWindow, _ reader: borrowing PlanReader
  ) {
    guard part.start <= part.end,
      let progress = reader.progress(of: group, at: time, end: .drawn)
    else { return }
    let inside = reader.childTime(of: group, progress)
    append(
      TimeWindow(start: part.start, end: part.end, low: inside, high: inside, isFrozen: true))
  }

  private mutating func append(_ passes: Passes, in index: Int, most: Int) -> Bool {
    let turns = passes.easing > 0 ? pool.function(passes.easing)?.extremaFractions ?? [] : []
    for position in 0..<min(passes.count, most) {
      let pass = passes[position]
      // Overflowed numbers give no windows.
      guard !pass.from.isNaN, !pass.to.isNaN else { continue }
      var edges = [pass.from, pass.to]
      if passes.easing > 0 {
        // An eased pass is split at the extrema of the easing.
        let range = min(pass.from, pass.to)..<max(pass.from, pass.to)
        let inside = turns.map { $0 * passes.length }.filter { range.contains($0) }
        edges = [pass.from] + (pass.from < pass.to ? inside : inside.reversed()) + [pass.to]
      }
      for (from, to) in zip(edges, edges.dropFirst()) {
        append(way(from, to, scale: pass.scale, offset: pass.offset, passes, in: index))
      }
    }
    return passes.count > most
  }

  /// Returns one monotonic part of a pass.
  private func way(
    _ from: Double, _ to: Double, scale: Double, offset: Double, _ passes: Passes, in index: Int
  ) -> TimeWindow {
    let around = self[index]
    let part = part(
      min((from - offset) / scale, (to - offset) / scale),
      max((from - offset) / scale, (to - offset) / scale), of: index)
    var way = TimeWindow(start: part.start, end: part.end, low: min(from, to), high: max(from, to))
    way.rises = (scale > 0) == around.rises
    // Linear parts are merged, so only eased ones are traversed.
    way.base = around.easing > 0 ? Int32(index) : around.base
    way.scale = around.easing > 0 ? scale : scale * around.scale
    way.offset = around.easing > 0 ? offset : scale * around.offset + offset
    guard passes.easing > 0, let easing = pool.function(passes.easing) else { return way }
    let values = [way.low, way.high].map { easing.value(at: $0 / passes.length) * passes.length }
    way.rises = way.rises == (values[0] <= values[1])
    way.low = min(values[0], values[1])
    way.high = max(values[0], values[1])
    way.easing = passes.easing
    way.length = passes.length
    way.scale /= passes.length
    way.offset /= passes.length
    return way
  }
}

/// The passes of a group that meet an interval of its parent's time, in order.
private struct Passes {
  /// One pass: its local interval, and the mapping from the parent's time.
  struct Pass {
    var from: Double
    var to: Double
    var scale: Double
    var offset: Double
  }

  let timing: MediaTiming
  let easing: Int32
  /// The number of passes; above the limit for infinite ones.
  let count: Int
  private let first: Double
  private let low: Double
  private let high: Double

  var length: Double { timing.duration }

  init(_ timing: MediaTiming, easing: Int32, _ low: Double, _ high: Double) {
    self.timing = timing
    self.easing = easing
    self.low = low
    self.high = high
    func local(_ time: Double) -> Double {
      (time - timing.beginTime) * timing.speed + timing.timeOffset
    }
    guard timing.duration.isFinite else {
      (first, count) = (0, 1)
      return
    }
    // A pass that is only touched at its edge does not count.
    let slack = timing.speed > 0 ? MediaTiming.tolerance : -MediaTiming.tolerance
    first = ((local(low) + slack) / timing.duration).rounded(.down)
    let last = ((local(high) - slack) / timing.duration).rounded(.down)
    let count = abs(last - first) + 1
    self.count = count < 1e9 ? Int(count) : Int(1e9)
  }

  subscript(position: Int) -> Pass {
    let number = first + (timing.speed < 0 ? -1 : 1) * Double(position)
    let start = timing.duration.isFinite ? number * timing.duration : 0
    let isBackwards = timing.autoreverses && number.truncatingRemainder(dividingBy: 2) != 0
    var scale = timing.speed
    var offset = timing.timeOffset - timing.speed * timing.beginTime - start
    if isBackwards {
      scale = -scale
      offset = timing.duration - offset
    }
    func inside(_ time: Double) -> Double {
      min(max(time.isFinite ? scale * time + offset : time * scale, 0), timing.duration)
    }
    return Pass(from: inside(low), to: inside(high), scale: scale, offset: offset)
  }
}
