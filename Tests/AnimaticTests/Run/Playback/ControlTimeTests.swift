// The time of a control, under a clock that moves between two statements.

import Animatic
import TestSupport
import Testing

struct `The time of a control` {
  private let clock = StepClock()
  private let stage: Stage
  private let box = Layer(name: "box")
  private let ball = Layer(name: "ball")
  private let log = EventLog()

  init() {
    stage = Stage(clock: clock)
    clock.step = 0.001
    stage.add(box)
    stage.add(ball)
    stage.update()
  }

  enum Control: CaseIterable {
    case pauseAndResume, reverse, slowDown, seek

    func perform(on playback: Playback) {
      switch self {
      case .pauseAndResume:
        playback.pause()
        playback.resume()
      case .reverse: playback.reverse()
      case .slowDown: playback.rate = 0.5
      case .seek: playback.seek(to: 0.25)
      }
    }
  }

  private var fades: some Composable {
    Parallel {
      Animate(box).fade(from: 0, to: 1, duration: 1)
      Animate(ball).fade(from: 0, to: 1, duration: 1)
    }
  }

  @Test func `a start takes effect at one time on all layers`() {
    fades.run()
    clock.step = 0
    clock.time += 0.5
    expectEqual(box.presentation.opacity, ball.presentation.opacity)
  }

  @Test(arguments: Control.allCases)
  func `a control takes effect at one time on all layers`(_ control: Control) {
    let playback = fades.run()
    stage.update()
    clock.time += 0.5
    control.perform(on: playback)
    clock.step = 0
    clock.time += 0.125
    expectEqual(box.presentation.opacity, ball.presentation.opacity)
  }

  @Test func `a control keeps containers around their content`() {
    let playback = Parallel {
      Animate(box).fade(from: 0, to: 1, duration: 1)
      Animate(ball).fade(from: 0, to: 1, duration: 1)
        .onBegin { [log] _ in log.write("(") }.onEnd { [log] _ in log.write(")") }
    }
    .observed(begin: { [log] _ in log.write("[") }, end: { [log] _ in log.write("]") }).run()
    playback.seek(to: 0.5)
    playback.reverse()
    clock.time += 1
    stage.update()
    expectEqual(log.lines, ["[", "(", ")", "]"])
  }
}
