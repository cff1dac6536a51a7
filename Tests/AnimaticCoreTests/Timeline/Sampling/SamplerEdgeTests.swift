// A sampler exactly where something jumps, begins or ends: the last bit of a time decides there.

import Animatic
import TestSupport
import Testing

struct `Samplers on edges` {
  private let box = makeBox("box")

  @Test func `a staircase takes each step at its very time`() {
    let chain = Animate(box).fade(from: 0, to: 49, duration: 49, easing: .steps(49))
    expect((0..<49).map { (Double($0), Double($0)) }, chain.composition)
    expect((0..<49).map { (Double($0), Double($0)) }, chain.repeats(2).composition)
    expect((0..<49).map { (Double($0) + 1, Double($0)) }, grouped(chain.composition))
  }

  @Test func `a keyframe that holds begins at its very time`() {
    let keyed = KeyframeAnimation(
      .opacity, values: (0..<49).map(Double.init), calculationMode: .discrete, duration: 49)
    expect(
      (0..<49).map { (Double($0), Double($0)) }, Animate(box).add(animation: keyed).composition)
  }

  @Test func `a child of a group begins at its exact time, however long the group is`() {
    for begin in 1..<49 {
      var late = BasicAnimation(.opacity, from: 5, to: 6, duration: 1)
      late.beginTime = Double(begin)
      var group = AnimationGroup([late], duration: 49)
      group.beginTime = 1
      let times = [(Double(begin) + 0.5, 1.0), (Double(begin) + 1, 5), (Double(begin) + 1.5, 5.5)]
      expect(times, Animate(box).add(animation: group).composition)
    }
  }

  @Test func `in a group whose time reverses below 0, a backwards fill is presented`() {
    var early = BasicAnimation(.opacity, from: 0.25, to: 0.75, duration: 1)
    early.fillMode = .backwards
    var group = AnimationGroup([early], duration: 1, timingFunction: .back(.in))
    group.beginTime = 1
    expect([(0.5, 1), (1.25, 0.25), (0.75, 1)], Animate(box).add(animation: group).composition)
  }

  @Test func `the last time before the end is not the end`() {
    for place in 1..<100 {
      let (begin, length) = (Double(place / 10) / 10, Double(place % 10 + 1) / 10)
      let fade = Animate(box).fade(from: 0.25, to: 0.75, duration: length).after(begin: begin)
      let end = begin + length
      for part in [fade, fade.repeats(1), fade.stay()] {
        let composition = Parallel {
          part
          Wait(end + 1)
        }
        check([end - 1e-9, end, end + 1e-9, end + 3e-9, end], composition.composition)
      }
    }
  }

  @Test func `the end is as wide as an animation's own time makes it`() {
    for speed in [1e-3, 0.1, 3, 1000, -1e-3, -1000] {
      var fade = BasicAnimation(.opacity, from: 0.25, to: 0.75, duration: 1)
      fade.speed = speed
      let end = 1 / abs(speed)
      let width = 1e-9 / abs(speed)
      let times = [-2, -1, -0.5, 0, 0.5, 2].map { end + $0 * width } + [end - 1e-9, end, end + 1]
      let composition = Parallel {
        Animate(box).add(animation: fade)
        Wait(end + 2)
      }
      check(times, composition.composition)
      check(times.reversed(), composition.composition)
    }
  }

  @Test func `what has gone round a thousand times is where it is to the last digits`() {
    for speed in [1, 0.7, 1.0 / 3] {
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 0.3)
      fade.repeatCount = 5000
      fade.speed = speed
      fade.autoreverses = speed == 1
      let times = (0..<997).map { Double($0) * 0.301 }
      check(times, Animate(box).add(animation: fade).composition, within: 1e-15)
    }
  }

  private func grouped(_ composition: Composition) -> Composition {
    Sequential {
      Wait(1)
      Sequential { composition }.eased(.linear)
    }.composition
  }

  /// Checks the values, and that they equal those of a snapshot.
  private func expect(_ shown: [(time: Double, opacity: Double)], _ composition: Composition) {
    var sampler = composition.timeline.sampler
    for (time, opacity) in shown {
      sampler.move(to: time)
      #expect(abs((sampler[box]?.opacity ?? .nan) - opacity) < 1e-12, "at \(time)")
    }
    check(shown.map(\.time), composition)
  }

  private func check(_ times: [Double], _ composition: Composition, within error: Double = 1e-13) {
    let timeline = composition.timeline
    var sampler = timeline.sampler
    for time in times {
      sampler.move(to: time)
      guard let shown = sampler[box]?.opacity, let right = timeline.snapshot(at: time)[box]?.opacity
      else {
        Issue.record("no value at \(time)")
        return
      }
      #expect(abs(shown - right) <= error * max(1, abs(right)), "at \(time)")
    }
  }
}
