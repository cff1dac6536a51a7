// Observers of a verb: their order, and their replacement.

import Animatic
import TestSupport
import Testing

struct `Callbacks of verbs` {
  private let box = makeBox()
  private let log = EventLog()

  @Test func `onBegin and onEnd with an event`() {
    let stage = makeStage(box)
    Animate(box).fade().onBegin(log.handler("begin")).onEnd(log.handler("end")).run()
    stage.advance(by: 2)
    expectEqual(log.lines, ["begin 0 true", "end 1 true"])
  }

  @Test func `onBegin and onEnd without an event`() {
    let stage = makeStage(box)
    Animate(box).fade().onBegin { log.write("begin") }.onEnd { log.write("end") }.run()
    stage.advance(by: 0.5)
    expectEqual(log.lines, ["begin"])
    stage.advance(by: 0.5)
    expectEqual(log.lines, ["begin", "end"])
  }

  @Test func `the event contains animation, layer, time, and end`() {
    let stage = makeStage(box)
    var heard: AnimationEvent?
    Animate(box).fade().after(begin: 0.25).key("out").onBegin { event in heard = event }.run()
    stage.advance(by: 1)
    expectEqual(heard?.animation.keyPath, "opacity")
    expectEqual(heard?.key, "out")
    #expect(heard?.layer === box)
    expectEqual(heard?.time, 0.25)
    expectEqual(heard?.finished, true)
  }

  @Test func `callbacks add up and are called in order`() {
    let stage = makeStage(box)
    Animate(box).fade()
      .onEnd { log.write("one") }
      .onEnd { _ in log.write("two") }
      .onBegin { log.write("begin") }
      .onEnd { log.write("three") }
      .run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin", "one", "two", "three"])
  }

  @Test func `a handler receives begin and end`() {
    let stage = makeStage(box)
    Animate(box).fade().handler(begin: log.handler("begin"), end: log.handler("end")).run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin 0 true", "end 1 true"])
  }

  @Test func `handler takes one closure alone`() {
    let stage = makeStage(box)
    Animate(box).fade().handler(end: { event in log.write("end \(event.finished)") }).run()
    Animate(box).fade().handler(begin: { _ in log.write("begin") })
      .run(interrupting: .nothing)
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin", "end true"])
  }

  @Test func `a later handler replaces the earlier one, and what was added stays`() {
    let stage = makeStage(box)
    Animate(box).fade()
      .onEnd { log.write("added") }
      .handler(end: log.handler("first"))
      .handler(end: log.handler("second"))
      .run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["second 1 true", "added"])
  }

  @Test func `they observe the last verb, or the preceding group`() {
    let stage = makeStage(box)
    Animate(box)
      .fade(duration: 2).onEnd(log.handler("fade"))
      .move(x: 1).onEnd(log.handler("move"))
      .group().onBegin(log.handler("group")).onEnd(log.handler("group"))
      .run()
    stage.advance(by: 3)
    expectEqual(log.lines, ["group 0 true", "move 1 true", "fade 2 true", "group 2 true"])
  }

  @Test func `children before their group at the end, the group first at the begin`() {
    let stage = makeStage(box)
    Animate(box)
      .fade().onBegin(log.handler("child")).onEnd(log.handler("child"))
      .group().onBegin(log.handler("group")).onEnd(log.handler("group"))
      .run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["group 0 true", "child 0 true", "child 1 true", "group 1 true"])
  }

  @Test func `a repeated verb reports begin and end once`() {
    let stage = makeStage(box)
    Animate(box).fade().repeats(3).onBegin(log.handler("begin")).onEnd(log.handler("end")).run()
    for _ in 0..<40 { stage.advance(by: 0.1) }
    expectEqual(log.lines, ["begin 0 true", "end 3 true"])
  }

  @Test func `a run that is cancelled ends unfinished`() {
    let stage = makeStage(box)
    let playback = Animate(box).fade().onEnd(log.handler("end")).run()
    stage.advance(by: 0.25)
    playback.cancel()
    stage.update()
    expectEqual(log.lines, ["end 0.25 false"])
    expectEqual(playback.outcome, .cancelled(at: 0.25))
  }

  @Test func `a verb that never begins reports nothing`() {
    let stage = makeStage(box)
    Animate(box).fade()
      .move(x: 1).after(begin: 5).onBegin(log.handler("move")).onEnd(log.handler("move"))
      .group().duration(1)
      .run()
    stage.advance(by: 9)
    #expect(log.lines.isEmpty)
  }

  @Test func `running a chain twice fires its callbacks twice`() {
    let stage = makeStage(box)
    let chain = Animate(box).fade().onEnd(log.handler("end"))
    chain.run()
    stage.advance(by: 1)
    chain.run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["end 1 true", "end 2 true"])
  }

  @Test func `objects retained by a callback are released with the animation`() {
    final class Witness {}
    weak var seen: Witness?
    let stage = makeStage(box)
    do {
      let witness = Witness()
      seen = witness
      Animate(box).fade().onEnd { _ = witness }.run()
    }
    #expect(seen != nil)
    stage.advance(by: 1)
    #expect(seen == nil)
  }

  @Test func `onBegin, onEnd and a delegate of the animation all receive events`() {
    let stage = makeStage(box)
    var own = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    own.delegate = AnimationTarget(end: log.handler("delegate"))
    let playback = Animate(box).add(animation: own)
      .onBegin(log.handler("begin")).onEnd(log.handler("end")).run()
    stage.advance(by: 0.5)
    playback.cancel()
    stage.update()
    expectEqual(log.lines, ["begin 0 true", "delegate 0.5 false", "end 0.5 false"])
  }

  @Test func `the handler of a child in a group is called at exact times`() {
    let stage = makeStage(box)
    Animate(box)
      .fade(duration: 0.5).after(begin: 0.25)
      .handler(begin: log.handler("begin"), end: log.handler("end"))
      .move(x: 1)
      .group().run()
    stage.advance(by: 10)
    expectEqual(log.lines, ["begin 0.25 true", "end 0.75 true"])
  }

  @Test func `a delayed verb begins after the run by its delay`() {
    let stage = makeStage(box)
    let chain = Animate(box).fade(from: 1, to: 0).after(begin: 1).onBegin(log.handler("begin"))
    stage.advance(by: 7)
    chain.run()
    stage.advance(by: 1.5)
    expectEqual(log.lines, ["begin 8 true"])
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `a delayed verb on a fast layer begins after its delay in the layer's time`() {
    let stage = makeStage(box)
    box.speed = 2
    Animate(box).fade(from: 1, to: 0).after(begin: 1).onBegin(log.handler("begin")).run()
    stage.advance(by: 0.75)
    expectEqual(log.lines, ["begin 0.5 true"])
    expectEqual(box.presentation.opacity, 0.5)
  }
}
