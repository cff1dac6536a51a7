// T-7, T-12, and T-13 on timing alone: folding time into an iteration, endless time, stopped
// time.

import AnimaticCore
import TestSupport
import Testing

struct CycleRuleTests {
  /// Cycle and fraction at one time.
  private func check(
    _ timing: MediaTiming, at time: Double, cycle: Int, fraction: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sample = timing.sample(at: time)
    expectEqual(sample.cycle, cycle, "at \(time)", sourceLocation: sourceLocation)
    #expect(
      abs(sample.fraction - fraction) < 1e-15, "\(sample.fraction) at \(time)",
      sourceLocation: sourceLocation)
    #expect(
      abs(sample.localTime - fraction * timing.duration) < 1e-15,
      sourceLocation: sourceLocation)
  }

  @Test func `T-7: an inner boundary belongs to the next cycle`() {
    let plain = MediaTiming(duration: 0.5, repeatCount: 3)
    check(plain, at: 0.5, cycle: 1, fraction: 0)
    check(plain, at: 1, cycle: 2, fraction: 0)
    let folded = MediaTiming(duration: 0.5, repeatCount: 3, autoreverses: true)
    check(folded, at: 0.5, cycle: 0, fraction: 1)
    check(folded, at: 0.625, cycle: 0, fraction: 0.75)
    check(folded, at: 1, cycle: 1, fraction: 0)
    check(folded, at: 1.75, cycle: 1, fraction: 0.5)
  }

  @Test func `T-7: the terminal sample of whole cycles is the end of the last one`() {
    check(MediaTiming(duration: 0.5, repeatCount: 3), at: 1.5, cycle: 2, fraction: 1)
    check(MediaTiming(duration: 1, speed: 2), at: 0.5, cycle: 0, fraction: 1)
    let folded = MediaTiming(duration: 0.5, repeatCount: 2, autoreverses: true)
    check(folded, at: 2, cycle: 1, fraction: 0)
    check(folded, at: 9, cycle: 1, fraction: 0)
  }

  @Test func `T-7: any other terminal sample is the plain one`() {
    check(MediaTiming(duration: 1, repeatCount: 2.5), at: 2.5, cycle: 2, fraction: 0.5)
    check(MediaTiming(duration: 1, repeatCount: 2.5), at: 7, cycle: 2, fraction: 0.5)
    check(MediaTiming(duration: 1, timeOffset: 0.25), at: 1, cycle: 1, fraction: 0.25)
    check(MediaTiming(duration: 1, repeatDuration: 1.75), at: 1.75, cycle: 1, fraction: 0.75)
    let back = MediaTiming(duration: 1, repeatCount: 0.75, autoreverses: true)
    check(back, at: 1.5, cycle: 0, fraction: 0.5)
  }

  @Test func `T-7: if an offset moves the end onto a boundary, the end of an iteration applies`() {
    check(MediaTiming(duration: 1, timeOffset: 1), at: 1, cycle: 1, fraction: 1)
    check(
      MediaTiming(duration: 1, timeOffset: 0.5, repeatCount: 1.5), at: 1.5, cycle: 1, fraction: 1)
    // Half a cycle of an autoreverse is the turning point, which is no boundary.
    let turning = MediaTiming(duration: 1, timeOffset: 1, autoreverses: true)
    check(turning, at: 2, cycle: 1, fraction: 1)
    let whole = MediaTiming(duration: 1, timeOffset: 2, autoreverses: true)
    check(whole, at: 2, cycle: 1, fraction: 0)
  }

  @Test func `T-7: negative speed is one instant of 0, then the end backwards`() {
    let timing = MediaTiming(duration: 1, speed: -1, repeatCount: 2)
    check(timing, at: 0, cycle: 0, fraction: 0)
    check(timing, at: 0.25, cycle: -1, fraction: 0.75)
    check(timing, at: 1, cycle: -1, fraction: 0)
    check(timing, at: 1.25, cycle: -2, fraction: 0.75)
    check(timing, at: 2, cycle: -2, fraction: 0)
  }

  @Test func `T-7: negative speed from an offset, and folded`() {
    let timing = MediaTiming(duration: 1, speed: -2, timeOffset: 0.5)
    check(timing, at: 0, cycle: 0, fraction: 0.5)
    check(timing, at: 0.125, cycle: 0, fraction: 0.25)
    check(timing, at: 0.375, cycle: -1, fraction: 0.75)
    check(timing, at: 0.5, cycle: -1, fraction: 0.5)
    let folded = MediaTiming(duration: 1, speed: -1, autoreverses: true)
    check(folded, at: 0.25, cycle: -1, fraction: 0.25)
    check(folded, at: 1.25, cycle: -1, fraction: 0.75)
  }

  @Test(arguments: [
    MediaTiming(duration: 1, repeatCount: .infinity),
    MediaTiming(duration: 1, repeatCount: 1e50),
    MediaTiming(duration: 1, repeatCount: .greatestFiniteMagnitude),
    MediaTiming(duration: 1, repeatDuration: .infinity),
  ])
  func `T-12: endless time is never after, however late`(timing: MediaTiming) {
    for time in [0, 1, 1e6, 1e15, 1e40] { expectEqual(timing.sample(at: time).phase, .active) }
    check(timing, at: 1_000_000.25, cycle: 1_000_000, fraction: 0.25)
  }

  @Test func `T-12: no length times infinity is no length`() {
    let timing = MediaTiming(repeatCount: .infinity)
    #expect(timing.activeDuration == 0 && timing.wallDuration == 0)
    expectEqual(MediaTiming(duration: .infinity, autoreverses: true).activeDuration, .infinity)
  }

  @Test func `T-12: past 2⁵³ iterations the local time is still correct`() {
    // 2⁶⁰ is 1 modulo 3 and 4 modulo 6; minus 2⁶⁰ is 2 modulo 3.
    let plain = MediaTiming(duration: 3, repeatCount: .infinity)
    expectEqual(plain.sample(at: 0x1p60).localTime, 1)
    let folded = MediaTiming(duration: 3, repeatCount: .infinity, autoreverses: true)
    expectEqual(folded.sample(at: 0x1p60).localTime, 2)
    let back = MediaTiming(duration: 3, speed: -1, repeatCount: .infinity)
    expectEqual(back.sample(at: 0x1p60).localTime, 2)
  }

  @Test func `T-13: stopped time is the offset within the active interval`() {
    let timing = MediaTiming(duration: 1, speed: 0, timeOffset: 0.75)
    for time in [0, 0.5, 1, 1e12] {
      check(timing, at: time, cycle: 0, fraction: 0.75)
      expectEqual(timing.sample(at: time).phase, .active)
    }
    expectEqual(timing.sample(at: -0.5).phase, .before)
    expectEqual(timing.wallDuration, .infinity)
    check(MediaTiming(duration: 1, speed: 0, timeOffset: -2), at: 1, cycle: 0, fraction: 0)
    check(MediaTiming(duration: 1, speed: 0, timeOffset: 7), at: 1, cycle: 0, fraction: 1)
  }

  @Test func `T-13: scrubbed to the end, the terminal sample applies`() {
    func standing(_ offset: Double, _ count: Double, autoreverses: Bool = false) -> MediaTiming {
      MediaTiming(
        duration: 1, speed: 0, timeOffset: offset, repeatCount: count, autoreverses: autoreverses)
    }
    check(standing(1, 1), at: 0, cycle: 0, fraction: 1)
    check(standing(2, 2.5), at: 0, cycle: 2, fraction: 0)
    check(standing(2.5, 2.5), at: 0, cycle: 2, fraction: 0.5)
    check(standing(3, 3), at: 0, cycle: 2, fraction: 1)
    check(standing(1.5, 1, autoreverses: true), at: 0, cycle: 0, fraction: 0.5)
    check(standing(2, 1, autoreverses: true), at: 0, cycle: 0, fraction: 0)
    check(standing(7.25, .infinity), at: 0, cycle: 7, fraction: 0.25)
  }
}
