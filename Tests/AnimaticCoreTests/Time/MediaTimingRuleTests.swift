// The rules of timing (T) on timing alone: defaults, lengths, phases, and where in its cycle an
// animation is.

import AnimaticCore
import TestSupport
import Testing

struct MediaTimingRuleTests {
  @Test func `T-1: the defaults are Core Animation's`() {
    let timing = MediaTiming()
    #expect(timing.beginTime == 0 && timing.timeOffset == 0 && timing.speed == 1)
    #expect(timing.duration == 0 && timing.repeatCount == 0 && timing.repeatDuration == 0)
    #expect(!timing.autoreverses && timing.fillMode == .removed)
    let animations: [any LayerAnimation] = [
      BasicAnimation(.opacity, to: 1), KeyframeAnimation(.opacity, values: [0, 1]),
      AnimationGroup(),
    ]
    for animation in animations { expectEqual(animation.timing, timing) }
  }

  @Test func `T-2: speed scales the time past the begin, and never the offset`() {
    let timing = MediaTiming(beginTime: 2, duration: 4, speed: 2, timeOffset: 0.25)
    expectEqual(timing.sample(at: 2).localTime, 0.25)
    expectEqual(timing.sample(at: 3).localTime, 2.25)
    let slow = MediaTiming(beginTime: -2, duration: 8, speed: 0.5, timeOffset: 3)
    expectEqual(slow.sample(at: 2).localTime, 5)
  }

  @Test(
    arguments: [
      (MediaTiming(duration: 1, repeatCount: 2, autoreverses: true), 4.0),
      (MediaTiming(duration: 1, repeatCount: 2.5), 2.5),
      (MediaTiming(duration: 2, repeatCount: 0.25, autoreverses: true), 1),
      (MediaTiming(duration: 3, autoreverses: true), 6),
      (MediaTiming(duration: 3), 3),
      (MediaTiming(duration: 1, repeatDuration: 1.75, autoreverses: true), 1.75),
      (MediaTiming(duration: 4, repeatDuration: 1.75), 1.75),
      // Speed and offset belong to other rules.
      (MediaTiming(duration: 1, speed: 4, timeOffset: 0.5, repeatCount: 3), 3),
    ] as [(MediaTiming, Double)])
  func `T-4: the active duration counts cycles, or seconds where they are given`(
    timing: MediaTiming, seconds: Double
  ) {
    expectEqual(timing.activeDuration, seconds)
    expectEqual(timing.cycleDuration, (timing.autoreverses ? 2 : 1) * timing.duration)
  }

  @Test func `T-4: of a count and a duration of repeats the duration wins`() {
    let longer = MediaTiming(duration: 1, repeatCount: 2, repeatDuration: 3.5)
    expectEqual(longer.activeDuration, 3.5)
    let shorter = MediaTiming(duration: 1, repeatCount: .infinity, repeatDuration: 0.5)
    expectEqual(shorter.activeDuration, 0.5)
    expectEqual(shorter.sample(at: 0.75).phase, .after)
  }

  @Test(arguments: [(2.0, 1.5), (-2, 1.5), (0.5, 6), (-0.5, 6), (1, 3)])
  func `T-5: in the parent's time the interval is divided by the speed, forwards or back`(
    speed: Double, seconds: Double
  ) {
    let timing = MediaTiming(beginTime: 1, duration: 1.5, speed: speed, repeatCount: 2)
    expectEqual(timing.wallDuration, seconds)
    expectEqual(timing.sample(at: 1 + seconds).phase, .active)
    expectEqual(timing.sample(at: 1 + seconds + 1e-6).phase, .after)
  }

  @Test func `T-6: both ends belong to the active interval`() {
    let timing = MediaTiming(beginTime: 1, duration: 2)
    expectEqual(timing.sample(at: 1.0.nextDown).phase, .before)
    expectEqual(timing.sample(at: 1).phase, .active)
    expectEqual(timing.sample(at: 3).phase, .active)
    expectEqual(timing.sample(at: 3 + 1e-8).phase, .after)
  }

  @Test(arguments: [0.25, -0.25, 5, -1, 1])
  func `T-6: an offset neither shortens nor moves the interval`(offset: Double) {
    let timing = MediaTiming(beginTime: 1, duration: 1, timeOffset: offset)
    let phases = [0.875, 1, 1.125, 1.875, 2, 2.125].map { timing.sample(at: $0).phase }
    expectEqual(phases, [.before, .active, .active, .active, .active, .after])
  }

  @Test func `T-18: e counts as the end within a billionth of a second, and not beyond`() {
    let timing = MediaTiming(duration: 1, repeatCount: 2)
    // Before: the sample is the terminal one, exactly.
    expectEqual(timing.sample(at: 2 - 0.5e-9).fraction, 1)
    expectEqual(timing.sample(at: 2 - 0.5e-9).cycle, 1)
    #expect(timing.sample(at: 2 - 4e-9).fraction < 1)
    expectEqual(timing.sample(at: 2 + 0.5e-9).phase, .active)
    expectEqual(timing.sample(at: 2 + 4e-9).phase, .after)
  }

  @Test func `T-18: sampling has no memory`() {
    let timing = MediaTiming(duration: 0.3, speed: -1.7, timeOffset: 0.1, repeatCount: 7.5)
    let times = (0..<200).map { Double($0) * 0.0137 }
    let forwards = times.map { timing.sample(at: $0) }
    let backwards = times.reversed().map { timing.sample(at: $0) }
    expectEqual(forwards, backwards.reversed())
  }

  @Test(arguments: [
    MediaTiming(beginTime: .nan, duration: 1), MediaTiming(beginTime: -.infinity, duration: 1),
    MediaTiming(duration: 1, speed: .infinity), MediaTiming(duration: 1, timeOffset: .nan),
    MediaTiming(duration: -0.001), MediaTiming(duration: 1, repeatCount: .nan),
    MediaTiming(duration: 1, repeatDuration: -1), MediaTiming(duration: 1, repeatDuration: .nan),
  ])
  func `T-17: NaN is reported, and sampling it does not trap`(
    timing: MediaTiming
  ) {
    #expect(!timing.isValid)
    for time in [-1e300, -1, 0, 0.5, 1, 1e300, .infinity, .nan] { _ = timing.sample(at: time) }
  }
}
