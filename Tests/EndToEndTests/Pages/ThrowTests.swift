// The page Throw: an exact parabola, and a group that settles.

import Animatic
import Testing

struct `The throw` {
  private let item = Layer(position: CGPoint(x: 40, y: 300))
  private let stage = Stage(clock: ManualClock())

  init() { stage.add(item) }

  private func chain(onEnd: @escaping (AnimationEvent) -> Void = { _ in }) -> Animate {
    let arc = KeyframeAnimation(
      .positionY, values: [300, 75, 100], keyTimes: [0, 0.75, 1],
      timingFunctions: [
        TimingFunction(controlPoints: 1 / 3, 2 / 3, 2 / 3, 1),
        TimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 1 / 3),
      ],
      duration: 2)
    return Animate(item)
      .move(x: 240, duration: 2)
      .add(animation: arc)
      .scale(to: 0.5, duration: 1).autoreverses()
      .group().key("throw").settle().onEnd(onEnd)
  }

  @Test func `is a parabola at every instant`() throws {
    let timeline = chain().timeline
    for step in 0...200 {
      let time = Double(step) / 100
      // Down from the apex at 1.5 s it falls 25 in half a second: 100 times the seconds squared.
      let fallen = 100 * (time - 1.5) * (time - 1.5)
      let place = try #require(timeline.value(of: .position, on: item, at: time))
      #expect(abs(place.x - (40 + 100 * time)) < 1e-9)
      #expect(abs(place.y - (75 + fallen)) < 1e-6)
    }
  }

  @Test func `shrinks and grows again`() throws {
    let timeline = chain().timeline
    for (time, scale) in [(0.0, 1.0), (0.5, 0.75), (1, 0.5), (1.5, 0.75), (2, 1)] {
      let shown = try #require(timeline.value(of: .scale, on: item, at: time))
      #expect(abs(shown - scale) < 1e-9)
    }
  }

  @Test func `ends in the bag, and so does the model`() {
    var log: [String] = []
    let throwing = chain { log.append("\($0.key ?? "") \($0.time) \($0.finished)") }
    #expect(throwing.diagnostics.isEmpty)
    let playback = throwing.run()
    stage.advance(by: 1.75)
    #expect(item.position == CGPoint(x: 40, y: 300))
    #expect(item.animationKeys == ["throw"])
    stage.advance(by: 0.25)
    #expect(log == ["throw 2.0 true"])
    #expect(item.position == CGPoint(x: 240, y: 100))
    #expect(item.presentation == item.model)
    #expect(item[.scale] == 1)
    #expect(item.animationKeys.isEmpty)
    #expect(playback.outcome == .finished)
  }

  @Test func `that is interrupted did not finish, and the item is back`() {
    var log: [Bool] = []
    let playback = chain { log.append($0.finished) }.run()
    stage.advance(by: 1)
    item.removeAnimation(forKey: "throw")
    stage.update()
    #expect(log == [false])
    #expect(item.presentation.position == CGPoint(x: 40, y: 300))
    #expect(playback.outcome == .cancelled(at: 1))
  }
}
