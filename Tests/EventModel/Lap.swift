// The laps in which a run passes the time of a part: each one enumerated, none computed from another.

/// A stretch of a run in which the time of a part runs evenly forward or backward.
struct Lap {
  /// The part's time where the lap begins and where it ends; the same for an instant.
  var from: Double
  var to: Double
  /// The part's time at which the lap of the innermost scope begins.
  var start: Double
  let isForwards: Bool
  /// Whether the same follows again and again without end.
  var isForever = false
  /// Whether an instant exactly at the first time is not part of it, because a trim ends there.
  var lacksFirst = false
  /// Whether an instant exactly at the last time is not part of it.
  var lacksLast = false
  /// The run's time at a time of the part.
  let runTime: (Double) -> Double

  /// Whether it is an instant.
  var isInstant: Bool { from == to }

  /// The lap within an interval, both ends included; nil if there is nothing.
  func within(_ low: Double, _ high: Double) -> Lap? {
    guard max(from, to) >= low, min(from, to) <= high else { return nil }
    var lap = self
    lap.from = min(max(from, low), high)
    lap.to = min(max(to, low), high)
    lap.lacksFirst = lacksFirst && lap.from == from
    lap.lacksLast = lacksLast && lap.to == to
    return lap
  }

  /// The same lap in another time.
  ///
  /// - Parameters:
  ///   - inward: The other time at a time of this one.
  ///   - outward: The way back.
  func mapped(
    _ inward: (Double) -> Double, back outward: @escaping (Double) -> Double,
    isScope: Bool = true
  ) -> Lap {
    let (first, last, outer) = (inward(from), inward(to), self)
    let rises = inward(1) > inward(0)
    return Lap(
      from: first, to: last, start: isScope ? first : inward(start),
      isForwards: isForwards == rises, isForever: isForever,
      lacksFirst: lacksFirst,
      lacksLast: lacksLast
    ) { time in
      // Exact at both ends, whatever the way back makes of them.
      let there = time == first ? outer.from : time == last ? outer.to : outward(time)
      return outer.runTime(there)
    }
  }
}

extension ModelPart {
  /// Computes the laps of the content, and with them all events, through all depths.
  ///
  /// - Parameters:
  ///   - around: The laps of the time around the part, in the order of the run.
  ///   - horizon: The run's time beyond which an endless repeat needs no laps.
  ///   - origin: The run's time from which only cues are passed; nil for all events of the run.
  func enumerate(_ around: [Lap], horizon: Double, cuesFrom origin: Double? = nil) {
    if cue != nil {
      passages = passages(in: around)
      return
    }
    let own = around.compactMap { $0.within(begin, begin + length) }
      .map { lap in lap.mapped({ $0 - begin }, back: { [begin] in $0 + begin }, isScope: false) }
    var inner = own.map { laps(in: $0, horizon: horizon) }
    if let origin {
      // The instant between two laps belongs to the second (T-7).
      inner = inner.map { laps in
        laps.dropLast().filter { $0.lap.runTime($0.lap.to) > origin } + laps.suffix(1)
      }
    } else {
      play(own)
      for laps in inner { listIterations(laps) }
    }
    for part in content {
      part.enumerate(inner.flatMap { $0.map(\.lap) }, horizon: horizon, cuesFrom: origin)
    }
    if origin == nil { cover() }
  }

  /// Begins before and ends after all that is inside, which may touch what the part only touches.
  private func cover() {
    let times = content.filter { $0.isPlayed && $0.isAnimated }.flatMap { [$0.enter, $0.exit] }
    guard let first = times.min(), let last = times.max() else { return }
    isPlayed = true
    (enter, exit) = (min(enter, first), max(exit, last))
  }

  /// Notes the first begin and the last end.
  private func play(_ laps: [Lap]) {
    // A part that a lap only touches is not played, unless it is an instant.
    for lap in laps
    where !lap.isInstant || length == 0 && !lap.lacksFirst && !lap.lacksLast {
      isPlayed = true
      let begin = lap.runTime(lap.from)
      if begin < enter { finishesBackwards = lap.from == 0 || lap.from == length }
      enter = min(enter, begin)
      let end = lap.isForever ? .infinity : lap.runTime(lap.to)
      if end >= exit { finishes = lap.to == 0 || lap.to == length }
      exit = max(exit, end)
    }
  }

