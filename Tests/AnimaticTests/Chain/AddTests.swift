// `add`: custom animation values in a chain, by Core Animation's rules.

import Animatic
import TestSupport
import Testing

struct `Add` {
  private let box = makeBox()

  @Test func `an animation value runs as it is`() {
    let own = BasicAnimation(.cornerRadius, from: 0, to: 8, duration: 2)
    let chain = Animate(box).add(animation: own)
    expectEqual(chain.duration, 2)
    expectEqual(chain.values(of: .cornerRadius, on: box, at: [0, 1, 2, 3]), [0, 4, 8, 0])
    #expect(chain.only as? BasicAnimation<Double> != nil)
  }

  @Test func `the key names the entry`() {
    let own = BasicAnimation(.cornerRadius, from: 0, to: 8, duration: 2)
    expectEqual(Animate(box).add(key: "grow", animation: own).groups.map(\.key), ["grow"])
    expectEqual(Animate(box).add(animation: own).groups.map(\.key), ["animatic.0"])
  }

  @Test func `a closure gets the layer at once`() {
    box.cornerRadius = 3
    let chain = Animate(box).add { layer in
      let radius = layer.modelValue(of: .cornerRadius)
      return BasicAnimation(.cornerRadius, from: radius, to: radius + 1, duration: 1)
    }
    box.cornerRadius = 100
    expectEqual(chain.values(of: .cornerRadius, on: box, at: [0, 1]), [3, 4])
  }

  @Test func `a closure takes a key too`() {
    let chain = Animate(box).add(key: "grow") { _ in
      BasicAnimation(.cornerRadius, to: 1, duration: 1)
    }
    expectEqual(chain.groups.map(\.key), ["grow"])
  }

  @Test func `it begins at the cursor`() {
    let own = BasicAnimation(.cornerRadius, from: 0, to: 8, duration: 2)
    let chain = Animate(box).fade().then().add(animation: own).then().move(x: 1)
    expectEqual(chain.children.map(\.beginTime), [0, 1, 3])
  }

  @Test func `a missing start is the model`() {
    let chain = Animate(box).move(x: 100).then()
      .add(animation: BasicAnimation(.positionX, to: 200, duration: 1))
    expectEqual(chain.values(of: .positionX, on: box, at: [1.5]), [125])
  }

  @Test func `it keeps its fill, so it does not hold`() {
    let chain = Animate(box).add(animation: BasicAnimation(.positionX, to: 200, duration: 1))
      .fade(duration: 3)
    expectEqual(chain.values(of: .positionX, on: box, at: [1, 2]), [200, 50])
  }

  @Test func `a duration of zero is resolved`() {
    let own = BasicAnimation(.cornerRadius, from: 0, to: 8)
    expectEqual(Animate(box).add(animation: own).duration, 0.25)
    expectEqual(
      Animate(box).add(animation: own).fade(duration: 2).children.map(\.duration), [2, 2])
  }

  @Test func `a group value plays its children in local time`() {
    var late = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    late.beginTime = 1
    let group = AnimationGroup(
      [BasicAnimation(.positionX, to: 100, duration: 1), late], duration: 2)
    let chain = Animate(box).add(animation: group)
    expectEqual(chain.duration, 2)
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5, 1.5]), [75, 50])
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1.5]), [1, 0.5])
  }

  @Test func `adding copies, so later edits change nothing`() {
    var own = BasicAnimation(.cornerRadius, from: 0, to: 8, duration: 2)
    let chain = Animate(box).add(animation: own)
    own.toValue = 100
    expectEqual(chain.values(of: .cornerRadius, on: box, at: [1]), [4])
  }

  @Test func `modifiers apply to it`() {
    let own = BasicAnimation(.cornerRadius, from: 0, to: 8, duration: 2)
    let chain = Animate(box).add(animation: own).duration(1).repeats(2).after(begin: 1).stay()
    expectEqual(chain.duration, 3)
    expectEqual(chain.values(of: .cornerRadius, on: box, at: [1.5, 9]), [4, 8])
  }

  @Test func `custom keyframes`() {
    let chain = Animate(box).add(
      animation: KeyframeAnimation(.opacity, values: [0, 1, 0.5, 0.75], duration: 3))
    expectEqual(
      chain.values(of: .opacity, on: box, at: [0, 0.5, 1, 2, 3]), [0, 0.5, 1, 0.5, 0.75])
  }

  @Test func `the delegate of a raw animation receives its events`() {
    let stage = makeStage(box)
    let log = EventLog()
    var own = BasicAnimation(.cornerRadius, to: 8, duration: 1)
    own.delegate = AnimationTarget(begin: log.handler("begin"), end: log.handler("end"))
    Animate(box).add(animation: own).fade(duration: 2).run()
    stage.advance(by: 2)
    expectEqual(log.lines, ["begin 0 true", "end 1 true"])
  }
}
