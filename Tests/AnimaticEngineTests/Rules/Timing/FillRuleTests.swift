// T-11 and A-12: the values of a fill before the begin and after the end, and the effect of
// removal.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct FillRuleTests {
  /// Opacity 0 → 1 over a model of 0.5, one second, begin 1, not removed.
  private func filled(
    _ mode: FillMode, _ change: (inout any LayerAnimation) -> Void = { _ in }
  ) -> Scene {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(
      BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "fade", begin: 1
    ) { animation in
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      change(&animation)
    }
    return scene
  }

  @Test(arguments: [
    (FillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
    (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
  ])
  func `T-11: the four fills at the five times of the table`(mode: FillMode, row: [Double]) {
    #expect(agree(filled(mode).values(of: .opacity, at: [0, 0.5, 1, 1.5, 2.5]), row))
  }

  @Test func `N-8: filled on both sides, from the start before to the end after`() {
    let shown = filled(.both).values(of: .opacity, at: [0, 0.5, 1, 1.5, 2.5])
    #expect(agree(shown, [0, 0, 0, 0.5, 1]))
  }

  @Test func `N-9: without a fill the model is presented before and after`() {
    #expect(agree(filled(.removed).values(of: .opacity, at: [0, 1, 2.5]), [0.5, 0, 0.5]))
  }

  @Test func `T-11: before the begin the first value is presented`() {
    let turned = filled(.backwards) { $0.timeOffset = 0.25 }
    expectEqual(turned.values(of: .opacity, at: [0, 0.5, 1]), [0.25, 0.25, 0.25])
    // Played backwards the first instant is the start, not the end.
    let back = filled(.backwards) { $0.speed = -1 }
    expectEqual(back.values(of: .opacity, at: [0, 0.5, 1.25]), [0, 0, 0.75])
    let standing = filled(.backwards) { animation in
      animation.speed = 0
      animation.timeOffset = 0.75
    }
    expectEqual(standing.values(of: .opacity, at: [0, 0.5, 9]), [0.75, 0.75, 0.75])
    let eased = filled(.backwards) { $0.timingFunction = .easeOut }
    expectEqual(eased.value(of: .opacity, at: 0.5), 0)
  }

  @Test func `T-11: after the end it is the terminal sample that holds`() {
    let folded = filled(.forwards) { $0.autoreverses = true }
    expectEqual(folded.values(of: .opacity, at: [2, 3, 9]), [1, 0, 0])
    let half = filled(.forwards) { $0.repeatCount = 2.5 }
    expectEqual(half.values(of: .opacity, at: [3.5, 9]), [0.5, 0.5])
    let turned = filled(.forwards) { $0.timeOffset = 0.25 }
    #expect(agree(turned.values(of: .opacity, at: [2, 9]), [0.25, 0.25]))
    let back = filled(.forwards) { $0.speed = -1 }
    expectEqual(back.values(of: .opacity, at: [1.25, 2, 9]), [0.75, 0, 0])
  }

  @Test func `A-12: an animation removed at its end fills before its begin only`() {
    let scene = filled(.both) { $0.isRemovedOnCompletion = true }
    expectEqual(scene.values(of: .opacity, at: [0.5, 1.75, 2.25]), [0, 0.75, 0.5])
    #expect(scene.layer.animationKeys.isEmpty)
  }

  @Test func `A-12: staying without a fill it is attached and has no effect`() {
    let scene = filled(.removed)
    expectEqual(scene.value(of: .opacity, at: 5), 0.5)
    expectEqual(scene.layer.animationKeys, ["fade"])
  }

  @Test func `A-12: staying with a fill it hides the model until it is removed`() {
    let scene = filled(.forwards)
    expectEqual(scene.value(of: .opacity, at: 5), 1)
    scene.layer.opacity = 0.25
    expectEqual(scene.value(of: .opacity, at: 6), 1)
    scene.layer.removeAnimation(forKey: "fade")
    expectEqual(scene.value(of: .opacity, at: 6), 0.25)
  }

  @Test func `A-13: the final value in the model and the old one as the start leave no jump`() {
    let scene = Scene { $0.opacity = 0.25 }
    scene.layer.opacity = 1
    scene.add(BasicAnimation(.opacity, from: 0.25, duration: 1), forKey: "opacity", begin: 1) {
      $0.fillMode = .backwards
    }
    let shown = scene.values(of: .opacity, at: [0, 0.5, 1, 1.5, 2, 2.5])
    #expect(agree(shown, [0.25, 0.25, 0.25, 0.625, 1, 1]))
    #expect(scene.layer.animationKeys.isEmpty && scene.layer.opacity == 1)
  }
}
