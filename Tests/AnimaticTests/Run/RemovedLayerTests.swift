// A-10: what the removal of a layer delivers together with other controls of the run, and inside
// which containers (A-19).

import Animatic
import TestSupport
import Testing

struct `A-10 Removal of a layer` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")
  private let ball = Layer(name: "ball")
  private let log = EventLog()

  init() {
    stage.add(box)
    stage.add(ball)
    stage.update()
  }

  private func observed(_ name: String, _ chain: Animate) -> Animate {
    chain.onBegin { [log] _ in log.write("\(name)(") }
      .onEnd { [log] in log.write("\(name))\($0.finished ? "" : "!")") }
  }

  private func part(_ name: String, _ content: some Composable) -> Composition {
    content.composition.observed(
      begin: { [log] _ in log.write("\(name)(") },
      end: { [log] in log.write("\(name))\($0.finished ? "" : "!")") })
  }

  private var x: Animate { observed("x", Animate(box).fade(from: 0, to: 1, duration: 1)) }

  private var y: Animate { observed("y", Animate(ball).move(from: 0, x: 10, duration: 2)) }

  /// `x` on the box and `y` on the ball.
  private var both: Composition {
    part(
      "",
      Parallel {
        x
        y
      })
  }

  @Test func `a container begins before a part that is removed while the run is paused`() {
    let playback = both.run()
    playback.pause()
    stage.remove(box)
    stage.update()
    expectEqual(log.lines, ["(", "x(", "x)!"])
    playback.resume()
    stage.advance(by: 2)
    expectEqual(log.lines, ["(", "x(", "x)!", "y(", "y)", ")"])
  }

  @Test func `a paused composition ends with its last layer`() {
    let playback = part("", x).run()
    playback.pause()
    stage.remove(box)
    stage.update()
    expectEqual(log.lines, ["(", "x(", "x)!", ")!"])
    expectEqual(playback.outcome, .layerGone)
  }

  @Test(arguments: Control.allCases)
  func `what was removed stays in its container, wherever the run goes`(control: Control) {
    let playback = both.run()
    stage.remove(box)
    control.perform(on: playback)
    stage.advance(by: 2)
    expectEqual(log.lines, ["(", "x(", "y(", "x)!", "y)", ")"])
  }

  enum Control: CaseIterable {
    case seek, reverse, finish

    func perform(on playback: Playback) {
      switch self {
      case .seek: playback.seek(to: 1.5)
      case .reverse: playback.reverse()
      case .finish: playback.cancel(.finish)
      }
    }
  }

  @Test func `a seek away from the container of a removed part ends it`() {
    let playback = Sequential {
      part("s", x)
      y
    }.run()
    stage.remove(box)
    playback.seek(to: 2)
    stage.update()
    expectEqual(log.lines, ["s(", "x(", "y(", "x)!", "s)!"])
  }

  @Test(arguments: [ReducedMotion.shorten, .skip], [false, true])
  func `under reduced motion a canceled part ends after its content`(
    policy: ReducedMotion, isLater: Bool
  ) {
    let playback = part(
      "",
      Parallel {
        x.reducedMotion(policy)
        observed("z", Animate(ball).move(x: 10, duration: 1))
      }
    ).run(reducedMotion: true)
    if isLater { stage.advance(by: 0.25) }
    playback.cancel()
    stage.update()
    expectEqual(log.lines.first, "(")
    expectEqual(log.lines.last, ")!")
    expectEqual(log.lines.count, 6)
  }

  @Test(arguments: [ReducedMotion.shorten, .skip])
  func `under reduced motion a turn before the first update begins the container first`(
    policy: ReducedMotion
  ) {
    let playback = part(
      "",
      Parallel {
        x.reducedMotion(policy)
        y
      }
    ).run(reducedMotion: true)
    playback.reverse()
    stage.update()
    expectEqual(log.lines, ["(", "x(", "y(", "x)", "y)", ")"])
  }

  @Test func `a seek lists nothing of a composition that has ended before a slow layer`() {
    box.speed = 0.5
    stage.update()
    let fade = Animate(box).fade(from: 0, to: 1, duration: 0.5)
    let playback = Sequential {
      part("", fade)
      fade
    }.run()
    playback.seek(to: 0.5)
    stage.advance(by: 0.5)
    playback.seek(to: 1)
    stage.update()
    expectEqual(playback.outcome, .finished)
  }

  @Test func `a removal in a callback of a finished run keeps the containers`() {
    let playback = Parallel {
      part("c", observed("i", Animate(ball).fade(to: 0, duration: 0)))
      y.onBegin { [stage, box] _ in stage.remove(box) }
      part("d", x).observed(begin: { [stage, box] _ in stage.remove(box) })
    }.run()
    playback.cancel(.finish)
    stage.update()
    expectEqual(log.lines.count, 10)
    #expect(position("c(") < position("i(") && position("i)") < position("c)"))
    #expect(position("d(") < position("x(") && position("x)") < position("d)"))
  }

  private func position(_ line: String) -> Int { log.lines.firstIndex(of: line) ?? -1 }

  @Test func `an animation begins before it ends when its group is removed in its own begin`() {
    let group = Animate(box).fade(from: 0, to: 1, duration: 1)
      .onBegin { [log] _ in log.write("x(") }.onEnd { [log] _ in log.write("x)") }
      .move(x: 5, duration: 0.5).group()
      .onBegin { [log, stage, box] _ in
        log.write("g(")
        stage.remove(box)
      }
      .onEnd { [log] _ in log.write("g)") }
    let playback = part(
      "",
      Parallel {
        group
        y
      }
    ).run()
    stage.update()
    expectEqual(log.lines.filter { $0 != "y(" }, ["(", "g(", "x(", "x)", "g)"])
    playback.cancel()
  }

  @Test func `an interrupted verb begins in its container, wherever a seek leads`() {
    let playback = Sequential {
      part("", x)
      Animate(box).move(x: 10, duration: 1)
    }.run()
    Animate(box).fade(to: 0.5, duration: 1).run()
    playback.seek(to: 1.5)
    stage.update()
    expectEqual(log.lines, ["(", "x(", "x)!", ")!"])
  }

  @Test func `while paused, a verb whose layer leaves ends before a later one begins`() {
    let disk = Layer(name: "disk")
    stage.add(disk)
    let playback = Parallel {
      Animate(disk).fade(from: 0, to: 1, duration: 0)
      part(
        "",
        Parallel {
          observed("x", Animate(box).fade(from: 0, to: 1, duration: 0))
          observed("y", Animate(ball).fade(from: 0, to: 1, duration: 0))
        })
      observed("z", Animate(ball).move(from: 0, x: 10, duration: 0))
    }.run()
    playback.pause()
    stage.remove(box)
    stage.advance(by: 1)
    expectEqual(log.lines, ["(", "x(", "x)"])
    stage.remove(ball)
    stage.update()
    expectEqual(log.lines, ["(", "x(", "x)", "y(", "y)", "z(", "z)"])
  }

  @Test func `a paused group begins before a verb in it that is interrupted`() {
    let group = x.move(x: 5, duration: 1).group()
      .onBegin { [log] _ in log.write("g(") }.onEnd { [log] _ in log.write("g)") }
    let playback = group.run()
    playback.pause()
    Animate(box).fade(to: 0.5, duration: 1).run()
    stage.update()
    expectEqual(log.lines, ["g(", "x(", "x)!"])
    playback.resume()
    stage.advance(by: 2)
    expectEqual(log.lines, ["g(", "x(", "x)!", "g)"])
  }

  @Test func `under reduced motion nested containers begin in order around a removed part`() {
    let playback = Sequential {
      Animate(box).move(x: 5, duration: 1).reducedMotion(.shorten)
      part(
        "o",
        Stagger(each: 0.5) {
          part("i", x)
          y
        })
    }.run(reducedMotion: true)
    playback.seek(to: 1)
    stage.remove(box)
    stage.update()
    expectEqual(log.lines.prefix(3), ["o(", "i(", "x("])
  }

  @Test func `beside a completion block, a repeated container begins before a removed verb`() {
    let playback = stage.transaction {
      $0.completionBlock = {}
      return part(
        "",
        Parallel {
          x
          observed("z", Animate(ball).move(x: 10, duration: 1)).trimmed(0.25...1)
        }.repeated(3)
      ).run()
    }
    playback.seek(to: 1.5)
    stage.remove(ball)
    stage.update()
    expectEqual(log.lines.first, "(")
    expectEqual(log.lines.filter { $0.hasPrefix("z") }, ["z(", "z)!"])
  }

  @Test func `a container begins before its content beside a completion block`() {
    stage.transaction { [log] in
      $0.completionBlock = { log.write("block") }
      part("", x).trimmed(0...0.75).run()
    }
    stage.advance(by: 1)
    expectEqual(log.lines, ["(", "x(", "x)!", "block", ")!"])
  }

  @Test func `beside a completion block, a removed part of a repeat begins in its container`() {
    let playback = stage.transaction {
      $0.completionBlock = {}
      return both.repeated(2).run()
    }
    playback.seek(to: 2)
    box.removeAllAnimations()
    stage.update()
    expectEqual(log.lines.first, "(")
    expectEqual(log.lines.filter { $0.hasPrefix("x") }, ["x(", "x)!"])
    playback.cancel()
  }

  @Test func `under reduced motion a seek enters a container before what begins there`() {
    let playback = part(
      "",
      Stagger(each: 1) {
        y
        x.reducedMotion(.skip)
      }.reversed()
    ).run(reducedMotion: true)
    playback.seek(to: 1)
    stage.update()
    expectEqual(log.lines.first, "(")
    expectEqual(log.lines.count, 4)
  }

  @Test func `under reduced motion a seek enters a container together with its first verb`() {
    let playback = Parallel {
      Animate(ball).fade(from: 0, to: 1, duration: 2).reducedMotion(.skip)
      part(
        "",
        Parallel {
          observed("z", Animate(box).move(from: 0, x: 10, duration: 1).reducedMotion(.skip))
          x.reducedMotion(.shorten)
        })
    }.reversed().run(reducedMotion: true)
    playback.seek(to: 1)
    stage.update()
    expectEqual(log.lines.prefix(2), ["(", "z("])
  }

  @Test func `a completion block stays between the begin and the end of what is removed`() {
    let playback = stage.transaction { [log] in
      $0.completionBlock = { log.write("block") }
      return part("", x).run()
    }
    stage.remove(box)
    playback.seek(to: 0.5)
    stage.update()
    expectEqual(log.lines, ["(", "x(", "block", "x)!", ")!"])
  }

  @Test func `under reduced motion a removed part stays in its container`() {
    let playback = part(
      "",
      Sequential {
        x.reducedMotion(.skip)
        part("t", observed("z", Animate(ball).move(x: 10, duration: 1).reducedMotion(.shorten)))
      }
    ).run(reducedMotion: true)
    stage.remove(ball)
    stage.advance(by: 1)
    expectEqual(log.lines, ["(", "x(", "t(", "z(", "z)!", "x)", "t)", ")"])
    expectEqual(playback.outcome, .layerGone)
  }
}
