// Mistakes that were found by reading the engine, each with the case that shows it.

import Animatic
import Foundation
import TestSupport
import Testing

@Suite struct FoundByReadingTests {
  private let box = Layer(name: "box")
  private let other = Layer(name: "other")
  private let stage: Stage

  init() {
    stage = makeStage(box, other)
    stage.update()
  }

  @Test func `a block's delay is exact`() {
    var begins: [Double] = []
    stage.recordsEvents = true
    stage.animate(duration: 1, delay: 0.1) { box.opacity = 0 }
    stage.advance(by: 2)
    begins = stage.events.filter { $0.kind == .begin || $0.kind == .end(finished: true) }.map(
      \.time)
    #expect(begins == [0.1, 1.1])
  }

  @Test func `scrubbed to its end a block is not over`() {
    var told: [Bool] = []
    let playback = stage.animate(
      duration: 1, animations: { box.opacity = 0 }, completion: { told.append($0) })
    stage.advance(by: 0.25)
    playback.pause()
    playback.seek(toProgress: 1)
    stage.update()
    #expect(told == [] && playback.outcome == nil)
    playback.resume()
    stage.update()
    #expect(told == [true] && playback.outcome == .finished)
  }

  @Test func `a block lasts as long as what is modified in it`() {
    let playback = stage.animate(duration: 0.2) {
      stage.modifyAnimations(repeatCount: 3, autoreverses: true) { box.opacity = 0 }
    }
    #expect(abs(playback.duration - 1.2) < 1e-12 && playback.outcome == nil)
    stage.advance(by: 0.6)
    #expect(abs(playback.progress - 0.5) < 1e-12)
    playback.cancel()
    stage.update()
    #expect(playback.outcome == .cancelled(at: 0.6) && box.animationKeys == [])
  }

  @Test func `holding a block of several changes writes all of them`() {
    let playback = stage.animate(duration: 1, options: .curveLinear) {
      box.position.x = 100
      box.position.y = 100
    }
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    #expect(box.position == CGPoint(x: 50, y: 50))
    #expect(box.presentation.position == CGPoint(x: 50, y: 50))
  }

  @Test func `a playback goes on when its first layer goes`() {
    let playback = Parallel {
      Animate(box).fade(duration: 4)
      Animate(other).fade(duration: 4)
    }.run()
    stage.advance(by: 1)
    box.removeAllAnimations()
    stage.advance(by: 1)
    #expect(playback.elapsed == 2 && playback.progress == 0.5 && playback.rate == 1)
    playback.pause()
    #expect(playback.isPaused)
    playback.resume()
    stage.advance(to: .end, of: playback)
    #expect(stage.time == 4 && stage.diagnostics == [])
  }

  @Test func `velocity is kept whatever else begins at that instant`() {
    Animate(box).move(x: 100).run()
    stage.advance(by: 0.5)
    Animate(box).fade().run()
    Animate(box).move(x: 0, easing: .easeInEaseOut).run(interrupting: .keepingVelocity)
    let before = box.presentation.position.x
    stage.advance(by: 1e-6)
    #expect(abs((box.presentation.position.x - before) / 1e-6 - 100) < 0.1)
  }

  @Test func `what waited on one stage does not wait on another`() {
    let layer = Layer()
    do {
      let first = makeStage(layer)
      first.update()
      first.disableActions = true
      layer.opacity = 0.5
      #expect(layer.presentation.opacity == 1)
    }
    stage.add(layer)
    stage.update()
    #expect(layer.presentation.opacity == 0.5)
  }

  @Test func `a layer that a stage takes off is asked for like any that goes`() {
    let parent = Layer()
    parent.addSublayer(Layer())
    stage.add(parent)
    stage.update()
    stage.remove(parent.sublayers[0])
    #expect(parent.animationKeys == ["transition"])
  }

  @Test func `what an action adds to a layer that went and came back stays`() {
    let (parent, child) = (Layer(), Layer())
    parent.addSublayer(child)
    stage.add(parent)
    stage.update()
    child.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "old")
    struct PutBack: LayerAction {
      let child: Layer
      func run(forKey key: String, on layer: Layer) {
        layer.actions = ["sublayers": .stop]
        layer.addSublayer(child)
        child.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "new")
      }
    }
    parent.actions["sublayers"] = .run(PutBack(child: child))
    child.removeFromSuperlayer()
    #expect(child.superlayer === parent && child.animationKeys == ["new"])
  }

  @Test func `asking what a change would do opens no transaction`() {
    _ = box.action(forKey: "opacity")
    _ = box.action(forKey: "hidden")
    stage.transaction { transaction in
      transaction.disableActions = true
      box.opacity = 0
    }
    #expect(box.presentation.opacity == 0, "committed by the closure's end")
  }

  @Test func `a transition that is given another kind is that`() {
    var transition = LayerTransition(.fade)
    transition.kind = .push
    #expect(transition.typeName == "push" && transition.description.hasPrefix("push"))
    #expect(LayerTransition(typeName: "cube").typeName == "cube")
  }

  /// Does something when it is let go of.
  private final class Farewell {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
  }

  @Test func `what a listener holds may use the layer when it is let go of`() {
    var said = 0
    let run = { [box] in
      let farewell = Farewell {
        said += 1
        _ = box.animation(forKey: "both")
        _ = box.presentation
        box.removeAllAnimations()
      }
      Animate(box).fade(to: 0).onEnd { _ in _ = farewell }
        .move(x: 10, duration: 2).onEnd { _ in _ = farewell }
        .group().key("both").onEnd { _ in _ = farewell }
        .observed(end: { _ in _ = farewell }).run()
    }
    run()
    stage.advance(by: 3)
    #expect(said == 1 && box.animationKeys == [])
    run()
    stage.advance(by: 0.5)
    box.removeAllAnimations()
    stage.update()
    #expect(said == 2)
    run()
    stage.remove(box)
    stage.update()
    #expect(said == 3)
  }

  @Test func `the log names a layer that has gone`() {
    stage.recordsEvents = true
    let parent = Layer(name: "parent")
    stage.add(parent)
    do {
      let child = Layer(name: "child")
      parent.addSublayer(child)
      child.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "fade")
      stage.update()
      child.removeFromSuperlayer()
    }
    stage.update()
    let last = stage.events.filter { $0.animation == "fade" }.suffix(2)
    #expect(last.map(\.layer) == ["child", "child"])
    #expect(last.map(\.kind) == [.removal(.layerGone), .end(finished: false)])
  }

  @Test func `a clock that reads a time is moved to exactly that`() {
    let clock = ManualClock()
    for _ in 1...6 { clock.advance(by: 1.0 / 12) }
    clock.advance(to: 0.5)
    clock.advance(by: 0.25)
    #expect(clock.now == 0.75)
    clock.advance(by: 1e308)
    clock.advance(by: 1e308)
    #expect(clock.now == 1e308)
  }
}
