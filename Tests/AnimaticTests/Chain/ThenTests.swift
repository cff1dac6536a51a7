// The cursor: the begin of verbs, the effect of `then`, and modifiers after it.

import Animatic
import TestSupport
import Testing

struct `The cursor` {
  private let box = makeBox()

  private func begins(_ chain: Animate) -> [Double] { chain.children.map(\.beginTime) }

  @Test func `plain verbs run together`() {
    let chain = Animate(box).fade().move(x: 1).scale(to: 2, duration: 3)
    expectEqual(begins(chain), [0, 0, 0])
    expectEqual(chain.duration, 3)
  }

  @Test func `then moves to the end of the chain so far`() {
    let chain = Animate(box).fade(duration: 2).move(x: 1).then().scale(to: 2)
    expectEqual(begins(chain), [0, 0, 2])
    expectEqual(chain.duration, 3)
  }

  @Test func `a gap is left between`() {
    let chain = Animate(box).fade().then(gap: 0.25).move(x: 1)
    expectEqual(begins(chain), [0, 1.25])
    expectEqual(chain.duration, 2.25)
  }

  @Test func `a gap below zero overlaps`() {
    expectEqual(begins(Animate(box).fade().then(gap: -0.25).move(x: 1)), [0, 0.75])
  }

  @Test func `an overlap never goes before the start`() {
    let chain = Animate(box).fade().then(gap: -3).move(x: 1)
    expectEqual(begins(chain), [0, 0])
    expectEqual(chain.duration, 1)
  }

  @Test func `then follows the latest end, not the last verb`() {
    let chain = Animate(box).fade(duration: 5).then(gap: -4).move(x: 1).then().scale(to: 2)
    expectEqual(begins(chain), [0, 1, 5])
  }

  @Test func `a modifier after then applies to the last verb, and the cursor follows`() {
    let chain = Animate(box).fade().then().duration(3).move(x: 1)
    expectEqual(begins(chain), [0, 3])
    #expect(chain.problemIDs.isEmpty)
  }

  @Test func `a callback after then observes the last verb`() {
    let stage = makeStage(box)
    let log = EventLog()
    Animate(box).fade().then().onEnd(log.handler("fade")).move(x: 1).run()
    stage.advance(by: 9)
    expectEqual(log.lines, ["fade 1 true"])
  }

  @Test func `a modifier after two thens applies to the last verb too`() {
    let chain = Animate(box).fade().then().then(gap: 1).duration(3).move(x: 1)
    #expect(chain.problemIDs.isEmpty)
    expectEqual(begins(chain), [0, 4])
  }

  @Test func `after counts from the cursor and does not move it`() {
    let chain = Animate(box).fade().then().move(x: 1).after(begin: 2).scale(to: 2)
    expectEqual(begins(chain), [0, 1, 3])
    expectEqual(
      chain.children.map { $0.keyPath ?? "" }, ["opacity", "transform.scale", "position.x"])
  }

  @Test func `repeats and autoreverses lengthen the chain so far`() {
    let chain = Animate(box).fade().repeats(2).autoreverses().then().move(x: 1)
    expectEqual(begins(chain), [0, 4])
  }

  @Test func `then with a gap at the head waits`() {
    let chain = Animate(box).then(gap: 0.5).fade(from: 1, to: 0)
    expectEqual(chain.duration, 1.5)
    expectEqual(chain.values(of: .opacity, on: box, at: [1]), [0.5])
  }

  @Test func `a tenth of a second ten times is one second`() {
    var chain = Animate(box)
    for index in 0..<10 { chain = chain.move(x: Double(index), duration: 0.1).then() }
    chain = chain.fade(duration: 0.1)
    expectEqual(chain.children.last?.beginTime, 1)
    expectEqual(chain.duration, 1.1)
  }

  @Test func `two verbs with then between them play one after the other`() {
    let chain = Animate(box).fade(from: 1, to: 0).then().move(x: 100)
    expectEqual(chain.duration, 2)
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5, 1.5]), [50, 75])
  }
}
