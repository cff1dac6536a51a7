// Cutting time into steps changes neither values nor callbacks.

import Animatic
import RandomScenes
import Testing

struct `However time is cut into steps` {
  /// The callbacks of the README example.
  private final class Log {
    var lines: [String] = []
  }

  private func heardChain(on box: Layer, _ log: Log) -> Animate {
    func began(_ event: AnimationEvent) {
      log.lines.append("\(event.time) \(event.key ?? "") begins")
    }
    func ended(_ event: AnimationEvent) {
      log.lines.append("\(event.time) \(event.key ?? "") ends \(event.finished)")
    }
    return Animate(box)
      .move(to: [100, 100]).key("there").onBegin(began).onEnd(ended)
      .fade(from: 1, to: 0).autoreverses().key("fade").onBegin(began).onEnd(ended)
      .move(to: [300, 400]).after(begin: 1).key("on").onBegin(began).onEnd(ended)
      .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5)
      .key("shake").onBegin(began).onEnd(ended)
      .group().duration(2).autoreverses().key("all").onBegin(began).onEnd(ended)
  }

  /// The expected events: a child is last active in reverse.
  private let expected = [
    "0.0 all begins", "0.0 there begins", "0.0 fade begins", "1.0 on begins", "1.5 shake begins",
    "2.5 shake ends true", "3.0 on ends true", "4.0 there ends true", "4.0 fade ends true",
    "4.0 all ends true",
  ]

  @Test func `one jump delivers everything, at its exact time and in order`() {
    let box = Layer(position: CGPoint(x: 50, y: 50))
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    let log = Log()
    heardChain(on: box, log).run()
    stage.advance(by: 10)
    #expect(log.lines == expected)
  }

  @Test(arguments: 0..<20)
  func `random steps deliver the same events and match the timeline`(seed: Int) throws {
    let box = Layer(position: CGPoint(x: 50, y: 50))
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    let log = Log()
    let chain = heardChain(on: box, log)
    let timeline = chain.timeline
    chain.run()

    var random = SeededNumbers(seed: UInt64(seed))
    while stage.time < 4 {
      stage.advance(by: Double.random(in: 0.001...0.7, using: &random))
      let shown = box.presentation
      let asked = try #require(timeline.snapshot(at: stage.time)[box])
      #expect(abs(shown.position.x - asked.position.x) < 1e-9)
      #expect(abs(shown.position.y - asked.position.y) < 1e-9)
      #expect(abs(shown.opacity - asked.opacity) < 1e-9)
      #expect(abs(shown[.rotation] - asked[.rotation]) < 1e-9)
    }
    #expect(log.lines == expected)
    #expect(box.presentation == box.model)
  }

  @Test func `begin times are counted exactly`() {
    let box = Layer(position: CGPoint(x: 50, y: 50))
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    let log = Log()
    for _ in 0..<3 { stage.advance(by: 0.1) }
    Animate(box).fade(from: 1, to: 0, duration: 0.7).onEnd { log.lines.append("\($0.time)") }.run()
    for _ in 0..<6 { stage.advance(by: 0.1) }
    #expect(log.lines.isEmpty)
    stage.advance(by: 0.1)
    #expect(log.lines == ["1.0"])
  }

  // The steps add up to slightly less than 1, whose text is 1; events at 1 are not delivered.
  @Test func `events due at the stage's time have been delivered`() {
    let box = Layer()
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    box.add(BasicAnimation(.opacity, from: 0, to: 0.5, duration: 1), forKey: "fade")
    for step in [0.3, 0.3, 0.3, 0.1] { stage.advance(by: step) }
    #expect(stage.time == 1)
    #expect(box.presentation.opacity == 1)
    #expect(box.animationKeys.isEmpty)
  }
}
