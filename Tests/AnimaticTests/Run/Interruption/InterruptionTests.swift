// Interruption: a run that starts from the presentation, with its velocity.

import Animatic
import Foundation
import TestSupport
import Testing

struct InterruptionTests {
  private let box = Layer(name: "box")
  private let stage: Stage

  init() {
    stage = makeStage(box)
    stage.update()
  }

  /// Units per second, over a millionth of a second from now.
  private func velocity(of property: LayerProperty<Double>) -> Double {
    let before = box.presentation[property]
    stage.advance(by: 1e-6)
    return (box.presentation[property] - before) / 1e-6
  }

  @Test func `by default a run interrupts another, and starts from the presentation value`() {
    let first = Animate(box).move(x: 100).run()
    stage.advance(by: 0.5)
    Animate(box).move(x: 0).run()
    stage.update()
    expectEqual(first.outcome, .replaced(by: "animatic.0"))
    expectEqual(box.presentation.position.x, 50)
    expectEqual(box.animationKeys.count, 1)
  }

  @Test func `a change of the model that waits for its commit is not interrupted`() {
    let other = Layer(name: "other")
    stage.add(other)
    stage.update()
    other.cornerRadius = 2
    Animate(other).cornerRadius(to: 4).run()
    expectEqual(other.cornerRadius, 2)
    stage.advance(by: 0.5)
    expectEqual(other.presentation.cornerRadius, 3)
  }

  @Test
  func `with nothing a running animation continues beneath, and the run starts from the model`() {
    Animate(box).move(x: 100).run()
    stage.advance(by: 0.5)
    let second = Animate(box).move(x: 0).run(interrupting: .nothing)
    expectEqual(box.presentation.position.x, 0)
    expectEqual(box.animationKeys.count, 2)
    second.cancel()
    expectEqual(box.presentation.position.x, 50)
  }

  @Test func `an interruption starts from the presentation and replaces the running animation`() {
    let first = Animate(box).move(x: 100).run()
    stage.advance(by: 0.5)
    let second = Animate(box).move(x: 0).run(interrupting: .fromPresentation)
    expectEqual(box.position.x, 0, "the model stays as it is")
    #expect(box.animationKeys.count == 1 && box.presentation.position.x == 50)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.x, 25)
    expectEqual(first.outcome, .replaced(by: "animatic.0"))
    stage.advance(by: 0.5)
    expectEqual(second.outcome, .finished)
  }

  @Test func `play interrupts like run`() async {
    let outcomes = await Task {
      let box = Layer(name: "box")
      let stage = makeStage(box)
      stage.update()
      let first = Animate(box).move(x: 100).run()
      stage.advance(by: 0.5)
      // A canceled task does not wait for the manual clock.
      withUnsafeCurrentTask { $0?.cancel() }
      let second = await Animate(box).move(x: 0).play(interrupting: .fromPresentation)
      return (first.outcome, second, box.position.x)
    }.value
    expectEqual(outcomes.0, .replaced(by: "animatic.0"))
    expectEqual(outcomes.1, .cancelled(at: 0.5))
    expectEqual(outcomes.2, 0, "the model stays as it is")
  }

  @Test func `C-23: a scale that interrupts an uneven one reports the jump to its mean`() {
    Animate(box).animate(.scaleX, to: 4).run()
    stage.advance(by: 0.5)
    let second = Animate(box).scale(to: 2).run(interrupting: .fromPresentation)
    expectEqual(box.presentation[.scaleX], 1.5)
    let found = second.diagnostics.filter { $0.id == "C-23" }
    expectEqual(found.map(\.path), ["box/transform.scale"])
    #expect(found.allSatisfy { $0.message.contains("1.5, the mean of the model's 2.5, 1, 1") })
  }

