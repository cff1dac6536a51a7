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

  private func heard(_ name: String, _ chain: Animate) -> Animate {
    chain.onBegin { [log] _ in log.write("\(name)(") }
      .onEnd { [log] in log.write("\(name))\($0.finished ? "" : "!")") }
  }

  private func part(_ name: String, _ content: some Composable) -> Composition {
    content.composition.observed(
      begin: { [log] _ in log.write("\(name)(") },
      end: { [log] in log.write("\(name))\($0.finished ? "" : "!")") })
  }

  private var x: Animate { heard("x", Animate(box).fade(from: 0, to: 1, duration: 1)) }

  private var y: Animate { heard("y", Animate(ball).move(from: 0, x: 10, duration: 2)) }

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
    expectEqual(log.lines, control.lines)
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

    var lines: [String] {
      switch self {
      case .seek, .finish: ["(", "x(", "y(", "x)!", "y)", ")"]
      case .reverse: ["(", "x(", "y(", "x)!", "y)", ")"]
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

  @Test func `under reduced motion a removed part keeps its place`() {
    let playback = part(
      "",
      Sequential {
        x.reducedMotion(.skip)
        part("t", heard("z", Animate(ball).move(x: 10, duration: 1).reducedMotion(.shorten)))
      }
    ).run(reducedMotion: true)
    stage.remove(ball)
    stage.advance(by: 1)
    expectEqual(log.lines, ["(", "x(", "x)", "t(", "z(", "z)!", "t)", ")"])
    expectEqual(playback.outcome, .layerGone)
  }
}
