// Instants, invalid verbs, and endless ones.

import Animatic
import TestSupport
import Testing

struct `Instants, rejections and infinity` {
  private let box = makeBox()
  private let log = EventLog()

  @Test func `an instant jumps and holds`() {
    let chain = Animate(box).fade(duration: 2).move(x: 100, duration: 0).after(begin: 1)
    expectEqual(chain.duration, 2)
    expectEqual(
      chain.values(of: .positionX, on: box, at: [0.5, 1, 1.5, 2, 3]), [50, 100, 100, 100, 50])
  }

  @Test func `T-8: a stated start shows before its instant, also before one that repeats`() {
    let instant = Animate(box).move(x: 100, duration: 2)
      .fade(from: 0.25, to: 0.5, duration: 0).after(begin: 1)
    for chain in [instant, instant.repeats(2)] {
      expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1, 1.5]), [0.25, 0.5, 0.5])
    }
  }

  @Test func `an instant alone has no length, and can stay and settle`() {
    let chain = Animate(box).move(x: 100, duration: 0)
    expectEqual(chain.duration, 0)
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 0.1]), [100, 50])
    expectEqual(chain.stay().values(of: .positionX, on: box, at: [0, 9]), [100, 100])
    let stage = makeStage(box)
    let playback = chain.settle().run()
    stage.update()
    expectEqual(box.model.position.x, 100)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `an instant reports its begin before its end`() {
    let stage = makeStage(box)
    Animate(box).move(x: 100, duration: 0).after(begin: 0.5)
      .onBegin(log.handler("begin")).onEnd(log.handler("end")).run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin 0.5 true", "end 0.5 true"])
  }

  @Test func `at one instant ends come first, then begins, then ends of what just began`() {
    let stage = makeStage(box)
    Animate(box)
      .fade().onEnd(log.handler("fade end"))
      .then().move(x: 1, duration: 0)
      .onBegin(log.handler("jump begin")).onEnd(log.handler("jump end"))
      .scale(to: 2).onBegin(log.handler("scale begin"))
      .run()
    stage.advance(by: 1)
    expectEqual(
      log.lines,
      [
        "fade end 1 true", "jump begin 1 true", "scale begin 1 true", "jump end 1 true",
      ])
  }

  @Test func `what follows an instant starts from where it jumped`() {
    let chain = Animate(box).move(x: 100, duration: 0).then().move(x: 200)
    expectEqual(chain.duration, 1)
    expectEqual(chain.values(of: .positionX, on: box, at: [0, 0.5]), [100, 150])
  }

  @Test func `an invalid verb keeps its source location`() {
    let chain = Animate(box).fade(to: .nan, duration: 2).then().move(x: 1)
    expectEqual(chain.children.map(\.beginTime), [0, 2])
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5, 1.5, 2.5]), [1, 1, 1])
    expectEqual(chain.duration, 3)
  }

  @Test func `an invalid verb reports an unfinished end`() {
    let stage = makeStage(box)
    Animate(box).move(to: [1]).onBegin(log.handler("begin")).onEnd(log.handler("end")).run()
    stage.advance(by: 2)
    expectEqual(log.lines, ["begin 0 true", "end 1 false"])
  }

  @Test func `a verb with a negative duration reports an unfinished end at its begin`() {
    let stage = makeStage(box)
    Animate(box).fade(duration: -1).after(begin: 0.5)
      .onBegin(log.handler("begin")).onEnd(log.handler("end")).run()
    stage.advance(by: 2)
    expectEqual(log.lines, ["begin 0.5 true", "end 0.5 false"])
  }

  @Test func `a refused verb is no start for what follows, and no first on its property`() {
    let chain = Animate(box).move(x: .nan).then().move(from: 0, x: 100)
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5, 1.5]), [0, 50])
    let offset = Animate(box).move(x: .infinity).then().move(offsetX: 10)
    expectEqual(offset.values(of: .positionX, on: box, at: [0.5, 2]), [50, 60])
  }

  @Test func `a refused verb does not stop its neighbours`() {
    let chain = Animate(box).shakeX(times: 0).fade(from: 1, to: 0)
    expectEqual(chain.values(of: .opacity, on: box, at: [0.5]), [0.5])
    expectEqual(chain.values(of: .translationX, on: box, at: [0.1]), [0])
  }

  @Test func `an endless verb never ends`() {
    let chain = Animate(box).fade(from: 1, to: 0).repeats(.infinity)
    expectEqual(chain.duration, .infinity)
    expectEqual(
      chain.values(of: .opacity, on: box, at: [0.5, 100.25, 1e6 + 0.75]), [0.5, 0.75, 0.25])
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `a group with an endless child never ends, and its time is plain`() {
    let chain = Animate(box).fade(from: 1, to: 0).repeats(.infinity).move(from: 0, x: 8).group()
    expectEqual(chain.duration, .infinity)
    expectEqual(chain.values(of: .opacity, on: box, at: [10.5]), [0.5])
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5, 99]), [4, 8])
  }

  @Test func `easing a group with an endless child is an error, and changes nothing`() {
    let chain = Animate(box).fade(from: 1, to: 0).repeats(.infinity).group().easing(.easeIn)
    expectEqual(chain.values(of: .opacity, on: box, at: [10.25]), [0.75])
    expectEqual(chain.diagnostics.map(\.severity), [.error])
  }

  @Test func `an endless group repeats its whole pass`() {
    let chain = Animate(box).move(from: 0, x: 8).then().move(x: 16).group().repeats(.infinity)
    expectEqual(chain.values(of: .positionX, on: box, at: [20.5, 21.5]), [4, 12])
    #expect(chain.diagnostics.isEmpty)
  }

  @Test func `then after something endless is an error, and moves nothing`() {
    let line: UInt = #line + 2
    let chain = Animate(box).fade().repeats(.infinity)
      .then().move(from: 0, x: 8)
    expectEqual(chain.finding("C-10")?.place?.line, line)
    expectEqual(chain.finding("C-10")?.severity, .error)
    expectEqual(chain.values(of: .positionX, on: box, at: [0.5]), [4])
  }

  @Test func `a sequence after something endless is the same error`() {
    let sequence = Sequential {
      Animate(box).fade().repeats(.infinity)
      Animate(box).move(from: 0, x: 8)
    }
    expectEqual(sequence.problemIDs, ["C-10"])
    expectEqual(sequence.values(of: .positionX, on: box, at: [0.5]), [4])
  }

  @Test func `what follows something endless starts together with it`() {
    let chain = Animate(box).zPosition(to: 1, duration: 2)
      .then().fade().repeats(.infinity)
      .then().move(from: 0, x: 8)
    expectEqual(chain.values(of: .positionX, on: box, at: [2.5]), [4])
    let sequence = Sequential {
      Animate(box).zPosition(to: 1, duration: 2)
      Animate(box).fade().repeats(.infinity)
      Animate(box).move(from: 0, x: 8)
    }
    expectEqual(sequence.values(of: .positionX, on: box, at: [2.5]), [4])
  }

  @Test func `an endless run is finished at the end of its cycle`() {
    let stage = makeStage(box)
    let playback = Animate(box).move(from: 0, x: 8).repeats(.infinity).stay().run()
    stage.advance(by: 2.5)
    expectEqual(box.presentation.position.x, 4)
    playback.cancel(.finish)
    stage.update()
    expectEqual(box.presentation.position.x, 8)
    expectEqual(playback.outcome, .finished)
  }
}
