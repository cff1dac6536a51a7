// The page Ship: whole turns, once or endlessly, started and stopped by key.

import Animatic
import Testing

struct `The ship` {
  private final class Log {
    var lines: [String] = []
  }

  private let stage = Stage(clock: ManualClock())
  private let ship = Layer()
  private let log = Log()
  private let once: Animate

  init() {
    stage.add(ship)
    once = Animate(ship).rotate(by: .turns(1), duration: 2).key("turn")
      .onEnd { [log] in log.lines.append("\($0.time) \($0.finished)") }
  }

  private var degrees: Double { ship.presentation[.rotation] * 180 / .pi }

  @Test func `turns once, by one whole turn`() {
    #expect(once.diagnostics.isEmpty)
    once.run()
    for expected in [45.0, 90, 135] {
      stage.advance(by: 0.25)
      #expect(abs(degrees - expected) < 1e-9)
    }
    stage.advance(by: 0.25)
    #expect(abs(abs(degrees) - 180) < 1e-9)
    stage.advance(by: 1)
    #expect(log.lines == ["2.0 true"])
    #expect(ship.presentation == ship.model)
  }

  @Test func `turns until it is stopped`() {
    once.repeats(.infinity).run()
    stage.advance(by: 100.25)
    #expect(abs(degrees - 45) < 1e-6)
    #expect(ship.animationKeys == ["turn"])
    #expect(log.lines.isEmpty)
    ship.removeAnimation(forKey: "turn")
    #expect(ship.presentation[.rotation] == 0)
    #expect(ship.animationKeys.isEmpty)
    stage.update()
    #expect(log.lines == ["100.25 false"])
  }

  @Test func `continuing the stored turn has not changed it`() {
    let endless = once.repeats(.infinity)
    #expect(endless.duration == .infinity)
    #expect(once.duration == 2)
  }

  @Test func `a new start replaces the old one`() {
    let old = once.repeats(.infinity).run()
    stage.advance(by: 1)
    let new = once.run(interrupting: .nothing)
    #expect(ship.animationKeys == ["turn"])
    #expect(degrees == 0)
    stage.advance(by: 2)
    #expect(log.lines == ["1.0 false", "3.0 true"])
    #expect(old.outcome == .replaced(by: "turn"))
    #expect(new.outcome == .finished)
  }
}
