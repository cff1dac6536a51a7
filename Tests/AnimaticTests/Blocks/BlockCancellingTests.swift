// Blocks that end the animations of earlier blocks (U-10), and changes after a transition in the
// same turn.

import Animatic
import TestSupport
import Testing

struct BlockCancellingTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  @Test func `U-10: a block of 0 s without blending ends a running block`() {
    var ends: [Bool] = []
    let running = stage.animate(duration: 1) {
      box.position.x = 100
    } completion: {
      ends.append($0)
    }
    stage.advance(by: 0.5)
    stage.animate(duration: 0, options: .withoutBlending) { box.position.x = 20 }
    stage.update()
    expectEqual(box.presentation.position.x, 20)
    expectEqual(box.animationKeys, [])
    expectEqual(running.outcome, .replaced(by: "position"))
    expectEqual(ends, [false])
  }

  @Test func `U-10: it ends a whole transform with a part of it`() {
    stage.animate(duration: 1) { box.transform = .identity.scaled(x: 3, y: 3, z: 1) }
    stage.advance(by: 0.5)
    stage.animate(duration: 0, options: .withoutBlending) { box[.scaleX] = 2 }
    stage.update()
    expectEqual(box.animationKeys, [])
    expectEqual(box.presentation[.scaleX], 2)
  }

  @Test func `U-1: a block of 0 s that blends leaves a running block alone`() {
    stage.animate(duration: 1, options: .curveLinear) { box.position.x = 100 }
    stage.advance(by: 0.5)
    stage.animate(duration: 0) { box.position.x = 20 }
    stage.update()
    expectEqual(box.presentation.position.x, -30)
    expectEqual(box.animationKeys, ["position"])
  }

  @Test(arguments: [0, 0.5])
  func `U-10: a block from the current state ends one that repeats forever`(duration: Double) {
    let endless = stage.animate(duration: 1, options: [.repeat, .autoreverse, .curveLinear]) {
      box.position.x = 100
    }
    stage.advance(by: 1.75)
    expectEqual(box.presentation.position.x, 25)
    stage.animate(duration: duration, options: [.beginFromCurrentState, .curveLinear]) {
      box.position.x = 0
    }
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position.x, duration == 0 ? 0 : 12.5)
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position.x, 0)
    expectEqual(endless.outcome, .replaced(by: "position"))
    expectEqual(box.animationKeys, [])
  }

  // MARK: R-50

  private func noted() -> [Diagnostic] { box.diagnostics.filter { $0.id == "R-50" } }

  private let isEndless: AnimationOptions = [.repeat, .autoreverse, .curveLinear]

  @Test(arguments: [0, 0.5])
  func `R-50: a block over one that repeats forever is reported`(duration: Double) {
    stage.animate(duration: 1, options: isEndless) { box.position.x = 100 }
    stage.advance(by: 1.75)
    stage.animate(duration: duration) { box.position.x = 0 }
    let line = UInt(#line - 1)
    expectEqual(noted().map(\.place?.line), [line])
    #expect(noted().allSatisfy { $0.remedy.contains(".beginFromCurrentState") })
    stage.advance(by: 2.25)
    expectEqual(box.presentation.position.x, -100, "the repeat continues around the new value")
  }

  @Test func `R-50: a component, a whole transform, a spring, and another endless block`() {
    func noted(over first: () -> Void, _ second: () -> Void) -> Int {
      let known = self.noted().count
      stage.animate(duration: 1, options: isEndless, animations: first)
      stage.advance(by: 0.5)
      second()
      let count = self.noted().count - known
      box.removeAllAnimations()
      return count
    }
    let (box, stage) = (box, stage)
    let counts = [
      noted {
        box[.rotation] = 1
      } _: {
        stage.animate(duration: 1) { box[.rotation] = 0 }
      },
      noted {
        box.transform = .scale(x: 2, y: 2)
      } _: {
        stage.animate(duration: 1) { box.transform = .identity }
      },
      noted {
        box.position.x = 1
      } _: {
        stage.animate(springDuration: 0.5) { box.position = CGPoint(x: 7, y: 0) }
      },
      noted {
        box.zPosition = 1
      } _: {
        stage.animate(duration: 1, options: isEndless) { box.zPosition = 0 }
      },
    ]
    expectEqual(counts, [1, 1, 1, 1])
  }

  @Test func `R-50: a block of 0 s over a running one is reported`() {
    stage.performWithoutAnimation { box.backgroundColor = .green }
    stage.animate(duration: 1, options: .curveLinear) {
      box.position.x = 100
      box.backgroundColor = .red
    }
    stage.advance(by: 0.5)
    stage.animate(duration: 0) {
      box.position.x = 20
      box.backgroundColor = .blue
    }
    let line = UInt(#line - 4)
    expectEqual(noted().map(\.path), ["box/position", "box/backgroundColor"])
    expectEqual(noted().map(\.place?.line), [line, line])
    #expect(noted().allSatisfy { $0.remedy.contains(".withoutBlending") })
  }

  @Test func `R-50: blocks that end the earlier ones, or have none, are not reported`() {
    stage.animate(duration: 0) { box.position.x = 20 }
    stage.animate(duration: 1) { box.position.x = 100 }
    stage.advance(by: 0.5)
    stage.animate(duration: 1) { box.position.x = 0 }
    stage.performWithoutAnimation { box.position.x = 3 }
    stage.animate(duration: 0) { box.position.y = 7 }
    stage.animate(duration: 0, options: .withoutBlending) { box.position.x = 4 }
    stage.animate(duration: 1, options: isEndless) {
      box.position.x = 100
      box.position.x = 50
    }
    stage.advance(by: 0.5)
    stage.animate(duration: 1, options: .withoutBlending) { box.position.x = 100 }
    stage.animate(duration: 1, options: isEndless) { box.opacity = 0.5 }
    stage.advance(by: 0.5)
    stage.animate(duration: 0, options: .beginFromCurrentState) { box.opacity = 1 }
    Animate(box).move(x: 3, duration: 1).run()
    expectEqual(noted(), [])
  }

  @Test func `R-50: the second of two changes of a block is reported`() {
    stage.animate(duration: 1, options: isEndless) { box.position.x = 100 }
    stage.advance(by: 0.5)
    stage.animate(duration: 1) {
      box.position.y = 5
      box.position.x = 0
    }
    expectEqual(noted().map(\.path), ["box/position"])
  }

  @Test func `R-50: a whole transform that moves other components is not reported`() {
    stage.animate(duration: 1, options: isEndless) { box.transform = .rotation(by: 0.5) }
    stage.advance(by: 0.5)
    stage.animate(duration: 1) { box[.scale] = 2 }
    stage.animate(duration: 1) { box[.translation] = CGSize(width: 7, height: 0) }
    expectEqual(noted(), [])
    stage.animate(duration: 1) { box[.rotation] = 0 }
    expectEqual(noted().count, 1)
  }

  @Test func `R-50: a keyframe block of 0 s over a running block is reported`() {
    let jump = { [stage, box] (options: AnimationOptions, x: Double) in
      _ = stage.animateKeyframes(duration: 0, options: options) { keyframes in
        keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.position.x = x }
      }
    }
    stage.animate(duration: 1, options: .curveLinear) { box.position.x = 100 }
    stage.advance(by: 0.5)
    jump([], 20)
    expectEqual(noted().count, 1)
    expectEqual(box.presentation.position.x, -30)
    jump(.withoutBlending, 30)
    stage.update()
    expectEqual(noted().count, 1)
    expectEqual(box.presentation.position.x, 30, "the running block has ended")
    stage.animate(duration: 1, options: isEndless) { box.position.x = 100 }
    stage.advance(by: 0.5)
    jump(.beginFromCurrentState, 0)
    stage.update()
    expectEqual(box.presentation.position.x, 0, "the repeat has ended")
    expectEqual(noted().count, 1)
  }

  @Test func `U-1: a block of 0 s gives a running animation of a color another end`() {
    stage.performWithoutAnimation { box.backgroundColor = .black }
    stage.animate(duration: 1, options: .curveLinear) { box.backgroundColor = .red }
    stage.advance(by: 0.5)
    stage.animate(duration: 0) { box.backgroundColor = .blue }
    stage.update()
    expectEqual(box.presentation.backgroundColor, RGBAColor(red: 0, green: 0, blue: 0.5))
    stage.advance(by: 0.5)
    expectEqual(box.presentation.backgroundColor, .blue)
  }

  // MARK: Transitions

  @Test(arguments: [false, true])
  func `X-7: the new snapshot of a transition includes later changes of the same turn`(
    isInBlock: Bool
  ) throws {
    box.contents = "old"
    stage.advance(by: 1)
    let begin = { [stage, box] in
      _ = stage.transition(with: box, duration: 1, options: .transitionCrossDissolve)
    }
    if isInBlock { stage.animate(duration: 1, animations: begin) } else { begin() }
    box.contents = "new"
    stage.advance(by: 0.5)
    let transition = try #require(box.transition)
    expectEqual(transition.outgoing.snapshot.nodes.first?.values.contents, "old")
    expectEqual(transition.incoming.snapshot.nodes.first?.values.contents, "new")
  }
}
