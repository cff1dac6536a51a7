// The rules of easing (E): the named curves.

import AnimaticCore
import AnimaticEngine
import ReferenceEvaluator
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct EasingRuleTests {
  @Test(arguments: [
    (TimingFunction.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278]),
    (.easeOut, [0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734]),
    (.easeInEaseOut, [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775]),
    (.default, [0.0947963, 0.4085106, 0.8024034, 0.9604590, 0.9943165]),
  ])
  func `N-18 named curves have their measured values`(function: TimingFunction, row: [Double]) {
    let times = [0.1, 0.25, 0.5, 0.75, 0.9]
    #expect(agree(times.map(function.value), row, within: 1e-7))
    // The reference evaluator is compared with the same table.
    #expect(agree(times.map { referenceEased($0, function) }, row, within: 1e-7))
  }

  @Test func `B-7 half a second of easing in and out`() {
    let scene = Scene { $0.position.x = 50 }
    scene.add(
      BasicAnimation(.positionX, to: 150, duration: 2, timingFunction: .easeInEaseOut))
    #expect(agree([scene.value(of: .positionX, at: 0.5)], [62.9162], within: 5e-5))
  }

  @Test func `A-16 the reverse half is mirrored, not eased again`() {
    let scene = measured { animation in
      animation.autoreverses = true
      animation.timingFunction = .easeIn
    }
    let shown = scene.values(of: .opacity, at: [0.25, 1.75])
    #expect(agree(shown, [0.0934647, 0.0934647], within: 1e-7))
  }
}