  @Test func `only the properties that it takes are broken off`() {
    var ends: [String] = []
    let first = Animate(box)
      .move(x: 100, duration: 2).onEnd { ends.append("move \($0.finished)") }
      .fade(to: 0, duration: 2).onEnd { ends.append("fade \($0.finished)") }
      .run()
    stage.advance(by: 1)
    Animate(box).move(x: 0).run(interrupting: .fromPresentation)
    stage.advance(by: 0.5)
    #expect(box.presentation.position.x == 25 && box.presentation.opacity == 0.25)
    expectEqual(ends, ["move false"])
    stage.advance(by: 0.5)
    #expect(ends == ["move false", "fade true"] && first.outcome == .finished)
  }

  @Test func `interrupting the scale does not affect rotation and translation`() {
    let first = Animate(box).scale(to: 3).rotate(to: .degrees(90))
      .animate(.translationX, to: 8).run()
    stage.advance(by: 0.5)
    Animate(box).scale(to: 1).run(interrupting: .fromPresentation)
    func shown() -> [Double] {
      [LayerProperty<Double>.scale, .rotation, .translationX].map { box.presentation[$0] }
    }
    func agree(_ numbers: [Double]) -> Bool {
      zip(shown(), numbers).allSatisfy { abs($0 - $1) < 1e-9 }
    }
    #expect(agree([2, .pi / 4, 4]))
    stage.advance(by: 0.25)
    #expect(agree([1.75, .pi * 3 / 8, 6]))
    stage.advance(by: 0.25)
    expectEqual(first.outcome, .finished)
    #expect(agree([1.5, 0, 0]), "what was not taken shows the model that it always had")
    stage.advance(by: 0.5)
    #expect(agree([1, 0, 0]), "without stay the scale shows the model")
  }

  @Test func `interrupting a component interrupts the whole that animates it`() {
    Animate(box).animate(.transform, to: .scale(x: 3, y: 5, z: 1).rotated(by: .pi / 2)).run()
    stage.advance(by: 0.5)
    let (scale, rotation) = (box.presentation[.scaleY], box.presentation[.rotation])
    Animate(box).animate(.scaleX, to: 1).run(interrupting: .fromPresentation)
    stage.advance(by: 0.5)
    #expect(abs(box.presentation[.scaleY] - scale) < 1e-9)
    #expect(abs(box.presentation[.rotation] - rotation) < 1e-9, "held where it was")
    #expect(scale > 1.5 && rotation > 0.5)
  }

