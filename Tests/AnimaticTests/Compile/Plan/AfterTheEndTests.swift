// The values after the end: by the last `stay` or `settle` of each property, in runs and timelines.

import Animatic
import TestSupport
import Testing

struct `After the end` {
  private let box = makeBox()

  @Test func `without stay or settle the model is presented again`() {
    let stage = makeStage(box)
    let playback = Animate(box).move(x: 100).fade(to: 0).run()
    stage.advance(by: 1)
    expectEqual(box.presentation.position.x, 50)
    expectEqual(box.presentation.opacity, 1)
    #expect(box.animationKeys.isEmpty)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `each property with stay remains`() {
    let stage = makeStage(box)
    Animate(box).move(x: 100).stay().fade(to: 0).run()
    stage.advance(by: 1)
    expectEqual(box.presentation.position.x, 100)
    expectEqual(box.presentation.opacity, 1)
    expectEqual(box.model.position.x, 50)
    expectEqual(box.animationKeys, ["animatic.1"])
  }

  @Test func `settle writes, then removes, and only what settles`() {
    let stage = makeStage(box)
    Animate(box).move(x: 100).settle().fade(to: 0).stay().run()
    stage.advance(by: 1)
    expectEqual(box.model.position.x, 100)
    expectEqual(box.model.opacity, 1)
    expectEqual(box.presentation.opacity, 0)
    stage.disableActions = true
    box.position.x = 7
    stage.flush()
    expectEqual(box.presentation.position.x, 7)
  }

  @Test func `it settles when the composition ends, not the verb`() {
    let stage = makeStage(box)
    Animate(box).move(x: 100).settle().fade(to: 0, duration: 3).run()
    stage.advance(by: 2)
    expectEqual(box.model.position.x, 50)
    expectEqual(box.presentation.position.x, 100)
    stage.advance(by: 1)
    expectEqual(box.model.position.x, 100)
  }

  @Test func `the settled value is the presentation value at the end`() {
    let stage = makeStage(box)
    Animate(box).move(x: 100).settle().autoreverses().run()
    stage.advance(by: 2)
    expectEqual(box.model.position.x, 50)
    Animate(box).move(from: 0, x: 100).settle().repeats(1.5).run()
    stage.advance(by: 2)
    expectEqual(box.model.position.x, 50)
    Animate(box).move(from: 0, x: 100).repeats(1.25).settle().run()
    stage.advance(by: 2)
    expectEqual(box.model.position.x, 25)
  }

  @Test func `the model is written before the end is reported`() {
    let stage = makeStage(box)
    var seen: Double?
    let layer = box
    Animate(box).move(x: 100).settle().onEnd { seen = layer.model.position.x }.run()
    stage.advance(by: 1)
    expectEqual(seen, 100)
  }

  @Test func `a settled part leaves the other part of the model alone`() {
    let stage = makeStage(box)
    Animate(box).move(x: 100).settle().run()
    stage.advance(by: 1)
    expectEqual(box.position, CGPoint(x: 100, y: 50))
  }

  @Test func `stay or settle anywhere on the property counts, the last one written`() {
    let stayed = Animate(box).move(x: 1).settle().then().move(y: 2).stay()
    expectEqual(stayed.groups.map(\.animation.isRemovedOnCompletion), [false])
    let stage = makeStage(box)
    stayed.run()
    stage.advance(by: 2)
    expectEqual(box.model.position, CGPoint(x: 50, y: 50))
    expectEqual(box.presentation.position, CGPoint(x: 1, y: 2))
  }

  @Test func `the order of writing counts, not that of begins`() {
    let stage = makeStage(box)
    Animate(box).fade(to: 0.5).after(begin: 2).stay().fade(to: 0).settle().run()
    stage.advance(by: 3)
    expectEqual(box.model.opacity, 0.5)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `cancelled by revert nothing is written`() {
    let stage = makeStage(box)
    let playback = Animate(box).move(x: 100).settle().run()
    stage.advance(by: 0.5)
    playback.cancel(.revert)
    stage.update()
    expectEqual(box.model.position.x, 50)
    expectEqual(box.presentation.position.x, 50)
  }

  @Test func `canceling with hold writes the presentation values of all properties`() {
    let stage = makeStage(box)
    let playback = Animate(box).move(x: 100).settle().fade(to: 0).run()
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    stage.update()
    expectEqual(box.model.position.x, 75)
    expectEqual(box.model.opacity, 0.5)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `cancelled by finish the natural end is done`() {
    let stage = makeStage(box)
    let log = EventLog()
    let playback = Animate(box).move(x: 100).settle().onEnd(log.handler("move")).fade(to: 0).run()
    stage.advance(by: 0.5)
    playback.cancel(.finish)
    stage.update()
    expectEqual(box.model.position.x, 100)
    expectEqual(box.model.opacity, 1)
    expectEqual(log.lines, ["move 0.5 true"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `settling in an endless composition is reported`() {
    let chain = Animate(box).fade(to: 0).repeats(.infinity).settle()
    expectEqual(chain.problemIDs, ["C-13"])
    #expect(Animate(box).fade(to: 0).repeats(.infinity).stay().problemIDs.isEmpty)
  }

  @Test func `a snap back is reported only if it is visible`() {
    expectEqual(Animate(box).fade(to: 0).diagnostics.map(\.id), ["L-8"])
    #expect(Animate(box).fade(to: 1).diagnostics.isEmpty)
    #expect(Animate(box).fade(from: 0, to: 1).diagnostics.isEmpty)
    #expect(Animate(box).fade(to: 0).autoreverses().diagnostics.isEmpty)
    #expect(Animate(box).fade(to: 0).then().fade(to: 1).diagnostics.isEmpty)
    box.opacity = 0
    #expect(Animate(box).move(x: 100).diagnostics.isEmpty)
    expectEqual(Animate(box).fade(to: 1).diagnostics.map(\.id), ["L-8"])
  }
}
