// Exact times, and values held inside a composition until its end.

import Animatic
import TestSupport
import Testing

struct `Exact times and holding` {
  private let box = makeBox()

  @Test func `ten tenths are one`() {
    let tenths = Sequential { for _ in 0..<10 { Animate(box).move(offsetX: 1, duration: 0.1) } }
    expectEqual(tenths.duration, 1)
    expectEqual(tenths.values(of: .positionX, on: box, at: [1]), [60])
    let gaps = Sequential(gap: 0.1) { for _ in 0..<11 { Animate(box).move(x: 1, duration: 0) } }
    expectEqual(gaps.duration, 1)
  }

  @Test func `ten tenths are one on the clock too`() {
    let stage = makeStage(box)
    let log = EventLog()
    Sequential { for _ in 0..<10 { Animate(box).move(offsetX: 1, duration: 0.1) } }
      .run()
    Animate(box).fade(to: 0.5).onEnd(log.handler("end")).run()
    for _ in 0..<10 { stage.advance(by: 0.1) }
    expectEqual(log.lines, ["end 1 true"])
    expectEqual(stage.time, 1)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `the terminal sample is exactly the target`() {
    let chain = Animate(box).move(from: 0.1, x: 0.3, duration: 0.7)
    expectEqual(chain.values(of: .positionX, on: box, at: [0.7]), [0.3])
    let eased = Animate(box).move(from: 0.1, x: 0.3, duration: 0.7, easing: .default)
    expectEqual(eased.values(of: .positionX, on: box, at: [0.7]), [0.3])
  }

  @Test func `what has ended holds until the composition ends`() {
    let chain = Animate(box).fade(from: 1, to: 0.25).then().move(x: 100, duration: 3)
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 2.5, 4, 4.5]), [0.25, 0.25, 0.25, 1])
  }

  @Test func `in builders it holds until the outermost ends`() {
    let other = makeBox()
    let nested = Sequential {
      Parallel {
        Sequential { Animate(box).fade(from: 1, to: 0.25) }
        Animate(other).move(x: 9, duration: 2)
      }
      Animate(other).move(x: 10, duration: 2)
    }
    expectEqual(nested.values(of: .opacity, on: box, at: [1, 3, 4, 5]), [0.25, 0.25, 0.25, 1])
  }

  @Test func `in a group it holds until that group's pass ends`() {
    let chain = Animate(box).fade(from: 1, to: 0.25, duration: 0.5).group().duration(1).repeats(2)
    expectEqual(
      chain.values(of: .opacity, on: box, at: [0.5, 0.75, 1, 1.25, 2]),
      [
        0.25, 0.25, 1, 0.625, 0.25,
      ])
  }

  @Test func `a group that has ended holds as well`() {
    let chain = Animate(box).fade(from: 1, to: 0.25).group().then().move(x: 100)
    expectEqual(chain.values(of: .opacity, on: box, at: [1.5, 2]), [0.25, 0.25])
  }

  @Test func `a fractional repeat holds its final value`() {
    let chain = Animate(box).fade(from: 1, to: 0).repeats(1.5).move(x: 1, duration: 4)
    expectEqual(chain.values(of: .opacity, on: box, at: [1.5, 3, 4]), [0.5, 0.5, 0.5])
  }

  @Test func `a raw animation keeps its fill`() {
    let raw = BasicAnimation(.opacity, from: 1, to: 0.25, duration: 1)
    let chain = Animate(box).add(animation: raw).move(x: 100, duration: 3)
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 2]), [0.25, 1])
  }

  @Test func `one statement by itself, in a sequence or in a parallel is one timeline`() {
    for chain in [
      Animate(box).fade(from: 1, to: 0),
      Animate(box).fade(from: 1, to: 0).then(gap: 0.5).move(x: 100),
      Animate(box).fade(from: 1, to: 0).group().repeats(2),
    ] {
      let times = [0, 0.5, 1, 1.25, 2, 2.5, 3]
      let plain = chain.values(of: .opacity, on: box, at: times)
      for wrapped in [Sequential { chain }.composition, Parallel { chain }.composition] {
        expectEqual(wrapped.duration, chain.duration)
        expectEqual(wrapped.values(of: .opacity, on: box, at: times), plain)
        expectEqual(wrapped.debugDump(), chain.debugDump())
      }
    }
  }

  @Test func `a delayed statement keeps its delay in sequences and parallels`() {
    for chain in [
      Animate(box).fade(from: 1, to: 0).after(begin: 1),
      Animate(box).fade(from: 1, to: 0).group().after(begin: 1),
    ] {
      for wrapped in [Sequential { chain }.composition, Parallel { chain }.composition] {
        expectEqual(wrapped.duration, 2)
        expectEqual(wrapped.values(of: .opacity, on: box, at: [0.5, 1.5]), [1, 0.5])
      }
    }
  }

  @Test func `a delayed statement delays in the middle of a sequence`() {
    let sequence = Sequential {
      Animate(box).move(x: 100)
      Animate(box).fade(from: 1, to: 0).after(begin: 1)
      Animate(box).move(x: 200)
    }
    expectEqual(sequence.children.map(\.beginTime), [0, 2, 3])
    expectEqual(sequence.duration, 4)
  }

  @Test func `a sequence of two is a chain with then, a parallel of two is a chain`() {
    let sequence = Sequential {
      Animate(box).fade(from: 1, to: 0)
      Animate(box).move(x: 100)
    }
    let chain = Animate(box).fade(from: 1, to: 0).then().move(x: 100)
    expectEqual(sequence.children.map(\.beginTime), chain.children.map(\.beginTime))
    expectEqual(sequence.duration, chain.duration)
    let parallel = Parallel {
      Animate(box).fade(from: 1, to: 0)
      Animate(box).move(x: 100)
    }
    let together = Animate(box).fade(from: 1, to: 0).move(x: 100)
    expectEqual(parallel.children.map(\.beginTime), together.children.map(\.beginTime))
    expectEqual(
      parallel.values(of: .position, on: box, at: [0, 0.5, 1]),
      together.values(of: .position, on: box, at: [0, 0.5, 1]))
  }

  @Test func `the gap of a sequence separates all of its statements`() {
    let sequence = Sequential(gap: 0.5) {
      Animate(box).fade()
      Animate(box).move(x: 100)
      Animate(box).scale(to: 2)
    }
    expectEqual(sequence.children.map(\.beginTime), [0, 1.5, 3])
    expectEqual(sequence.duration, 4)
    let overlapping = Sequential(gap: -0.25) {
      Animate(box).fade()
      Animate(box).move(x: 100)
    }
    expectEqual(overlapping.children.map(\.beginTime), [0, 0.75])
  }
}
