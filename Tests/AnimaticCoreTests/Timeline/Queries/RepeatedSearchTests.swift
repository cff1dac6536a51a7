// Searches of what repeats: they find what a search of every pass finds.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct RepeatedSearchTests {
  private let box = makeBox("box")

  /// A composition whose opacity is 0.25 at the end of each pass, and jumps twice in it.
  private var pass: Composition {
    Animate(box).fade(from: 1, to: 0.5, duration: 0.5).settle()
      .then().fade(from: 0.75, to: 0.25, duration: 0.25).settle().composition
  }

  private func times(
    _ composition: some Composable, in time: ClosedRange<Double>? = nil
  ) -> [Double] {
    composition.timeline.jumps(of: .opacity, on: box, in: time).map(\.time)
  }

  @Test func `each pass of a repeat has the jumps of the first`() {
    expectEqual(times(pass), [0.5])
    let expected = (0..<1000).flatMap { pass -> [Double] in
      let begin = Double(pass) * 3 / 4
      return pass == 0 ? [0.5] : [begin, begin + 0.5]
    }
    expectEqual(times(pass.repeated(1000)), expected)
    expectEqual(times(pass.repeated(10).repeated(100)), expected)
    expectEqual(times((0..<10).reduce(pass) { pass, _ in pass.repeated(2) }).count, 2047)
  }

  @Test func `a pause, a wait, a trim, and a pace move the jumps of a repeat`() {
    expectEqual(times(pass.repeated(3, pause: 1)), [0.5, 1.75, 2.25, 3.5, 4])
    let late = Sequential {
      Wait(1)
      pass.repeated(3)
    }
    expectEqual(times(late), [1.5, 1.75, 2.25, 2.5, 3])
    expectEqual(
      times(pass.trimmed(0.25...0.75).repeated(4)), [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75])
    expectEqual(times(pass.sped(by: 2).repeated(3)), [0.25, 0.375, 0.625, 0.75, 1])
    expectEqual(times(pass.repeated(3.5)), [0.5, 0.75, 1.25, 1.5, 2, 2.25])
    expectEqual(times(pass.repeated(8), in: 1.6...4), [2, 2.25, 2.75, 3, 3.5, 3.75])
  }

  @Test func `other animations of the property are searched in every pass`() {
    let both = Parallel {
      pass.repeated(8)
      Animate(box).fade(from: 0, to: 0, duration: 0.125).settle().after(begin: 2.125)
    }
    #expect(times(both).contains(2.125))
    var growing = BasicAnimation(.opacity, from: 0, to: 0.01, duration: 1)
    growing.repeatCount = 8
    growing.isCumulative = true
    let grown = Animate(box).add(animation: growing).timeline
    let highest = grown.extrema(of: .opacity, on: box, in: 0...7.9)?.highest.value ?? 0
    #expect(abs(highest - 0.079) < 1e-6)
  }

  @Test func `extrema and first times are those of the first pass`() throws {
    let timeline = pass.repeated(100_000).timeline
    #expect(timeline.canSearch(.opacity, on: box))
    let (lowest, highest) = try #require(timeline.extrema(of: .opacity, on: box))
    // Only the last pass ends with its end value (T-7).
    #expect(abs(lowest.time - 75_000) < 1e-9 && abs(lowest.value - 0.25) < 1e-9)
    expectEqual(highest, TimelineSample(time: 0, value: 1))
    expectEqual(timeline.firstTime(of: .opacity, on: box, reaches: 0.6), 0.4)
  }

  @Test func `repeats inside each other are searched once`() throws {
    let nested = (0..<24).reduce(pass) { pass, _ in pass.repeated(2) }.timeline
    let first = try #require(nested.firstTime(of: .opacity, on: box, reaches: 0.3))
    #expect(abs(first - 0.725) < 1e-9)
    expectEqual(nested.extrema(of: .opacity, on: box)?.highest, TimelineSample(time: 0, value: 1))
    expectEqual(nested.jumps(of: .opacity, on: box).prefix(3).map(\.time), [0.5, 0.75, 1.25])
  }

  /// Returns the lowest opacity, rounded to nine digits.
  private func lowest(_ composition: some Composable) -> Double? {
    composition.timeline.extrema(of: .opacity, on: box).map {
      ($0.lowest.value * 1e9).rounded() / 1e9
    }
  }

  /// A composition whose opacity falls to 0.2 and back, and then rests.
  private var pulse: Composition {
    Animate(box).keyframes(.opacity, duration: 1) {
      Keyframe(1)
      Keyframe(0.2, at: 0.2)
      Keyframe(1, at: 0.4)
      Keyframe(1)
    }.composition
  }

  @Test(arguments: 2...40)
  func `a blink has each of its jumps once`(count: Int) {
    let blink = Animate(box).keyframes(.opacity, mode: .discrete, duration: 1) {
      Keyframe(0.75)
      Keyframe(0.25)
    }
    let expected = (1...2 * count).map { Double($0) / 2 }
    expectEqual(times(blink.repeated(Double(count))), expected)
  }

  @Test func `the first cycle of a cut repeat begins at the cut`() throws {
    let late = Sequential {
      Wait(1)
      pulse.repeated(10).trimmed(0.5...8)
    }
    expectEqual(lowest(late), 0.2)
    let after = Sequential {
      Animate(box).fade(from: 1, to: 0.3, duration: 2)
      pulse.repeated(10).trimmed(3...8)
    }
    let first = try #require(after.timeline.firstTime(of: .opacity, on: box, reaches: 0.5))
    #expect(abs(first - 10 / 7) < 1e-9)
    let cut = Sequential {
      Wait(1)
      Sequential {
        pulse.repeated(4)
        Animate(box).fade(from: 1, to: 0.9)
      }.repeated(3).trimmed(0.5...12)
    }
    expectEqual(lowest(cut), 0.2)
  }

  @Test func `a repeat that begins before its group is searched from the group's begin`() {
    var inner = KeyframeAnimation(.opacity, values: [1, 0.2, 1, 1], duration: 1)
    inner.keyTimes = [0, 0.2, 0.4, 1]
    inner.beginTime = -2.5
    inner.repeatCount = 10
    let timeline = Animate(box).add(AnimationGroup([inner], duration: 5))
    expectEqual(lowest(timeline), 0.2)
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-307, 1e-200, 1e200, 1e308])
  func `any speeds of groups inside each other can be searched`(speed: Double) {
    let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1).with {
      $0.repeatCount = .infinity
    }
    var group = AnimationGroup([fade], duration: 1).with { $0.speed = speed }
    group = AnimationGroup([group], duration: 1).with { $0.speed = speed }
    let timeline = Animate(box).add(animation: group).timeline
    #expect(timeline.extrema(of: .opacity, on: box)?.lowest.value.isFinite == true)
  }

  @Test func `a value that is reached at the end is reached at the end`() {
    let fade = Animate(box).fade(from: 0, to: 1).settle()
    expectEqual(fade.timeline.firstTime(of: .opacity, on: box, reaches: 1), 1)
    let late = Sequential {
      Wait(2)
      fade
    }
    expectEqual(late.timeline.firstTime(of: .opacity, on: box, reaches: 1), 3)
    expectEqual(fade.timeline.firstTime(of: .opacity, on: box, reaches: 0.5), 0.5)
  }
}
