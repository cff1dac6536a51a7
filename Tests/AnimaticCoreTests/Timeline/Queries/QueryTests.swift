// Queries of a timeline other than values: samples, extrema, times, velocities, overlaps.

import Animatic
import Foundation
import TestSupport
import Testing

struct `Queries` {
  private let box = makeBox("box")

  @Test func `samples at a frame rate end at the end`() {
    let timeline = Animate(box).fade(from: 1, to: 0, duration: 0.55).timeline
    let samples = timeline.samples(of: .opacity, on: box, framesPerSecond: 10)
    expectEqual(samples.map(\.time), [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.55].map { $0 })
    #expect(abs((samples.last?.value ?? 1) - 0) < 1e-12)
    expectEqual(timeline.samples(of: .opacity, on: box).count, 34)
    expectEqual(
      timeline.samples(of: .opacity, on: box, framesPerSecond: 2, in: 0.25...0.25).count, 1)
  }

  @Test func `invalid frame rates and unknown layers give no samples`() {
    let timeline = Animate(box).fade(from: 1, to: 0).timeline
    for rate in [0, -1, .nan, .infinity] {
      #expect(timeline.samples(of: .opacity, on: box, framesPerSecond: rate).isEmpty)
    }
    #expect(timeline.samples(of: .opacity, on: makeBox()).isEmpty)
    expectEqual(timeline.samples(of: .opacity, on: box, framesPerSecond: 1e30).count, 100_000)
  }

  @Test func `of what never ends three cycles are sampled`() {
    let timeline = Animate(box).fade(from: 1, to: 0, duration: 2).repeats(.infinity).timeline
    expectEqual(timeline.samples(of: .opacity, on: box, framesPerSecond: 1).last?.time, 6)
    #expect(timeline.endState == nil)
  }

  @Test func `the extrema of an easing that overshoots`() throws {
    // y(s) = 3·1.6·(1-s)·s² + s³ has its highest value where its derivative is 0.
    let easing = TimingFunction(controlPoints: 0.3, 0, 0.6, 1.6)
    let chain = Animate(box).move(x: 150, easing: easing)
    let found = try #require(chain.timeline.extrema(of: .positionX, on: box))
    // y'(s) = 9.6 s - 11.4 s² = 0 at s = 9.6 / 11.4.
    let s = 9.6 / 11.4
    let highest = 4.8 * (1 - s) * s * s + s * s * s
    #expect(abs(found.highest.value - (50 + 100 * highest)) < 1e-6)
    #expect(found.lowest.value == 50 && found.lowest.time == 0)
  }

  @Test func `the extrema between keyframes`() throws {
    let chain = Animate(box).add(
      animation: KeyframeAnimation(.positionX, values: [0, 70, -20, 5], duration: 3))
    let found = try #require(chain.timeline.extrema(of: .positionX, on: box))
    #expect(abs(found.highest.value - 70) < 1e-6 && abs(found.highest.time - 1) < 1e-6)
    #expect(abs(found.lowest.value + 20) < 1e-6 && abs(found.lowest.time - 2) < 1e-6)
  }

  @Test func `the first time of a value`() throws {
    let timeline = Animate(box).fade(from: 1, to: 0, duration: 2).autoreverses().timeline
    expectEqual(timeline.firstTime(of: .opacity, on: box, reaches: 0.25), 1.5)
    expectEqual(timeline.firstTime(of: .opacity, on: box, reaches: 1), 0)
    for far in [Double.infinity, -.infinity, .nan, 1e300] {
      #expect(timeline.firstTime(of: .opacity, on: box, reaches: far) == nil)
    }
    let lowest = try #require(timeline.firstTime(of: .opacity, on: box, reaches: 0))
    #expect(abs(lowest - 2) < 1e-6)
    #expect(timeline.firstTime(of: .opacity, on: box, reaches: -0.1) == nil)
    #expect(timeline.firstTime(of: .opacity, on: makeBox(), reaches: 0) == nil)
  }

  @Test func `a value that is jumped over is reached at the jump`() throws {
    let timeline = Animate(box).move(x: 60).move(x: 100, duration: 0, at: .start + 2)
      .move(x: 100, at: .start + 2).timeline
    let time = try #require(timeline.firstTime(of: .positionX, on: box, reaches: 80))
    #expect(abs(time - 2) < 1e-8)
  }

