// A random timing alone, every attribute of it, for the properties of sampling.

import AnimaticCore
import RandomScenes

/// Timing and a fraction of its active interval.
struct RandomTiming: RandomCase {
  var timing = MediaTiming(duration: 1)
  /// The fraction of the examined interval, 0 to 1.
  var place = 0.5

  init(from random: inout SeededNumbers) {
    // Decimal numbers on purpose: nothing here may depend on times that are exact in binary.
    timing.duration = random.multiple(of: 0.1, in: 1...40)
    timing.beginTime = random.multiple(of: 0.1, in: -30...30)
    timing.speed = random.pick([1, 0.3, 2, 3.7, -1, -0.3, -2.1])
    timing.timeOffset = random.oneIn(2) ? random.multiple(of: 0.1, in: -50...50) : 0
    timing.repeatCount = random.pick([0, 0.5, 1, 2, 2.5, 3, 7.25, 10, .infinity])
    if random.oneIn(4) { timing.repeatDuration = random.multiple(of: 0.1, in: 1...90) }
    timing.autoreverses = random.oneIn(2)
    place = Double.random(in: 0...1, using: &random)
  }

  /// Active seconds, at most so many cycles of them.
  func activeSeconds(cycles: Double = 5) -> Double {
    min(timing.activeDuration, cycles * timing.cycleDuration)
  }

  /// The parent's time at which so many active seconds have passed.
  func time(atElapsed elapsed: Double) -> Double {
    timing.beginTime + elapsed / abs(timing.speed)
  }

  var simpler: [RandomTiming] {
    var found: [RandomTiming] = []
    func trySet<Value: Equatable>(_ path: WritableKeyPath<RandomTiming, Value>, _ value: Value) {
      guard self[keyPath: path] != value else { return }
      var next = self
      next[keyPath: path] = value
      found.append(next)
    }
    trySet(\.timing.beginTime, 0)
    trySet(\.timing.timeOffset, 0)
    trySet(\.timing.repeatDuration, 0)
    trySet(\.timing.repeatCount, 0)
    trySet(\.timing.autoreverses, false)
    trySet(\.timing.speed, timing.speed < 0 ? -1 : 1)
    trySet(\.timing.duration, 1)
    trySet(\.place, 0.5)
    return found
  }

  var description: String { "\(timing), place \(place)" }
}
