// The event times in nested groups, against sampling in small steps
// with the reference evaluator.

import AnimaticCore
import RandomScenes
import ReferenceEvaluator
import TestSupport
import Testing

struct EventSearchTests {
  /// The unit of all exact numbers of a case, in the time of the plan.
  private static let step = 1.0 / 512
  private static let horizon = 3.0

  private struct Passage: Equatable {
    var time: Double
    var direction: PlayDirection
    var cycle = 0
  }

  /// One short step of the innermost: nothing turns or ends inside it.
  private struct Segment {
    var from: Double
    var to: Double
    var elapsedFrom: Double
    var elapsedTo: Double
    var cycle: Double
  }

  // MARK: Sampling

  private func segments(_ timings: [MediaTiming]) -> [Segment?] {
    (0..<Int(Self.horizon / Self.step)).map { index in
      func look(_ part: Double) -> ReferencePlace? {
        var time = (Double(index) + part) * Self.step
        var found: ReferencePlace?
        for timing in timings {
          let place = timing.place(at: time, begin: timing.beginTime, zeroDuration: 0.25)
          guard place.phase == .active else { return nil }
          time = place.local
          found = place
        }
        return found
      }
      guard let first = look(0.25), let second = look(0.75) else { return nil }
      let half = (second.local - first.local) / 2
      let lap = (second.elapsed - first.elapsed) / 2
      return Segment(
        from: first.local - half, to: second.local + half, elapsedFrom: first.elapsed - lap,
        elapsedTo: second.elapsed + lap, cycle: first.cycle)
    }
  }

