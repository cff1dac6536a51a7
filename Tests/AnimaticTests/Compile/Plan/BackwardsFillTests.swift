// The presentation before a delayed verb with an explicit start.

import Animatic
import TestSupport
import Testing

struct `Filling backwards` {
  private let box = makeBox()

  @Test func `a delayed verb with a start fills to the begin`() {
    let alone = Animate(box).fade(from: 0, to: 0.5).after(begin: 1)
    expectEqual(alone.only?.fillMode, .backwards)
    expectEqual(alone.values(of: .opacity, on: box, at: [-1, 0, 0.5, 2]), [0, 0, 0, 0.5])
    let later = Animate(box).move(x: 1).then().fade(from: 0, to: 0.5)
    expectEqual(later.children.last?.fillMode, .both)
    expectEqual(later.values(of: .opacity, on: box, at: [0, 0.5, 1.5]), [0, 0, 0.25])
  }

  @Test func `before a delayed verb without a start the model is presented`() {
    let chain = Animate(box).fade(to: 0).after(begin: 1)
    expectEqual(chain.only?.fillMode, .removed)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5]), [1, 1])
    expectEqual(
      Animate(box).move(offsetX: 9).after(begin: 1).values(of: .positionX, on: box, at: [0.5]), [50]
    )
  }

  @Test func `an effect does not state its start`() {
    expectEqual(Animate(box).shakeX().after(begin: 1).only?.fillMode, .removed)
    expectEqual(Animate(box).flip().after(begin: 1).only?.fillMode, .removed)
  }

  @Test func `a verb that is not delayed fills nothing`() {
    expectEqual(Animate(box).fade(from: 0, to: 1).only?.fillMode, .removed)
  }

  @Test func `only the first on a property fills`() {
    let chain = Animate(box).fade(to: 0.5).then(gap: 1).fade(from: 0, to: 1)
    expectEqual(
      chain.values(of: .opacity, on: box, at: [0, 0.5, 1, 1.5, 2]), [1, 0.75, 0.5, 0.5, 0])
  }

  @Test func `an earlier component prevents the whole from filling`() {
    let chain = Animate(box).move(x: 100).then().move(from: [0, 0], to: [10, 10])
    expectEqual(
      chain.values(of: .position, on: box, at: [0, 0.5]),
      [
        CGPoint(x: 50, y: 50), CGPoint(x: 75, y: 50),
      ])
  }

  @Test func `an earlier whole prevents a component from filling`() {
    let chain = Animate(box).move(to: [100, 100]).then().move(from: 0, x: 10)
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 0.5]), [50, 75])
  }

  @Test func `a whole after one component prevents the other component from filling`() {
    let chain = Animate(box).move(from: 0, y: 10).then().move(from: [0, 0], to: [10, 10])
      .then().move(from: 7, x: 20)
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 1.5, 2.5]), [50, 5, 13.5])
    expectEqual(chain.children.map(\.fillMode), [.forwards, .forwards, .forwards])
  }

  @Test func `first keyframes state the start`() {
    let chain = Animate(box).fade()
      .modify { $0 = KeyframeAnimation(.opacity, values: [0.25, 1], duration: 1) }
      .after(begin: 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 1, 2]), [0.25, 0.25, 1])
  }

  @Test func `raw animations keep their fill modes`() {
    var raw = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    raw.beginTime = 1
    expectEqual(Animate(box).add(animation: raw).values(of: .opacity, on: box, at: [0.5]), [1])
    raw.fillMode = .backwards
    expectEqual(Animate(box).add(animation: raw).values(of: .opacity, on: box, at: [0.5]), [0])
  }

  @Test func `inside a group it fills to the begin of the pass`() {
    let chain = Animate(box).fade(from: 0, to: 0.5).after(begin: 1).group().repeats(2)
    expectEqual(
      chain.values(of: .opacity, on: box, at: [0, 0.5, 1.5, 2.5, 3.5]), [0, 0, 0.25, 0, 0.25])
  }

  @Test func `a delayed group fills backwards with its explicit starts`() {
    let chain = Animate(box).fade(from: 0, to: 0.5).group().after(begin: 1)
    expectEqual(chain.only?.fillMode.fillsBackwards, true)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1.5]), [0, 0, 0.25])
  }

  @Test func `a delayed verb in a delayed group fills to the very begin`() {
    let chain = Animate(box).fade(from: 0, to: 0.5).after(begin: 1).group().after(begin: 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1.5, 2.5]), [0, 0, 0, 0.25])
  }

  @Test func `a delayed group in a delayed group fills to the very begin`() {
    let chain = Animate(box).fade(from: 0, to: 0.5).group().after(begin: 1).group()
      .after(begin: 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1.5, 2.5]), [0, 0, 0, 0.25])
  }

  @Test func `before a delayed group without an explicit start the model is presented`() {
    let chain = Animate(box).fade(to: 0).group().after(begin: 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1.5]), [1, 1, 0.5])
  }

  @Test func `a delayed group fills, and does not hide what ran before on another property`() {
    let sequence = Sequential {
      Animate(box).move(x: 100)
      Animate(box).fade(from: 0, to: 0.5).move(x: 200).group()
    }
    expectEqual(sequence.values(of: .opacity, on: box, at: [0, 0.5, 1.5, 2]), [0, 0, 0.25, 0.5])
    expectEqual(
      sequence.values(of: .positionX, on: box, at: [0, 0.5, 1.5, 2]), [50, 75, 150, 200])
  }

  @Test func `the same with the verb delayed inside that group`() {
    let sequence = Sequential {
      Animate(box).move(x: 100)
      Animate(box).fade(from: 0, to: 0.5).after(begin: 1).move(x: 200).group()
    }
    expectEqual(
      sequence.values(of: .opacity, on: box, at: [0, 0.5, 1.5, 2.5, 3]), [0, 0, 0, 0.25, 0.5])
    expectEqual(sequence.values(of: .positionX, on: box, at: [0.5, 1.5]), [75, 150])
  }

  @Test func `the same in a group that is split because a part of it remains`() {
    let sequence = Sequential {
      Animate(box).move(x: 100)
      Animate(box).fade(from: 0, to: 0.5).move(x: 200).group()
      Animate(box).fade(to: 0.75).stay()
    }
    expectEqual(sequence.groups.count, 2)
    expectEqual(
      sequence.values(of: .opacity, on: box, at: [0, 0.5, 1.5, 2.5, 4]),
      [
        0, 0, 0.25, 0.625, 0.75,
      ])
    expectEqual(sequence.values(of: .positionX, on: box, at: [0.5, 1.5, 4]), [75, 150, 50])
  }

  @Test func `animations added to fill backwards call no observers`() {
    let stage = makeStage(box)
    let log = EventLog()
    Sequential {
      Animate(box).move(x: 100)
      Animate(box).fade(from: 0, to: 0.5).onBegin(log.handler("fade")).onEnd(log.handler("fade"))
        .move(x: 200).group().onBegin(log.handler("group"))
    }.run()
    stage.advance(by: 3)
    expectEqual(log.lines, ["group 1 true", "fade 1 true", "fade 2 true"])
  }

  @Test func `on another layer the first verb fills by itself`() {
    let other = makeBox()
    let both = Sequential {
      Animate(other).fade(from: 0, to: 1)
      Animate(box).fade(from: 0, to: 0.5)
    }
    expectEqual(both.values(of: .opacity, on: box, at: [0, 1.5]), [0, 0.25])
  }

  @Test func `a repeated part after another part keeps its explicit starts`() {
    let ride = Parallel {
      Animate(box).move(from: 0, x: 8, duration: 1)
      Animate(box).fade(from: 0, to: 0.5, duration: 1)
    }
    let whole = Sequential {
      Animate(box).move(y: 9, duration: 1).fade(to: 0.75, duration: 1)
      ride.repeated(2)
    }
    expectEqual(whole.timeline.value(of: .positionX, on: box, at: 1.5), 4)
    expectEqual(whole.timeline.value(of: .positionX, on: box, at: 2.5), 4)
    expectEqual(whole.timeline.value(of: .opacity, on: box, at: 2.5), 0.25)
  }

  @Test func `a delayed fade with a start presents the start until it begins`() {
    let chain = Animate(box).fade(from: 0, to: 0.5).after(begin: 1)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1, 1.5]), [0, 0, 0, 0.25])
  }
}
