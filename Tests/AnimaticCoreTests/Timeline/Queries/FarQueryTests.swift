// Queries of a timeline at late times, of very slow and very fast motion, and with invalid
// ranges.

import Animatic
import Foundation
import RandomScenes
import TestSupport
import Testing

struct `Queries at the edges` {
  private let box = makeBox("box")

  // MARK: What a search leaves out

  @Test func `a hundred thousand eased repeats can be searched only in part`() {
    let blink = Animate(box).fade(to: 0).repeats(100_000).timeline
    #expect(blink.canSearch(.opacity, on: box))
    let slower = Animate(box).fade(to: 0).repeated(100_000).eased(.easeIn).timeline
    #expect(!slower.canSearch(.opacity, on: box))
    #expect(slower.canSearch(.opacity, on: box, in: 0...60))
    #expect(slower.canSearch(.opacity, on: box, in: 99_000...99_060))
  }

  @Test(.timeLimit(.minutes(1)))
  func `the running time of ten thousand passes, eased by a hundred thousand points each`() {
    let fade = BasicAnimation(.opacity, to: 0, duration: 1)
    let group = AnimationGroup([fade], duration: 1).with {
      $0.timingFunction = .sampled(count: 100_000) { $0 * $0 }
      $0.repeatCount = 10_000
    }
    let runs = Animate(box).add(animation: group).timeline.runs(of: .all)
    expectEqual(runs.times, [0...10_000])
    #expect(!runs.isCut)
  }

  @Test(arguments: Campaign.share(of: [2e-9, 1e-9, 1e-10]))
  func `passes below the resolution of time can't be searched`(pass: Double) {
    let alone = Animate(box).fade(to: 0, duration: pass).repeats(1e4).timeline
    #expect(!alone.canSearch(.opacity, on: box))
    let inside = Animate(box).fade(to: 0, duration: 1).group().sped(by: 1 / pass).repeated(1e4)
      .timeline
    #expect(!inside.canSearch(.opacity, on: box))
  }

  @Test func `late passes below the resolution of time can't be searched`() {
    let blink = Animate(box).fade(to: 0, duration: 0.01).repeats(1e18).timeline
    #expect(blink.canSearch(.opacity, on: box, in: 1e6...1e6 + 1))
    for late in [1e12, 1e13, 1e15] {
      #expect(!blink.canSearch(.opacity, on: box, in: late...late + 1), "\(late)")
    }
  }

  @Test func `a pass with more keys or steps than the limit can't be searched`() {
    let keys = KeyframeAnimation(
      .positionX, values: (0...20_100).map { Double($0 % 2) }, duration: 20_100)
    let timeline = Animate(box).add(animation: keys).timeline
    #expect(!timeline.canSearch(.positionX, on: box, in: 20_090...20_100))
    let steps = Animate(box).fade(from: 1, to: 0, duration: 20_100, easing: .steps(20_100))
      .timeline
    #expect(!steps.canSearch(.opacity, on: box, in: 20_090...20_100))
  }

  @Test func `all jumps are found where all can be searched`() {
    let blink = Animate(box).fade(from: 1, to: 0, duration: 1).repeats(1_001).timeline
    #expect(blink.canSearch(.opacity, on: box))
    expectEqual(blink.jumps(of: .opacity, on: box, greaterThan: 0.5).count, 1_001)
  }

  @Test(arguments: [0.0, 1e-2])
  func `the extrema of a fast spring are exact`(dampingRatio: Double) throws {
    var spring = SpringAnimation(.positionX, from: 0, to: 100)
    spring.stiffness = 1e6
    spring.damping = 2 * dampingRatio * 1e3
    spring.duration = 1
    let timeline = Animate(box).add(animation: spring).timeline
    let curve = SpringCurve(
      mass: 1, stiffness: 1e6, damping: spring.damping, initialVelocity: 0)
    #expect(timeline.canSearch(.positionX, on: box))
    // The first turn, half a swing after the begin.
    let turn = Double.pi / (1e3 * (1 - dampingRatio * dampingRatio).squareRoot())
    let highest = try #require(timeline.extrema(of: .positionX, on: box)?.highest)
    #expect(abs(highest.value - 100 * curve.value(at: turn)) < 1e-6, "\(highest)")
    if dampingRatio > 0 { #expect(abs(highest.time - turn) < 1e-6, "\(highest)") }
    let over = try #require(
      timeline.firstTime(of: .positionX, on: box, reaches: highest.value - 1e-3))
    #expect(over <= turn, "\(over)")
  }

  @Test func `a spring that turns too often can't be searched`() {
    var spring = SpringAnimation(.positionX, from: 0, to: 100)
    spring.stiffness = 1e10
    spring.damping = 0
    spring.duration = 10
    let timeline = Animate(box).add(animation: spring).timeline
    #expect(!timeline.canSearch(.positionX, on: box))
  }

