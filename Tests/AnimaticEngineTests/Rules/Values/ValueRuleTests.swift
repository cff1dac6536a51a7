// V-1, V-3, V-5 and V-9 on a layer: how each type of value goes from one to another.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct ValueRuleTests {
  /// Overshoots: 1.0675… at one half.
  private let back = TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)
  /// Falls below 0: -0.0927… at one fifth.
  private let anticipating = TimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55)

  private func shown<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, _ from: Value, _ to: Value, at time: Double,
    _ function: TimingFunction? = nil
  ) -> Value {
    let scene = Scene()
    scene.add(
      BasicAnimation(property, from: from, to: to, duration: 1, timingFunction: function))
    return scene.value(of: property, at: time)
  }

  @Test func `V-1: numbers, points, sizes and rectangles go component by component`() {
    expectEqual(shown(.cornerRadius, 4, -4, at: 0.25), 2)
    expectEqual(
      shown(.position, CGPoint(x: 0, y: 8), CGPoint(x: 8, y: 0), at: 0.25), CGPoint(x: 2, y: 6))
    expectEqual(
      shown(.shadowOffset, .zero, CGSize(width: 8, height: -4), at: 0.25),
      CGSize(width: 2, height: -1))
    let rect = shown(
      .bounds, CGRect(x: 0, y: 4, width: 8, height: 12), CGRect(x: 4, y: 0, width: 0, height: 0),
      at: 0.25)
    expectEqual(rect, CGRect(x: 1, y: 3, width: 6, height: 9))
  }

  @Test func `V-1: colours mix in their own numbers, alpha too, without premultiplying`() {
    let clear = RGBAColor(red: 1, green: 0, blue: 0, alpha: 0)
    let mixed = shown(.borderColor, clear, RGBAColor(red: 0, green: 0, blue: 1), at: 0.25)
    // Premultiplied, red would be 0 from the first instant on.
    expectEqual(mixed.components, [0.75, 0, 0.25, 0.25])
  }

  @Test func `V-1: the ends are exact for any numbers`() {
    let scene = Scene()
    scene.add(
      KeyframeAnimation(
        .cornerRadius, values: [1e16, 0.1, 0.3], keyTimes: [0, 0.5, 1], duration: 1)
    ) { $0.isRemovedOnCompletion = false }
    expectEqual(scene.values(of: .cornerRadius, at: [0, 0.5, 1]), [1e16, 0.1, 0.3])
  }

  @Test func `V-3: every type extrapolates beyond 0 and 1`() {
    let past = back.value(at: 0.5)
    let before = anticipating.value(at: 0.2)
    #expect(past > 1.06 && before < -0.09)
    #expect(agree([shown(.opacity, 0, 1, at: 0.5, back)], [past]))
    #expect(agree([shown(.opacity, 0, 1, at: 0.2, anticipating)], [before]))
    let point = shown(.position, .zero, CGPoint(x: 10, y: -10), at: 0.5, back)
    #expect(agree(point.components, [10 * past, -10 * past]))
    let rect = shown(
      .bounds, .zero, CGRect(x: 1, y: 2, width: 3, height: 4), at: 0.2, anticipating)
    #expect(agree(rect.components, [before, 2 * before, 3 * before, 4 * before]))
    let color = shown(.borderColor, .clear, .white, at: 0.5, back)
    #expect(agree(color.components, [past, past, past, past]))
  }

  @Test func `V-3: a rotation extrapolates its angle, in the plane and in space`() {
    let past = back.value(at: 0.5)
    let planar = shown(.transform, .identity, .rotation(by: 1), at: 0.5, back)
    #expect(agree(planar.components, Transform3D.rotation(by: past).components))
    func spatial(_ angle: Double) -> Transform3D { .rotation(by: angle, x: 1, y: 2, z: 0) }
    let space = shown(.transform, .identity, spatial(1), at: 0.5, back)
    #expect(agree(space.components, spatial(past).components))
    let low = shown(.transform, .identity, spatial(1), at: 0.2, anticipating)
    #expect(agree(low.components, spatial(anticipating.value(at: 0.2)).components))
  }

  @Test func `V-3: a scale goes through 0 to the other side`() {
    for (time, x) in [(0.25, 0.5), (0.5, 0.0), (0.75, -0.5)] {
      expectEqual(shown(.transform, .identity, .scale(x: -1), at: time), .scale(x: x))
      #expect(agree([shown(.scaleX, 1, -1, at: time)], [x]))
    }
  }

  @Test func `V-5: in space scale, turn and translation go each for itself`() {
    let turn = Transform3D.rotation(by: 1.2, x: 0, y: 1, z: 0)
    let end = Transform3D.scale(x: 3, y: 1, z: 5).concatenated(with: turn)
      .concatenated(with: .translation(x: 8, y: 0, z: -4))
    let expected = Transform3D.scale(x: 1.5, y: 1, z: 2)
      .concatenated(with: .rotation(by: 0.3, x: 0, y: 1, z: 0))
      .concatenated(with: .translation(x: 2, y: 0, z: -1))
    let mixed = shown(.transform, .identity, end, at: 0.25)
    #expect(agree(mixed.components, expected.components))
  }

  @Test func `V-5: without parts every number goes for itself`() {
    let flat = Transform3D.scale(x: 0, y: 0, z: 0)
    let end = Transform3D(m11: 4, m13: 8, m31: -8, m33: 4, m41: 16)
    let mixed = shown(.transform, flat, end, at: 0.25)
    expectEqual(mixed, Transform3D(m11: 1, m13: 2, m22: 0.25, m31: -2, m33: 1, m41: 4))
  }

  @Test func `V-9: the anchor of a fresh layer is the middle of its bounds`() {
    let layer = Layer(bounds: CGRect(x: 3, y: 4, width: 100, height: 50))
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.position == .zero)
    expectEqual(layer.bounds, CGRect(x: 3, y: 4, width: 100, height: 50))
  }

  @Test func `V-5: a transform that is singular within rounding errors interpolates as singular`() {
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
}