  @Test func `each component starts from the presentation, whatever else writes it`() {
    Animate(box).scale(to: 3).animate(.scaleX, to: 9).run()
    stage.advance(by: 0.5)
    Animate(box).animate(.scaleX, to: 1).run(interrupting: .fromPresentation)
    #expect(box[.scaleX] == 1 && box[.scaleY] == 1 && box[.scaleZ] == 1)
    stage.advance(by: 0.25)
    let scales = [LayerProperty<Double>.scaleX, .scaleY, .scaleZ].map { box.presentation[$0] }
    expectEqual(scales, [4, 2.5, 2.5], "only x was taken")
    box.position = CGPoint(x: 1, y: 2)
    stage.flush()
    box.removeAllAnimations()
    Animate(box).move(to: [101, 202], duration: 1).run()
    stage.advance(by: 0.5)
    Animate(box).move(x: 1, duration: 1).run(interrupting: .fromPresentation)
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position, CGPoint(x: 38.5, y: 152))
  }

  @Test func `velocity is kept into a curve with a curved start`() {
    Animate(box).move(x: 100, duration: 1).run()
    stage.advance(by: 0.5)
    Animate(box).move(x: 120, duration: 0.3, easing: .easeOut).run(interrupting: .keepingVelocity)
    // Its initial 402 points per second are part of the 100, and it has slowed down a little after a
    // millionth of a second.
    #expect(abs(velocity(of: .positionX) - 100) < 2)
  }

  @Test func `velocity is kept on a clock that moves while it is read`() {
    let clock = StepClock()
    let (stage, disk) = (Stage(clock: clock), Layer())
    stage.add(disk)
    stage.update()
    Animate(disk).move(to: [100, 200], duration: 1).run()
    clock.time += 0.5
    Animate(disk).move(x: 120, duration: 0.3, easing: .easeOut).run(interrupting: .keepingVelocity)
    clock.step = 0
    let before = disk.presentation.position.x
    clock.time += 1e-6
    let velocity = (disk.presentation.position.x - before) / 1e-6
    #expect(abs(velocity - 100) < 2, "\(velocity)")
  }

  @Test func `velocity is kept, whatever the old and the new easing`() {
    let easings: [TimingFunction] = [
      .linear, .easeIn, .easeInEaseOut, .quint(.inOut), .spring(duration: 0.5, bounce: 0.4),
    ]
    for old in easings {
      for new in easings {
        box.position = .zero
        stage.transaction.disableActions = true
        stage.flush()
        box.removeAllAnimations()
        Animate(box).move(x: 100, duration: 1, easing: old).run()
        stage.advance(by: 0.3)
        let before = velocity(of: .positionX)
        Animate(box).move(x: -40, duration: 0.5, easing: new)
          .run(interrupting: .keepingVelocity)
        let after = velocity(of: .positionX)
        #expect(
          abs(after - before) <= 1e-2 + 1e-3 * abs(before), "\(old) to \(new): \(before), \(after)")
        stage.advance(by: 0.5 - 1e-6 - 1e-7)
        if new != .spring(duration: 0.5, bounce: 0.4) {
          #expect(abs(box.presentation.position.x + 40) < 1e-3, "and it ends where it should")
        }
        stage.advance(by: 2)
      }
    }
  }

  @Test(arguments: [0.5, 1, 2, 4, 1000])
  func `velocity is kept whatever the speed of the layer, or of its superlayers`(speed: Double) {
    let inner = Layer(name: "inner")
    let outer = Layer(name: "outer")
    stage.add(outer)
    outer.addSublayer(inner)
    stage.update()
    box.speed = speed
    outer.speed = speed
    inner.speed = 0.5
    for (layer, speed) in [(box, speed), (inner, speed / 2)] {
      for easing in [TimingFunction.linear, .spring(duration: 0.5, bounce: 0.4)] {
        let tiny = 1e-6 / speed
        func velocity() -> Double {
          let before = layer.presentation.position.x
          stage.advance(by: tiny)
          return (layer.presentation.position.x - before) / tiny
        }
        Animate(layer).move(x: 100, duration: 1).run()
        stage.advance(by: 0.25 / speed)
        let before = velocity()
        #expect(abs(before - 100 * speed) < 0.1 * speed)
        Animate(layer).move(x: 0, duration: 1, easing: easing).run(interrupting: .keepingVelocity)
        let after = velocity()
        #expect(abs(after - before) < 0.1 * speed, "\(easing): \(before), \(after)")
        layer.removeAllAnimations()
        stage.performWithoutAnimation { layer.position = .zero }
        stage.update()
      }
    }
  }

  @Test func `velocity is kept just after the begin on a fast layer, or at a rate`() {
    for (speed, rate) in [(8.0, 1.0), (1, 8), (1, 0.125)] {
      box.speed = speed
      stage.performWithoutAnimation { box.position = .zero }
      let first = Animate(box).move(x: 100, duration: 1).run()
      first.rate = rate
      // Less than the interval that is otherwise examined.
      stage.advance(by: 1.0 / 1024 / speed)
      let before = velocity(of: .positionX)
      Animate(box).move(x: 0, duration: 1, easing: .easeIn).run(interrupting: .keepingVelocity)
      let after = velocity(of: .positionX)
      #expect(abs(before - 100 * speed * rate) < 0.1 * speed * rate)
      #expect(abs(after - before) < 0.1 * speed * rate, "\(speed) \(rate)")
      box.removeAllAnimations()
    }
  }

  @Test(arguments: [0, .leastNonzeroMagnitude, -1, 1e308, .infinity, .nan] as [Double])
  func `a layer with an invalid time causes no extreme velocity`(speed: Double) {
    Animate(box).move(x: 100).run()
    stage.advance(by: 0.25)
    box.speed = speed
    Animate(box).move(x: 0).run(interrupting: .keepingVelocity)
    for _ in 0..<4 {
      stage.advance(by: 0.25)
      #expect((0...100).contains(box.presentation.position.x))
    }
  }

  @Test func `velocity is kept for whole values, components, and custom properties`() {
    let heat = LayerProperty<Double>("heat", default: 0)
    let properties: [LayerProperty<Double>] = [.positionX, .positionY, .rotation, heat]
    Animate(box).move(to: [100, 50], easing: .easeIn).rotate(to: .degrees(90), easing: .easeIn)
      .animate(heat, to: 10, easing: .easeIn).run()
    stage.advance(by: 0.5)
    func velocities() -> [Double] {
      let before = properties.map { box.presentation[$0] }
      stage.advance(by: 1e-6)
      return zip(properties, before).map { (box.presentation[$0] - $1) / 1e-6 }
    }
    let before = velocities()
    Animate(box).move(to: [0, 80], easing: .easeInEaseOut).rotate(to: .degrees(0), easing: .easeIn)
      .animate(heat, to: 0, easing: .easeIn).run(interrupting: .keepingVelocity)
    let after = velocities()
    #expect(before.allSatisfy { $0 > 1 })
    for (first, second) in zip(before, after) { #expect(abs(first - second) < 1e-3 * first) }
  }

  @Test func `constant, discontinuous, and discrete values are only held`() {
    Animate(box).move(x: 100, easing: .steps(4)).background(from: .red, to: .blue).run()
    stage.advance(by: 0.5)
    Animate(box).move(x: 0).background(to: .green).run(interrupting: .keepingVelocity)
    expectEqual(box.animationKeys.count, 1, "nothing is added to it")
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.x, 25)
  }

  @Test func `cancelling takes the velocity along`() {
    Animate(box).move(x: 100).run()
    stage.advance(by: 0.5)
    let playback = Animate(box).move(x: 0, easing: .easeIn).run(interrupting: .keepingVelocity)
    stage.advance(by: 0.25)
    playback.cancel()
    stage.update()
    #expect(box.presentation.position.x == 0 && box.animationKeys == [])
    expectEqual(playback.outcome, .cancelled(at: 0.75))
  }

  @Test(arguments: Interruption.allCases)
  func `with nothing to interrupt it is an ordinary run`(interruption: Interruption) {
    Animate(box).move(x: 100).run(interrupting: interruption)
    stage.advance(by: 0.5)
    #expect(box.presentation.position.x == 50 && box.position.x == 0)
    let lonely = Layer()
    #expect(Animate(lonely).fade().run(interrupting: interruption).outcome == nil)
  }

  @Test func `layers of two stages are left as they are`() {
    let other = Layer()
    let otherStage = makeStage(other)
    let first = Animate(box).move(x: 100).run()
    let refused = Parallel {
      Animate(box).move(x: 0)
      Animate(other).fade()
    }.run(interrupting: .keepingVelocity)
    #expect(refused.outcome == .notStarted && first.outcome == nil && box.position.x == 0)
    withExtendedLifetime(otherStage) {}
  }

  @Test func `a move keeps the velocity of the move it replaces, beside a new fade`() {
    Animate(box).move(x: 100).run()
    stage.advance(by: 0.5)
    Animate(box).fade().run()
    Animate(box).move(x: 0, easing: .easeInEaseOut).run(interrupting: .keepingVelocity)
    let before = box.presentation.position.x
    stage.advance(by: 1e-6)
    #expect(abs((box.presentation.position.x - before) / 1e-6 - 100) < 0.1)
  }
}
