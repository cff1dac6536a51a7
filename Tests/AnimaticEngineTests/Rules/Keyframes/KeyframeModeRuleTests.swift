// K-3 and K-7 to K-10: discrete, paced and cubic keyframes.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct KeyframeModeRuleTests {
  private static let instants = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  private func shown(
    _ mode: CalculationMode, _ values: [Double] = [0, 1, 0.5, 0.7], times: [Double]? = nil,
    at instants: [Double] = instants,
    _ change: (inout KeyframeAnimation<Double>) -> Void = { _ in }
  ) -> [Double] {
    let scene = Scene { $0.opacity = -1 }
    var animation = KeyframeAnimation(
      .opacity, values: values, keyTimes: times, calculationMode: mode, duration: 1)
    change(&animation)
    scene.add(animation)
    return scene.values(of: .opacity, at: instants)
  }

  // MARK: Discrete

  @Test func `N-28 discrete values hold their slots`() {
    expectEqual(shown(.discrete), [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7])
    expectEqual(shown(.discrete, times: [0, 0.1, 0.6, 1]), [0, 1, 1, 1, 1, 0.5, 0.5, 0.5])
  }

  @Test func `K-3 each discrete value has one n-th of the time`() {
    expectEqual(shown(.discrete, [1, 2, 3, 4, 5], at: [0.19, 0.21, 0.79, 0.81]), [1, 2, 4, 5])
  }

  @Test func `K-4 a discrete value starts at its time, and an additional time is only the end`() {
    let times = [0, 0.25, 0.5, 0.75, 1]
    expectEqual(
      shown(.discrete, times: times, at: [0.24, 0.25, 0.74, 0.75, 0.99]), [0, 1, 0.5, 0.7, 0.7])
  }

  @Test func `K-4 discrete values without a time are never reached`() {
    expectEqual(shown(.discrete, times: [0, 0.5], at: [0.49, 0.5, 0.99]), [0, 1, 1])
  }

  @Test func `K-5 an easing of a segment can't matter between discrete values`() {
    let eased = shown(.discrete) { $0.timingFunctions = [.easeIn, .easeIn, .easeIn] }
    expectEqual(eased, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7])
  }

  // MARK: Paced

  @Test func `N-30 paced values move at one speed`() {
    #expect(agree(shown(.paced), [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]))
  }

  @Test func `K-8 paced ignores key times and easings of segments`() {
    let odd = shown(.paced, times: [0, 0.1, 0.6, 1]) { animation in
      animation.timingFunctions = [.easeIn, .easeOut, .easeIn]
    }
    #expect(agree(odd, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]))
  }

  @Test func `K-8 values that never move are spaced evenly`() {
    expectEqual(shown(.paced, [2, 2, 2], at: [0, 0.3, 0.9]), [2, 2, 2])
  }

  @Test func `K-8 the distance of points is Euclid's`() {
    let scene = Scene()
    let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 90)]
    scene.add(KeyframeAnimation(.position, values: corner, calculationMode: .paced, duration: 1))
    // Both distances are 50; the sum of the sides would put the corner at 70/120.
    expectEqual(scene.value(of: .position, at: 0.5), CGPoint(x: 30, y: 40))
    expectEqual(scene.value(of: .position, at: 0.75), CGPoint(x: 30, y: 65))
  }

  @Test func `K-8 the distance of colours counts all four numbers`() {
    let scene = Scene()
    let colors = [
      RGBAColor(red: 0, green: 0, blue: 0, alpha: 0), RGBAColor(red: 0, green: 0, blue: 0),
      RGBAColor(red: 0, green: 0.6, blue: 0.8),
    ]
    scene.add(
      KeyframeAnimation(.borderColor, values: colors, calculationMode: .paced, duration: 1))
    expectEqual(scene.value(of: .borderColor, at: 0.5), colors[1])
  }

  @Test func `K-8 whole transforms have no distance and are spaced evenly`() {
    let scene = Scene()
    let transforms: [Transform3D] = [
      .identity, .translation(x: 1), .translation(x: 101),
    ]
    scene.add(
      KeyframeAnimation(.transform, values: transforms, calculationMode: .paced, duration: 1))
    expectEqual(scene.value(of: .transform, at: 0.5), .translation(x: 1))
  }

  // MARK: Cubic

  @Test func `N-31 cubic values follow a smooth curve`() {
    let even = [0.16434, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]
    #expect(agree(shown(.cubic), even, within: 1e-5))
    let odd = [0.614583, 1.006667, 0.9, 0.74, 0.586667, 0.503125, 0.558333, 0.634375]
    #expect(agree(shown(.cubic, times: [0, 0.1, 0.6, 1]), odd, within: 1e-5))
  }

  @Test func `K-10 cubic paced values follow it with paced times`() {
    let expected = [0.0894, 0.3909, 0.5950, 0.7786, 0.9223, 0.8818, 0.6362, 0.4990]
    // The rule has four decimal places.
    #expect(agree(shown(.cubicPaced), expected, within: 5.1e-5))
  }

  @Test func `K-9 two values on a smooth curve are interpolated linearly`() {
    #expect(agree(shown(.cubic, [1, 3], at: [0.25, 0.6]), [1.5, 2.2]))
  }

  @Test func `K-9 full tension halts at the keyframe`() {
    let tight = shown(.cubic, [0, 1, 0], at: [0.125, 0.25, 0.5]) { $0.tensionValues = [1, 1, 1] }
    // Without tangents the value is 3u² - 2u³.
    #expect(agree(tight, [0.15625, 0.5, 1]))
  }

  /// Values 0, 1, 0 and then 0 with the shape at the second: u = 1/2 of the second segment is
  /// 1/2 + out/8 - in/8, where in at the third is -1/2.
  private func afterCorner(
    _ change: (inout KeyframeAnimation<Double>) -> Void
  ) -> Double {
    shown(.cubic, [0, 1, 0, 0], times: [0, 0.25, 0.5, 1], at: [0.375], change)[0]
  }

  @Test func `K-9 a positive continuity follows the formula that Core Animation cites`() {
    // The chords at the second keyframe are 1 and -1: out = ((1+C) - (1-C)) / 2 = C.
    // The third has h 1/4 before and 1/2 after it: in = (-1 + 0) / 2 · 2·(1/4)/(3/4) = -1/3.
    let leaving = afterCorner { $0.continuityValues = [0, 0.5, 0, 0] }
    #expect(agree([leaving], [0.5 + 0.5 / 8 + 1.0 / 24]))
  }

  @Test func `K-9 a positive bias swings out after the keyframe`() {
    // out = (1+B)/2 · 1 + (1-B)/2 · (-1) = B.
    let leaving = afterCorner { $0.biasValues = [0, 0.5, 0, 0] }
    #expect(agree([leaving], [0.5 + 0.5 / 8 + 1.0 / 24]))
    // Before it: in = (1+B)/2 - (1-B)/2 = B too, where continuity would give -C.
    let arriving = shown(.cubic, [0, 1, 0], at: [0.25]) { $0.biasValues = [0, 0.5] }
    let cornered = shown(.cubic, [0, 1, 0], at: [0.25]) { $0.continuityValues = [0, 0.5] }
    #expect(agree(arriving, [0.5 + 1.0 / 8 - 0.5 / 8]))
    #expect(agree(cornered, [0.5 + 1.0 / 8 + 0.5 / 8]))
  }

  @Test func `K-9 missing shape values are 0`() {
    let plain = shown(.cubic)
    expectEqual(shown(.cubic) { $0.tensionValues = [] }, plain)
    expectEqual(shown(.cubic) { $0.tensionValues = [0] }, plain)
    expectEqual(shown(.linear) { $0.tensionValues = [1, 1, 1, 1] }, shown(.linear))
  }

  @Test func `K-9 an easing of a segment bends the parameter of the curve`() {
    let eased = shown(.cubic, [0, 1, 0], at: [0.25]) { $0.timingFunctions = [.easeIn] }
    let plain = shown(.cubic, [0, 1, 0], at: [0.3153568 / 2])
    #expect(agree(eased, plain, within: 1e-6))
  }

  @Test func `K-9 points and colours are curved number by number`() {
    let scene = Scene()
    let points = [0.0, 1, 0.5, 0.7].map { CGPoint(x: $0, y: -10 * $0) }
    scene.add(KeyframeAnimation(.position, values: points, calculationMode: .cubic, duration: 1))
    let shown = scene.value(of: .position, at: 0.3) as CGPoint
    #expect(agree([shown.x, shown.y], [0.96075, -9.6075], within: 1e-4))
  }

  @Test func `K-15 past its end a smooth curve continues along its tangent`() {
    let back = TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)
    let shown = shown(.cubic, [0, 1, 3], at: [0.5]) { $0.timingFunction = back }
    // E-3: 1.06755 at 0.5; the last chord is 2 in half the time.
    #expect(agree(shown, [3 + 2 * 0.06755 / 0.5], within: 5e-5))
  }

  @Test(arguments: [Double.nan, .infinity])
  func `L-49 tension, continuity and bias with NaN or infinity are refused`(number: Double) {
    let lists: [WritableKeyPath<KeyframeAnimation<Double>, [Double]?>] = [
      \.tensionValues, \.continuityValues, \.biasValues,
    ]
    for list in lists {
      var smooth = KeyframeAnimation(
        .opacity, values: [0, 0.25, 0.75], calculationMode: .cubic, duration: 1)
      smooth[keyPath: list] = [0, number]
      let scene = Scene()
      scene.add(smooth)
      expectEqual(scene.value(of: .opacity, at: 0.25), 1)
    }
  }
}