  private func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-9 }

  private func seen(_ target: Double, _ segments: [Segment?]) -> [Passage] {
    var passages: [Passage] = []
    var previous: Segment?
    for (index, segment) in segments.enumerated() {
      defer { previous = segment }
      guard let segment else { continue }
      let direction: PlayDirection = segment.to > segment.from ? .forwards : .backwards
      let share = (target - segment.from) / (segment.to - segment.from)
      let isLeft = isSame(segment.from, target)
      if isLeft, let previous, isSame(previous.to, target) { continue }
      guard isLeft || isSame(segment.to, target) || share > 0 && share < 1 else { continue }
      let part = isLeft ? 0 : isSame(segment.to, target) ? 1 : share
      passages.append(
        Passage(time: (Double(index) + part) * Self.step, direction: direction))
    }
    return passages
  }

  private func seenCycles(_ timing: MediaTiming, _ segments: [Segment?]) -> [Passage] {
    let offset = timing.timeOffset / timing.cycleDuration
    let first = timing.speed > 0 ? offset.rounded(.down) : offset.rounded(.up) - 1
    var passages: [Passage] = []
    for index in segments.indices.dropFirst() {
      guard let before = segments[index - 1], let after = segments[index],
        before.cycle != after.cycle, isSame(before.elapsedTo, after.elapsedFrom)
      else { continue }
      let runs = (after.elapsedTo - after.elapsedFrom) * timing.speed
      passages.append(
        Passage(
          time: Double(index) * Self.step, direction: runs > 0 ? .forwards : .backwards,
          cycle: Int(abs(after.cycle - first))))
    }
    return passages
  }

  // MARK: Cases

  private func timing(_ generator: inout SeededNumbers) -> MediaTiming {
    var timing = MediaTiming(
      // Never at a boundary of an enclosing group.
      beginTime: Double(Int.random(in: 0...20, using: &generator)) / 32 + 1.0 / 64,
      duration: generator.multiple(of: 0.125, in: 1...8),
      speed: generator.pick([1, 1, 2, 0.5, -1]),
      autoreverses: generator.oneIn(3))
    if generator.oneIn(4) { timing.timeOffset = generator.multiple(of: 0.125, in: -6...6) }
    switch Int.random(in: 0...4, using: &generator) {
    case 0: timing.repeatCount = generator.pick([2, 3, 1.5, 2.5])
    case 1: timing.repeatDuration = generator.multiple(of: 0.125, in: 1...12)
    case 2: timing.repeatCount = .infinity
    default: break
    }
    return timing
  }

  private func plan(_ timings: [MediaTiming], cue: Double, easing: TimingFunction? = nil) -> Plan {
    var builder = PlanBuilder()
    builder.beginLayer(id: nil, label: "")
    for timing in timings {
      var record = AnimationRecord(.group, duration: 0)
      builder.plan.pool.store(timing, in: &record)
      if easing != nil { record.easing = builder.plan.pool.intern(easing) }
      builder.open(record)
    }
    var record = AnimationRecord(.group, duration: 0)
    record.begin = cue
    builder.open(record)
    return builder.finish(duration: 0)
  }

  private func found(_ search: EventSearch?) -> [Passage] {
    var passages: [Passage] = []
    var next = search?.first(from: -.infinity)
    while let moment = next, moment.time < Self.horizon - 1e-6, passages.count < 2000 {
      passages.append(
        Passage(time: moment.time, direction: moment.direction, cycle: moment.cycle))
      next = search?.next(after: moment.time)
    }
    return passages
  }

  private func agree(_ found: [Passage], _ seen: [Passage]) -> Bool {
    found.count == seen.count
      && zip(found, seen).allSatisfy {
        isSame($0.time, $1.time) && $0.direction == $1.direction && $0.cycle == $1.cycle
      }
  }

  @Test func `cues and iterations in random nested times match sampling`() {
    var counts: [String: Int] = [:]
    for seed in Campaign.seeds(1...250) {
      var generator = SeededNumbers(seed: seed)
      let timings = (0..<Int.random(in: 1...3, using: &generator)).map { _ in timing(&generator) }
      let length = timings.last?.duration ?? 0
      let cue = generator.pick(
        [0, length, generator.multiple(of: 0.125, in: 0...8), Double(seed) / 999])
      let segments = segments(timings)
      let plan = plan(timings, cue: cue)
      let right = seen(cue, segments).filter { $0.time < Self.horizon - 1e-6 }
      let moments = plan.begins(of: timings.count)
      let heard = found(moments)
      #expect(agree(heard, right), "seed \(seed): cue \(cue) in \(timings): \(heard), not \(right)")
      if let last = timings.last {
        let rightCycles = seenCycles(last, segments)
        let cycles = found(plan.iterations(of: timings.count - 1))
        #expect(
          agree(cycles, rightCycles), "seed \(seed): \(timings): \(cycles), not \(rightCycles)")
        counts["repeats", default: 0] += cycles.count
        counts["repeats backwards", default: 0] += cycles.count { $0.direction == .backwards }
      }
      counts["cues", default: 0] += heard.count
      counts["cues backwards", default: 0] += heard.count { $0.direction == .backwards }
      counts[heard.isEmpty ? "none" : "some", default: 0] += 1
      // From anywhere, the next is the next of all.
      for _ in 0..<5 {
        let time = Double.random(in: 0..<2, using: &generator)
        let next = moments.next(after: time)?.time
        let after = right.first { $0.time > time + 1e-7 }?.time
        if let after { #expect(next.map { isSame($0, after) } ?? false, "seed \(seed) at \(time)") }
      }
    }
    for (kind, least) in [
      "cues": 300, "cues backwards": 100, "repeats": 150, "repeats backwards": 40, "none": 50,
      "some": 100,
    ] {
      #expect(counts[kind, default: 0] >= Campaign.least(least), "\(kind): \(counts)")
    }
  }

  @Test func `an overshooting easing passes a cue in each direction`() {
    let easing = TimingFunction(controlPoints: 0.3, -0.6, 0.7, 1.6)
    let timing = MediaTiming(duration: 2, repeatCount: 2, autoreverses: true)
    for cue in [0.0, -0.05, 0.4, 1.5, 2, 2.05] {
      func local(_ time: Double) -> Double {
        easing.value(at: timing.place(at: time, begin: 0, zeroDuration: 1).local / 2) * 2
      }
      var right: [Double] = []
      let count = 40_000
      for index in 0..<count {
        let ends = (Double(index) * 8 / Double(count), Double(index + 1) * 8 / Double(count))
        if (local(ends.0) < cue) != (local(ends.1) < cue) { right.append(ends.0) }
      }
      var times: [Double] = []
      let moments = plan([timing], cue: cue, easing: easing).begins(of: 1)
      var next = moments.first(from: -.infinity)
      while let moment = next, times.count < 100 {
        times.append(moment.time)
        next = moments.next(after: moment.time)
      }
      // A begin, end, or turn exactly on the cue is not a crossing for the samples.
      let inner = times.filter { abs($0 / 2 - ($0 / 2).rounded()) > 1e-9 }
      let innerRight = right.filter { abs($0 / 2 - (($0 + 1e-4) / 2).rounded()) > 1e-3 }
      expectEqual(inner.count, innerRight.count, "\(cue): \(times), not \(right)")
      for (time, near) in zip(inner, innerRight) { #expect(abs(time - near) < 3e-4, "\(cue)") }
      if cue == 0 || cue == 2 { #expect(times.count > inner.count) }
    }
  }

  @Test func `ten thousand levels that all play to and fro`() {
    let levels = [MediaTiming](
      repeating: MediaTiming(duration: 2, repeatCount: .infinity, autoreverses: true), count: 10_000
    )
    let moments = plan(levels, cue: 0.5).begins(of: 10_000)
    var times: [Double] = []
    var next = moments.first(from: -.infinity)
    while let moment = next, times.count < 3 {
      times.append(moment.time)
      next = moments.next(after: moment.time)
    }
    expectEqual(times, [0.5, 3.5, 4.5])
  }

  @Test func `the search for an unreachable time of an endless repeat ends`() {
    var timings = [MediaTiming](
      repeating: MediaTiming(duration: 1, repeatCount: .infinity), count: 40)
    timings.append(MediaTiming(beginTime: 5, duration: 1))
    #expect(plan(timings, cue: 0.5).begins(of: 41).first(from: 0) == nil)
  }
}
