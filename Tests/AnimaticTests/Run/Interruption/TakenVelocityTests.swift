// Springs that take over the velocity of what they interrupt.

import Animatic
import Foundation
import TestSupport
import Testing

struct TakenVelocityTests {
  private let stage = Stage(clock: ManualClock())
  private let menu = Layer(name: "menu")

  init() {
    stage.add(menu)
    menu.position = CGPoint(x: 300, y: 300)
    stage.update()
  }

  private let spring = TimingFunction.spring(response: 0.4, damping: 0.8)

  /// The closed form of an underdamped spring, in distance and velocity.
  private func exact(
    from start: Double, to end: Double, at velocity: Double, after seconds: Double
  ) -> Double {
    let (frequency, ratio) = (2 * Double.pi / 0.4, 0.8)
    let (decay, swing) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
    let offset = start - end
    let sine = (velocity + decay * offset) / swing
    return end + exp(-decay * seconds)
      * (offset * cos(swing * seconds) + sine * sin(swing * seconds))
  }

  private func velocity(at seconds: Double) -> Double {
    let step = 1e-5
    let value = { exact(from: 300, to: 0, at: 0, after: $0) }
    return (value(seconds + step) - value(seconds - step)) / (2 * step)
  }

  @Test func `a menu that is toggled takes the velocity into its spring`() {
    Animate(menu).move(y: 0, easing: spring).settle().run()
    stage.advance(by: 0.1)
    let start = menu.presentation.position.y
    #expect(abs(start - 142.3) < 0.05)
    let back = Animate(menu).move(y: 300, easing: spring).settle().run(
      interrupting: .keepingVelocity)
    let speed = velocity(at: 0.1)
    #expect(abs(speed + 1808) < 0.5)
    // The table of the rule, and twenty times.
    for (time, value) in [(0.05, 127.6), (0.1, 181.0), (0.2, 273.0), (0.3, 300.6)] {
      #expect(abs(exact(from: start, to: 300, at: speed, after: time) - value) < 0.05)
    }
    var time = 0.0
    for _ in 1...20 {
      time += 0.025
      stage.advance(by: 0.025)
      let right = exact(from: start, to: 300, at: speed, after: time)
      #expect(abs(menu.presentation.position.y - right) < 1e-6, "\(time)")
    }
    expectEqual(back.outcome, nil)
    stage.advance(by: 1)
    expectEqual(menu.position.y, 300)
    expectEqual(menu.presentation.position.y, 300)
    expectEqual(back.outcome, .finished)
  }

  @Test func `each component takes its own velocity, and a distance of 0 is a kick`() {
    Animate(menu).move(from: [300, 300], to: [0, 500], easing: .linear).run()
    stage.advance(by: 0.5)
    // x is at its end already, and flies on; y turns.
    Animate(menu).move(to: [150, 300], easing: spring).settle().run(interrupting: .keepingVelocity)
    for step in 1...20 {
      stage.advance(by: 0.02)
      let time = Double(step) * 0.02
      let shown = menu.presentation.position
      #expect(abs(shown.x - exact(from: 150, to: 150, at: -300, after: time)) < 1e-6)
      #expect(abs(shown.y - exact(from: 400, to: 300, at: 200, after: time)) < 1e-6)
    }
    stage.advance(by: 2)
    expectEqual(menu.presentation.position, CGPoint(x: 150, y: 300))
  }

  @Test func `the spring ends when it has settled with the velocity, and no other begin moves`() {
    let log = EventLog()
    let close = Sequential {
      Animate(menu).move(y: 300, easing: spring).settle().onEnd { log.write("move") }
      Animate(menu).fade(to: 0.5, duration: 0.25).settle().onBegin { log.write("fade") }
    }.observed(end: { _ in log.write("end") })
    let planned = close.duration
    let curve = SpringCurve(stiffness: pow(2 * .pi / 0.4, 2), damping: 2 * 0.8 * 2 * .pi / 0.4)
    Animate(menu).move(y: 0, easing: spring).settle().run()
    stage.advance(by: 0.1)
    let distance = 300 - menu.presentation.position.y
    let playback = close.run(interrupting: .keepingVelocity)
    var settling = curve
    settling.initialVelocity = velocity(at: 0.1) / distance
    let seconds = settling.settlingDuration
    #expect(seconds > curve.settlingDuration + 0.02)
    #expect(abs(playback.duration - max(planned, seconds)) < 1e-6)
    // The fade begins where the plan ends the move.
    stage.advance(by: curve.settlingDuration - 1e-6)
    expectEqual(log.take(), [])
    stage.advance(by: 2e-6)
    expectEqual(log.take(), ["fade"])
    stage.advance(by: seconds - curve.settlingDuration - 1e-3)
    expectEqual(log.take(), [])
    stage.advance(by: 2e-3)
    expectEqual(log.take(), ["move"])
    stage.advance(by: 1)
    expectEqual(log.take(), ["end"])
    // Another journey plays the plan's spring.
    playback.restart()
    #expect(abs(playback.duration - planned) < 1e-9)
    stage.advance(by: curve.settlingDuration + 1e-6)
    expectEqual(log.take(), ["move", "fade"])
  }
}
