// Owns the proof that UKAnimation's bugs about keys, groups and their times are not ours.

import Animatic
import TestSupport
import Testing

@Suite struct `UKAnimation bugs about keys and groups` {
  private let box = makeBox()
  private let log = EventLog()

  @Test func `UKAnimation bug 1: two chains on one layer do not replace each other`() {
    let stage = makeStage(box)
    Animate(box).fade(from: 1, to: 0).run()
    Animate(box).move(x: 100).group().run()
    #expect(box.animationKeys == ["animatic.0", "animatic.1"])
    stage.advance(by: 0.5)
    #expect(box.presentation.opacity == 0.5)
    #expect(box.presentation.position.x == 75)
  }

  @Test func `UKAnimation bug 2: a group without a duration lasts until its last child ends`() {
    let chain = Animate(box).fade(from: 1, to: 0, duration: 3).move(x: 1).after(begin: 1).group()
    #expect(chain.only?.duration == 3)
    #expect(chain.values(of: .opacity, on: box, at: [1.5]) == [0.5])
  }

  @Test func `UKAnimation bug 3: a child that is cut off is told with its numbers`() {
    let line: UInt = #line + 1
    let chain = Animate(box).fade(from: 1, to: 0, duration: 3)
      .group().duration(2)
    let finding = chain.finding("C-9")
    #expect(finding?.severity == .warning)
    #expect(finding?.place?.line == line)
    #expect(finding?.message.contains("3 s") == true)
    #expect(finding?.message.contains("2 s") == true)
    #expect(chain.values(of: .opacity, on: box, at: [1.5]) == [0.5])
    #expect(Animate(box).fade(duration: 2).group().duration(2).finding("C-9") == nil)
  }

  @Test func `UKAnimation bug 4: the handler of a child is called at its exact times`() {
    let stage = makeStage(box)
    Animate(box)
      .fade(duration: 0.5).after(begin: 0.25)
      .handler(begin: log.handler("begin"), end: log.handler("end"))
      .move(x: 1)
      .group().run()
    stage.advance(by: 10)
    #expect(log.lines == ["begin 0.25 true", "end 0.75 true"])
  }

  @Test(arguments: [false, true])
  func `UKAnimation bug 5: willGroup can neither be forgotten nor be wrong`(flag: Bool) {
    let grouped = Animate(box).fade(from: 1, to: 0).after(begin: 1, willGroup: flag).group()
    #expect(grouped.children.map(\.beginTime) == [1])
    #expect(grouped.values(of: .opacity, on: box, at: [1.5]) == [0.5])
    let alone = Animate(box).fade(from: 1, to: 0).after(begin: 1, willGroup: flag)
    #expect(alone.values(of: .opacity, on: box, at: [1.5]) == [0.5])
    #expect(grouped.problemIDs + alone.problemIDs == [])
  }

  @Test func `UKAnimation bug 6: a delay counts from the run, not from the writing`() {
    let stage = makeStage(box)
    let chain = Animate(box).fade(from: 1, to: 0).after(begin: 1).onBegin(log.handler("begin"))
    stage.advance(by: 7)
    chain.run()
    stage.advance(by: 1.5)
    #expect(log.lines == ["begin 8 true"])
    #expect(box.presentation.opacity == 0.5)
  }

  @Test func `UKAnimation bug 6: a delay is in the layer's own time`() {
    let stage = makeStage(box)
    box.speed = 2
    Animate(box).fade(from: 1, to: 0).after(begin: 1).onBegin(log.handler("begin")).run()
    stage.advance(by: 0.75)
    #expect(log.lines == ["begin 0.5 true"])
    #expect(box.presentation.opacity == 0.5)
  }

  @Test func `UKAnimation bug 7: a delayed verb with a start shows it before it begins`() {
    let chain = Animate(box).fade(from: 0, to: 0.5).after(begin: 1)
    #expect(chain.values(of: .opacity, on: box, at: [0, 0.5, 1, 1.5]) == [0, 0, 0, 0.25])
  }

  @Test func `UKAnimation bug 13: groups stand side by side, and inner keys keep their names`() {
    let both = Parallel {
      Animate(box).fade(from: 1, to: 0).key("inner").group().repeats(2)
      Animate(box).move(from: 0, x: 8).group().repeats(4)
    }
    #expect(both.duration == 4)
    #expect(both.values(of: .opacity, on: box, at: [1.5]) == [0.5])
    #expect(both.values(of: .positionX, on: box, at: [3.5]) == [4])
    #expect(both.debugDump().contains("key inner"))
  }

  @Test func `UKAnimation bug 14: a chain can be a sequence`() {
    let chain = Animate(box).fade(from: 1, to: 0).then().move(x: 100)
    #expect(chain.duration == 2)
    #expect(chain.values(of: .positionX, on: box, at: [0.5, 1.5]) == [50, 75])
  }
}
