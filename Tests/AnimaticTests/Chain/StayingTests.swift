// The effect of `stay`, `settle`, and `key` on the keys and the presentation of a layer.

import Animatic
import TestSupport
import Testing

struct `Stay, settle and key` {
  private let box = makeBox()

  @Test func `without stay or settle the value is presented at the end and removed after it`() {
    let chain = Animate(box).fade(from: 1, to: 0)
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 1.5]), [0, 1])
    expectEqual(chain.only?.isRemovedOnCompletion, true)
    expectEqual(chain.only?.fillMode, .removed)
  }

  @Test func `stay keeps the animation with a forwards fill`() {
    let chain = Animate(box).fade(from: 1, to: 0).stay()
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 1.5, 99]), [0, 0, 0])
    expectEqual(chain.only?.isRemovedOnCompletion, false)
    expectEqual(chain.only?.fillMode, .forwards)
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `stay leaves the model as it was`() {
    let stage = makeStage(box)
    Animate(box).fade(from: 1, to: 0).stay().run()
    stage.advance(by: 2)
    expectEqual(box.opacity, 1)
    expectEqual(box.presentation.opacity, 0)
    expectEqual(box.animationKeys, ["animatic.0"])
  }

  @Test func `settle reads as a forwards fill`() {
    let chain = Animate(box).fade(from: 1, to: 0).settle()
    expectEqual(chain.values(of: .opacity, on: box, at: [1, 99]), [0, 0])
    expectEqual(chain.only?.isRemovedOnCompletion, false)
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `settle writes the model at the end and lets go of the animation`() {
    let stage = makeStage(box)
    Animate(box).fade(from: 1, to: 0).settle().run()
    stage.advance(by: 0.5)
    expectEqual(box.opacity, 1)
    stage.advance(by: 0.5)
    expectEqual(box.opacity, 0)
    expectEqual(box.presentation.opacity, 0)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `the last stay or settle of a property applies`() {
    let stage = makeStage(box)
    let chain = Animate(box).move(x: 9).stay().then().move(x: 20).settle()
    chain.run()
    stage.advance(by: 2)
    expectEqual(box.position.x, 20)
    #expect(box.animationKeys.isEmpty)
    let other = Animate(box).fade(to: 0).settle().then().fade(to: 0.5).stay()
    other.run()
    stage.advance(by: 2)
    expectEqual(box.opacity, 1)
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `stay or settle of a component applies to the whole property`() {
    let chain = Animate(box).move(x: 9).then().move(y: 8).stay()
    expectEqual(chain.groups.count, 1)
    expectEqual(chain.timeline.value(of: .positionX, on: box, at: 9), 9)
    expectEqual(chain.timeline.value(of: .positionY, on: box, at: 9), 8)
  }

  @Test func `stay and settle inside a group have no effect; those of the group apply`() {
    let inside = Animate(box).fade(from: 1, to: 0).stay().group()
    expectEqual(inside.values(of: .opacity, on: box, at: [1, 2]), [0, 1])
    expectEqual(inside.only?.isRemovedOnCompletion, true)
    let outside = Animate(box).fade(from: 1, to: 0).group().stay()
    expectEqual(outside.values(of: .opacity, on: box, at: [1, 2]), [0, 0])
    let settled = makeBox()
    let stage = makeStage(settled)
    Animate(settled).fade(from: 1, to: 0).group().settle().run()
    stage.advance(by: 1)
    expectEqual(settled.opacity, 0)
  }

  @Test func `key names the only entry on the layer`() {
    let stage = makeStage(box)
    Animate(box).fade(from: 1, to: 0).key("out").run()
    expectEqual(box.animationKeys, ["out"])
    expectEqual(box.animation(forKey: "out")?.keyPath, "opacity")
    stage.advance(by: 1)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `key on a group names the group`() {
    let chain = Animate(box).fade().move(x: 1).group().key("intro")
    expectEqual(chain.groups.map(\.key), ["intro"])
    #expect(chain.problemIDs.isEmpty)
  }

  @Test func `change is key in another spelling`() {
    expectEqual(Animate(box).fade().change(key: "out").groups.map(\.key), ["out"])
    expectEqual(Animate(box).fade().key("a").change(key: "b").groups.map(\.key), ["b"])
  }

  @Test func `a named run replaces what has the name`() {
    let stage = makeStage(box)
    let log = EventLog()
    Animate(box).fade(from: 1, to: 0).key("out").onEnd(log.handler("first")).run()
    stage.advance(by: 0.5)
    let second = Animate(box).fade(from: 0.5, to: 0).key("out").run()
    stage.update()
    expectEqual(box.animationKeys, ["out"])
    expectEqual(log.lines, ["first 0.5 false"])
    stage.advance(by: 1)
    expectEqual(second.outcome, .finished)
  }

  @Test func `an unnamed run never replaces another`() {
    let stage = makeStage(box)
    Animate(box).fade(from: 1, to: 0).run()
    Animate(box).move(x: 1).run()
    Animate(box).fade(from: 1, to: 0).run(interrupting: .nothing)
    expectEqual(box.animationKeys, ["animatic.0", "animatic.1", "animatic.2"])
    stage.advance(by: 1)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `a raw animation that stays holds its end inside a sequence, also reversed`() {
    let raw = BasicAnimation(.cornerRadius, from: 0, to: 8, duration: 1)
    let whole = Sequential {
      Animate(box).add(animation: raw).stay()
      Animate(box).fade(to: 0.5, duration: 1)
    }
    expectEqual(whole.timeline.value(of: .cornerRadius, on: box, at: 1.5), 8)
    expectEqual(whole.reversed().timeline.value(of: .cornerRadius, on: box, at: 0.5), 8)
  }

  @Test func `after settle, the model equals the presentation and the next move starts there`() {
    let stage = makeStage(box)
    Animate(box).move(to: [100, 100]).settle().run()
    stage.advance(by: 1)
    expectEqual(box.position, CGPoint(x: 100, y: 100))
    expectEqual(box.presentation.position, CGPoint(x: 100, y: 100))
    #expect(box.animationKeys.isEmpty)
    let next = Animate(box).move(offsetX: 10)
    expectEqual(next.values(of: .positionX, on: box, at: [0, 1]), [100, 110])
  }

  @Test func `L-8 a group that snaps back is reported with the word of its verb as its remedy`() {
    let chain = Animate(box).move(to: [100, 100]).stay().group()
    let finding = chain.finding("L-8")
    expectEqual(finding?.severity, .warning)
    expectEqual(finding?.path, "layer 1/position")
    expectEqual(finding?.remedy.contains(".group().stay()"), true)
    let settles = Animate(box).move(to: [100, 100]).settle().group()
    expectEqual(settles.finding("L-8")?.remedy.contains(".group().settle()"), true)
    #expect(Animate(box).move(to: [100, 100]).group().stay().diagnostics.isEmpty)
    #expect(Animate(box).move(to: [100, 100]).group().settle().diagnostics.isEmpty)
  }
}
