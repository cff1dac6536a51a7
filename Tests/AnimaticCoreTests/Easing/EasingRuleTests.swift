// E-1 to E-6: further rules of timing functions.

import AnimaticCore
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct EasingRuleTests {
  @Test func `E-1: each name has its control points, and ease is default, not easeInEaseOut`() {
    func points(_ function: TimingFunction) -> [CGPoint?] {
      [function.controlPoint(at: 1), function.controlPoint(at: 2)]
    }
    expectEqual(points(.linear), [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)])
    expectEqual(points(.easeIn), [CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)])
    expectEqual(points(.easeOut), [CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)])
    expectEqual(points(.easeInEaseOut), [CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)])
    expectEqual(points(.default), [CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)])
    expectEqual(TimingFunction(controlPoints: 0.25, 0.1, 0.25, 1), .default)
    #expect(TimingFunction.default != .easeInEaseOut)
  }

  @Test func `E-2: functions are equal by their points`() {
    let first = TimingFunction(controlPoints: 0.3, -1, 0.4, 2)
    expectEqual(first, TimingFunction(controlPoints: 0.3, -1, 0.4, 2))
    #expect(first != TimingFunction(controlPoints: 0.3, -1, 0.4, 2.0000001))
  }

  @Test func `E-3: y may leave 0 to 1 by any amount, below and above`() {
    let wild = TimingFunction(controlPoints: 1.0 / 3, -6, 2.0 / 3, 7)
    // With x(s) = s: y = 3(1 - s)²s·(-6) + 3(1 - s)s²·7 + s³.
    for s in [0.1, 0.25, 0.5, 0.75, 0.9] {
      let expected = -18 * (1 - s) * (1 - s) * s + 21 * (1 - s) * s * s + s * s * s
      #expect(abs(wild.value(at: s) - expected) < 1e-9, "\(s)")
    }
    #expect(wild.isValid)
  }

  @Test func `E-4: nothing moves outside 0 to 1, overshooting curves included`() {
    let wild = TimingFunction(controlPoints: 0.1, -6, 0.9, 7)
    expectEqual([-0.5, 0, 1, 1.5].map(wild.value), [0, 0, 1, 1])
  }

  @Test func `E-5: a function is its two control points and nothing else`() throws {
    for function in [.default, .easeIn, TimingFunction(controlPoints: 0.7, -1, 0.1, 3)] {
      let first = try #require(function.controlPoint(at: 1))
      let second = try #require(function.controlPoint(at: 2))
      let reference = ReferenceCurve(
        firstX: first.x, firstY: first.y, secondX: second.x, secondY: second.y)
      for step in 1..<20 {
        let fraction = Double(step) / 20
        #expect(abs(function.value(at: fraction) - reference.value(at: fraction)) < 1e-9)
      }
    }
  }

  @Test func `E-6: an animation has no function unless one is given`() {
    #expect(BasicAnimation(.opacity, to: 1).timingFunction == nil)
    #expect(KeyframeAnimation(.opacity, values: [0, 1]).timingFunction == nil)
    #expect(AnimationGroup([]).timingFunction == nil)
  }
}
