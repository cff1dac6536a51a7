// Tests of the reference evaluator against the numbers of the rules, most of them measured
// on Core Animation. This file tests keyframes and paths; the other file tests springs and
// values.

import AnimaticCore
import ReferenceEvaluator
import TestSupport
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

  /// A number of the reference's values at some times of an animation.
  func shown(
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
    expectEqual(keyframes(.discrete), [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7])
    expectEqual(keyframes(.discrete, times: times), [0, 1, 1, 1, 1, 0.5, 0.5, 0.5])
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
    expectEqual(measuredPath(.discrete), [[0, 0, 100, 100, 100, 100], [0, 0, 0, 0, 0, 0]])
  }

  @Test func `K-13: a paced path runs at one speed`() {
    let paced = measuredPath(.paced)
    #expect(agree(paced[0], [25.49, 63.72, 126.87, 149.72, 177.88, 195.99], within: 0.1))
    #expect(agree(paced[1], [0, 0, 4.62, 15.82, 41.5, 74.98], within: 0.1))
    // On the line the length is all that counts: 254.887.
    #expect(agree([paced[0][0]], [25.4887], within: 1e-4))
  }

  @Test func `K-14: a layer rotates along its path, before its own transform`() {
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
}
