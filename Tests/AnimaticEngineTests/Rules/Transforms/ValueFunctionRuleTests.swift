// P-3 and P-4 for whole transforms: value functions, and what piles up.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct ValueFunctionRuleTests {
  @Test func `N-60 a value function replaces the whole transform`() {
    let scene = Scene { $0.transform = .scale(x: 2, y: 2, z: 1) }
    scene.add(BasicAnimation(.transform(by: .rotateZ), from: 0, to: 1, duration: 1))
    let shown = scene.value(of: .transform, at: 0.5)
    #expect(agree([shown.m11, shown.m12], [0.8775826, 0.4794255], within: 1e-7))
  }

  @Test func `P-4 an additive value function acts before the earlier value`() {
    let scene = Scene { $0.transform = .scale(x: 2, y: 3, z: 1) }
    var animation = BasicAnimation(.transform(by: .translateX), from: 0, to: 10, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    #expect(agree([scene.value(of: .transform, at: 0.5).m41], [10]))
  }

  @Test func `N-61 a value function piles up its numbers`() {
    let scene = Scene()
    var animation = BasicAnimation(.transform(by: .translateX), from: 0, to: 1, duration: 1)
    animation.isCumulative = true
    animation.repeatCount = 3
    scene.add(animation)
    #expect(agree([scene.value(of: .transform, at: 2.5).m41], [2.5]))
  }

  @Test func `N-61 scale and translate take three numbers`() {
    let scene = Scene()
    scene.add(
      BasicAnimation(.transform(by: .scale), from: [1, 1, 1], to: [3, 5, 7], duration: 1))
    let scaled = scene.value(of: .transform, at: 0.5)
    #expect(agree([scaled.m11, scaled.m22, scaled.m33], [2, 3, 4]))
    scene.add(
      BasicAnimation(.transform(by: .translate), from: [0, 0, 0], to: [2, 4, 6], duration: 1))
    let moved = scene.value(of: .transform, at: 1)
    #expect(agree([moved.m41, moved.m42, moved.m43], [1, 2, 3]))
  }

  @Test(arguments: [[1, 2], [1, 2, 3, 4], []] as [[Double]])
  func `P-4 numbers of another count have no effect`(numbers: [Double]) {
    let scene = Scene { $0.transform = .scale(x: 2, y: 2, z: 1) }
    scene.add(
      BasicAnimation(.transform(by: .scale), from: numbers, to: numbers, duration: 1))
    expectEqual(scene.value(of: .transform, at: 0.5), .scale(x: 2, y: 2, z: 1))
    #expect(scene.layer.diagnostics.map(\.id).contains("C-17"))
  }

  @Test func `P-4 every function makes the transform of its name`() {
    let made = ValueFunction.allCases.map { function -> Transform3D in
      let scene = Scene()
      if function.inputCount == 3 {
        scene.add(
          BasicAnimation(.transform(by: function), from: [2, 3, 4], to: [2, 3, 4], duration: 1))
      } else {
        scene.add(BasicAnimation(.transform(by: function), from: 2, to: 2, duration: 1))
      }
      return scene.value(of: .transform, at: 0.5)
    }
    let expected: [Transform3D] = [
      .rotation(by: 2, x: 1, y: 0, z: 0), .rotation(by: 2, x: 0, y: 1, z: 0),
      .rotation(by: 2, x: 0, y: 0, z: 1), .scale(x: 2, y: 3, z: 4), .scale(x: 2),
      .scale(y: 2), .scale(z: 2), .translation(x: 2, y: 3, z: 4), .translation(x: 2),
      .translation(y: 2), .translation(z: 2),
    ]
    expectEqual(made, expected)
  }

  @Test func `P-4 spelled as Core Animation does`() {
    var animation = BasicAnimation<Double>(keyPath: "transform", from: 0, to: 1, duration: 1)
    animation.valueFunction = .rotateZ
    expectEqual(animation.property, .transform(by: .rotateZ))
    expectEqual(animation.keyPath, "transform")
    let scene = Scene()
    scene.add(animation)
    #expect(agree([scene.value(of: .rotation, at: 0.5)], [0.5]))
    #expect(scene.layer.diagnostics.allSatisfy { $0.severity != .error })
  }

  @Test func `P-4 a missing start is the component of the model`() {
    let scene = Scene { $0[.rotation] = 1 }
    scene.add(BasicAnimation(.transform(by: .rotateZ), to: 2, duration: 1))
    #expect(agree([scene.value(of: .rotation, at: 0.5)], [1.5]))
  }

  // MARK: Piling up

  @Test func `P-3 whole transforms pile up one after the other`() {
    let scene = Scene()
    var animation = BasicAnimation(
      .transform, from: .identity, to: Transform3D.rotation(by: 0.4).translated(x: 10),
      duration: 1)
    animation.isCumulative = true
    animation.repeatCount = 4
    scene.add(animation)
    let end = Transform3D.rotation(by: 0.4).translated(x: 10)
    let start = scene.value(of: .transform, at: 2)
    let both = end.concatenated(with: end)
    #expect(agree(start.components, both.components))
    let quarter = Transform3D.identity.interpolated(to: end, at: 0.25).concatenated(with: both)
    #expect(agree(scene.value(of: .transform, at: 2.25).components, quarter.components))
  }

  @Test func `P-3 nothing piles up where it reverses`() {
    let scene = Scene()
    var animation = BasicAnimation(
      .transform, from: .identity, to: .translation(x: 10), duration: 1)
    animation.isCumulative = true
    animation.autoreverses = true
    animation.repeatCount = 3
    scene.add(animation)
    #expect(agree([scene.value(of: .transform, at: 4.5).m41], [5]))
  }

  @Test func `P-3 an overflowing value has no effect`() {
    let scene = Scene { $0.transform = .scale(x: 7) }
    var animation = BasicAnimation(
      .transform, from: .identity, to: .scale(x: 1e200), duration: 1)
    animation.isCumulative = true
    animation.repeatCount = 10
    scene.add(animation)
    expectEqual(scene.value(of: .transform, at: 5), .scale(x: 7))
  }

  @Test func `P-4 a value function with a path animates nothing`() {
    let path = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 10, y: 0))])
    for function in ValueFunction.allCases {
      let scene = Scene()
      scene.add(
        KeyframeAnimation<CGPoint>(.transform(by: function), path: path, duration: 1))
      expectEqual(scene.value(of: .transform, at: 0.5), Transform3D.identity, "\(function)")
    }
  }

  @Test func `P-3 cumulative transforms accumulate backwards without loss of precision`() {
    let turned = Transform3D.scale(x: 0.5, y: 1.5, z: 0.75)
      .rotated(by: 0.25, x: 1, y: 2, z: 3).translated(x: 7.5, y: -11.5, z: 2)
    var pile = BasicAnimation(.transform, from: .identity, to: turned, duration: 0.125)
    pile.isCumulative = true
    pile.speed = -1
    pile.repeatDuration = 4
    let scene = Scene()
    scene.add(pile)
    // Halfway through the thirty-second iteration backwards: k is -32.
    let shown: Transform3D = scene.value(of: .transform, at: 31.5 / 8)
    let half = Transform3D.identity.interpolated(to: turned, at: 0.5)
    let expected = (1...32).reduce(half) { value, _ in
      value.concatenated(with: turned.inverted())
    }
    let largest = expected.components.map(abs).max() ?? 0
    #expect(agree(shown.components, expected.components, within: 1e-11 * largest))
    #expect(abs(shown.m44 - 1) < 1e-12)
  }

  @Test func `a value function whose numbers overflow animates nothing`() {
    var spin = BasicAnimation(.transform(by: .rotateZ), from: 1e308, to: 1e308, duration: 1)
    spin.isCumulative = true
    spin.repeatCount = 5
    let scene = Scene()
    scene.add(spin)
    expectEqual(scene.value(of: .transform, at: 4.5), Transform3D.identity)
  }
}
