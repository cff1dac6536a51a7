// Retained objects: targets, layers, stages.

import Animatic
import Testing

struct `Lifetimes` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer()

  init() { stage.add(box) }

  /// Adds a fade of one second whose target is not retained otherwise.
  private func addHeardFade(_ key: String) -> () -> AnimationTarget? {
    let target = AnimationTarget(end: { _ in })
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    fade.delegate = target
    box.add(fade, forKey: key)
    return { [weak target] in target }
  }

  @Test func `a target lives as long as its animation and goes at its natural end`() {
    let target = addHeardFade("fade")
    stage.advance(by: 0.5)
    #expect(target() != nil)
    stage.advance(by: 0.5)
    #expect(target() == nil)
  }

  @Test func `a target is released after it gets the removal`() {
    let target = addHeardFade("fade")
    stage.advance(by: 0.5)
    box.removeAnimation(forKey: "fade")
    #expect(target() != nil)
    stage.update()
    #expect(target() == nil)
  }

  @Test func `a target is released after it gets the replacement, the new one stays`() {
    let old = addHeardFade("fade")
    stage.advance(by: 0.5)
    let new = addHeardFade("fade")
    stage.update()
    #expect(old() == nil)
    #expect(new() != nil)
  }

  @Test func `the target of a staying animation is released by removing it`() {
    weak var target: AnimationTarget?
    do {
      let made = AnimationTarget(end: { _ in })
      target = made
      var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
      fade.isRemovedOnCompletion = false
      fade.fillMode = .forwards
      fade.delegate = made
      box.add(fade, forKey: "fade")
    }
    stage.advance(by: 2)
    #expect(target != nil)
    box.removeAnimation(forKey: "fade")
    stage.update()
    #expect(target == nil)
  }

  @Test func `what a closure of a chain holds goes at the end of its run`() {
    final class Witness {}
    weak var witness: Witness?
    do {
      let made = Witness()
      witness = made
      Animate(box).fade(from: 0, to: 1).onEnd { withExtendedLifetime(made) {} }.run()
    }
    stage.advance(by: 0.5)
    #expect(witness != nil)
    stage.advance(by: 0.5)
    #expect(witness == nil)
  }

  @Test func `a stage that a user made holds its layers`() {
    weak var layer: Layer?
    do {
      let made = Layer()
      layer = made
      stage.add(made)
    }
    #expect(layer != nil)
    if let layer { stage.remove(layer) }
    #expect(layer == nil)
  }

  @Test func `a layer removed from its stage ends its part, the rest runs`() {
    let other = Layer()
    stage.add(other)
    var log: [String] = []
    let playback = Parallel {
      Animate(box).fade(from: 1, to: 0).onEnd { log.append("box \($0.time) \($0.finished)") }
      Animate(other).fade(from: 0, to: 1).onEnd { log.append("other \($0.time) \($0.finished)") }
    }.run()
    stage.advance(by: 0.5)
    stage.remove(other)
    #expect(box.presentation.opacity == 0.5)
    #expect(other.presentation.opacity == 1)
    #expect(playback.outcome == nil)
    stage.advance(by: 0.5)
    #expect(log == ["other 0.5 false", "box 1.0 true"])
    #expect(playback.outcome == .layerGone)
  }

  @Test func `a layer that is freed ends its part, the rest runs`() async {
    let other = Layer()
    weak var freed: Layer?
    var log: [String] = []
    let playback: Playback
    do {
      let made = Layer()
      freed = made
      playback = Parallel {
        Animate(made).fade(from: 0, to: 1, duration: 0.02)
        Animate(other).fade(from: 0, to: 1, duration: 0.02).onEnd { log.append("\($0.finished)") }
      }.run()
    }
    #expect(freed == nil)
    #expect(playback.outcome == nil)
    #expect(await playback.finished == .layerGone)
    #expect(log == ["true"])
  }

  // Where the time at which it is freed has no exact Double, rounding may put the end after it.
  @Test func `events of a freed layer's animation are delivered at the next update`() {
    var log: [Bool] = []
    var stages: [Stage] = []
    for _ in 0..<20 {
      let made = Layer()
      Animate(made).fade().onEnd { log.append($0.finished) }.run()
      if let stage = made.stage { stages.append(stage) }
    }
    for stage in stages { stage.update() }
    #expect(log == [Bool](repeating: false, count: 20))
  }

  @Test func `a stage that a run made goes with its layers`() {
    weak var made: Stage?
    var layer: Layer? = Layer()
    var playback: Playback?
    if let layer {
      playback = Animate(layer).fade().repeats(.infinity).run()
      made = layer.stage
    }
    #expect(made != nil)
    layer = nil
    #expect(made == nil)
    #expect(playback?.outcome == .layerGone)
  }
}
