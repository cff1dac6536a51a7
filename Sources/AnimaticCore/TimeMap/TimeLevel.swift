// The time of one node: the map from its parent's time to its children's, and back (T-4 to T-8,
// T-13, G-3).

/// The timing of one node.
struct TimeLevel {
  let timing: MediaTiming
  /// The end in the parent's time.
  let end: Double
  /// Nil if local time is linear within a pass.
  let easing: TimingFunction?
  /// Whether local time is the parent's time since the begin.
  let onlyShifts: Bool
  /// Whether it ends before its content, so that it cuts off what would begin at its end.
  let isCut: Bool
  /// Whether it has finished at the end of each pass.
  let endsWithPass: Bool

  /// - Parameter isEased: Whether the easing counts.
  init(_ record: AnimationRecord, pool: AnimationPool, isEased: Bool = true) {
    timing = pool.timing(record)
    end = timing.endTime
    endsWithPass = record.flags.contains(.folded)
    isCut = record.flags.contains(.cuts)
    let bends = isEased && record.easing.bends && record.duration.isFinite
    easing = bends ? pool.function(record.easing) : nil
    onlyShifts = !bends && (!pool.hasTiming(record) || timing.playsOnce)
  }

  /// Returns the time of the children, before the begin and after the end that of a fill.
  func childTime(at time: Double) -> Double {
    let sample = timing.sample(at: time)
    return easing.map { $0.value(at: sample.fraction) * timing.duration } ?? sample.localTime
  }

  /// Returns the local time, counted through all passes.
  func local(at time: Double) -> Double { timing.local(after: time - timing.beginTime) }

  /// Returns the parent's time at a local time counted through all passes.
  func parentTime(of local: ExactTime) -> Double {
    let elapsed = (local - ExactTime(timing.timeOffset)).divided(by: timing.speed)
    return (elapsed + ExactTime(timing.beginTime)).rounded
  }

  // MARK: Passes

  /// One pass, as far as it is traversed.
  struct Pass {
    /// The local time at its low edge.
    let start: Double
    let isMirrored: Bool
    /// The traversed interval in seconds, mirrored and not eased.
    var interval: DirectedInterval

    /// Returns the local time, counted through all passes, at a number of seconds.
    func local(at seconds: Double, length: Double) -> ExactTime {
      ExactTime(start) + ExactTime(isMirrored ? length - seconds : seconds)
    }
  }

  /// Returns the passes on an interval of the parent's time, in its direction: the first three and
  /// the last, because those between are equivalent.
  ///
  /// The last pass of an infinite repeat begins at infinity.
  func passes(on interval: DirectedInterval) -> [Pass] {
    let length = timing.duration
    let (from, to) = (local(at: interval.from), snapped(local(at: interval.to)))
    guard length.isFinite else {
      var whole = interval
      (whole.from, whole.to) = (from, local(at: interval.to))
      whole.isForwardsAtOnce = interval.isForwards == (timing.speed > 0)
      return [Pass(start: 0, isMirrored: false, interval: whole)]
    }
    let rises = interval.isForwards == (timing.speed > 0)
    // A search that continues right after a boundary has passed it.
    let start = interval.isFixed || interval.includesStart ? snapped(from) : from
    let (first, last) = (pass(at: start, rises: rises), pass(at: to, rises: !rises))
    func part(_ number: Double, from: Double? = nil, to: Double? = nil) -> Pass {
      pass(number, from, to, rises: rises, number == first ? interval : nil)
    }
    // An infinite number of passes has no first one on the way back.
    guard first.isFinite else { return [part(first)] }
    let step = rises ? 1.0 : -1.0
    if (last - first) * step < 0 {
      // Touches only a boundary: the instant is the begin of a pass, except at the end (T-7), and
      // in the last instant of a group further out.
      let isEnd = abs(interval.to - end) <= MediaTiming.tolerance && end > timing.beginTime
      let entersNext =
        switch interval.touchedEdge {
        case .start: rises
        case .end: !rises
        case nil: !isEnd || timing.speed < 0
        }
      let next = pass(at: to, rises: entersNext)
      let number = interval.touchedEdge == nil ? next : within(next)
      return [pass(number, start, start, rises: rises, interval)]
    }
    let count = abs(last - first)
    var numbers = (0...(count <= 3 ? Int(count) : 2)).map { first + step * Double($0) }
    if count > 3 { numbers.append(last) }
    return numbers.map {
      part($0, from: $0 == first ? start : nil, to: $0 == last && last.isFinite ? to : nil)
    }
  }

  /// Returns a number of a pass, limited to the passes of the level.
  private func within(_ number: Double) -> Double {
    let rises = timing.speed > 0
    let first = pass(at: local(at: timing.beginTime), rises: rises)
    let last = end.isFinite ? pass(at: snapped(local(at: end)), rises: !rises) : .infinity
    return min(max(number, min(first, last)), max(first, last))
  }

