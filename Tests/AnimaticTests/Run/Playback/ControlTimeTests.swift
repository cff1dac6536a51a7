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

  @Test func `what a start interrupts ends at one time, when the start begins`() {
    func run(_ name: String, _ composition: some Composable) {
      composition.observed(
        begin: { [log] in log.write("\(name) \($0.time)") },
        end: { [log] in log.write("\(name)! \($0.time)") }
      ).run()
    }
    run("a", Animate(box).fade(to: 0.5, duration: 9))
    run("b", Animate(ball).fade(to: 0.5, duration: 9))
    run("c", Animate(box).move(y: 9, duration: 9))
    stage.update()
    let old = log.lines.count
    run(
      "d",
      Parallel {
        Animate(ball).fade(to: 1)
        Animate(box).fade(to: 1).move(y: 3)
      })
    stage.update()
    let times = log.lines[old...].map { $0.split(separator: " ")[1] }
    expectEqual(
      log.lines[old...].map { $0.split(separator: " ")[0] }.sorted(), ["a!", "b!", "c!", "d"])
    expectEqual(Set(times).count, 1)
  }

  @Test func `what waits on a tree begins at one time when the tree enters`() {
    let (late, inner) = (Layer(), Layer())
    late.addSublayer(inner)
    for (index, layer) in [late, inner, late].enumerated() {
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.delegate = AnimationTarget(begin: { [log] in log.write("\($0.time)") })
      layer.add(fade, forKey: "fade \(index)")
    }
    stage.add(late)
    stage.update()
    expectEqual(log.lines.count, 3)
    expectEqual(Set(log.lines).count, 1)
  }
}
