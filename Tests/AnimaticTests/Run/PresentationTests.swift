// The presentation of a running layer, evaluated once per instant: every change is seen at once.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct `Presentation of running layers` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")
  private let card = Layer(name: "card")

  init() {
    stage.add(box)
    stage.add(card)
    stage.disableActions = true
    stage.update()
  }

  /// The opacity, read twice at one instant.
  private var opacity: Double {
    let first = box.presentation.opacity
    expectEqual(box.presentation.opacity, first)
    return first
  }

  /// Starts a fade from 0 to 1 in 10 s.
  @discardableResult private func fade() -> Playback {
    Animate(box).fade(from: 0, to: 1, duration: 10, easing: .linear).run()
  }

  private func add(_ animation: some LayerAnimation, forKey key: String? = nil) {
    box.add(animation, forKey: key)
    stage.flush()
  }

  private func expectOpacity(
    _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(opacity - expected) < 1e-12, sourceLocation: sourceLocation)
  }

  // MARK: Time

  @Test func `it follows the clock, also without an update`() {
    let clock = ManualClock()
    let stage = Stage(clock: clock)
    stage.add(box)
    fade()
    stage.advance(by: 1)
    expectOpacity(0.1)
    clock.advance(by: 1)
    expectOpacity(0.2)
  }

  @Test func `its matrix is the model's where nothing rotates, although a rotation was read`() {
    Animate(box).fade(to: 0, duration: 1).then().rotate(by: .degrees(90), duration: 1).group()
      .autoreverses().run()
    stage.advance(by: 2)
    #expect(box.presentation.transform.m21 < -0.9)
    stage.advance(by: 1.5)
    expectEqual(box.presentation.transform, box.transform)
    #expect(box.presentation.transform.m21.sign == .plus)
  }

  @Test func `it is that of the event in a callback`() {
    var seen: [Double] = []
    Animate(box).fade(from: 0, to: 1, duration: 10, easing: .linear).run()
    Animate(card).fade(to: 0, duration: 3).onEnd { _ in seen.append(box.presentation.opacity) }
      .run()
    expectOpacity(0)
    stage.advance(by: 5)
    expectEqual(seen.map { ($0 * 1e9).rounded() / 1e9 }, [0.3])
    expectOpacity(0.5)
  }

  @Test func `a pause, a seek, a rate, and a reversal are seen at once`() {
    let playback = fade()
    stage.advance(by: 1)
    expectOpacity(0.1)
    playback.seek(to: 4)
    expectOpacity(0.4)
    playback.pause()
    stage.advance(by: 1)
    expectOpacity(0.4)
    playback.seek(to: 6)
    expectOpacity(0.6)
    playback.resume()
    playback.rate = 2
    stage.advance(by: 1)
    expectOpacity(0.8)
    playback.reverse()
    stage.advance(by: 1)
    expectOpacity(0.6)
    playback.cancel()
    expectOpacity(1)
  }

  @Test func `a paused animation is drawn at its exact end`() {
    let playback = Animate(box).fade(to: 0.5, duration: 1).run()
    stage.advance(by: 0.5)
    _ = opacity
    playback.pause()
    playback.seek(to: 1)
    expectOpacity(0.5)
    playback.reverse()
    expectOpacity(0.5)
  }

  @Test(arguments: [0, 1])
  func `the time of the layer and of its ancestors is seen at once`(_ generation: Int) {
    let group = Layer()
    stage.add(group)
    group.addSublayer(box)
    stage.update()
    let timed = [box, group][generation]
    fade()
    stage.advance(by: 2)
    expectOpacity(0.2)
    let now = box.currentTime
    timed.timeOffset = 1
    expectOpacity(0.3)
    timed.beginTime = 2
    expectOpacity(0.1)
    timed.speed = 0
    timed.timeOffset = now + 3
    expectOpacity(0.5)
    stage.advance(by: 1)
    expectOpacity(0.5)
  }

  @Test func `a move to a layer with another time is seen at once`() {
    let (slow, fast) = (Layer(), Layer())
    stage.add(slow)
    stage.add(fast)
    slow.addSublayer(box)
    fast.timeOffset = 3
    stage.update()
    fade()
    stage.advance(by: 1)
    expectOpacity(0.1)
    fast.addSublayer(box)
    expectOpacity(0.4)
  }

  // MARK: Model and attachments

  @Test func `a model write and its commit are seen at once`() {
    add(BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 10))
    stage.advance(by: 1)
    expectOpacity(1)
    stage.transaction { _ in
      box.opacity = 0.5
      expectOpacity(1)
    }
    expectOpacity(0.5)
    var values = LayerValues()
    values.opacity = 0.25
    box.setModelValues(values)
    stage.flush()
    expectOpacity(0.25)
  }

  @Test func `an end that is read from the model follows it`() {
    add(BasicAnimation(.opacity, from: 0, duration: 10))
    stage.advance(by: 5)
    expectOpacity(0.5)
    box.opacity = 0.5
    stage.flush()
    expectOpacity(0.25)
  }

  @Test func `what is added, moved, or removed is seen at once`() {
    add(BasicAnimation(.opacity, from: 0, to: 1, duration: 10), forKey: "a")
    stage.advance(by: 1)
    expectOpacity(0.1)
    add(BasicAnimation(.opacity, from: 0.7, to: 0.7, duration: 10), forKey: "b")
    expectOpacity(0.7)
    add(BasicAnimation(.cornerRadius, from: 3, to: 3, duration: 10), forKey: "c")
    expectEqual(box.presentation.cornerRadius, 3)
    box.removeAnimation(forKey: "b")
    stage.flush()
    expectOpacity(0.1)
    box.removeAllAnimations()
    stage.flush()
    expectOpacity(1)
  }

  @Test func `an animation that waits for its commit is seen from then on`() {
    fade()
    stage.advance(by: 1)
    stage.transaction { _ in
      box.add(BasicAnimation(.opacity, from: 0.7, to: 0.7, duration: 10), forKey: "b")
      expectOpacity(0.1)
    }
    expectOpacity(0.7)
  }

  @Test func `an animation with a begin time is seen from its commit on`() {
    fade()
    stage.advance(by: 1)
    stage.transaction { _ in
      var animation = BasicAnimation(.opacity, from: 0.7, to: 0.7, duration: 10)
      animation.beginTime = box.currentTime - 1
      box.add(animation, forKey: "b")
      expectOpacity(0.1)
    }
    expectOpacity(0.7)
  }

  @Test func `an interruption and a settled end are seen at once`() {
    Animate(box).fade(from: 0, to: 1, duration: 10, easing: .linear)
      .move(from: [0, 0], to: [100, 0], duration: 10, easing: .linear).run()
    stage.advance(by: 5)
    expectOpacity(0.5)
    Animate(box).fade(to: 0.1, duration: 1, easing: .linear).settle()
      .run(interrupting: .fromPresentation)
    expectOpacity(0.5)
    stage.advance(by: 0.5)
    expectOpacity(0.3)
    #expect(abs(box.presentation.position.x - 55) < 1e-9)
    stage.advance(by: 10)
    expectOpacity(0.1)
  }

  @Test func `it is the model after the layer has left or the stage is gone`() {
    fade()
    stage.advance(by: 1)
    expectOpacity(0.1)
    stage.remove(box)
    expectOpacity(1)
    var other: Stage? = Stage(clock: ManualClock())
    other?.add(box)
    fade()
    other?.advance(by: 1)
    expectOpacity(0.1)
    other = nil
    expectOpacity(1)
  }

  @Test(arguments: [false, true]) func `values that are kept stay`(_ isShaped: Bool) {
    fade()
    if isShaped { Animate(box).animate(.colors, from: [.red], to: [.blue], duration: 10).run() }
    let kept = (0..<4).map { _ -> LayerValues in
      stage.advance(by: 1)
      return box.presentation
    }
    expectEqual(kept.map { ($0.opacity * 1e9).rounded() / 1e9 }, [0.1, 0.2, 0.3, 0.4])
    let differ = kept.indices.dropFirst().allSatisfy { kept[$0].colors != kept[$0 - 1].colors }
    expectEqual(differ, isShaped)
    expectEqual(box.model.colors, [])
  }

  // MARK: What is active

  /// A chain of many verbs, some of which overlap or return to the model.
  private var chain: Animate {
    var chain = Animate(box)
    for number in 0..<30 {
      let value = Double(number % 7) / 7
      chain = chain.fade(to: value, duration: 0.1 + value).move(x: value, duration: 0.5)
      chain = number % 3 == 0 ? chain.rotate(by: .degrees(20), duration: 0.3) : chain
      chain = number % 4 == 0 ? chain.pulse(scale: 1.2, duration: 0.4) : chain
      chain = chain.then().move(y: value, duration: 0.2).then()
    }
    return chain
  }

  @Test func `a long chain presents as its timeline in any order of times`() {
    let timeline = chain.timeline
    let playback = chain.run()
    playback.pause()
    let steps = (0..<200).map { Double($0 * 37 % 200) / 200 } + (0..<200).map { Double($0) / 200 }
    for time in steps.map({ $0 * timeline.duration }) {
      playback.seek(to: time)
      let expected = timeline.snapshot(at: time)[box]
      for root in expected?.roots ?? [] {
        let (value, wanted) = (box.presentation.value(of: root), expected?.value(of: root))
        expectEqual(value, wanted, "\(root.name) at \(time)")
      }
    }
  }

  @Test func `waiting animations are seen from their begin on`() {
    for number in 0..<50 {
      let value = Double(number % 10) / 10
      var animation = BasicAnimation(.opacity, from: value, to: value, duration: 0.5)
      animation.beginTime = box.currentTime + Double(number * 7 % 50)
      box.add(animation, forKey: "\(number)")
    }
    stage.flush()
    for second in 0..<50 {
      expectOpacity(Double(second * 43 % 50 % 10) / 10)
      stage.advance(by: 0.75)
      expectOpacity(1)
      stage.advance(by: 0.25)
    }
  }
}