  /// Returns the part of a pass between two local times; nil for an edge of the pass.
  private func pass(
    _ number: Double, _ from: Double?, _ to: Double?, rises: Bool, _ entered: DirectedInterval?
  ) -> Pass {
    let length = timing.duration
    let start = ExactTime(length).multiplied(by: number).rounded
    let isMirrored = timing.autoreverses && number.truncatingRemainder(dividingBy: 2) != 0
    func seconds(_ local: Double?, edge: Double) -> Double {
      let seconds = local.map { min(max($0 - start, 0), length) } ?? edge
      return isMirrored ? length - seconds : seconds
    }
    let (edge, far) = rises ? (0, length) : (length, 0)
    let (first, last) = (seconds(from, edge: edge), seconds(to, edge: far))
    return Pass(
      start: start, isMirrored: isMirrored,
      interval: DirectedInterval(
        from: first, to: last, includesStart: entered?.includesStart ?? !timing.autoreverses,
        isFixed: entered?.isFixed ?? true || first == seconds(nil, edge: edge),
        isForwardsAtOnce: rises != isMirrored,
        touchedEdge: first == last ? entered?.touchedEdge : nil))
  }

  /// Returns the number of the pass that local time enters at a local time.
  private func pass(at local: Double, rises: Bool) -> Double {
    let number = local / timing.duration
    return rises ? number.rounded(.down) : number.rounded(.up) - 1
  }

  /// Snaps a local time to a nearby boundary of two passes.
  private func snapped(_ local: Double) -> Double {
    let boundary = (local / timing.duration).rounded() * timing.duration
    return abs(local - boundary) <= MediaTiming.tolerance ? boundary : local
  }

  /// Returns whether the level ends with a pass, or never, so that the last instant of the pass
  /// isn't the begin of the next one (T-7).
  func ends(with pass: Pass) -> Bool {
    timing.autoreverses || pass.start.isInfinite
      || timing.speed > 0
        && parentTime(of: pass.local(at: timing.duration, length: timing.duration)) >= end
          - MediaTiming.tolerance
  }

  // MARK: Pieces

  /// One part of a pass on which the children's time is monotonic.
  struct Piece {
    /// The fractions of the pass at its ends, and the seconds of the pass there.
    let fractions: (from: Double, to: Double)
    /// The traversed interval of the children's time.
    let interval: DirectedInterval
  }

  /// Returns the pieces of a pass, split at the extrema and jumps of an easing.
  func pieces(of pass: Pass, _ easing: TimingFunction) -> [Piece] {
    let length = timing.duration
    let (from, to) = (pass.interval.from / length, pass.interval.to / length)
    let runs = easing.easing.runs(from: min(from, to), to: max(from, to))
    let isReversed = !pass.interval.isForwards
    return (isReversed ? runs.reversed() : runs).enumerated().map { index, run in
      let (start, end) = (run.start * length, run.end * length)
      let (first, last) = isReversed ? (end, start) : (start, end)
      return Piece(
        fractions: isReversed ? (run.high, run.low) : (run.low, run.high),
        interval: DirectedInterval(
          from: first, to: last,
          includesStart: index == 0 && pass.interval.includesStart,
          isFixed: index > 0 || pass.interval.isFixed,
          isForwardsAtOnce: run.rises != isReversed,
          touchedEdge: first == last ? pass.interval.touchedEdge : nil,
          leavesAtOnce: index == 0 && (first == 0 && last < 0 || first == length && last > length)))
    }
  }
}

/// An interval of a level's time with a direction.
struct DirectedInterval: Hashable {
  enum Edge { case start, end }

  var from: Double
  var to: Double
  /// Whether the start is part of it.
  var includesStart = true
  /// Whether the interval is independent of the start of the search, so its result is cached.
  var isFixed = true
  /// The direction of an interval without length.
  var isForwardsAtOnce = true
  /// The edge of a group further out that is all it touches of the group, in its direction.
  ///
  /// Nothing begins at the end of a group, and nothing is left at its start.
  var touchedEdge: Edge?
  /// Whether an easing leaves the time of its content where the interval starts.
  var leavesAtOnce = false

  var isForwards: Bool { from == to ? isForwardsAtOnce : from < to }

  /// The interval traversed the other way.
  var reversed: DirectedInterval {
    DirectedInterval(from: to, to: from, isForwardsAtOnce: !isForwardsAtOnce)
  }

  /// Returns the part inside an interval; if entered from outside, including its edge.
  func clipped(_ low: Double, _ high: Double) -> DirectedInterval? {
    var part = self
    part.from = isForwards ? max(from, low) : min(from, high)
    part.to = isForwards ? min(to, high) : max(to, low)
    part.isForwardsAtOnce = isForwards
    if isForwards ? part.from > part.to : part.from < part.to { return nil }
    if part.from != from { (part.includesStart, part.leavesAtOnce) = (true, false) }
    // A search that starts at an edge finds what one that enters there does.
    if part.from != from || from == (isForwards ? low : high) { part.isFixed = true }
    if low < high, part.from == high, part.to == high {
      part.touchedEdge = isForwards ? .end : touchedEdge ?? .start
    }
    return part
  }

  /// Returns the interval in the time since a begin.
  func since(_ begin: Double) -> DirectedInterval {
    var shifted = self
    shifted.from = (ExactTime(from) - ExactTime(begin)).rounded
    shifted.to = (ExactTime(to) - ExactTime(begin)).rounded
    return shifted
  }

  /// Returns a time, restored to a nearby end after rounding.
  func restored(_ time: Double) -> Double {
    if abs(time - to) <= MediaTiming.tolerance { return to }
    return abs(time - from) <= MediaTiming.tolerance ? from : time
  }

  var direction: PlayDirection { isForwards ? .forwards : .backwards }
}