  @Test func `velocity right after a time`() throws {
    let timeline = Animate(box).move(x: 150, duration: 2).then().move(x: 50, easing: .easeIn)
      .timeline
    func speed(_ time: Double) throws -> Double {
      try #require(timeline.velocity(of: .positionX, on: box, at: time))
    }
    #expect(try abs(speed(0.5) - 50) < 1e-6)
    // After the corner the next move applies: it starts with velocity 0.
    #expect(try abs(speed(2)) < 0.01)
    #expect(try speed(2.9) < -100)
    try expectEqual(speed(10), 0)
    #expect(timeline.velocity(of: .backgroundColor, on: box, at: 0) == nil)
    #expect(timeline.velocity(of: .positionX, on: box, at: .nan) == nil)
    expectEqual(timeline.velocity(of: .opacity, on: box, at: 0.5), 0)
  }

  @Test func `when frames overlap`() throws {
    let (left, right) = (makeBox("left"), makeBox("right"))
    for layer in [left, right] { layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20) }
    left.position = CGPoint(x: 0, y: 0)
    right.position = CGPoint(x: 100, y: 0)
    // It comes from 0 to 200 in 2 s: within 20 of 100 from 80 to 120.
    let timeline = Parallel {
      Animate(left).move(x: 200, duration: 2)
      Animate(right).fade(to: 0.5, duration: 2)
    }.timeline
    let found = timeline.overlaps(of: left, with: right)
    let only = try #require(found.first)
    expectEqual(found.count, 1)
    #expect(abs(only.lowerBound - 0.8) < 1e-8 && abs(only.upperBound - 1.2) < 1e-8)
    #expect(timeline.overlaps(of: left, with: makeBox()).isEmpty)
  }

  @Test func `the end state`() throws {
    let timeline = Animate(box).move(x: 90).settle().fade(to: 0).timeline
    let end = try #require(timeline.endState?[box])
    #expect(end.position.x == 90 && end.opacity == 1)
  }

  @Test func `jumps: where it snaps back, and where a later one starts elsewhere`() {
    let timeline = Animate(box).fade(from: 1, to: 0).then().fade(from: 0.5, to: 0.7).timeline
    let jumps = timeline.jumps(of: .opacity, on: box)
    expectEqual(jumps.map(\.time), [1, 2])
    expectEqual(jumps.map { ($0.after - $0.before).rounded(toPlaces: 3) }, [0.5, 0.3])
    expectEqual(timeline.jumps(of: .opacity, on: box, greaterThan: 0.4).count, 1)
  }

  @Test func `jumps of discrete keyframes`() {
    var steps = KeyframeAnimation(.positionX, values: [50, 60, 70], duration: 3)
    steps.calculationMode = .discrete
    let jumps = Animate(box).add(animation: steps).timeline.jumps(of: .positionX, on: box)
    expectEqual(jumps.map { $0.time.rounded(toPlaces: 6) }, [1, 2, 3])
  }

  @Test func `jumps at the end of each of a hundred passes`() {
    let chain = Animate(box).fade(from: 1, to: 0, duration: 0.1).group().repeats(100)
    let times = chain.timeline.jumps(of: .opacity, on: box).map(\.time)
    expectEqual(times.count, 100)
    for (pass, time) in times.enumerated() { #expect(abs(time - 0.1 * Double(pass + 1)) < 1e-8) }
  }

  @Test func `jumps in an interval, including its ends`() {
    let chain = Parallel {
      Animate(box).fade(from: 1, to: 1, duration: 100_000)
      Animate(box).fade(from: 1, to: 0, duration: 1).group().repeats(100_000)
    }
    #expect(!chain.timeline.canSearch(.opacity, on: box))
    let range = 60_000.0...60_003
    #expect(chain.timeline.canSearch(.opacity, on: box, in: range))
    let found = chain.timeline.jumps(of: .opacity, on: box, in: range)
    expectEqual(found.map { $0.time.rounded(toPlaces: 6) }, [60_000, 60_001, 60_002, 60_003])
    #expect(chain.timeline.jumps(of: .opacity, on: box, in: 60_000.5...60_000.75).isEmpty)
  }

  @Test func `a key between two samples is found`() throws {
    // Up and down again within a millisecond, in each of the passes.
    let blip = KeyframeAnimation(
      .positionX, values: [0, 0, 90, 0, 0], keyTimes: [0, 0.5004, 0.5005, 0.5006, 1], duration: 1)
    let chain = Animate(box).add(animation: blip).group().repeats(3)
    let found = try #require(chain.timeline.extrema(of: .positionX, on: box, in: 0...2.9))
    #expect(abs(found.highest.value - 90) < 1e-6 && abs(found.highest.time - 0.5005) < 1e-9)
    let late = try #require(chain.timeline.extrema(of: .positionX, on: box, in: 2...2.9))
    #expect(abs(late.highest.value - 90) < 1e-6 && abs(late.highest.time - 2.5005) < 1e-9)
    let risen = try #require(
      chain.timeline.firstTime(of: .positionX, on: box, reaches: 45, in: 0.1...1))
    #expect(abs(risen - 0.50045) < 1e-9)
  }

  @Test func `an eased key that is passed twice is a corner both times`() throws {
    // The easing goes beyond its end and comes back over the key at nine tenths.
    let easing = TimingFunction(controlPoints: 0.3, 0, 0.6, 1.6)
    var keys = KeyframeAnimation(
      .positionX, values: [0, 0, 100], keyTimes: [0, 0.9, 1], duration: 1)
    keys.timingFunction = easing
    let timeline = Animate(box).add(animation: keys).timeline
    let early = try #require(easing.firstFraction(reaching: 0.9, from: 0, to: 1))
    let right = try #require(timeline.velocity(of: .positionX, on: box, at: early - 1e-4))
    expectEqual(right, 0)
  }

  @Test func `a small peak that gets there counts before a high one, from where it is reached`()
    throws
  {
    // s(t) of the first: 4.8 (1-s) s² + s³ overshoots to about 1.12; the second goes to 3.
    let easing = TimingFunction(controlPoints: 0.3, 0, 0.6, 1.6)
    let chain = Animate(box).move(from: [0, 50], to: [100, 50], easing: easing)
      .then().move(from: [0, 50], to: [300, 50])
    let timeline = chain.timeline
    let first = try #require(timeline.extrema(of: .positionX, on: box, in: 0...1)).highest
    #expect(first.value > 105 && first.value < 150)
    let target = first.value - 1e-4
    let found = try #require(timeline.firstTime(of: .positionX, on: box, reaches: target))
    #expect(found < first.time - 1e-5, "it is reached before the peak")
    let shown = try #require(timeline.value(of: .positionX, on: box, at: found))
    #expect(abs(shown - target) < 1e-7)
    let beyond = try #require(
      timeline.firstTime(of: .positionX, on: box, reaches: first.value + 1))
    #expect(beyond > 1)
  }

  @Test func `velocity does not extend beyond a key or an iteration`() throws {
    let chain = Animate(box).fade(from: 1, to: 0, duration: 0.1).group().repeats(100)
    for time in [0.05, 0.599, 0.5999, 7.3999] {
      let speed = try #require(chain.timeline.velocity(of: .opacity, on: box, at: time))
      #expect(abs(speed + 10) < 1e-6, "\(time): \(speed)")
    }
    let keys = KeyframeAnimation(.positionX, values: [0, 100, 0], duration: 1)
    let timeline = Animate(box).add(animation: keys).timeline
    for (time, right) in [(0.4985, 200.0), (0.49999, 200), (0.5, -200), (0.9999, -200)] {
      let speed = try #require(timeline.velocity(of: .positionX, on: box, at: time))
      #expect(abs(speed - right) < 1e-3, "\(time): \(speed)")
    }
  }

  @Test func `frames that meet in each pass`() {
    let (left, right) = (makeBox("left"), makeBox("right"))
    for layer in [left, right] { layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20) }
    left.position = CGPoint(x: 0, y: 0)
    right.position = CGPoint(x: 100, y: 0)
    let timeline = Parallel {
      Animate(left).move(x: 200, duration: 1).group().repeats(50)
      Animate(right).fade(to: 0.5, duration: 50)
    }.timeline
    let found = timeline.overlaps(of: left, with: right)
    expectEqual(found.count, 50)
    for (pass, time) in found.enumerated() {
      #expect(abs(time.lowerBound - Double(pass) - 0.4) < 1e-8)
      #expect(abs(time.upperBound - Double(pass) - 0.6) < 1e-8)
    }
    let some = timeline.overlaps(of: left, with: right, in: 10.5...11.5)
    expectEqual(some.count, 2)
    #expect(some.first?.lowerBound == 10.5 && some.last?.upperBound == 11.5)
  }

  @Test func `a smooth animation has no jumps`() {
    let chain = Animate(box).move(x: 150, easing: .easeInEaseOut).settle()
    #expect(chain.timeline.jumps(of: .positionX, on: box).isEmpty)
  }

  @Test func `cues`() {
    let chain = Animate(box).fade(to: 0).cue(Cue("out")).move(x: 3, duration: 2)
    expectEqual(chain.timeline.cues.map(\.name), ["out"])
    expectEqual(chain.timeline.cues.first?.time, 1)
  }

  @Test func `active properties are listed once, in order of application`() {
    let timeline = Animate(box).fade().move(x: 3).move(y: 3).fade(to: 1).timeline
    expectEqual(
      timeline.activeProperties(at: 0.5).map(\.keyPath), ["opacity", "position.x", "position.y"])
    #expect(timeline.activeProperties(at: 2).isEmpty)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
    return (self * power).rounded() / power
  }
}