  /// The passages of a cue: at a turning point, once.
  private func passages(in laps: [Lap]) -> [Moment] {
    var found: [Moment] = []
    for (index, lap) in laps.enumerated() {
      guard let here = lap.within(begin, begin) else { continue }
      let time = here.runTime(begin)
      let isTurn =
        begin == lap.from && index > 0 && laps[index - 1].to == begin
        && laps[index - 1].runTime(begin) == time
      if isTurn { continue }
      found.append(
        Moment(time: time, isForwards: lap.isForwards, beginsLap: begin == lap.start))
    }
    return found
  }

  /// A lap of the content, with the index of its iteration.
  private typealias Iteration = (number: Int, lap: Lap)

  /// Notes the iterations that begin, after the first of each lap around.
  private func listIterations(_ laps: [Iteration]) {
    guard case .repeated = time else { return }
    for next in laps.dropFirst() {
      let time = next.lap.runTime(next.lap.from)
      iterations.append(
        Moment(time: time, isForwards: next.lap.isForwards, cycle: next.number))
    }
  }

  // MARK: The time of the content

  /// The laps of the content in a lap of the part.
  private func laps(in lap: Lap, horizon: Double) -> [Iteration] {
    switch time {
    case .same: [(0, lap)]
    case .group: [(0, lap.mapped({ $0 }, back: { $0 }))]
    case .sped(let factor):
      [(0, lap.mapped({ $0 * factor }, back: { $0 / factor }, isScope: false))]
    case .trimmed(let from, let isCut): [(0, trimmed(lap, from: from, isCut: isCut))]
    case .reversed(let length): [(0, lap.mapped({ length - $0 }, back: { length - $0 }))]
    case .eased(let length):
      [(0, eased(lap, length))]
    case .autoreversed(let length): thereAndBack(lap, length)
    case .repeated(let cycle): iterations(in: lap, cycle: cycle, horizon: horizon)
    }
  }

  private func eased(_ lap: Lap, _ length: Double) -> Lap {
    lap.mapped(
      { ModelEasing.value(at: $0, of: length) },
      back: { ModelEasing.time(reaching: $0, of: length) })
  }

  /// What begins at the end of a trimmed interval is not part of it.
  private func trimmed(_ lap: Lap, from: Double, isCut: Bool) -> Lap {
    var inner = lap.mapped({ $0 + from }, back: { $0 - from })
    if isCut, lap.from == length { inner.lacksFirst = true }
    if isCut, lap.to == length { inner.lacksLast = true }
    return inner
  }

  private func thereAndBack(_ lap: Lap, _ length: Double) -> [Iteration] {
    var there = lap.within(0, length)
      .map { (number: 0, lap: $0.mapped({ $0 }, back: { $0 })) }
    var back = lap.within(length, 2 * length)
      .map { (number: 0, lap: $0.mapped({ 2 * length - $0 }, back: { 2 * length - $0 })) }
    // An instant at the turn is passed once: on the way back, unless a trim ends there.
    if lap.isInstant, there != nil, back != nil {
      if lap.lacksLast { back = nil } else { there = nil }
    }
    let both = lap.isForwards ? [there, back] : [back, there]
    return both.compactMap { $0 }.filter { lap.isInstant || !$0.lap.isInstant }
  }

  private func iterations(in lap: Lap, cycle: Double, horizon: Double) -> [Iteration] {
    var found: [Iteration] = []
    var number = 0
    while Double(number) * cycle < length {
      let start = Double(number) * cycle
      // Beyond the lap and the horizon nothing is played.
      if start > max(lap.from, lap.to) || length == .infinity && lap.runTime(start) > horizon {
        break
      }
      let reaches = lap.within(start, min(start + cycle, length))
      if let part = reaches, lap.isInstant || !part.isInstant {
        var next = part.mapped({ $0 - start }, back: { $0 + start })
        if lap.to == .infinity { next.isForever = true }
        found.append((number, next))
      }
      number += 1
    }
    if lap.isInstant { found = Array(found.suffix(1)) }
    return lap.isForwards ? found : found.reversed()
  }
}
