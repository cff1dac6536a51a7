// What a closure changes, as a composition.

import Animatic
import Foundation
import TestSupport
import Testing

struct ChangesTests {
  let scene = BlockScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test func `capturing changes neither model nor presentation`() {
    let changes = Changes(duration: 1) {
      box.opacity = 0
      box.position.x = 10
      expectEqual(box.opacity, 0, "inside, the changes can be read")
    }
    #expect(box.opacity == 1 && box.position == .zero && box.animationKeys == [])
    stage.advance(by: 1)
    expectEqual(box.presentation.opacity, 1)
    #expect(changes.duration == 1 && changes.entries.count == 2)
  }

  @Test func `captured changes are part of a sequence, and settle`() {
    let other = Layer(name: "other")
    stage.add(other)
    let chain = Sequential {
      Changes(duration: 1) {
        box.opacity = 0
        other.cornerRadius = 8
      }
      Animate(box).fade(to: 1, duration: 1)
    }
    let timeline = chain.timeline
    expectEqual(timeline.value(of: .opacity, on: box, at: 0.5), 0.5)
    expectEqual(timeline.value(of: .cornerRadius, on: other, at: 0.5), 4)
    expectEqual(timeline.value(of: .opacity, on: box, at: 1.5), 0.5)
    chain.run()
    stage.advance(by: 2)
    #expect(other.cornerRadius == 8 && other.presentation.cornerRadius == 8)
  }

  @Test func `layers on no stage are captured as well`() {
    let lonely = Layer()
    let timeline = Changes(duration: 2, easing: .easeIn) { lonely[.rotation] = 1 }.timeline
    expectEqual(
      timeline.value(of: .rotation, on: lonely, at: 1), TimingFunction.easeIn.value(at: 0.5))
    expectEqual(lonely[.rotation], 0)
  }

  @Test func `there and back again is nothing`() {
    let changes = Changes {
      box.opacity = 0
      box.opacity = 1
    }
    #expect(changes.duration == 0 && changes.entries.isEmpty)
    expectEqual(Changes {}.diagnostics, [])
  }

  @Test func `a nested block keeps its timing, and is reported`() {
    var told = false
    var playback: Playback?
    let changes = Changes(duration: 1) {
      box.cornerRadius = 1
      playback = stage.animate(
        duration: 2, delay: 1, options: .curveLinear, animations: { box.opacity = 0 },
        completion: { _ in told = true })
    }
    expectEqual(changes.duration, 3)
    expectEqual(changes.timeline.value(of: .opacity, on: box, at: 2), 0.5)
    #expect(playback?.outcome == .notStarted && playback?.diagnostics.map(\.id) == ["R-24"])
    stage.advance(by: 9)
    #expect(!told && box.opacity == 1)
  }

  @Test func `a closure that throws leaves everything as it was`() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try Changes {
        box.opacity = 0
        throw Refusal()
      }
    }
    expectEqual(box.opacity, 1)
    box.opacity = 0.5
    #expect(box.opacity == 0.5 && box.animationKeys == ["opacity"])
  }

  @Test func `nested capturing is independent`() {
    var inner: Changes?
    let outer = Changes(duration: 1) {
      box.opacity = 0.5
      inner = Changes(duration: 1) { box.opacity = 0 }
    }
    expectEqual(inner?.timeline.value(of: .opacity, on: box, at: 1), 0)
    expectEqual(outer.timeline.value(of: .opacity, on: box, at: 1), 0.5)
  }

  @Test func `the line that captured is the line of its verbs`() {
    let changes = Changes(duration: -1) { box.opacity = 0 }
    expectEqual(changes.diagnostics.first?.place?.line, UInt(#line - 1))
  }

  // MARK: What else is inside

  @Test func `repeats and changes without animation are captured as they would play`() {
    let changes = Changes(duration: 1) {
      stage.animate(duration: 1) {
        stage.modifyAnimations(repeatCount: 3, autoreverses: true) { box.opacity = 0 }
      }
      stage.performWithoutAnimation { box.cornerRadius = 4 }
    }
    expectEqual(changes.duration, 6)
    expectEqual(changes.timeline.value(of: .cornerRadius, on: box, at: 0.001), 4)
  }

  @Test func `R-27: keyframes and transitions are captured as one change and reported`() {
    var told: [[String]] = []
    let changes = Changes(duration: 1) {
      let keyframes = stage.animateKeyframes(duration: 2, options: .curveLinear) {
        $0.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.zPosition = 4 }
        $0.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { box.zPosition = 8 }
      }
      let transition = stage.transition(
        with: box, duration: 2, options: .transitionCrossDissolve, animations: { box.opacity = 0 })
      told = [keyframes.diagnostics.map(\.id), transition.diagnostics.map(\.id)]
    }
    expectEqual(told, [["R-24", "R-27"], ["R-24", "R-27"]])
    #expect(changes.duration == 2 && changes.timeline.value(of: .zPosition, on: box, at: 1) == 4)
    #expect(box.animationKeys == [] && box.opacity == 1)
  }

  @Test func `what runs and settles meanwhile stays`() {
    Animate(box).fade(to: 0.7, duration: 1).settle().run()
    let changes = Changes(duration: 1) {
      box.cornerRadius = 3
      stage.advance(by: 1)
      box.addSublayer(Layer(name: "kid"))
    }
    #expect(box.opacity == 0.7 && box.cornerRadius == 0 && box.sublayers.count == 1)
    expectEqual(changes.entries.count, 1)
  }

  @Test func `a layer that is made meanwhile is as it was made`() {
    let changes = Changes(duration: 1) {
      box.addSublayer(
        Layer(position: CGPoint(x: 3, y: 4), bounds: CGRect(x: 0, y: 0, width: 5, height: 6)))
    }
    expectEqual(box.sublayers.first?.position, CGPoint(x: 3, y: 4))
    expectEqual(box.sublayers.first?.bounds.size, CGSize(width: 5, height: 6))
    #expect(changes.entries.isEmpty)
  }

  @Test func `a thousand layers are captured, and held as long as what was captured is`() {
    weak var freed: Layer?
    var changes: Changes?
    do {
      let layers = (0..<1000).map { _ in Layer() }
      freed = layers[0]
      changes = Changes(duration: 1) { for layer in layers { layer.opacity = 0 } }
    }
    #expect(changes?.entries.count == 1000 && changes?.duration == 1 && freed != nil)
    changes = nil
    #expect(freed == nil)
  }

  @Test func `each thread captures its own changes`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...8 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            let layer = Layer()
            let changes = Changes(duration: Double(number)) { layer.zPosition = Double(number) }
            return changes.timeline.value(of: .zPosition, on: layer, at: Double(number) / 2)
              == Double(number) / 2 && layer.zPosition == 0
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