  @Test func `queries of an endless timeline start anywhere`() throws {
    let blink = Animate(box).fade(from: 1, to: 0, duration: 2).repeats(.infinity).timeline
    for start in [0.0, 5, 1_000.5] {
      let time = start...(.infinity)
      let found = try #require(
        blink.firstTime(of: .opacity, on: box, reaches: 0.125, in: time))
      #expect(found >= start && found <= start + 2)
      let extrema = try #require(blink.extrema(of: .opacity, on: box, in: time))
      #expect(extrema.lowest.value < 1e-6 && extrema.highest.value == 1)
      expectEqual(blink.samples(of: .opacity, on: box, framesPerSecond: 1, in: time).count, 7)
      #expect(!blink.jumps(of: .opacity, on: box, in: time).isEmpty)
    }
    let once = Animate(box).fade(from: 1, to: 0, duration: 2).timeline
    expectEqual(once.samples(of: .opacity, on: box, in: 5...(.infinity)).map(\.time), [5])
  }

  @Test func `the examples of the documentation give their values`() throws {
    let fade = Animate(box).fade(from: 1, to: 0).timeline
    expectEqual(fade.jumps(of: .opacity, on: box).first?.time, 1)
    let samples = fade.samples(of: .opacity, on: box, framesPerSecond: 4)
    expectEqual(samples.map(\.value), [1, 0.75, 0.5, 0.25, 0])
    expectEqual(fade.firstTime(of: .opacity, on: box, reaches: 0.25), 0.75)
    let chain = Animate(box).move(x: 100, easing: .back(.out))
    let found = try #require(chain.timeline.extrema(of: .positionX, on: box))
    #expect(found.highest.value > 100)
  }

  // MARK: Late

  @Test(arguments: [1e9, 1e13, 1e15])
  func `jumps late in time`(begin: Double) throws {
    let timeline = Animate(box).fade(from: 0.5, to: 0, at: .start + begin).timeline
    let jumps = timeline.jumps(of: .opacity, on: box)
    expectEqual(jumps.map(\.time), [begin + 1])
    expectEqual(jumps.first?.after, 1)
    let half = try #require(timeline.firstTime(of: .opacity, on: box, reaches: 0.25))
    expectEqual(half, begin + 0.5)
  }

  @Test func `jumps at the limit of representable times`() {
    let timeline = Animate(box).fade(from: 0.5, to: 0, at: .start + 1e300).timeline
    #expect(timeline.jumps(of: .opacity, on: box).allSatisfy { $0.time <= 1e300 })
    #expect(timeline.extrema(of: .opacity, on: box) != nil)
    #expect(timeline.velocity(of: .opacity, on: box, at: 1e300) != nil)
    #expect(timeline.endState != nil)
  }

  @Test func `a late end has the end state`() {
    let timeline = Animate(box).fade(from: 0.5, to: 0, at: .start + 1e17).timeline
    expectEqual(timeline.endState?[box]?.opacity, 1)
  }

  // MARK: Slow and fast

  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-12])
  func `velocity in slow groups`(speed: Double) throws {
    let timeline = Animate(box).move(from: [0, 0], to: [100, 0]).group().sped(by: speed).timeline
    let end = timeline.duration
    for time in [0, end / 3, end * (1 - 1e-6)] {
      let found = try #require(timeline.velocity(of: .positionX, on: box, at: time))
      #expect(abs(found / (100 * speed) - 1) < 1e-6, "\(time): \(found)")
    }
    expectEqual(timeline.velocity(of: .positionX, on: box, at: end), 0)
  }

  @Test(arguments: [1e-3, 1e-6, 1e-8, 5e-9, 4e-9])
  func `velocity of fast motion`(length: Double) throws {
    let timeline = Animate(box).move(from: [0, 0], to: [100, 0], duration: length).timeline
    for time in [0, length / 8] {
      let found = try #require(timeline.velocity(of: .positionX, on: box, at: time))
      #expect(abs(found / (100 / length) - 1) < 1e-6, "\(time): \(found)")
    }
    expectEqual(timeline.velocity(of: .positionX, on: box, at: length), 0)
  }

  @Test func `what takes a billionth of a second is there at once`() {
    let timeline = Animate(box).move(from: [0, 0], to: [100, 0], duration: 1e-9).timeline
    expectEqual(timeline.value(of: .positionX, on: box, at: 0), 100)
    expectEqual(timeline.velocity(of: .positionX, on: box, at: 0), 0)
  }

  @Test(arguments: [100, 1e6, 1e10, 1e14])
  func `velocity of stiff springs`(stiffness: Double) throws {
    let damping = 0.2 * stiffness.squareRoot()
    var spring = SpringAnimation(.positionX, from: 0, to: 100)
    spring.stiffness = stiffness
    spring.damping = damping
    spring.initialVelocity = 0.3 * stiffness.squareRoot()
    spring.duration = 10
    let timeline = Animate(box).add(animation: spring).timeline
    let curve = SpringCurve(
      mass: 1, stiffness: stiffness, damping: damping,
      initialVelocity: spring.initialVelocity)
    for turn in [0, 0.5, 1, 2, 10] {
      let time = turn / stiffness.squareRoot()
      let found = try #require(timeline.velocity(of: .positionX, on: box, at: time))
      #expect(abs(found / (100 * curve.velocity(at: time)) - 1) < 1e-6, "\(time): \(found)")
    }
  }

  @Test func `velocity from an eased begin to an eased end`() throws {
    // y(s) = 3 s² - 2 s³ with x(s) = s, so that y' = 6 s - 6 s².
    let easing = TimingFunction(controlPoints: 1 / 3.0, 0, 2 / 3.0, 1)
    for length in [1e-6, 1, 1e6] {
      let timeline = Animate(box)
        .move(from: [0, 0], to: [100, 0], duration: length, easing: easing).timeline
      for share in [0.125, 0.5, 0.75, 0.875] {
        let found = try #require(
          timeline.velocity(of: .positionX, on: box, at: share * length))
        let right = 100 / length * 6 * share * (1 - share)
        #expect(abs(found / right - 1) < 1e-6, "\(length) \(share): \(found)")
      }
    }
  }

  // MARK: Ranges

  @Test func `ranges without an end`() throws {
    let timeline = Animate(box).fade(from: 1, to: 0, duration: 2).timeline
    func times(_ range: ClosedRange<Double>) -> [Double] {
      timeline.samples(of: .opacity, on: box, framesPerSecond: 1, in: range).map(\.time)
    }
    let end = Double.infinity
    expectEqual(times(0...end), [0, 1, 2])
    expectEqual(times(-end...end), [0, 1, 2])
    expectEqual(times(1...end), [1, 2])
    expectEqual(times(-end...1), [0, 1])
    expectEqual(times(-end...(-end)), [0])
    expectEqual(times(end...end), [2])
    expectEqual(times(5...end), [5])
    expectEqual(times(-end...(-5)), [-5])
    expectEqual(times(1...1), [1])
    expectEqual(timeline.extrema(of: .opacity, on: box, in: end...end)?.highest.time, 2)
    expectEqual(timeline.extrema(of: .opacity, on: box, in: -end...(-end))?.lowest.value, 1)
    expectEqual(timeline.firstTime(of: .opacity, on: box, reaches: 0.25, in: 1...end), 1.5)
    expectEqual(timeline.jumps(of: .opacity, on: box, in: 1...end).map(\.time), [2])
    let huge = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    if Campaign.isComplete {
      #expect(times(huge).count == 100_000 && times(huge).last == huge.upperBound)
    }
    expectEqual(timeline.jumps(of: .opacity, on: box, in: huge).map(\.time), [2])
    for time in [end, -end, .nan] {
      expectEqual(timeline.snapshot(at: time)[box]?.opacity, 1)
      #expect(timeline.activeProperties(at: time).isEmpty)
    }
  }

  @Test func `a timeline without a duration is an instant`() throws {
    let (left, right) = (makeBox("left"), makeBox("right"))
    for layer in [left, right] { layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20) }
    let timeline = Parallel {
      Animate(left).fade(to: 0.5, duration: 0).stay()
      Animate(right).move(x: 55, duration: 0).stay()
    }.timeline
    expectEqual(timeline.duration, 0)
    let samples = timeline.samples(of: .opacity, on: left)
    #expect(samples.map(\.time) == [0] && samples.map(\.value) == [0.5])
    expectEqual(timeline.overlaps(of: left, with: right), [0...0])
    expectEqual(timeline.extrema(of: .opacity, on: left)?.highest.value, 0.5)
  }

  @Test func `the last of many samples lies at the end`() {
    let short: [(Double, Double)] = [(0.7, 30), (1.1, 10)]
    let long: [(Double, Double)] = [(9999.9, 10), (99_999 * 0.1, 10), (1e6, 60)]
    for (length, rate) in Campaign.isComplete ? short + long : short {
      let timeline = Animate(box).fade(from: 1, to: 0, duration: length).timeline
      let samples = timeline.samples(of: .opacity, on: box, framesPerSecond: rate)
      #expect(samples.count <= 100_000)
      #expect(samples.last?.time == timeline.duration && samples.last?.value == 0)
      #expect(samples.dropLast().allSatisfy { $0.time < timeline.duration })
    }
  }
}
