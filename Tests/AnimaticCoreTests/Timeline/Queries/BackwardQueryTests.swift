// Queries of timelines that play something backwards.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Queries of reversed passes` {
  private let box = makeBox("box")

  /// Compositions that play something backwards, from slow to fast.
  private var backwards: [Composition] {
    let bumpy = KeyframeAnimation(
      .positionX, values: [0, 70, -20, 5], keyTimes: [0, 0.2, 0.7, 1], duration: 1)
    let over = TimingFunction(controlPoints: 0.3, 0, 0.6, 1.6)
    func raw(_ change: (inout KeyframeAnimation<Double>) -> Void) -> Composition {
      var keys = bumpy
      change(&keys)
      return Animate(box).add(animation: keys).composition
    }
    return [
      Animate(box).move(from: [0, 50], to: [90, 50], easing: over).autoreverses().composition,
      Animate(box).move(from: [0, 50], to: [90, 50], easing: over).composition.reversed(),
      raw { $0.speed = -1 },
      raw {
        $0.speed = -2
        $0.repeatCount = 2.5
      },
      raw {
        $0.speed = -0.5
        $0.autoreverses = true
        $0.timeOffset = 0.3
      },
      raw { $0.timeOffset = 0.6 }.autoreversed().eased(over),
      raw { $0.autoreverses = true }.repeated(3),
    ]
  }

  @Test func `extrema, times and jumps in reversed passes equal those of dense samples`() throws {
    for (number, composition) in backwards.enumerated() {
      let timeline = composition.timeline
      func value(_ time: Double) -> Double {
        timeline.value(of: .positionX, on: box, at: time) ?? .nan
      }
      let count = max(5_000, Campaign.count(20_000))
      let times = (0...count).map { timeline.duration * Double($0) / Double(count) }
      let values = times.map(value)
      let found = try #require(timeline.extrema(of: .positionX, on: box))
      let (low, high) = (try #require(values.min()), try #require(values.max()))
      #expect(found.lowest.value <= low + 1e-9 && found.lowest.value > low - 0.1, "\(number)")
      #expect(found.highest.value >= high - 1e-9 && found.highest.value < high + 0.1, "\(number)")
      for target in [10, 33, 60.0] {
        let rises = values[0] < target
        let seen = values.firstIndex { rises ? $0 >= target : $0 <= target }
        let first = timeline.firstTime(of: .positionX, on: box, reaches: target)
        expectEqual(seen == nil, first == nil, "\(number) \(target)")
        guard let seen, let first, seen > 0 else { continue }
        #expect(first <= times[seen] + 1e-9 && first >= times[seen - 1] - 1e-9, "\(number)")
      }
      let steps = zip(zip(times, values), zip(times, values).dropFirst())
        .filter { abs($0.1 - $1.1) > 1 }.map { $0.1.0 }
      let jumps = timeline.jumps(of: .positionX, on: box, greaterThan: 0.5)
        .filter { $0.time < timeline.duration - 1e-6 }
      expectEqual(jumps.count, steps.count, "\(number): \(jumps) \(steps)")
      for (jump, step) in zip(jumps, steps) {
        #expect(abs(jump.time - step) <= 1.001 * timeline.duration / Double(count), "\(number)")
      }
    }
  }
}
