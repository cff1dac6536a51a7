// The judge on trial: the reference evaluator against the numbers that SEMANTICS gives, most of them
// measured on Core Animation. What it says about all else is worth as much as this.

import AnimaticCore
import ReferenceEvaluator
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct ReferenceRuleTests {
  private let model: [String: ReferenceValue] = [
    "opacity": ReferenceValue([0.5]), "position": ReferenceValue([100, 0]),
    "transform": ReferenceValue(ReferenceMatrix.scale([2, 2, 1]), .transform),
    "hidden": ReferenceValue([0], .flag), "backgroundColor": ReferenceValue([0, 0, 0, 1]),
  ]

  /// The first numbers of what the reference shows at fractions of a second's animation.
  private func shown(
    _ animation: some LayerAnimation, at times: [Double], field: Int = 0
  ) -> [Double] {
    var animation = animation
    if animation.duration == 0 { animation.duration = 1 }
    let layer = ReferenceLayer(model: model, attachments: [.init(animation, begin: 0)])
    return times.map { layer.value(of: animation.keyPath ?? "", at: $0)?[field] ?? .nan }
  }

  private func keyframes(_ mode: CalculationMode, times: [Double]? = nil) -> [Double] {
    shown(
      KeyframeAnimation(
        .opacity, values: [0, 1, 0.5, 0.7], keyTimes: times, calculationMode: mode),
      at: [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9])
  }

  // MARK: Keyframes

  @Test func `K-6, K-7: linear and discrete keyframes, with and without key times`() {
    let times = [0, 0.1, 0.6, 1]
    #expect(agree(keyframes(.linear), [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]))
    #expect(agree(keyframes(.linear, times: times), [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]))
    #expect(keyframes(.discrete) == [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7])
    #expect(keyframes(.discrete, times: times) == [0, 1, 1, 1, 1, 0.5, 0.5, 0.5])
  }

  @Test func `K-8, K-10: paced keyframes, straight and smooth`() {
    #expect(agree(keyframes(.paced), [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]))
    #expect(
      agree(
        keyframes(.cubicPaced),
        [0.0894, 0.3909, 0.5950, 0.7786, 0.9223, 0.8818, 0.6362, 0.4990], within: 6e-5))
  }

  @Test func `K-9: smooth keyframes, evenly spread and not`() {
    #expect(
      agree(
        keyframes(.cubic),
        [0.16434, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795], within: 1e-5))
    #expect(
      agree(
        keyframes(.cubic, times: [0, 0.1, 0.6, 1]),
        [0.614583, 1.006667, 0.9, 0.74, 0.586667, 0.503125, 0.558333, 0.634375], within: 1e-6))
  }

  @Test
  func `K-9: full tension halts at a key, full continuity breaks its tangent, bias shifts it`() {
    func rise(_ change: (inout KeyframeAnimation<Double>) -> Void) -> [Double] {
      var animation = KeyframeAnimation(
        .opacity, values: [0, 0, 1], calculationMode: .cubic)
      change(&animation)
      return shown(animation, at: [0.4, 0.6])
    }
    // By hand, u = 0.8 of the first segment and 0.2 of the second; the tangents at the middle key are
    // ½ and ½, none, 0 in and 1 out, 1 and 1, and none.
    #expect(agree(rise { _ in }, [-0.064, 0.104 + 0.064 - 0.032], within: 1e-9))
    #expect(agree(rise { $0.tensionValues = [0, 1] }, [0, 0.104 - 0.032], within: 1e-9))
    #expect(agree(rise { $0.biasValues = [0, 1] }, [0, 0.104 - 0.032], within: 1e-9))
    #expect(
      agree(rise { $0.biasValues = [0, -1] }, [-0.128, 0.104 + 0.128 - 0.032], within: 1e-9))
    #expect(agree(rise { $0.continuityValues = [0, 1] }, [-0.128, 0.104 - 0.032], within: 1e-9))
    #expect(
      agree(rise { $0.continuityValues = [0, -1] }, [0, 0.104 + 0.128 - 0.032], within: 1e-9))
  }

  @Test func `K-4: of key times of a wrong count the first ones count`() {
    let animation = KeyframeAnimation(
      .opacity, values: [0, 1, 0.5, 0.7], keyTimes: [0, 0.5, 1])
    let times = [0.1, 0.25, 0.4, 0.6, 0.75, 0.9]
    #expect(agree(shown(animation, at: times), [0.2, 0.5, 0.8, 0.9, 0.75, 0.6]))
  }

  // MARK: Paths

  private func measuredPath(
    _ mode: CalculationMode, times: [Double]? = nil
  ) -> [[Double]] {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addCurve(
      to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0),
      control2: CGPoint(x: 200, y: 50))
    let animation = KeyframeAnimation(
      .position, path: path, keyTimes: times, calculationMode: mode)
    let moments = [0.1, 0.25, 0.5, 0.6, 0.75, 0.9]
    return [shown(animation, at: moments), shown(animation, at: moments, field: 1)]
  }

  @Test func `K-11, K-12: a path in linear and discrete mode`() {
    let linear = measuredPath(.linear)
    #expect(agree(linear[0], [20, 50, 100, 129.6, 168.75, 194.4], within: 1e-9))
    #expect(agree(linear[1], [0, 0, 0, 5.6, 31.25, 70.4], within: 1e-9))
    let timed = measuredPath(.linear, times: [0, 0.2, 1])
    #expect(agree(timed[0], [50, 109.36, 153.61, 168.75, 186.88, 197.75], within: 0.006))
    #expect(agree(timed[1], [0, 0.57, 18.46, 31.25, 54.65, 81.35], within: 0.006))
    #expect(measuredPath(.discrete) == [[0, 0, 100, 100, 100, 100], [0, 0, 0, 0, 0, 0]])
  }

  @Test func `K-13: a paced path runs at one speed`() {
    let paced = measuredPath(.paced)
    #expect(agree(paced[0], [25.49, 63.72, 126.87, 149.72, 177.88, 195.99], within: 0.1))
    #expect(agree(paced[1], [0, 0, 4.62, 15.82, 41.5, 74.98], within: 0.1))
    // On the line the length is all that counts: 254.887.
    #expect(agree([paced[0][0]], [25.4887], within: 1e-4))
  }

  @Test func `K-14: a layer turns with its path, before its own transform`() {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 10))
    let layer = ReferenceLayer(
      model: [
        "position": [0, 0], "transform": ReferenceMatrix.scale([2, 3, 1]),
      ],
      attachments: [
        .init(
          KeyframeAnimation(.position, path: path, rotationMode: .auto, duration: 1), begin: 0)
      ])
    let matrix = layer.value(of: "transform", at: 0.5) ?? []
    #expect(agree(Array(matrix.prefix(6)), [0, 3, 0, 0, -2, 0]))
  }

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
    #expect(values[0] == 0)
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
    #expect((0..<4).map { shown(fade, at: [0.5], field: $0)[0] } == [0.5, 0, 0.5, 0.75])
    #expect(shown(BasicAnimation(.isHidden, from: false, to: true), at: [0, 0.25]) == [0, 1])
    #expect(shown(BasicAnimation(.isHidden, from: true, to: false), at: [0.75, 1]) == [1, 0])
  }
}
