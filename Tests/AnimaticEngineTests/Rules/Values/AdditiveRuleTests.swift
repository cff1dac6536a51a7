// P-2 and P-3: adding to earlier values, and to earlier iterations, for every type of value.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct AdditiveRuleTests {
  private func sum<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, model: Value, from: Value, to: Value
  ) -> [Double] {
    let scene = Scene { $0[property] = model }
    var animation = BasicAnimation(property, from: from, to: to, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    return scene.value(of: property, at: 0.5).components
  }

  /// The presentation value in the middle of the third of three iterations.
  private func third<Value: AnimatableValue>(
    _ property: LayerProperty<Value>, model: Value, from: Value?, to: Value?, by: Value? = nil,
    isAdditive: Bool = false
  ) -> [Double] {
    let scene = Scene { $0[property] = model }
    var animation = BasicAnimation(property, from: from, to: to, by: by, duration: 1)
    animation.isCumulative = true
    animation.isAdditive = isAdditive
    animation.repeatCount = 3
    scene.add(animation)
    return scene.value(of: property, at: 2.5).components
  }

  @Test func `P-2: every type is added component by component`() {
    expectEqual(sum(.opacity, model: 0.5, from: 0, to: 0.25), [0.625])
    expectEqual(
      sum(.position, model: .init(x: 5, y: 6), from: .zero, to: .init(x: 2, y: 8)), [6, 10])
    expectEqual(
      sum(
        .shadowOffset, model: .init(width: 1, height: 2), from: .zero,
        to: .init(width: 4, height: -4)), [3, 0])
    expectEqual(
      sum(
        .bounds, model: .init(x: 1, y: 2, width: 3, height: 4), from: .zero,
        to: .init(x: 2, y: 4, width: 6, height: 8)), [2, 4, 6, 8])
    expectEqual(
      sum(
        .borderColor, model: RGBAColor(red: 0.5, green: 0.5, blue: 0.5),
        from: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0),
        to: RGBAColor(red: 1, green: -1, blue: 0.5, alpha: 0.5)), [1, 0, 0.75, 1.25])
  }

  @Test func `P-2: a colour that is nil is added to from clear black`() {
    let half = RGBAColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5)
    let scene = Scene()
    var animation = BasicAnimation(.backgroundColor, from: half, to: half, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    expectEqual(scene.value(of: .backgroundColor, at: 0.5), half)
  }

  @Test func `P-2: a component of a property adds to its component`() {
    let scene = Scene { $0.position = .init(x: 10, y: 20) }
    var animation = BasicAnimation(.positionX, from: 3, to: 3, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    expectEqual(scene.value(of: .position, at: 0.5), CGPoint(x: 13, y: 20))
  }

  @Test func `P-2: angles and scales of a transform add as numbers, never as matrices`() {
    #expect(agree(sum(.rotation, model: 0.5, from: 0.25, to: 0.25), [0.75]))
    #expect(agree(sum(.scaleX, model: 2, from: 3, to: 3), [5]))
    #expect(agree(sum(.scale, model: 2, from: 3, to: 3), [5]))
    let offset = CGSize(width: 3, height: 4)
    #expect(
      agree(sum(.translation, model: .init(width: 1, height: 1), from: offset, to: offset), [4, 5]))
  }

  @Test func `P-2: a whole transform acts in the layer's own space, before the earlier value`() {
    let turn = Transform3D.rotation(by: .pi / 2)
    let model = Transform3D.scale(x: 2).translated(y: 10)
    let shown = sum(.transform, model: model, from: turn, to: turn)
    #expect(agree(shown, turn.concatenated(with: model).components))
    #expect(!agree(shown, model.concatenated(with: turn).components))
  }

  @Test func `P-2: the base of an addition is the model after the earlier animations`() {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(BasicAnimation(.opacity, from: 3, to: 3, duration: 1))
    var animation = BasicAnimation(.opacity, from: 0, to: 0.5, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    expectEqual(scene.value(of: .opacity, at: 0.5), 3.25)
  }

  @Test func `P-3: a cycle adds the value at the end of one, not what it went`() {
    expectEqual(third(.positionX, model: 0, from: 0, to: 10), [25])
    // From 4 to 10: twice the end, 10, and not twice the distance, 6.
    expectEqual(third(.positionX, model: 0, from: 4, to: 10), [27])
    expectEqual(third(.positionX, model: 100, from: nil, to: nil, by: 10), [325])
    expectEqual(third(.positionX, model: 0, from: nil, to: 10, by: 4), [28])
  }

  @Test func `N-23: by 10 over a model of 100 adds the end of each cycle`() {
    let scene = Scene { $0.position.x = 100 }
    var animation = BasicAnimation(.positionX, by: 10, duration: 1)
    animation.isCumulative = true
    animation.repeatCount = 3
    scene.add(animation)
    #expect(agree(scene.values(of: .positionX, at: [0.5, 1.5, 2.5]), [105, 215, 325]))
  }

  @Test func `P-3: every type adds up as it is added`() {
    let end = CGPoint(x: 10, y: -2)
    expectEqual(third(.position, model: .zero, from: .zero, to: end), [25, -5])
    let color = RGBAColor(red: 0.25, green: 0, blue: 0.5, alpha: 1)
    #expect(
      agree(
        third(.borderColor, model: .black, from: .clear, to: color), [0.625, 0, 1.25, 2.5]))
    let third = third(.rotation, model: 0, from: 0, to: .pi / 2)
    #expect(agree(third, [1.25 * .pi]))
  }

  @Test func `P-3: whole transforms add up as they are added`() {
    let shown = third(.transform, model: .identity, from: .identity, to: .translation(x: 10, y: 2))
    #expect(agree(shown, Transform3D.translation(x: 25, y: 5).components))
    let turned = third(.transform, model: .identity, from: .identity, to: .rotation(by: 0.5))
    #expect(agree(turned, Transform3D.rotation(by: 1.25).components))
  }

  @Test func `P-3: the accumulated value is added to the earlier value`() {
    expectEqual(third(.positionX, model: 100, from: 0, to: 10, isAdditive: true), [125])
  }

  @Test func `P-3: the cycles are those of the timing, offset, speed and end included`() {
    let scene = Scene()
    var animation = BasicAnimation(.positionX, from: 0, to: 10, duration: 1)
    animation.isCumulative = true
    animation.timing = MediaTiming(duration: 1, speed: 2, timeOffset: 0.5, repeatCount: 2.5)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    scene.add(animation)
    // 0.5 + 2t: the fourth cycle begins at 1.25, where it also ends: the third one's end holds.
    #expect(agree(scene.values(of: .positionX, at: [0.125, 0.5, 1.25, 9]), [7.5, 15, 30, 30]))
  }

  @Test func `P-3: with autoreverses nothing adds up`() {
    let scene = Scene()
    var animation = BasicAnimation(.positionX, from: 4, to: 10, duration: 1)
    animation.isCumulative = true
    animation.autoreverses = true
    animation.repeatCount = 3
    scene.add(animation)
    #expect(agree(scene.values(of: .positionX, at: [0.5, 1.5, 2.5, 5.5]), [7, 7, 7, 7]))
  }

  @Test func `K-16: keyframes add up by their last value`() {
    let scene = Scene()
    var animation = KeyframeAnimation(.positionX, values: [2, 9, 3], duration: 1)
    animation.isCumulative = true
    animation.repeatCount = 3
    scene.add(animation)
    #expect(agree(scene.values(of: .positionX, at: [0.25, 1.25, 2.75]), [5.5, 8.5, 12]))
  }

  @Test func `K-16: additive keyframes are offsets from the model`() {
    let scene = Scene { $0.position = CGPoint(x: 50, y: 60) }
    var animation = KeyframeAnimation(
      .position, values: [.zero, CGPoint(x: 10, y: 20)], duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    expectEqual(scene.value(of: .position, at: 0.5), CGPoint(x: 55, y: 70))
  }

  @Test func `N-46: an additive pair retargets without a jump`() {
    // 0 → 100 in one second, turned back at half: each change is its difference, fading out.
    let scene = Scene { $0.position.x = 100 }
    func difference(_ value: Double) {
      var animation = BasicAnimation(.positionX, from: value, to: 0, duration: 1)
      animation.isAdditive = true
      animation.fillMode = .both
      animation.timingFunction = .easeInEaseOut
      scene.add(animation)
    }
    difference(-100)
    #expect(agree([scene.value(of: .positionX, at: 0.25)], [12.9162], within: 1e-4))
    #expect(agree([scene.value(of: .positionX, at: 0.5)], [50]))
    scene.layer.position.x = 0
    difference(100)
    let shown = scene.values(of: .positionX, at: [0.5, 0.75, 1, 1.25, 1.5])
    #expect(agree(shown, [50, 74.1676, 50, 12.9162, 0], within: 1e-4))
  }
}
