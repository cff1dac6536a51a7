// Blocks that end the animations of earlier blocks (U-10), and changes after a transition in the
// same turn.

import Animatic
import TestSupport
import Testing

struct BlockCancellingTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  @Test func `U-10: a block of 0 s without blending ends a running block`() {
    var ends: [Bool] = []
    let running = stage.animate(duration: 1) {
      box.position.x = 100
    } completion: {
      ends.append($0)
    }
    stage.advance(by: 0.5)
    stage.animate(duration: 0, options: .withoutBlending) { box.position.x = 20 }
    stage.update()
    expectEqual(box.presentation.position.x, 20)
    expectEqual(box.animationKeys, [])
    expectEqual(running.outcome, .replaced(by: "position"))
    expectEqual(ends, [false])
  }

  @Test func `U-10: it ends a whole transform with a part of it`() {
    stage.animate(duration: 1) { box.transform = .identity.scaled(x: 3, y: 3, z: 1) }
    stage.advance(by: 0.5)
    stage.animate(duration: 0, options: .withoutBlending) { box[.scaleX] = 2 }
    stage.update()
    expectEqual(box.animationKeys, [])
    expectEqual(box.presentation[.scaleX], 2)
  }

  @Test func `U-1: a block of 0 s that blends leaves a running block alone`() {
    stage.animate(duration: 1, options: .curveLinear) { box.position.x = 100 }
    stage.advance(by: 0.5)
    stage.animate(duration: 0) { box.position.x = 20 }
    stage.update()
    expectEqual(box.presentation.position.x, -30)
    expectEqual(box.animationKeys, ["position"])
  }

  @Test(arguments: [0, 0.5])
  func `U-10: a block from the current state ends one that repeats forever`(duration: Double) {
    let endless = stage.animate(duration: 1, options: [.repeat, .autoreverse, .curveLinear]) {
      box.position.x = 100
    }
    stage.advance(by: 1.75)
    expectEqual(box.presentation.position.x, 25)
    stage.animate(duration: duration, options: [.beginFromCurrentState, .curveLinear]) {
      box.position.x = 0
    }
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position.x, duration == 0 ? 0 : 12.5)
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position.x, 0)
    expectEqual(endless.outcome, .replaced(by: "position"))
    expectEqual(box.animationKeys, [])
  }

  // MARK: Transitions

  @Test(arguments: [false, true])
  func `X-7: the new snapshot of a transition includes later changes of the same turn`(
    isInBlock: Bool
  ) throws {
    box.contents = "old"
    stage.advance(by: 1)
    let begin = { [stage, box] in
      _ = stage.transition(with: box, duration: 1, options: .transitionCrossDissolve)
    }
    if isInBlock { stage.animate(duration: 1, animations: begin) } else { begin() }
    box.contents = "new"
    stage.advance(by: 0.5)
    let transition = try #require(box.transition)
    expectEqual(transition.outgoing.snapshot.nodes.first?.values.contents, "old")
    expectEqual(transition.incoming.snapshot.nodes.first?.values.contents, "new")
  }
}
