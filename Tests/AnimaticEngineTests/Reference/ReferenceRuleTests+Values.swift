// Tests of the reference evaluator: springs and values.

import AnimaticCore
import ReferenceEvaluator
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension ReferenceRuleTests {
  // MARK: Springs

  @Test func `S-5: springs as they were measured`() {
    func spring(_ change: (inout SpringCurve) -> Void) -> [Double] {
      var curve = SpringCurve()
      change(&curve)
      return shown(
        SpringAnimation(.opacity, from: 0, to: 100, spring: curve, duration: 2),
        at: [0.05, 0.15, 0.25, 0.45])
    }
    #expect(agree(spring { _ in }, [10.4405, 61.0493, 102.3360, 111.8446], within: 1e-3))
    let critical = [9.0204, 44.2175, 71.2703, 93.8901]
    #expect(agree(spring { $0.damping = 20 }, critical, within: 1e-3))
    #expect(agree(spring { $0.damping = 30 }, critical, within: 1e-3))
    let fast = [29.3078, 87.3205, 116.0415, 107.6722]
    #expect(agree(spring { $0.initialVelocity = 5 }, fast, within: 1e-3))
    let back = [-8.4267, 34.7780, 88.6305, 116.0171]
    #expect(agree(spring { $0.initialVelocity = -5 }, back, within: 1e-3))
  }

  @Test func `S-4: an overdamped spring starts with its velocity and crawls home`() {
    let curve = SpringCurve(damping: 50, initialVelocity: 3, allowsOverdamping: true)
    let spring = SpringAnimation(.opacity, from: 0, to: 1, spring: curve, duration: 30)
    let values = shown(spring, at: [0, 1e-6, 0.1, 20])
    expectEqual(values[0], 0)
    #expect(agree([values[1] * 1e6], [3], within: 1e-3))
    // The equation of motion itself, by differences: m x″ = k (1 - x) - c x′.
    let step = 1e-4
    let near = shown(spring, at: [0.1 - step, 0.1, 0.1 + step])
    let speed = (near[2] - near[0]) / (2 * step)
    let change = (near[2] - 2 * near[1] + near[0]) / (step * step)
    #expect(agree([change], [100 * (1 - near[1]) - 50 * speed], within: 1e-3))
    #expect(agree([values[3]], [1], within: 1e-9))
  }

  // MARK: Values

  @Test func `V-4: turns in the plane as they were measured`() {
    func turned(_ angle: Double) -> [Double] {
      let animation = BasicAnimation(
        .transform, from: .identity, to: .rotation(by: angle * .pi / 180))
      return (0..<2).map { shown(animation, at: [0.25], field: $0)[0] }
    }
    #expect(agree(turned(170), [0.73728, 0.67559], within: 1e-5))
    #expect(agree(turned(270), [0.92388, -0.38268], within: 1e-5))
    #expect(agree(turned(180), [0.70711, -0.70711], within: 1e-5))
    let mirror = BasicAnimation(.transform, from: .identity, to: .scale(x: -1, y: 1, z: 1))
    #expect(agree(shown(mirror, at: [0.25]), [0.5]))
    let shear = BasicAnimation(.transform, from: .identity, to: Transform3D(affine: 1, c: 0.5))
    #expect(agree(shown(shear, at: [0.25], field: 4), [0.1151], within: 5e-5))
    #expect(agree(shown(shear, at: [0.25], field: 5), [1.0023], within: 5e-5))
  }

  @Test func `V-5: a turn about y runs along its arc`() {
    let turn = BasicAnimation(
      .transform, from: .identity, to: .rotation(by: 1.2, x: 0, y: 1, z: 0))
    #expect(agree(shown(turn, at: [0.25]), [cos(0.3)]))
    #expect(agree(shown(turn, at: [0.25], field: 2), [-sin(0.3)]))
  }

  @Test func `P-4, P-3: a value function replaces the whole transform and piles up numbers`() {
    let turn = BasicAnimation(.transform(by: .rotateZ), from: 0, to: 1)
    #expect(agree(shown(turn, at: [0.5]), [0.8775826], within: 1e-7))
    let grow = BasicAnimation(.transform(by: .scale), from: [1, 1, 1], to: [3, 5, 7])
    #expect(
      agree([0, 5, 10].flatMap { shown(grow, at: [0.5], field: $0) }, [2, 3, 4]))
    var walk = BasicAnimation(.transform(by: .translateX), from: 0, to: 1)
    walk.isCumulative = true
    walk.repeatCount = 3
    #expect(agree(shown(walk, at: [2.5], field: 12), [2.5]))
  }

  @Test func `P-3: by 10 over 100 piles up whole ends`() {
    var walk = BasicAnimation(.positionX, by: 10)
    walk.isCumulative = true
    walk.repeatCount = 3
    #expect(agree(shown(walk, at: [0.5, 1.5, 2.5]), [105, 215, 325]))
  }

  @Test func `V-1: colours blend as they are, flags turn at once and hold on`() {
    let fade = BasicAnimation(
      .backgroundColor, from: RGBAColor(red: 1, green: 0, blue: 0),
      to: RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    expectEqual((0..<4).map { shown(fade, at: [0.5], field: $0)[0] }, [0.5, 0, 0.5, 0.75])
    expectEqual(shown(BasicAnimation(.isHidden, from: false, to: true), at: [0, 0.25]), [0, 1])
    expectEqual(shown(BasicAnimation(.isHidden, from: true, to: false), at: [0.75, 1]), [1, 0])
  }
}
