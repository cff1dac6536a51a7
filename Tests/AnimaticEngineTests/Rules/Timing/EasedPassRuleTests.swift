// A-16, B-7 and E-6: where an animation's own easing acts.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct EasedPassRuleTests {
  @Test func `A-16: the fraction is eased after it is folded back`() {
    let scene = measured { animation in
      animation.autoreverses = true
      animation.timingFunction = .easeIn
    }
    // Eased before, the reverse half would start at easeIn(0.75 of the iteration).
    let shown = scene.values(of: .opacity, at: [0.25, 0.75, 1.25, 1.75])
    #expect(agree(shown, [0.0934647, 0.6218619, 0.6218619, 0.0934647], within: 1e-7))
  }

  @Test func `A-16: each cycle is eased by itself, and an offset or a speed comes before`() {
    let repeated = measured { animation in
      animation.repeatCount = 2
      animation.timingFunction = .easeIn
    }
    #expect(agree([repeated.value(of: .opacity, at: 1.25)], [0.0934647], within: 1e-7))
    let turned = measured { animation in
      animation.timeOffset = 0.5
      animation.speed = 0.5
      animation.timingFunction = .easeIn
    }
    #expect(agree([turned.value(of: .opacity, at: 0.5)], [0.6218619], within: 1e-7))
    let back = measured { animation in
      animation.speed = -1
      animation.timingFunction = .easeIn
    }
    #expect(agree([back.value(of: .opacity, at: 0.25)], [0.6218619], within: 1e-7))
  }

  @Test func `A-16: it eases keyframes as a whole, before their segments`() {
    let scene = Scene()
    var animation = KeyframeAnimation(
      .positionX, values: [0, 100, 0], timingFunctions: [.easeOut], duration: 1)
    animation.timingFunction = .easeInEaseOut
    scene.add(animation)
    // easeInEaseOut(0.25) is 0.1291619: u = 0.2583238 of the first segment, which easeOut bends.
    let inner = TimingFunction.easeOut.value(at: 2 * 0.1291619)
    #expect(agree([scene.value(of: .positionX, at: 0.25)], [100 * inner], within: 1e-4))
    // In reverse there is no easing of the segment.
    let expected = 100 * (1 - (2 * 0.8708381 - 1))
    #expect(agree([scene.value(of: .positionX, at: 0.75)], [expected], within: 1e-4))
  }

  @Test func `B-7: half a second of two, eased in and out`() {
    let scene = Scene { $0.position.x = 50 }
    scene.add(BasicAnimation(.positionX, to: 150, duration: 2, timingFunction: .easeInEaseOut))
    #expect(agree([scene.value(of: .positionX, at: 0.5)], [50 + 100 * 0.1291619], within: 1e-5))
  }

  @Test func `E-3: an x outside 0 to 1 is clamped and reported`() {
    let wide = TimingFunction(controlPoints: 1.5, 0, 1, 1)
    let scene = Scene()
    scene.add(
      BasicAnimation(.positionX, from: 0, to: 100, duration: 1, timingFunction: wide))
    expectEqual(scene.findings.map(\.id), ["C-6"])
    let clamped = TimingFunction(controlPoints: 1, 0, 1, 1).value(at: 0.5)
    #expect(agree([scene.value(of: .positionX, at: 0.5)], [100 * clamped]))
    #expect(clamped < 0.5)
  }

  @Test func `E-6: without a function every kind is linear`() {
    let scene = Scene()
    scene.add(BasicAnimation(.positionX, from: 0, to: 100, duration: 1))
    scene.add(KeyframeAnimation(.positionY, values: [0, 100], duration: 1))
    scene.add(AnimationGroup([BasicAnimation(.opacity, from: 0, to: 1)], duration: 1))
    for time in [0.1, 0.25, 0.75] {
      let point = scene.value(of: .position, at: time)
      let shown = [point.x, point.y, 100 * scene.value(of: .opacity, at: time)].map { Double($0) }
      #expect(agree(shown, [100 * time, 100 * time, 100 * time]), "\(time)")
    }
  }
}
