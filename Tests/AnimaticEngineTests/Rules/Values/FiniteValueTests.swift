// Raw animations with extreme or invalid numbers: every presentation value is a number.

import AnimaticCore
import AnimaticEngine
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct `Presentation values of extreme numbers` {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, 0, -0.0, 1e-300,
  ]

  /// Whether no presentation value is NaN at many times.
  private func staysFinite(
    _ animation: some LayerAnimation, over model: (Layer) -> Void = { _ in }
  ) -> Bool {
    let stage = Stage(clock: ManualClock())
    let box = Layer()
    model(box)
    stage.add(box)
    box.add(animation)
    return (0..<40).allSatisfy { step in
      defer { stage.advance(by: 0.03) }
      let shown = box.presentation
      let numbers =
        shown.transform.components + shown.position.components + shown[.locations]
        + [shown.cornerRadius] + shown[.path].components
      return numbers.allSatisfy { !$0.isNaN }
    }
  }

  @Test(arguments: numbers) func `a spring with any number presents no NaN`(number: Double) {
    for spring in [
      SpringCurve(mass: number), SpringCurve(stiffness: number), SpringCurve(damping: number),
      SpringCurve(initialVelocity: number), SpringCurve(perceptualDuration: number),
      SpringCurve(bounce: number), SpringCurve(dampingRatio: number, duration: 1),
      SpringCurve(dampingRatio: 0.5, duration: number),
    ] {
      #expect(
        staysFinite(
          SpringAnimation(.cornerRadius, from: 0, to: 100, spring: spring, duration: 1)),
        "\(spring)")
    }
  }

  @Test(arguments: numbers) func `keyframes with any number present no NaN`(number: Double) {
    for mode in CalculationMode.allCases {
      var animation = KeyframeAnimation(
        .cornerRadius, values: [0, number, 1, number], calculationMode: mode, duration: 1)
      #expect(staysFinite(animation), "\(mode)")
      animation.values = [0, 1, 2]
      animation.keyTimes = [0, number, 1]
      #expect(staysFinite(animation), "\(mode) times")
      animation.keyTimes = nil
      animation.tensionValues = [number, number]
      animation.continuityValues = [0, number]
      animation.biasValues = [number]
      #expect(staysFinite(animation), "\(mode) shapes")
    }
  }

  @Test(arguments: numbers) func `a path with any number presents no NaN`(number: Double) {
    let path = BezierPath([
      .move(to: .zero), .line(to: CGPoint(x: number, y: 0)),
      .curve(
        to: CGPoint(x: 1, y: number), control1: CGPoint(x: number, y: number),
        control2: CGPoint(x: 3, y: 4)),
      .quadCurve(to: CGPoint(x: 1, y: number), control: CGPoint(x: number, y: 1)), .close,
    ])
    for mode in CalculationMode.allCases {
      let animation = KeyframeAnimation(
        .position, path: path, calculationMode: mode, rotationMode: .auto, duration: 1)
      #expect(staysFinite(animation), "\(mode)")
    }
    #expect(staysFinite(BasicAnimation(.path, from: path, to: BezierPath(), duration: 1)))
  }

  @Test(arguments: numbers) func `a transform with any number presents no NaN`(number: Double) {
    var odd = Transform3D.identity
    odd.m11 = number
    var other = Transform3D.identity
    other.m34 = number
    for end in [odd, other] {
      var animation = BasicAnimation(.transform, from: .identity, to: end, duration: 0.25)
      animation.repeatCount = 3
      animation.isCumulative = true
      #expect(staysFinite(animation))
      animation.isAdditive = true
      #expect(staysFinite(animation))
      if number.isFinite {
        #expect(
          staysFinite(BasicAnimation(.rotation, to: 1, duration: 1)) { $0.transform = end })
      }
    }
  }

  @Test(arguments: numbers) func `an array with any number presents no NaN`(number: Double) {
    #expect(staysFinite(BasicAnimation(.locations, from: [0, number], to: [1, 1], duration: 1)))
    #expect(staysFinite(BasicAnimation(.locations, from: [], to: [number], duration: 1)))
  }

  @Test func `empty keyframes, paths and groups present no NaN`() {
    #expect(staysFinite(KeyframeAnimation<CGPoint>(.position, values: [], duration: 1)))
    #expect(
      staysFinite(
        KeyframeAnimation(
          .cornerRadius, values: [1, 2], keyTimes: [], timingFunctions: [], duration: 1)))
    #expect(staysFinite(KeyframeAnimation(.position, path: BezierPath(), duration: 1)))
    #expect(staysFinite(BasicAnimation(.path, from: BezierPath(), to: BezierPath(), duration: 1)))
    #expect(staysFinite(AnimationGroup([])))
  }
}
