// The rules of springs (S) for animations; the curve alone is tested in AnimaticCoreTests.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct SpringRuleTests {
  private func shown(
    _ spring: SpringCurve, duration: Double = 10, at instants: [Double],
    _ change: (inout SpringAnimation<Double>) -> Void = { _ in }
  ) -> [Double] {
    let scene = Scene { $0.cornerRadius = -1 }
    var animation = SpringAnimation(
      .cornerRadius, from: 0, to: 100, spring: spring, duration: duration)
    change(&animation)
    scene.add(animation)
    return scene.values(of: .cornerRadius, at: instants)
  }

  @Test(
    arguments: [
      (SpringCurve(), [10.4405, 61.0493, 102.3360, 111.8446]),
      (SpringCurve(damping: 20), [9.0204, 44.2175, 71.2703, 93.8901]),
      (SpringCurve(damping: 30), [9.0204, 44.2175, 71.2703, 93.8901]),
      (SpringCurve(initialVelocity: 5), [29.3078, 87.3205, 116.0415, 107.6722]),
      (SpringCurve(initialVelocity: -5), [-8.4267, 34.7780, 88.6305, 116.0171]),
    ] as [(SpringCurve, [Double])])
  func `N-41 S-5 five springs over 100 points`(spring: SpringCurve, expected: [Double]) {
    let shown = shown(spring, at: [0.05, 0.15, 0.25, 0.45])
    #expect(agree(shown, expected, within: 1e-2))
  }

  @Test func `S-1 without a duration a spring has a quarter of a second`() {
    expectEqual(SpringAnimation(.opacity, to: 0).duration, 0)
    let shown = shown(SpringCurve(), duration: 0, at: [0.15, 0.249, 0.251])
    #expect(agree([shown[0], shown[2]], [61.0493, -1], within: 1e-2))
    #expect(shown[1] > 100)
  }

  @Test func `S-1 what can't be is ignored`() {
    var animation = SpringAnimation(.opacity, to: 0)
    animation.mass = 0
    animation.stiffness = -1
    animation.damping = -1
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
  }

  @Test func `S-1 a spring is a basic animation`() {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(SpringAnimation(.opacity, by: 0.25, spring: SpringCurve(), duration: 10))
    let part = SpringCurve().value(at: 0.25)
    #expect(agree([scene.value(of: .opacity, at: 0.25)], [0.5 + 0.25 * part]))
  }

  @Test func `S-6 the duration only cuts it off`() {
    #expect(agree(shown(SpringCurve(), duration: 0.5, at: [0.1]), [34.03], within: 1e-2))
    #expect(
      agree(
        shown(SpringCurve(), duration: 0.5, at: [0.49, 0.51]), [108.344, -1], within: 1e-2))
  }

  @Test func `S-6 a raw spring that stays presents its value at the cut`() {
    let shown = shown(SpringCurve(), duration: 0.5, at: [0.5, 3]) { animation in
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
    }
    #expect(agree(shown, [Double](repeating: 100 * SpringCurve().value(at: 0.5), count: 2)))
  }

  @Test func `S-10 the perceptual duration of a spring determines its duration`() {
    let animation = SpringAnimation(.opacity, to: 0, perceptualDuration: 0.5, bounce: 0.3)
    #expect(
      agree(
        [animation.duration, animation.settlingDuration], [0.86295528, 0.86295528], within: 1e-7))
    #expect(agree([animation.stiffness, animation.damping], [157.91367, 17.59292], within: 1e-5))
  }

  @Test func `S-12 an easing bends the spring's seconds`() {
    let eased = shown(SpringCurve(), duration: 2, at: [0.5]) { $0.timingFunction = .easeIn }
    // E-1: easeIn of 0.25 is 0.0934647.
    #expect(agree(eased, [100 * SpringCurve().value(at: 2 * 0.0934647)], within: 1e-4))
  }

  @Test func `S-13 a reversing spring runs backwards`() {
    let shown = shown(SpringCurve(), duration: 1, at: [0.25, 1.75, 2.25]) { animation in
      animation.autoreverses = true
      animation.repeatCount = 2
    }
    #expect(agree(shown, [shown[0], shown[0], shown[0]]))
    #expect(abs(shown[0] - 102.336) < 1e-2)
  }

  @Test func `S-14 speed scales the spring's time`() {
    let fast = shown(SpringCurve(), at: [0.125]) { $0.speed = 2 }
    #expect(agree(fast, [102.3360], within: 1e-2))
  }

  @Test func `P-3 what piles up of a spring is where its cycle ends`() {
    let shown = shown(SpringCurve(), duration: 0.5, at: [0.1, 0.6]) { animation in
      animation.isCumulative = true
      animation.repeatCount = 2
    }
    #expect(agree([shown[1]], [shown[0] + 100 * SpringCurve().value(at: 0.5)]))
  }
}
