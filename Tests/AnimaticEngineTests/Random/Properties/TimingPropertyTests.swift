// Properties of every timing: autoreverse is symmetrical, an iteration has no jump, and sampling
// is stateless.

import AnimaticCore
import RandomScenes
import Testing

struct TimingPropertyTests {
  @Test func `T-7: autoreverse is symmetrical`() {
    expectForAll(RandomTiming.self, seeds: 1...1000) { drawn in
      var drawn = drawn
      drawn.timing.autoreverses = true
      drawn.timing.timeOffset = 0
      drawn.timing.repeatDuration = 0
      drawn.timing.repeatCount = drawn.timing.repeatCount.isFinite ? 3 : .infinity
      let (timing, active) = (drawn.timing, drawn.timing.cycleDuration * 3)
      let elapsed = drawn.place * active
      let there = timing.sample(at: drawn.time(atElapsed: elapsed)).fraction
      let back = timing.sample(at: drawn.time(atElapsed: active - elapsed)).fraction
      return abs(there - back) < 1e-7 ? nil : "\(there) there, \(back) back, at \(elapsed)"
    }
  }

  @Test func `T-7: a turn about its middle is where a cycle is mirrored, and its end is its begin`()
  {
    expectForAll(RandomTiming.self, seeds: 2001...2500) { drawn in
      var timing = MediaTiming(duration: drawn.timing.duration, autoreverses: true)
      timing.fillMode = .both
      let ends = [-1, 0, timing.cycleDuration, 1e6].map { timing.sample(at: $0).fraction }
      let middle = timing.sample(at: timing.duration).fraction
      return ends == [0, 0, 0, 0] && middle == 1 ? nil : "\(ends), \(middle)"
    }
  }

  @Test func `T-7: inside a cycle nothing jumps, for a thousand timings`() {
    var compared = 0
    var turned = 0
    expectForAll(RandomTiming.self, seeds: 3001...4000) { drawn in
      let timing = drawn.timing
      let active = drawn.activeSeconds()
      let steps = 97
      // Off the boundaries by an irregular fraction, so that decimal steps do not coincide with them.
      let length = active / Double(steps) * 0.9973
      var last = timing.sample(at: drawn.time(atElapsed: 0.001 * length))
      for step in 1...steps {
        let elapsed = (Double(step) + 0.001) * length
        let next = timing.sample(at: drawn.time(atElapsed: elapsed))
        defer { last = next }
        guard next.cycle == last.cycle else { continue }
        compared += 1
        let way = length / timing.duration
        let change = abs(next.fraction - last.fraction)
        if change < way - 1e-6 { turned += 1 }
        if change > way + 1e-6 {
          return "\(last.fraction) to \(next.fraction) in \(length) s before \(elapsed)"
        }
        // What does not turn round goes exactly as fast as time does.
        if !timing.autoreverses, change < way - 1e-6 { return "too slow before \(elapsed)" }
      }
      return nil
    }
    #expect(
      compared >= Campaign.least(50_000) && turned >= Campaign.least(500),
      "\(compared) steps, \(turned) of them turned")
  }

  @Test func `T-7: an eased value has no jump inside a cycle either`() {
    let functions: [TimingFunction] = [
      .easeIn, .easeOut, .easeInEaseOut, .default, .init(controlPoints: 0.3, -1, 0.6, 2),
    ]
    expectForAll(RandomTiming.self, seeds: 4001...4200) { drawn in
      let function = functions[Int(drawn.place * 4.999)]
      let elapsed = drawn.place * drawn.activeSeconds()
      let near = [elapsed, elapsed + 1e-7].map {
        drawn.timing.sample(at: drawn.time(atElapsed: $0))
      }
      guard near[0].cycle == near[1].cycle else { return nil }
      let values = near.map { function.value(at: $0.fraction) }
      // The steepest of these curves rises by less than a hundred to one.
      let most = 100 * 1e-7 / drawn.timing.duration + 1e-9
      return abs(values[1] - values[0]) <= most ? nil : "\(values) at \(elapsed)"
    }
  }

  @Test func `T-18: a sample does not depend on earlier samples`() {
    expectForAll(RandomTiming.self, seeds: 5001...5300) { drawn in
      let active = drawn.activeSeconds()
      let times = (0..<20).map { drawn.time(atElapsed: active * Double($0) / 16) }
      let alone = times.map { drawn.timing.sample(at: $0) }
      let again = times.reversed().map { drawn.timing.sample(at: $0) }
      return alone == again.reversed() ? nil : "\(alone)"
    }
  }
}
