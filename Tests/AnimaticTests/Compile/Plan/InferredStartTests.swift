// The inferred start of a verb: the presentation at its begin.

import Animatic
import TestSupport
import Testing

struct `From nothing` {
  private let box = makeBox()

  private func starts(_ composition: some Composable) -> [Double?] {
    composition.children.map { ($0 as? BasicAnimation<Double>)?.fromValue }
  }

  @Test func `what holds is the start of what follows`() {
    let chain = Animate(box).move(x: 100).then().fade().then().move(x: 200)
    expectEqual(starts(chain), [nil, nil, 100])
  }

  @Test func `what runs is the start of what interrupts it`() {
    let chain = Animate(box).move(x: 150).move(x: 0).after(begin: 0.5)
    expectEqual(starts(chain), [nil, 100])
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5, 1, 1.5]), [100, 50, 0])
  }

  @Test func `an easing of what runs counts`() {
    let chain = Animate(box).move(from: 0, x: 1, easing: .easeIn).move(x: 9).after(begin: 0.25)
    #expect(isClose(starts(chain)[1], 0.0934646507))
  }

  @Test func `what begins at the same instant is in effect`() {
    let chain = Animate(box).move(from: 10, x: 20).move(x: 0)
    expectEqual(starts(chain), [10, 10])
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 0.5]), [10, 5])
  }

  @Test func `an effect on another property is not a start`() {
    let chain = Animate(box).move(y: 100).then().move(x: 200)
    expectEqual(starts(chain), [nil, nil])
    expectEqual(chain.values(of: .position, on: box, at: [1.5]), [CGPoint(x: 125, y: 100)])
  }

  @Test func `a whole gives the start of a part`() {
    let chain = Animate(box).move(to: [100, 200]).then().move(y: 0)
    expectEqual((chain.children.last as? BasicAnimation<Double>)?.fromValue, 200)
    expectEqual(chain.values(of: .position, on: box, at: [1.5]), [CGPoint(x: 100, y: 100)])
  }

  @Test func `a part gives its share of the start of a whole`() {
    let chain = Animate(box).move(x: 100).then().move(to: [200, 200])
    let whole = chain.children.last as? BasicAnimation<CGPoint>
    expectEqual(whole?.fromValue, CGPoint(x: 100, y: 50))
  }

  @Test func `parts of one transform do not touch each other`() {
    let chain = Animate(box).scale(to: 2).then().rotate(to: .radians(1)).then().scale(to: 4)
    expectEqual(starts(chain), [nil, nil, 2])
  }

  @Test func `a uniform scale starts exactly from the scale before it`() {
    for scale in [0.1, 1.1, 1.7, 2.3, 1e300] {
      let chain = Animate(box).scale(to: scale).then().scale(to: 1).then().scale(to: 2)
      expectEqual(starts(chain), [nil, scale, 1])
    }
  }

  @Test func `a rotation starts from the sum of the rotations before it`() {
    let turn = Animate(box).rotate(by: .radians(1))
    let chain = turn.then().rotate(by: .radians(2)).then().rotate(by: .radians(4))
    expectEqual(starts(chain.then().rotate(to: .degrees(0))), [nil, 1, 3, 7])
  }

  @Test func `a part starts from a whole transform written after an earlier part`() {
    let turned = Transform3D.rotation(by: 0.5)
    let chain = Animate(box).rotate(to: .radians(1)).then().transform(to: turned)
      .then().rotate(to: .radians(2))
    let last = (chain.children.last as? BasicAnimation<Double>)?.fromValue
    #expect(isClose(last, 0.5))
  }

  @Test func `P-10: parts of a transform that can't be decomposed start from its own readings`() {
    box.transform.m44 = 0
    let chain = Animate(box).rotate(to: .radians(1)).then().rotate(to: .radians(2))
    expectEqual(starts(chain), [nil, 0])
  }

  @Test func `an interval of zero or within the tolerance counts as over`() {
    let instant = Animate(box).move(x: 100, duration: 0).move(x: 0)
    expectEqual(starts(instant), [nil, 100])
    let early = Animate(box).move(x: 150).move(x: 0).after(begin: 1 - 1e-10)
    expectEqual(starts(early), [nil, 150])
    let running = Animate(box).move(x: 150).move(x: 0).after(begin: 1 - 1e-6)
    #expect(starts(running)[1] ?? 150 < 150)
  }

  @Test func `before the start of the composition nothing is in effect`() {
    for length in [0.5, 5] {
      let chain = Animate(box).move(x: 100, duration: length).after(begin: -2)
        .move(x: 0, duration: 2).after(begin: -1)
      expectEqual(starts(chain), [nil, nil])
      expectEqual(chain.values(of: .positionX, on: box, at: [0]), [25])
    }
  }

  @Test func `a repeated verb or one with a speed starts the next from where it ends`() {
    let fast = Animate(box).move(x: 100).modify { $0.speed = 2 }.then().move(x: 0)
    expectEqual(starts(fast), [nil, 100])
    let back = Animate(box).move(x: 100).autoreverses().then().move(x: 0)
    expectEqual(starts(back), [nil, 50])
  }

  @Test func `a longer animation under the one before it is not the start`() {
    let chain = Animate(box).move(x: 150, duration: 4).move(x: 100, duration: 1)
      .move(x: 0).after(begin: 2)
    expectEqual(starts(chain), [nil, 50, 100])
  }

  @Test func `the start is marked as inferred`() {
    let chain = Animate(box).move(x: 100).then().move(x: 200)
    let marks = chain.children.map { ($0 as? BasicAnimation<Double>)?.isFromInferred }
    expectEqual(marks, [false, true])
    #expect(chain.debugDump().contains("100 (inferred) → 200"))
    let stated = Animate(box).move(x: 100).then().move(from: 5, x: 200)
    expectEqual((stated.children.last as? BasicAnimation<Double>)?.isFromInferred, false)
    expectEqual(starts(stated), [nil, 5])
  }

  @Test func `an offset is built on the same start`() {
    let chain = Animate(box).move(x: 100).then().move(offsetX: 10)
    let second = chain.children.last as? BasicAnimation<Double>
    expectEqual(second?.fromValue, 100)
    expectEqual(second?.byValue, 10)
    expectEqual(chain.values(of: .positionX, on: box, at: [2]), [110])
  }

  @Test func `an offset does not pile up over repeats`() {
    let chain = Animate(box).move(offsetX: 10).repeats(3)
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5, 1.5, 2.5, 3]), [55, 55, 55, 60])
  }

  @Test func `what follows a repeat starts from what its last pass left`() {
    let chain = Animate(box).move(from: 0, x: 10).repeats(1.5).then().move(x: 20)
    expectEqual(starts(chain), [0, 5])
    let back = Animate(box).move(from: 0, x: 10).autoreverses().then().move(x: 20)
    expectEqual(starts(back), [0, 0])
  }

  @Test func `the start stays live where nothing precedes it`() {
    let stage = makeStage(box)
    Animate(box).move(x: 100).repeats(2).group().autoreverses().run()
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.x, 75)
    stage.transaction { transaction in
      transaction.disableActions = true
      box.position.x = 0
    }
    expectEqual(box.presentation.position.x, 50)
  }

  @Test func `it is resolved with the model at the time of the query`() {
    let chain = Animate(box).move(x: 100).move(offsetX: 10).after(begin: 0.5)
    expectEqual(starts(chain)[1], 75)
    box.position.x = 0
    expectEqual(starts(chain)[1], 50)
  }

  @Test func `a chain without a layer infers over the defaults`() {
    let chain = Animate().move(x: 100).move(offsetX: 10).after(begin: 0.5)
    expectEqual(starts(chain), [nil, 50])
    expectEqual(chain.timeline.value(of: .positionX, at: 1.5), 60)
  }

  @Test func `additive animations are left out on both sides`() {
    let chain = Animate(box).move(x: 100).then().move(x: 10)
      .modify(BasicAnimation<Double>.self) { $0.isAdditive = true }
    expectEqual(starts(chain), [nil, 0])
    expectEqual(chain.values(of: .positionX, on: box, at: [1, 1.5, 2]), [100, 105, 110])
  }

  @Test func `a raw animation starts from the model, whatever the presentation`() {
    let raw = BasicAnimation(.positionX, to: 200, duration: 1)
    let chain = Animate(box).move(x: 100).then().add(animation: raw)
    expectEqual(starts(chain), [nil, nil])
    expectEqual(chain.values(of: .positionX, on: box, at: [1.5]), [125])
  }

  @Test func `a verb starts from the value of a raw animation while that is active`() {
    let raw = BasicAnimation(.positionX, from: 0, to: 200, duration: 1)
    let during = Animate(box).add(animation: raw).move(x: 0).after(begin: 0.5)
    expectEqual(starts(during), [0, 100])
    let later = Animate(box).add(animation: raw).move(x: 0).after(begin: 1.5)
    expectEqual(starts(later), [0, nil])
  }

  @Test func `on another layer nothing is in effect`() {
    let other = makeBox()
    let both = Sequential {
      Animate(box).move(x: 100)
      Animate(other).move(x: 200)
    }
    expectEqual(both.values(of: .positionX, on: other, at: [1, 1.5]), [50, 125])
  }
}
