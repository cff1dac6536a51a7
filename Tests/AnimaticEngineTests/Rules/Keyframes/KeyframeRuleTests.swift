// The rules of keyframes (K), as far as linear keyframes go.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct KeyframeRuleTests {
  private func scene(
    _ values: [Double], times: [Double]? = nil,
    _ change: (inout KeyframeAnimation<Double>) -> Void = { _ in }
  ) -> Scene {
    let scene = Scene { $0.opacity = 0.5 }
    var animation = KeyframeAnimation(.opacity, values: values, keyTimes: times, duration: 1)
    change(&animation)
    scene.add(animation)
    return scene
  }

  private static let instants = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  @Test func `N-26 even key times`() {
    let shown = scene([0, 1, 0.5, 0.7]).values(of: .opacity, at: Self.instants)
    #expect(agree(shown, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]))
  }

  @Test func `N-27 custom key times`() {
    let shown = scene([0, 1, 0.5, 0.7], times: [0, 0.1, 0.6, 1])
      .values(of: .opacity, at: Self.instants)
    #expect(agree(shown, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]))
  }

  @Test func `N-35 of a wrong count the common prefix counts`() {
    let shown = scene([0, 1, 0.5, 0.7], times: [0, 0.5, 1])
      .values(of: .opacity, at: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9])
    #expect(agree(shown, [0.2, 0.5, 0.8, 0.9, 0.75, 0.6]))
  }

  @Test(arguments: [[0, 0.8, 0.2, 1], [0, 0.5, 0.9, 1.6], [-1, 0.5, 0.9, 1], [0, .nan, 0.9, 1]])
  func `K-4 unusable times are spaced evenly`(times: [Double]) {
    let shown = scene([0, 1, 0.5, 0.7], times: times).values(of: .opacity, at: Self.instants)
    #expect(agree(shown, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]))
  }

  @Test func `K-4 before the first time and after the last the ends hold`() {
    let shown = scene([0.25, 1], times: [0.25, 0.75]).values(of: .opacity, at: [0.125, 0.5, 0.875])
    #expect(agree(shown, [0.25, 0.625, 1]))
  }

  @Test func `N-36 a single value has no effect`() {
    expectEqual(scene([0.3]).values(of: .opacity, at: [0.1, 0.9]), [0.5, 0.5])
    expectEqual(scene([]).values(of: .opacity, at: [0.1, 0.9]), [0.5, 0.5])
  }

  @Test func `K-5 each segment has its easing, a missing one is linear`() {
    let eased = scene([0, 1, 0, 1], times: [0, 0.25, 0.5, 1]) { animation in
      animation.timingFunctions = [.easeIn, .easeOut]
    }
    let shown = eased.values(of: .opacity, at: [0.0625, 0.3125, 0.625])
    #expect(agree(shown, [0.0934647, 1 - 0.3781381, 0.25], within: 1e-7))
  }

  @Test func `K-6 equal times jump to the later value`() {
    let shown = scene([0, 1, 0.25, 0.5], times: [0, 0.5, 0.5, 1])
      .values(of: .opacity, at: [0.25, 0.5, 0.75])
    #expect(agree(shown, [0.5, 0.25, 0.375]))
  }

  @Test func `K-15 an overshoot continues along the end segment`() {
    let back = TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)
    for values in [[0, 1, 3], [0, 1, 3, 9]] as [[Double]] {
      let eased = scene(values, times: [0, 0.5, 1]) { $0.timingFunction = back }
      // E-3: 1.06755 at 0.5.
      #expect(agree([eased.value(of: .opacity, at: 0.5)], [3 + 4 * 0.06755], within: 5e-5))
    }
  }
}
