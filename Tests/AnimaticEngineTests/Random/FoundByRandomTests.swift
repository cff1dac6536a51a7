// What random animations, and a look at odd numbers next to them, once found wrong: each rule at the
// point where it was broken, so that nobody has to find it again.

import AnimaticCore
import AnimaticEngine
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct FoundByRandomTests {
  /// Beyond 1 in its second half.
  private let beyond = TimingFunction(controlPoints: 0.5, 0, 0.5, 2)
  /// Below 0 in its first half.
  private let below = TimingFunction(controlPoints: 0.5, -1, 0.5, 1)

  private func line(_ points: [Double]) -> BezierPath {
    var path = BezierPath()
    path.move(to: .zero)
    for x in points { path.addLine(to: CGPoint(x: x, y: 0)) }
    return path
  }

  @Test func `K-15: a paced path goes on at its ends as fast as before`() {
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

  @Test func `K-15: an end segment of no length has nothing to go on along`() {
    for mode in [CalculationMode.linear, .discrete, .cubic] {
      var jump = KeyframeAnimation(
        .opacity, values: [0, 1, 0.5], keyTimes: [0, 0, 1], calculationMode: mode, duration: 1)
      jump.timingFunction = below
      let scene = Scene()
      scene.add(jump)
      #expect(scene.value(of: .opacity, at: 0.25) == 1, "\(mode)")
    }
    var rest = KeyframeAnimation(
      .position, path: line([0, 100, 100]), calculationMode: .paced, duration: 1)
    rest.timingFunction = beyond
    let scene = Scene()
    scene.add(rest)
    #expect(scene.value(of: .positionX, at: 0.75) == 100)
  }

  @Test func `P-4: a path is no input of a value function`() {
    for function in ValueFunction.allCases {
      let scene = Scene()
      scene.add(
        KeyframeAnimation<CGPoint>(.transform(by: function), path: line([10]), duration: 1))
      #expect(scene.value(of: .transform, at: 0.5) == Transform3D.identity, "\(function)")
    }
  }

  @Test func `V-3, P-3: a cumulative flag piles up the clamped end of its cycles`() {
    // Past its target when it is cut, so that the target, off, is what each cycle adds.
    var spring = SpringAnimation(
      .isHidden, to: false, by: true,
      spring: SpringCurve(stiffness: 25, damping: 5, initialVelocity: 8), duration: 0.25)
    spring.repeatCount = 3
    spring.isCumulative = true
    spring.isRemovedOnCompletion = false
    spring.fillMode = .forwards
    #expect(spring.spring.value(at: 0.25) > 1)
    let scene = Scene { $0.model[.isHidden] = true }
    scene.add(spring)
    #expect(scene.value(of: .isHidden, at: 0.5) == true)
    #expect(scene.value(of: .isHidden, at: 1) == false)
  }

  @Test func `B-4: a difference that can't be undone leaves no start, so nothing shows`() {
    let scene = Scene()
    scene.add(
      BasicAnimation(
        .transform, to: .translation(x: 10, y: 0, z: 0), by: .scale(x: 0, y: 1, z: 1), duration: 1))
    #expect(scene.value(of: .transform, at: 0.5) == Transform3D.identity)
  }

  @Test func `V-5: singular but for the rounding of a product is singular`() {
    var flat = Transform3D.identity
    (flat.m11, flat.m12) = (-0.161_691_193_799_499_8, -0.338_350_347_787_160_67)
    (flat.m21, flat.m22) = (0.080_845_596_899_749_9, 0.169_175_173_893_580_33)
    for step in 1...40 {
      let start = Transform3D.scale(x: 1, y: 1.5, z: 1.5)
        .rotated(by: Double(step) / 7, x: 1, y: 1, z: 0)
      let end = start.concatenated(with: flat)
      let scene = Scene()
      scene.add(BasicAnimation(.transform, from: start, by: flat, duration: 1))
      let shown: Transform3D = scene.value(of: .transform, at: 0.5)
      let expected = zip(start.components, end.components).map { ($0 + $1) / 2 }
      #expect(agree(shown.components, expected), "step \(step)")
    }
  }

  @Test func `P-3: transforms pile up backwards without losing digits`() {
    let turned = Transform3D.scale(x: 0.5, y: 1.5, z: 0.75)
      .rotated(by: 0.25, x: 1, y: 2, z: 3).translated(x: 7.5, y: -11.5, z: 2)
    var pile = BasicAnimation(.transform, from: .identity, to: turned, duration: 0.125)
    pile.isCumulative = true
    pile.speed = -1
    pile.repeatDuration = 4
    let scene = Scene()
    scene.add(pile)
    // Half way through the thirty-second cycle backwards: k is -32.
    let shown: Transform3D = scene.value(of: .transform, at: 31.5 / 8)
    let half = Transform3D.identity.interpolated(to: turned, at: 0.5)
    let expected = (1...32).reduce(half) { value, _ in
      value.concatenated(with: turned.inverted())
    }
    let largest = expected.components.map(abs).max() ?? 0
    #expect(agree(shown.components, expected.components, within: 1e-11 * largest))
    #expect(abs(shown.m44 - 1) < 1e-12)
  }

  @Test func `L-49: paths and tangents that are not finite are refused`() {
    for number in [Double.nan, .infinity] {
      for mode in CalculationMode.allCases {
        let scene = Scene()
        scene.add(
          KeyframeAnimation(
            .position, path: line([number, 5]), calculationMode: mode, rotationMode: .auto,
            duration: 1))
        #expect(scene.value(of: .position, at: 0.5) == CGPoint.zero, "\(mode)")
      }
      let lists: [WritableKeyPath<KeyframeAnimation<Double>, [Double]?>] = [
        \.tensionValues, \.continuityValues, \.biasValues,
      ]
      for list in lists {
        var smooth = KeyframeAnimation(
          .opacity, values: [0, 0.25, 0.75], calculationMode: .cubic, duration: 1)
        smooth[keyPath: list] = [0, number]
        let scene = Scene()
        scene.add(smooth)
        #expect(scene.value(of: .opacity, at: 0.25) == 1)
      }
    }
  }

  @Test func `V-1: arrays of other counts hold, also where their elements are discrete`() {
    let words = LayerProperty<[DiscreteValue<String>]>("words", default: [])
    func shown(to end: [DiscreteValue<String>], at time: Double) -> [DiscreteValue<String>] {
      let scene = Scene()
      scene.add(BasicAnimation(words, from: ["a"], to: end, duration: 1))
      return scene.value(of: words, at: time)
    }
    #expect(shown(to: ["b"], at: 0.4) == ["a"])
    #expect(shown(to: ["b"], at: 0.6) == ["b"])
    #expect(shown(to: ["b", "c"], at: 0.6) == ["a"])
    #expect(shown(to: [], at: 0.99) == ["a"])
  }

  @Test func `a value function that grew beyond all numbers shows nothing`() {
    var spin = BasicAnimation(.transform(by: .rotateZ), from: 1e308, to: 1e308, duration: 1)
    spin.isCumulative = true
    spin.repeatCount = 5
    let scene = Scene()
    scene.add(spin)
    #expect(scene.value(of: .transform, at: 4.5) == Transform3D.identity)
  }
}
