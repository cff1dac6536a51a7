// The page Raw: animations on a layer with Core Animation's names.

import Animatic
import Testing

struct `Raw animations` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(position: CGPoint(x: 50, y: 50))

  init() { stage.add(box) }

  @Test func `the presentation moves, the model does not`() {
    box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
    #expect(box.animationKeys == ["fade"])
    stage.advance(by: 0.75)
    #expect(box.presentation.opacity == 0.25)
    #expect(box.opacity == 1)
    stage.advance(by: 0.25)
    #expect(box.presentation.opacity == 1)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `a group cuts its children and never stretches them`() {
    let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 4)
    var move = BasicAnimation(.position, to: CGPoint(x: 150, y: 50), duration: 1)
    move.beginTime = 1
    box.add(AnimationGroup([fade, move], duration: 2), forKey: "group")
    stage.advance(by: 1.5)
    #expect(box.presentation.opacity == 0.625)
    #expect(box.presentation.position.x == 100)
    stage.advance(by: 0.5)
    #expect(box.presentation.opacity == 1)
    #expect(box.presentation.position.x == 50)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `keys are in order of addition; the same key replaces and goes last`() {
    box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "a")
    box.add(BasicAnimation(.cornerRadius, from: 0, to: 10, duration: 1), forKey: "b")
    box.add(BasicAnimation(.zPosition, from: 0, to: 10, duration: 1))
    #expect(box.animationKeys == ["a", "b"])
    stage.advance(by: 0.5)
    box.add(BasicAnimation(.opacity, from: 0, to: 0.5, duration: 1), forKey: "a")
    #expect(box.animationKeys == ["b", "a"])
    #expect(box.presentation.opacity == 0)
    box.removeAnimation(forKey: "nothing")
    box.removeAnimation(forKey: "b")
    #expect(box.animationKeys == ["a"])
    #expect(box.presentation.cornerRadius == 0)
    #expect(box.presentation.zPosition == 5)
    box.removeAllAnimations()
    #expect(box.animationKeys.isEmpty)
    #expect(box.presentation == box.model)
  }

  @Test func `a missing start is the live model`() {
    box.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "fade")
    stage.advance(by: 0.5)
    #expect(box.presentation.opacity == 0.5)
    stage.transaction { transaction in
      transaction.disableActions = true
      box.opacity = 0.5
    }
    #expect(box.presentation.opacity == 0.25)
  }

  @Test func `an animation is copied when it is added`() throws {
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    box.add(fade, forKey: "fade")
    fade.toValue = 0.5
    fade.duration = 4
    stage.advance(by: 0.5)
    #expect(box.presentation.opacity == 0.5)
    let attached = try #require(box.animation(forKey: "fade"))
    #expect(attached.duration == 1)
    #expect(attached.beginTime == 1000)
  }

  @Test func `a duration of 0 becomes a quarter of a second`() {
    box.add(BasicAnimation(.opacity, from: 1, to: 0), forKey: "fade")
    stage.advance(by: 0.125)
    #expect(box.presentation.opacity == 0.5)
    stage.advance(by: 0.125)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `an animation on a layer without a stage waits for one and is reported`() {
    let early = Layer()
    var log: [Bool] = []
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    fade.delegate = AnimationTarget(end: { log.append($0.finished) })
    early.add(fade, forKey: "fade")
    #expect(log.isEmpty)
    #expect(early.animationKeys == ["fade"])
    #expect(early.diagnostics.map(\.id) == ["L-28"])
    stage.add(early)
    stage.advance(by: 0.5)
    #expect(early.presentation.opacity == 0.5)
    stage.advance(by: 0.5)
    #expect(log == [true])
  }

  @Test func `what stays covers the model, what settles becomes it`() {
    let other = Layer(position: CGPoint(x: 50, y: 50))
    stage.add(other)
    Animate(box).move(to: [150, 50]).stay().run()
    Animate(other).move(to: [150, 50]).settle().run()
    stage.advance(by: 1)
    for layer in [box, other] { #expect(layer.presentation.position.x == 150) }
    #expect(box.position.x == 50)
    #expect(box.animationKeys == ["animatic.0"])
    #expect(other.position.x == 150)
    #expect(other.animationKeys.isEmpty)

    stage.transaction { transaction in
      transaction.disableActions = true
      other.position.x = 70
      box.position.x = 70
    }
    #expect(other.presentation.position.x == 70)
    #expect(box.presentation.position.x == 150)
    box.removeAllAnimations()
    #expect(box.presentation.position.x == 70)
  }
}
