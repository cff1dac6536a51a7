// Diagnostics of layers with animated changes: hidden values, and times of another clock.

import Animatic
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct LiveLintTests {
  private let scene = BlockScene()
  private var stage: Stage { scene.stage }
  private var box: Layer { scene.layer }

  private var told: [String] { box.diagnostics.map(\.id).filter { $0 != "L-8" } }

  private func told(_ id: String) -> [Diagnostic] { box.diagnostics.filter { $0.id == id } }

  private func fade(_ duration: Double = 1) -> BasicAnimation<Double> {
    BasicAnimation(.opacity, from: 1, to: 0, duration: duration)
  }

  // MARK: L-17

  private let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
  private let circle = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))

  private func setUp() {
    stage.performWithoutAnimation {
      box.path = square
      box.colors = [.red, .blue]
    }
    stage.advance(by: 1)
  }

  @Test func `L-17: a block whose values can't be interpolated reports them at its line`() {
    setUp()
    stage.animate(duration: 1) {
      box.path = circle
      box.colors = [.red, .blue, .green]
    }
    let line = UInt(#line - 4)
    expectEqual(told("L-17").map(\.path), ["box/path", "box/colors"])
    expectEqual(told("L-17").map(\.place?.line), [line, line])
    #expect(told("L-17").last?.message.contains("8 and 12 numbers") ?? false)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.path, square)
  }

  @Test func `L-17: a property without a value yet gets its own remedy`() {
    stage.animate(duration: 1) { box.colors = [.red, .blue] }
    expectEqual(
      told("L-17").map(\.remedy), ["Give the property a first value outside of an animation."])
  }

  @Test func `L-17: so does a keyframe block, once for each pair`() {
    box.path = square
    stage.advance(by: 1)
    let block = { (length: Double, mode: CalculationMode) in
      _ = stage.animateKeyframes(duration: 1, calculationMode: mode) { keyframes in
        keyframes.addKeyframe(relativeStartTime: 0.5, relativeDuration: length) {
          box.path = circle
        }
      }
    }
    block(0, .linear)
    box.path = square
    block(0.5, .discrete)
    expectEqual(told("L-17"), [], "a jump that was written")
    box.removeAllAnimations()
    box.path = square
    stage.advance(by: 1)
    block(0.5, .linear)
    let line = UInt(#line - 1)
    expectEqual(told("L-17").count, 1)
    #expect(told("L-17").allSatisfy { $0.place?.line ?? line < line })
  }

  @Test func `L-17: an implicit animation reports its values too`() {
    setUp()
    box.colors = [.red, .blue, .green]
    stage.flush()
    expectEqual(told("L-17").map(\.path), ["box/colors"])
  }

  @Test func `L-17: equal forms, changes without animation, and replaced values are not reported`()
  {
    setUp()
    stage.animate(duration: 1) {
      box.path = BezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      box.colors = [.blue, .green]
      box.contents = "one"
    }
    stage.animate(duration: 0) { box.path = circle }
    stage.performWithoutAnimation { box.colors = [.red] }
    expectEqual(told("L-17"), [])
  }

  // MARK: L-27

  @Test func `L-27: setting the model right after an animation hides it, which is reported`() {
    box.add(fade(), forKey: "fade")
    box.opacity = 0.5
    stage.flush()
    expectEqual(told, ["L-27"])
    #expect(box.diagnostics.last?.message.contains("for the key fade") ?? false)
    stage.advance(by: 0.125)
    #expect(box.presentation.opacity > 0.51, "the implicit animation shows, not the fade")
    stage.advance(by: 0.375)
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `L-27: so does one whose action leaves its duration to the transaction`() {
    box.actions["opacity"] = .run(BasicAnimation(.opacity, from: 0))
    box.add(fade(), forKey: "fade")
    box.opacity = 0.5
    stage.flush()
    expectEqual(told, ["L-14", "L-27"], "the action's duration of 0 is told, too")
  }

  @Test func `L-27: so does one that is set right after a run`() {
    Animate(box).fade(from: 1, to: 0, duration: 1).stay().run()
    box.opacity = 0
    stage.flush()
    expectEqual(told, ["L-27"])
  }

  @Test func `L-27: it is not reported if nothing is hidden`() {
    box.opacity = 0.5
    box.add(fade(), forKey: "before")
    box[.rotation] = 1
    stage.flush()
    stage.advance(by: 0.5)
    box.opacity = 0.25
    stage.flush()
    expectEqual(told, [], "later it is a change like any other")
    stage.advance(by: 2)
    box.add(fade(), forKey: "disabled")
    stage.performWithoutAnimation { box.opacity = 1 }
    stage.advance(by: 2)
    var late = fade()
    late.beginTime = box.currentTime + 1
    box.add(late, forKey: "late")
    box.opacity = 0.75
    stage.advance(by: 3)
    var more = fade()
    more.isAdditive = true
    box.add(more, forKey: "more")
    box.opacity = 0.5
    stage.flush()
    stage.advance(by: 3)
    box.opacity = 0.25
    box.opacity = 0.5
    stage.flush()
    #expect(told.isEmpty)
  }

  @Test func `L-27: an animation hidden only until the same commit is not reported`() {
    let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    box.add(fade, forKey: "fade")
    box.opacity = 0.5
    box.add(fade, forKey: "opacity")
    stage.flush()
    #expect(told("L-27").isEmpty)
    stage.advance(by: 2)
    box.add(fade, forKey: "fade")
    box.opacity = 0.25
    box.removeAnimation(forKey: "opacity")
    stage.flush()
    #expect(told("L-27").isEmpty)
    stage.advance(by: 2)
    box.add(fade, forKey: "fade")
    box.opacity = 0.125
    box.removeAnimation(forKey: "fade")
    stage.flush()
    #expect(told("L-27").isEmpty)
    stage.advance(by: 2)
    box.add(fade, forKey: "fade")
    box.opacity = 0.0625
    stage.flush()
    expectEqual(told("L-27").count, 1)
  }

  // MARK: L-29

  @Test func `L-29: a begin in stage time is reported if the layer's time differs`() {
    func told(offset: Double, _ begin: (Layer) -> Double) -> String? {
      let own = Layer()
      stage.add(own)
      own.timeOffset = offset
      var animation = fade()
      animation.beginTime = begin(own)
      own.add(animation)
      return own.diagnostics.first { $0.id == "L-29" }?.message
    }
    #expect(told(offset: 5000) { _ in stage.mediaTime }?.contains("5000 s ahead of") ?? false)
    #expect(told(offset: -500) { _ in stage.mediaTime + 59 }?.contains("500 s behind") ?? false)
    #expect(told(offset: 5000) { _ in stage.mediaTime + 61 } == nil)
    #expect(told(offset: 5000) { $0.currentTime + 1 } == nil)
    #expect(told(offset: 100) { $0.currentTime - 50 } == nil, "that may be meant")
    #expect(told(offset: 0) { $0.currentTime + 1 } == nil)
  }

  // MARK: L-45

  @Test func `L-45: setting a property twice in a block without blending jumps, which is reported`()
  {
    stage.animate(duration: 1, options: [.withoutBlending, .curveLinear]) {
      box.opacity = 0.5
      box.opacity = 0
    }
    expectEqual(told, ["L-45"])
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `L-45: with blending, or from the presentation, it does not jump`() {
    stage.animate(duration: 1, options: .curveLinear) {
      box.opacity = 0.5
      box.opacity = 0
      box.backgroundColor = .red
      box.backgroundColor = .blue
    }
    expectEqual(box.presentation.opacity, 1)
    stage.advance(by: 2)
    stage.animate(duration: 1, options: [.withoutBlending, .beginFromCurrentState]) {
      box.opacity = 0.5
      box.opacity = 1
    }
    expectEqual(box.presentation.opacity, 0)
    stage.advance(by: 0.5)
    stage.animate(duration: 1, options: .withoutBlending) { box.opacity = 0.25 }
    #expect(told.isEmpty)
  }

  // MARK: R-36

  @Test func `R-36: a block over a chain that is not over adds up, which names both`() {
    let chainLine: UInt = #line + 1
    Animate(box).fade(from: 1, to: 0, duration: 1).stay().named("fade").run()
    stage.advance(by: 0.125)
    let blockLine: UInt = #line + 1
    stage.animate(duration: 1, options: .curveLinear) { box.opacity = 0 }
    expectEqual(box.presentation.opacity, 1.875)
    let finding = told("R-36").first
    #expect(told("R-36").count == 1 && finding?.place?.line == blockLine)
    #expect(finding?.message.contains("LiveLintTests.swift:\(chainLine)") ?? false)
    #expect(finding?.message.contains("the animation fade") ?? false)
  }

  @Test func `R-36: a finished animation that holds in a running group sets the property too`() {
    Animate(box).move(x: 100, duration: 0.5).fade(to: 0, duration: 3).run()
    stage.advance(by: 1)
    stage.animate(duration: 1) { box.position.x = 500 }
    expectEqual(told("R-36").count, 1)
  }

  @Test func `R-36: other components and the rotation of a path are not reported`() {
    Animate(box).move(y: 100, duration: 1)
      .follow(BezierPath([.move(to: .zero), .line(to: CGPoint(x: 0, y: 9))]), rotation: .auto)
      .run()
    stage.advance(by: 0.5)
    stage.animate(duration: 1) { box[.rotation] = 2 }
    #expect(told("R-36").isEmpty)
    box.removeAllAnimations()
    Animate(box).move(y: 100, duration: 1).run()
    stage.advance(by: 0.5)
    stage.animate(duration: 1) { box.position.x = 500 }
    #expect(told("R-36").isEmpty)
  }

  @Test func `R-36: what fills backwards sets it too, whenever it begins`() {
    var late = fade()
    late.fillMode = .backwards
    late.beginTime = box.currentTime + 9
    box.add(late, forKey: "late")
    stage.advance(by: 0.5)
    stage.animate(duration: 1) { box.opacity = 0.5 }
    expectEqual(told("R-36").count, 1)
  }

  @Test(arguments: [(-1.0, false), (0, false), (0.5, false), (1, true), (4, true)])
  func `R-36: animations ahead in the playback's direction are reported`(rate: Double, isTold: Bool)
  {
    let playback = Animate(box).fade(to: 0, duration: 1, at: .start + 2).move(y: 9, duration: 3)
      .run()
    stage.advance(by: 1.25)
    playback.rate = rate
    stage.animate(duration: 1) { box.opacity = 0.5 }
    expectEqual(told("R-36").isEmpty, !isTold)
  }

  @Test(arguments: [1.0, -1])
  func `R-36: in reverse, the animations ahead are reported`(rate: Double) {
    var fade = fade()
    fade.fillMode = .removed
    let playback = Animate(box).add(animation: AnimationGroup([fade], duration: 3)).run()
    stage.advance(by: 1.25)
    playback.rate = rate
    stage.animate(duration: 1) { box.opacity = 0.5 }
    expectEqual(told("R-36").isEmpty, (rate > 0))
  }

  @Test func `R-36: it is not reported if nothing is added`() {
    Animate(box).move(x: 3, duration: 1).fade(duration: 1, at: .start + 9).run()
    stage.animate(duration: 1) {
      box.opacity = 0.5
      box.cornerRadius = 4
    }
    stage.advance(by: 0.5)
    stage.animate(duration: 1) { box.opacity = 0.25 }
    var more = BasicAnimation(.zPosition, from: 1, to: 0, duration: 1)
    more.isAdditive = true
    box.add(more)
    stage.animate(duration: 1) { box.zPosition = 2 }
    box.borderWidth = 3
    stage.animate(duration: 1) { box.borderWidth = 5 }
    #expect(told("R-36").isEmpty)
  }
}
