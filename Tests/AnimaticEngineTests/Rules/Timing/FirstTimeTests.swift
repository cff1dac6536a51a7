// The start time of a stage: the first time of its clock.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

private final class OddClock: MediaClock {
  var now: Double
  var runsByItself: Bool { false }

  init(_ now: Double) { self.now = now }
}

struct FirstTimeTests {
  private let box = Layer(name: "box")

  private func fade(on stage: Stage) {
    stage.add(box)
    stage.update()
    stage.transaction {
      $0.animationDuration = 1
      $0.animationTimingFunction = .linear
      box.opacity = 0
    }
  }

  @Test(arguments: [-5.0, -0.25, -1e6, 0, 3])
  func `a manual clock may show any time at first`(first: Double) {
    let stage = Stage(clock: ManualClock(now: first))
    expectEqual(stage.time, first)
    fade(on: stage)
    stage.advance(by: 0.5)
    #expect(stage.time == first + 0.5 && box.presentation.opacity == 0.5)
    stage.advance(to: first + 0.75)
    #expect(stage.time == first + 0.75 && box.presentation.opacity == 0.25)
    #expect(stage.advanceToEnd() == first + 1 && box.animationKeys == [])
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func `a custom clock can too, but never moves the stage back`() {
    let clock = OddClock(-3)
    let stage = Stage(clock: clock)
    fade(on: stage)
    clock.now = -2.5
    #expect(stage.time == -2.5 && box.presentation.opacity == 0.5)
    stage.update()
    for back in [-2.75, -4, .nan, -.infinity] {
      clock.now = back
      #expect(stage.time == -2.5 && box.presentation.opacity == 0.5)
    }
    clock.now = -2.25
    #expect(stage.time == -2.25 && box.presentation.opacity == 0.25)
  }

  @Test func `a clock that is no number at first is at 0 until it is one`() {
    let clock = OddClock(.nan)
    let stage = Stage(clock: clock)
    expectEqual(stage.time, 0)
    fade(on: stage)
    clock.now = 0.5
    #expect(stage.time == 0.5 && box.presentation.opacity == 0.5)
  }
}
