// Changes that wait for the commit of an open transaction, and animations that continue.

import Animatic
import Foundation
import TestSupport
import Testing

struct OpenTransactionTests {
  let scene = BlockScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test func `an open transaction that removes one animation lets the others go on`() {
    Animate(box).move(x: 100, duration: 1).named("move").run()
    Animate(box).fade(to: 0, duration: 1).named("fade").run()
    stage.advance(by: 0.25)
    stage.beginTransaction()
    box.removeAnimation(forKey: "fade")
    expectEqual(box.animationKeys, ["move"])
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position.x, 50, "what was not removed goes on")
    expectEqual(box.presentation.opacity, 0.5, "the removal shows at the commit")
    stage.commitTransaction()
    #expect(box.presentation.opacity == 1 && box.presentation.position.x == 50)
  }

  @Test func `an animation removed in a transaction ends at its own end, if that is earlier`() {
    Animate(box).fade(to: 0, duration: 1).named("fade").run()
    stage.advance(by: 0.5)
    stage.beginTransaction()
    box.removeAllAnimations()
    stage.advance(by: 1)
    expectEqual(box.presentation.opacity, 1)
    stage.commitTransaction()
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `an animation held in a transaction is constant from then on`() {
    let playback = Animate(box).move(to: [100, 100], duration: 1).run()
    stage.advance(by: 0.5)
    stage.beginTransaction()
    playback.cancel(.hold)
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position, CGPoint(x: 50, y: 50))
    stage.commitTransaction()
    expectEqual(box.presentation.position, CGPoint(x: 50, y: 50))
  }

  @Test func `a replacement in a transaction is presented at the commit`() {
    box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
    stage.advance(by: 0.25)
    stage.beginTransaction()
    box.add(BasicAnimation(.opacity, from: 0.125, to: 0.125, duration: 9), forKey: "fade")
    stage.advance(by: 0.25)
    #expect(box.presentation.opacity == 0.5 && box.animationKeys == ["fade"])
    stage.commitTransaction()
    expectEqual(box.presentation.opacity, 0.125)
  }
}
