// V-1, V-7 and B-5: flags, contents, arrays, paths, and colours that are none.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct ShapedValueRuleTests {
  // MARK: Flags

  @Test func `N-63 a flag is on wherever its number is not 0`() {
    let scene = Scene()
    scene.add(BasicAnimation(.isHidden, from: false, to: true, duration: 1))
    expectEqual(
      [0, 0.001, 0.25, 1].map { scene.value(of: .isHidden, at: $0) }, [false, true, true, false])
    let other = Scene { $0[.isHidden] = false }
    other.add(BasicAnimation(.isHidden, from: true, to: false, duration: 1)) { animation in
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
    }
    expectEqual(
      [0, 0.75, 0.999, 1].map { other.value(of: .isHidden, at: $0) }, [true, true, true, false])
  }

  @Test func `V-3 a flag does not go beyond its ends`() {
    let scene = Scene()
    var animation = BasicAnimation(.isHidden, from: true, to: false, duration: 1)
    animation.timingFunction = TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)
    scene.add(animation)
    // The easing has passed 1 here: an extrapolated number would be on again.
    expectEqual(scene.value(of: .isHidden, at: 0.5), false)
  }

  // MARK: Contents and discrete values

  @Test func `V-1 contents switch halfway`() {
    let scene = Scene()
    scene.add(BasicAnimation(.contents, from: "a", to: "b", duration: 1))
    expectEqual(
      [0, 0.499, 0.5, 0.999].map { scene.value(of: .contents, at: $0) }, ["a", "a", "b", "b"])
  }

  @Test func `V-1 contents take a missing end from the model`() {
    let scene = Scene { $0[.contents] = "model" }
    scene.add(BasicAnimation(.contents, from: "a", duration: 1))
    expectEqual([0.25, 0.75].map { scene.value(of: .contents, at: $0) }, ["a", "model"])
  }

  @Test func `U-16 K-7 a sequence of images has equal slots`() {
    let scene = Scene()
    scene.add(
      KeyframeAnimation(
        .contents, values: ["1", "2", "3"], calculationMode: .discrete, duration: 3))
    expectEqual([0.9, 1.1, 2.9].map { scene.value(of: .contents, at: $0) }, ["1", "2", "3"])
  }

  @Test func `V-1 a custom discrete value switches halfway`() {
    let caption = LayerProperty<DiscreteValue<String>>("caption", default: "none")
    let scene = Scene()
    expectEqual(scene.layer[caption], "none")
    scene.add(BasicAnimation(caption, from: "ready", to: "go", duration: 1))
    expectEqual([0.4, 0.6].map { scene.value(of: caption, at: $0) }, ["ready", "go"])
    expectEqual(scene.value(of: caption, at: 1.1), "none")
  }

  // MARK: Arrays

  @Test func `V-1 arrays of one count are mixed element by element`() {
    let scene = Scene()
    scene.add(BasicAnimation(.locations, from: [0, 0.5, 1], to: [0.5, 0.5, 0.6], duration: 1))
    #expect(agree(scene.value(of: .locations, at: 0.5), [0.25, 0.5, 0.8]))
    let red = RGBAColor.red
    let blue = RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    scene.add(BasicAnimation(.colors, from: [red, blue], to: [blue, red], duration: 1))
    let shown = scene.value(of: .colors, at: 1)
    expectEqual(shown[0], RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    expectEqual(shown[1], shown[0])
  }

  @Test func `V-1 arrays of different counts hold the first until the end`() {
    let scene = Scene()
    scene.add(BasicAnimation(.locations, from: [0, 1], to: [0, 0.5, 1], duration: 1))
    expectEqual([0.5, 0.999].map { scene.value(of: .locations, at: $0) }, [[0, 1], [0, 1]])
    expectEqual(scene.layer.presentation[.locations], [0, 1])
  }

  @Test func `P-2 P-3 arrays add and pile up element by element`() {
    let scene = Scene { $0[.locations] = [0.1, 0.2] }
    var animation = BasicAnimation(.locations, from: [0, 0], to: [0.1, 0.2], duration: 1)
    animation.isAdditive = true
    animation.isCumulative = true
    animation.repeatCount = 3
    scene.add(animation)
    #expect(agree(scene.value(of: .locations, at: 2.5), [0.1 + 0.25, 0.2 + 0.5]))
  }

  @Test func `B-1 arrays support by`() {
    let scene = Scene { $0[.locations] = [0, 1] }
    scene.add(BasicAnimation(.locations, by: [0.5, -0.5], duration: 1))
    expectEqual(scene.value(of: .locations, at: 0.5), [0.25, 0.75])
    let back = Scene()
    back.add(BasicAnimation(.locations, to: [1, 1], by: [1, 0.5], duration: 1))
    expectEqual(back.value(of: .locations, at: 0.5), [0.5, 0.75])
  }

  @Test func `K-9 arrays of one count are curved`() {
    let scene = Scene()
    scene.add(
      KeyframeAnimation(
        .locations, values: [[0], [1], [0.5], [0.7]], calculationMode: .cubic, duration: 1))
    #expect(agree(scene.value(of: .locations, at: 0.3), [0.96075], within: 1e-5))
  }

  // MARK: Paths

  private func line(_ x: Double, _ y: Double) -> BezierPath {
    BezierPath([.move(to: .zero), .line(to: CGPoint(x: x, y: y))])
  }

  @Test func `V-7 paths of one make turn into each other point by point`() {
    let scene = Scene()
    scene.add(BasicAnimation(.path, from: line(10, 0), to: line(0, 20), duration: 1))
    expectEqual(scene.value(of: .path, at: 0.5), line(5, 10))
  }

  @Test func `V-7 control points move with the others`() {
    func arch(_ height: Double) -> BezierPath {
      BezierPath([
        .move(to: .zero),
        .curve(
          to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: height),
          control2: CGPoint(x: 20, y: -height)),
      ])
    }
    let scene = Scene()
    scene.add(BasicAnimation(.path, from: arch(10), to: arch(30), duration: 1))
    expectEqual(scene.value(of: .path, at: 0.5), arch(20))
  }

  @Test func `V-7 paths of different makes hold the first until the end`() {
    let scene = Scene()
    let bent = BezierPath([
      .move(to: .zero), .quadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 1, y: 0)),
    ])
    scene.add(BasicAnimation(.path, from: line(10, 0), to: bent, duration: 1)) { animation in
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
    }
    expectEqual(scene.value(of: .path, at: 0.999), line(10, 0))
    expectEqual(scene.value(of: .path, at: 1), bent)
  }

  @Test func `P-2 paths add point by point`() {
    let scene = Scene { $0[.path] = line(1, 2) }
    var animation = BasicAnimation(.path, from: line(0, 0), to: line(10, 10), duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    expectEqual(scene.value(of: .path, at: 0.5), line(6, 7))
  }

  // MARK: No colour

  @Test func `B-5 from no colour nothing is interpolated`() {
    let scene = Scene()
    scene.add(BasicAnimation(.backgroundColor, to: .red, duration: 1))
    expectEqual([0.25, 0.75].map { scene.value(of: .backgroundColor, at: $0) }, [.clear, .clear])
    let set = Scene { $0.backgroundColor = .clear }
    set.add(BasicAnimation(.backgroundColor, to: .red, duration: 1))
    expectEqual(
      set.value(of: .backgroundColor, at: 0.5), RGBAColor(red: 0.5, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `P-2 a colour adds to no colour as to clear`() {
    let scene = Scene()
    var animation = BasicAnimation(.backgroundColor, from: .clear, to: .red, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    expectEqual(
      scene.value(of: .backgroundColor, at: 0.5), RGBAColor(red: 0.5, green: 0, blue: 0, alpha: 0.5)
    )
  }

  @Test func `V-3 P-3 a cumulative flag accumulates the clamped end of each cycle`() {
    // Past its target when it is cut, so each iteration adds the target, false.
    var spring = SpringAnimation(
      .isHidden, to: false, by: true,
      spring: SpringCurve(stiffness: 25, damping: 5, initialVelocity: 8), duration: 0.25)
    spring.repeatCount = 3
    spring.isCumulative = true
    spring.isRemovedOnCompletion = false
    spring.fillMode = .forwards
    #expect(spring.spring.value(at: 0.25) > 1)
    let scene = Scene { $0.model[.isHidden] = true }
    scene.add(spring)
    expectEqual(scene.value(of: .isHidden, at: 0.5), true)
    expectEqual(scene.value(of: .isHidden, at: 1), false)
  }

  @Test func `V-1 arrays of different counts hold, also with discrete elements`() {
    let words = LayerProperty<[DiscreteValue<String>]>("words", default: [])
    func shown(to end: [DiscreteValue<String>], at time: Double) -> [DiscreteValue<String>] {
      let scene = Scene()
      scene.add(BasicAnimation(words, from: ["a"], to: end, duration: 1))
      return scene.value(of: words, at: time)
    }
    expectEqual(shown(to: ["b"], at: 0.4), ["a"])
    expectEqual(shown(to: ["b"], at: 0.6), ["b"])
    expectEqual(shown(to: ["b", "c"], at: 0.6), ["a"])
    expectEqual(shown(to: [], at: 0.99), ["a"])
  }
}
