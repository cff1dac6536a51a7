// A chain is a value: a stored prefix can be continued in several ways.

import Animatic
import TestSupport
import Testing

struct `A chain is a value` {
  private let box = makeBox()

  @Test func `a stored beginning branches twice`() {
    let base = Animate(box).move(x: 100)
    let faded = base.fade()
    let flipped = base.flip(duration: 3)
    expectEqual(base.entries.map { $0.animation.keyPath ?? "" }, ["position.x"])
    expectEqual(faded.entries.map { $0.animation.keyPath ?? "" }, ["position.x", "opacity"])
    expectEqual(
      flipped.entries.map { $0.animation.keyPath ?? "" }, ["position.x", "transform.rotation.y"])
    expectEqual([base, faded, flipped].map(\.duration), [1, 1, 3])
  }

  @Test func `a modifier on one branch leaves the others alone`() {
    let base = Animate(box).fade(from: 1, to: 0)
    let long = base.duration(5)
    let repeated = base.repeats(2).easing(.easeIn)
    let named = base.key("a").stay()
    expectEqual([base, long, repeated, named].map(\.duration), [1, 5, 2, 1])
    expectEqual(base.only?.timingFunction ?? .linear, .linear)
    expectEqual(base.groups.first?.key, "animatic.0")
    expectEqual(base.only?.isRemovedOnCompletion, true)
  }

  @Test func `callbacks of one branch do not fire for the other`() {
    let stage = makeStage(box)
    let log = EventLog()
    let base = Animate(box).fade().onEnd(log.handler("base"))
    let first = base.onEnd(log.handler("first"))
    let second = base.handler(end: log.handler("second"))
    first.run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["base 1 true", "first 1 true"])
    second.run()
    stage.advance(by: 1)
    expectEqual(log.lines.suffix(2), ["second 2 true", "base 2 true"])
    base.run()
    stage.advance(by: 1)
    expectEqual(log.lines.last, "base 3 true")
    expectEqual(log.lines.count, 5)
  }

  @Test func `modify on one branch leaves the other alone`() {
    let base = Animate(box).fade(from: 1, to: 0).move(x: 1).group()
    let back = base.modify { $0.autoreverses = true }
    let fewer = base.modify(AnimationGroup.self) { $0.animations.removeAll() }
    expectEqual([base, back].map(\.duration), [1, 2])
    expectEqual([base, back, fewer].map(\.children.count), [2, 2, 0])
  }

  @Test func `a group around one branch leaves the other open`() {
    let base = Animate(box).fade().then().move(x: 1)
    let grouped = base.group().repeats(2)
    expectEqual(base.entries.count, 2)
    expectEqual(grouped.entries.count, 1)
    expectEqual(base.then().scale(to: 2).duration, 3)
  }

  @Test func `a chain can be used in two builders and still runs by itself`() {
    let part = Animate(box).fade(from: 1, to: 0)
    let twice = Sequential {
      part
      part
    }
    expectEqual(twice.duration, 2)
    expectEqual(part.duration, 1)
    expectEqual(Parallel { part }.duration, 1)
  }

  @Test func `a chain extended in a loop equals a stored one`() {
    var (kept, handed) = (Animate(box), Animate(box))
    for x in 1...50 {
      kept = kept.move(to: [Double(x), 1]).then()
      handed = (consume handed).move(to: [Double(x), 1]).then()
    }
    expectEqual(handed.duration, 50)
    #expect(handed.timeline.difference(from: kept.timeline).isEmpty)
  }

  @Test func `nothing is read while composing`() {
    let chain = Animate(box).move(offsetX: 10)
    box.position.x = 200
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 1]), [200, 210])
    box.position.x = 0
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 1]), [0, 10])
  }

  @Test func `running does not use a chain up`() {
    let stage = makeStage(box)
    let chain = Animate(box).fade(from: 1, to: 0)
    chain.run()
    chain.run(interrupting: .nothing)
    expectEqual(box.animationKeys.count, 2)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 0.5)
    expectEqual(chain.debugDump(), chain.debugDump())
  }

  @Test func `its description is one line`() {
    expectEqual("\(Animate(box).fade().move(x: 1))", "chain, composition of 2 animations")
    expectEqual("\(Animate())", "chain, composition of 0 animations")
  }

  @Test func `after a run the chain still has its animations`() {
    let stage = makeStage(box)
    let chain = Animate(box).fade(from: 1, to: 0)
    chain.run()
    expectEqual(chain.repeats(2).duration, 2)
    #expect(chain.repeats(2).problemIDs.isEmpty)
    stage.advance(by: 1)
  }

  @Test func `a stored prefix keeps its entries after two continuations`() {
    let base = Animate(box).move(x: 100)
    let first = base.fade()
    let second = base.flip()
    expectEqual([base, first, second].map(\.entries.count), [1, 2, 2])
    expectEqual(second.entries.last?.animation.keyPath, "transform.rotation.y")
  }

  @Test func `a chain retains its layer until it is released`() {
    weak var seen: Layer?
    var chain: Animate?
    do {
      let layer = makeBox()
      seen = layer
      chain = Animate(layer).fade(from: 1, to: 0)
    }
    #expect(seen != nil)
    expectEqual(chain?.timeline.value(of: .opacity, at: 0.5), 0.5)
    chain = nil
    #expect(seen == nil)
  }
}
