// Inference of starts across groups: into them, inside them, and after them.

import Animatic
import TestSupport
import Testing

struct `Inference and groups` {
  private let box = makeBox()

  private func lastStart(_ composition: some Composable) -> Double? {
    (composition.entries.last?.animation as? BasicAnimation<Double>)?.fromValue
  }

  @Test func `inside a group what ran before in it is the start`() {
    let chain = Animate(box).move(x: 100).then().move(x: 200).group().repeats(2)
    expectEqual((chain.children.last as? BasicAnimation<Double>)?.fromValue, 100)
    expectEqual(chain.values(of: .positionX, on: box, at: [1.5, 3.5]), [150, 150])
  }

  @Test func `a repeat replays the same numbers`() {
    let chain = Animate(box).move(offsetX: 10).then().move(offsetX: 10).group().repeats(2)
    expectEqual(
      chain.values(of: .positionX, on: box, at: [0.5, 1, 1.5, 2.5, 3, 3.5, 4]),
      [
        55, 60, 65, 55, 60, 65, 70,
      ])
  }

  @Test func `inside a later group what ran before the group is the start`() {
    let both = Sequential {
      Animate(box).move(x: 100)
      Animate(box).fade(from: 1, to: 0).move(x: 200).group()
    }
    expectEqual(both.values(of: .positionX, on: box, at: [1, 1.5, 2]), [100, 150, 200])
  }

  @Test func `after a group its last value is the start`() {
    expectEqual(lastStart(Animate(box).move(x: 100).group().then().move(x: 200)), 100)
  }

  @Test func `after a repeated group its last value is the start`() {
    let chain = Animate(box).move(from: 0, x: 100).group().repeats(1.5).then().move(x: 200)
    expectEqual(lastStart(chain), 50)
    expectEqual(chain.values(of: .positionX, on: box, at: [1.5, 2, 2.5]), [50, 125, 200])
  }

  @Test func `after a group that plays back its first value is the start`() {
    expectEqual(
      lastStart(Animate(box).move(from: 0, x: 100).group().autoreverses().then().move(x: 9)), 0)
  }

  @Test func `after a clipped group the value at the cut is the start`() {
    let chain = Animate(box).move(from: 0, x: 100, duration: 2).group().duration(1)
      .then().move(x: 9)
    expectEqual(lastStart(chain), 50)
  }

  @Test func `while a group runs its running value is the start`() {
    let chain = Animate(box).move(from: 0, x: 100).group().repeats(3)
      .move(x: 9).after(begin: 1.25)
    expectEqual(lastStart(chain), 25)
  }

  @Test func `the speed and the easing of a group count`() {
    let fast = Animate(box).move(from: 0, x: 100, duration: 2).group().modify { $0.speed = 2 }
      .move(x: 9).after(begin: 0.5)
    expectEqual(lastStart(fast), 50)
    let eased = Animate(box).move(from: 0, x: 1).group().easing(.easeIn)
      .move(x: 9).after(begin: 0.25)
    #expect(isClose(lastStart(eased), 0.0934646507))
  }

  @Test
  func `a child of a faster group begins earlier, and starts from the presentation at that time`() {
    let both = Parallel {
      Animate(box).move(from: 0, x: 100)
      Animate(box).move(x: 9).after(begin: 1).group().modify { $0.speed = 2 }
    }
    let group = both.children.last as? AnimationGroup
    expectEqual((group?.animations.first as? BasicAnimation<Double>)?.fromValue, 50)
  }

  @Test func `a whole inside a group gives a part outside its start`() {
    let chain = Animate(box).move(to: [100, 200]).group().then().move(y: 0)
    expectEqual(lastStart(chain), 200)
  }

  @Test func `effects in a group start from the presentation`() {
    let chain = Animate(box).rotate(to: .radians(1)).then()
      .shakeR(radian: 90, times: 1, duration: 1).group().repeats(2)
    let side: Double = 1 + .pi / 2
    expectEqual(chain.values(of: .rotation, on: box, at: [1, 1.25, 3.25, 4]), [1, side, side, 1])
  }

  @Test func `a group of a move and a delayed fade that autoreverses has the expected values`() {
    let chain = Animate(box)
      .move(to: [100, 100]).stay()
      .fade(from: 1, to: 0).after(begin: 1, willGroup: true)
      .group().duration(2).modify { $0.autoreverses = true }
    expectEqual(chain.duration, 4)
    let times = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]
    expectEqual(
      chain.values(of: .positionX, on: box, at: times),
      [
        50, 75, 100, 100, 100, 100, 100, 75, 50, 50,
      ])
    expectEqual(
      chain.values(of: .opacity, on: box, at: times),
      [
        1, 1, 1, 0.5, 0, 0.5, 1, 1, 1, 1,
      ])
  }

  @Test func `the README example starts its second move at the end of the first`() {
    let chain = Animate(box)
      .move(to: [100, 100]).stay()
      .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
      .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
      .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
      .group().duration(2).modify { $0?.autoreverses = true }
    #expect(chain.diagnostics.isEmpty)
    expectEqual(
      chain.values(of: .position, on: box, at: [0.5, 1, 1.5, 2, 3, 4]),
      [
        CGPoint(x: 75, y: 75), CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 250),
        CGPoint(x: 300, y: 400), CGPoint(x: 100, y: 100), CGPoint(x: 50, y: 50),
      ])
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1, 1.5, 2]), [0.5, 0, 0.5, 1])
    let swing = chain.timeline.value(of: .rotation, on: box, at: 1.53125)
    #expect(isClose(swing, RotationAngle.degrees(10).radians))
    expectEqual(chain.values(of: .rotation, on: box, at: [1, 1.5, 2, 4]), [0, 0, 0, 0])
  }

  @Test func `raw animations in a group infer no starts, so the second move jumps`() {
    var late = BasicAnimation(.position, to: CGPoint(x: 300, y: 400), duration: 1)
    late.beginTime = 1
    var early = BasicAnimation(.position, to: CGPoint(x: 100, y: 100), duration: 1)
    early.fillMode = .forwards
    let group = AnimationGroup([early, late], duration: 2)
    let chain = Animate(box).add(animation: group)
    #expect(isClose(chain.timeline.value(of: .positionX, on: box, at: 0.999), 99.95))
    expectEqual(chain.values(of: .positionX, on: box, at: [1, 1.5, 2]), [50, 175, 300])
  }
}
