// K-1, K-11 to K-14 and K-16: moving along a path.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct PathRuleTests {
  /// The path that was measured: a line and a curve.
  private static let measured = BezierPath([
    .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 100, y: 0)),
    .curve(
      to: CGPoint(x: 200, y: 100), control1: CGPoint(x: 150, y: 0),
      control2: CGPoint(x: 200, y: 50)),
  ])

  private func points(
    _ path: BezierPath, at instants: [Double],
    _ change: (inout KeyframeAnimation<CGPoint>) -> Void = { _ in }
  ) -> [CGPoint] {
    let scene = Scene { $0.position = CGPoint(x: -1, y: -1) }
    var animation = KeyframeAnimation(.position, path: path, duration: 1)
    change(&animation)
    scene.add(animation)
    return instants.map { scene.value(of: .position, at: $0) }
  }

  @Test(
    arguments: [
      (
        CalculationMode.linear, nil, 0.05,
        [20, 0, 50, 0, 100, 0, 129.6, 5.6, 168.75, 31.25, 194.4, 70.4]
      ),
      (
        .linear, [0, 0.2, 1], 0.05,
        [50, 0, 109.36, 0.57, 153.61, 18.46, 168.75, 31.25, 186.88, 54.65, 197.75, 81.35]
      ),
      (
        .paced, nil, 0.3,
        [25.49, 0, 63.72, 0, 126.87, 4.62, 149.72, 15.82, 177.88, 41.5, 195.99, 74.98]
      ),
      (.discrete, nil, 0, [0, 0, 0, 0, 100, 0, 100, 0, 100, 0, 100, 0]),
    ] as [(CalculationMode, [Double]?, Double, [Double])])
  func `N-37 K-11 a line and a curve, in four modes`(
    mode: CalculationMode, times: [Double]?, tolerance: Double, expected: [Double]
  ) {
    let shown = points(Self.measured, at: [0.1, 0.25, 0.5, 0.6, 0.75, 0.9]) { animation in
      animation.calculationMode = mode
      animation.keyTimes = times
    }
    #expect(agree(shown.flatMap(\.components), expected, within: tolerance))
  }

  @Test func `K-1 a path replaces the values`() {
    let shown = points(Self.measured, at: [0.1]) { animation in
      animation.values = [CGPoint(x: 7, y: 7), CGPoint(x: 8, y: 8)]
    }
    #expect(agree(shown[0].components, [20, 0]))
  }

  @Test func `K-1 a path is copied with its animation`() {
    var path = Self.measured
    let animation = KeyframeAnimation(.position, path: path, duration: 1)
    path.addLine(to: CGPoint(x: 9, y: 9))
    expectEqual(animation.path, Self.measured)
  }

  @Test func `K-12 the end of a discrete path is never presented`() {
    let shown = points(Self.measured, at: [0, 0.499, 0.501, 1]) { animation in
      animation.calculationMode = .discrete
      animation.isRemovedOnCompletion = false
    }
    expectEqual(shown.map(\.x), [0, 0, 100, 100])
  }

  @Test func `K-11 closing is one more line`() {
    let triangle = BezierPath([
      .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 30, y: 0)),
      .line(to: CGPoint(x: 30, y: 30)), .close,
    ])
    let shown = points(triangle, at: [0.5, 5.0 / 6])
    #expect(agree(shown[0].components, [30, 15]))
    #expect(agree(shown[1].components, [15, 15]))
  }

  @Test func `K-11 a move in the middle is a jump that takes no time`() {
    let two = BezierPath([
      .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
      .move(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 110, y: 0)),
    ])
    let places = points(two, at: [0.25, 0.499, 0.5, 0.75]).map { Double($0.x) }
    expectEqual(places.map { ($0 * 100).rounded() / 100 }, [5, 9.98, 100, 105])
    let paced = points(two, at: [0.25, 0.75]) { $0.calculationMode = .paced }
    #expect(agree(paced.map { Double($0.x) }, [5, 105]))
  }

  @Test func `K-11 a quadratic curve uses its own parameter`() {
    let arch = BezierPath([
      .move(to: .zero), .quadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 0, y: 100)),
    ])
    // 2·u·(1-u)·control + u²·end.
    #expect(agree(points(arch, at: [0.25])[0].components, [6.25, 37.5]))
  }

  @Test func `K-2 a path without a segment has no effect`() {
    expectEqual(points(BezierPath(), at: [0.5]), [CGPoint(x: -1, y: -1)])
    let point = BezierPath([.move(to: CGPoint(x: 5, y: 5))])
    expectEqual(points(point, at: [0.5]), [CGPoint(x: -1, y: -1)])
  }

  // MARK: Turning

  private func transform(
    along path: BezierPath, _ mode: RotationMode?, at time: Double = 0.5,
    _ model: Transform3D = .identity
  ) -> Transform3D {
    let scene = Scene { $0.transform = model }
    scene.add(KeyframeAnimation(.position, path: path, rotationMode: mode, duration: 1))
    return scene.value(of: .transform, at: time)
  }

  private static let down = BezierPath([
    .move(to: .zero), .line(to: CGPoint(x: 0, y: 100)),
  ])

  @Test func `N-40 the x axis follows the tangent`() {
    let turned = transform(along: Self.down, .auto)
    #expect(agree([turned.m11, turned.m12, turned.m21, turned.m22], [0, 1, -1, 0]))
    expectEqual(transform(along: Self.down, nil), .identity)
  }

  @Test func `K-14 the layer rotates in its own space, before its model transform`() {
    let turned = transform(along: Self.down, .auto, .scale(x: 2, y: 3, z: 1))
    #expect(agree([turned.m12, turned.m21], [3, -2]))
  }

  @Test func `K-14 turning back adds half a turn`() {
    let turned = transform(along: Self.down, .autoReverse)
    #expect(agree([turned.m11, turned.m12, turned.m21], [0, -1, 1]))
  }

  @Test func `K-14 a curve without a tangent takes that of its next control point`() {
    let hook = BezierPath([
      .move(to: .zero),
      .curve(to: CGPoint(x: 50, y: 50), control1: .zero, control2: CGPoint(x: 0, y: 50)),
    ])
    let turned = transform(along: hook, .auto, at: 0)
    #expect(agree([turned.m11, turned.m12], [0, 1]))
  }

  @Test func `K-14 a timeline queried for the transform alone rotates too`() {
    let scene = Scene()
    scene.add(KeyframeAnimation(.position, path: Self.down, rotationMode: .auto, duration: 1))
    _ = scene.value(of: .position, at: 0.25) as CGPoint
    #expect(agree([scene.layer.presentation[.rotation]], [.pi / 2]))
    expectEqual(scene.layer.presentation.position, CGPoint(x: 0, y: 25))
  }

  // MARK: Adding

  @Test func `K-16 an additive path is offsets from the model`() {
    let scene = Scene { $0.position = CGPoint(x: 50, y: 60) }
    let path = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 10, y: 20))])
    var animation = KeyframeAnimation(.position, path: path, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    expectEqual(scene.value(of: .position, at: 0.5), CGPoint(x: 55, y: 70))
  }

  @Test func `K-16 what piles up is the last keyframe, or the end of the path`() {
    let scene = Scene()
    var values = KeyframeAnimation(.cornerRadius, values: [1, 9, 4], duration: 1)
    values.isCumulative = true
    values.repeatCount = 3
    scene.add(values)
    let path = BezierPath([.move(to: CGPoint(x: 1, y: 0)), .line(to: CGPoint(x: 10, y: 20))])
    var along = KeyframeAnimation(.position, path: path, duration: 1)
    along.isCumulative = true
    along.repeatCount = 3
    scene.add(along)
    expectEqual(scene.value(of: .cornerRadius, at: 2.25), 5 + 2 * 4)
    expectEqual(scene.value(of: .position, at: 2.25), CGPoint(x: 3.25 + 20, y: 5 + 40))
  }

  @Test(arguments: [Double.nan, .infinity], CalculationMode.allCases)
  func `L-49 a path with NaN or infinity is refused`(number: Double, mode: CalculationMode) {
    let path = BezierPath([
      .move(to: .zero), .line(to: CGPoint(x: number, y: 0)), .line(to: CGPoint(x: 5, y: 0)),
    ])
    let scene = Scene()
    scene.add(
      KeyframeAnimation(
        .position, path: path, calculationMode: mode, rotationMode: .auto, duration: 1))
    expectEqual(scene.value(of: .position, at: 0.5), CGPoint.zero)
  }
}
