// K-15 under easings that leave 0 to 1.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct OvershootRuleTests {
  /// Above 1 in its second half.
  private let beyond = TimingFunction(controlPoints: 0.5, 0, 0.5, 2)
  /// Below 0 in its first half.
  private let below = TimingFunction(controlPoints: 0.5, -1, 0.5, 1)

  private func line(_ points: [Double]) -> BezierPath {
    var path = BezierPath()
    path.move(to: .zero)
    for x in points { path.addLine(to: CGPoint(x: x, y: 0)) }
    return path
  }

  @Test func `K-15: beyond its ends, a paced path continues at the speed of its ends`() {
    var fly = KeyframeAnimation(
      .position, path: line([20, 100]), calculationMode: .paced, duration: 1)
    fly.timingFunction = beyond
    let scene = Scene()
    scene.add(fly)
    let expected = beyond.value(at: 0.75) * 100
    #expect(expected > 110)
    #expect(agree([scene.value(of: .positionX, at: 0.75)], [expected]))
    fly.timingFunction = below
    let other = Scene()
    other.add(fly)
    let start = below.value(at: 0.25) * 100
    #expect(start < -10)
    #expect(agree([other.value(of: .positionX, at: 0.25)], [start]))
  }

  @Test func `K-15: beyond an end segment without length, the value holds`() {
    for mode in [CalculationMode.linear, .discrete, .cubic] {
      var jump = KeyframeAnimation(
        .opacity, values: [0, 1, 0.5], keyTimes: [0, 0, 1], calculationMode: mode, duration: 1)
      jump.timingFunction = below
      let scene = Scene()
      scene.add(jump)
      // Of several values with the time 0, the first.
      expectEqual(scene.value(of: .opacity, at: 0.25), 0, "\(mode)")
    }
    var rest = KeyframeAnimation(
      .position, path: line([0, 100, 100]), calculationMode: .paced, duration: 1)
    rest.timingFunction = beyond
    let scene = Scene()
    scene.add(rest)
    expectEqual(scene.value(of: .positionX, at: 0.75), 100)
  }
}
