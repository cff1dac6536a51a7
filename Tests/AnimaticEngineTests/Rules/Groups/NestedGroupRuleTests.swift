// G-8 to G-11: order, nesting, endless groups and children, and the worked example.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct NestedGroupRuleTests {
  private func hold(
    _ value: Double, begin: Double = 0, duration: Double = 1
  ) -> BasicAnimation<Double> {
    var animation = BasicAnimation(.opacity, from: value, to: value, duration: duration)
    animation.beginTime = begin
    return animation
  }

  private func scene(
    _ children: [any LayerAnimation], duration: Double,
    _ change: (inout any LayerAnimation) -> Void = { _ in }
  ) -> Scene {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(AnimationGroup(children, duration: duration), begin: 0, change)
    return scene
  }

  @Test func `G-8: children apply in their order, whenever they begin`() {
    let group = scene([hold(0.1, begin: 0.5), hold(0.2)], duration: 2)
    expectEqual(group.values(of: .opacity, at: [0.25, 0.75, 1.25]), [0.2, 0.2, 0.1])
  }

  @Test func `G-8: the children of a nested group apply at its position`() {
    let inner = AnimationGroup([hold(0.1), hold(0.2)], duration: 1)
    expectEqual(scene([hold(0.3), inner], duration: 1).value(of: .opacity, at: 0.5), 0.2)
    expectEqual(scene([inner, hold(0.3)], duration: 1).value(of: .opacity, at: 0.5), 0.3)
    var additive = hold(0.25)
    additive.isAdditive = true
    expectEqual(scene([inner, additive], duration: 1).value(of: .opacity, at: 0.5), 0.45)
    let after = Scene()
    after.add(AnimationGroup([hold(0.1)], duration: 1))
    after.add(hold(0.4, duration: 0.5))
    expectEqual(after.values(of: .opacity, at: [0.25, 0.75]), [0.4, 0.1])
  }

  @Test func `G-8: one group moves several key paths`() {
    let scene = Scene()
    scene.add(
      AnimationGroup(
        [
          BasicAnimation(.positionX, to: 100, duration: 1),
          BasicAnimation(.rotation, to: 1, duration: 2),
          BasicAnimation(.cornerRadius, to: 8, duration: 4),
        ], duration: 4))
    expectEqual(scene.value(of: .positionX, at: 0.5), 50)
    #expect(agree([scene.value(of: .rotation, at: 1)], [0.5]))
    expectEqual(scene.value(of: .cornerRadius, at: 2), 4)
  }

  @Test func `G-8: time goes through every level of nesting`() {
    // Each level is half as fast and begins a quarter later than the one round it.
    var animation: any LayerAnimation = BasicAnimation(.opacity, from: 0, to: 8, duration: 8)
    for _ in 0..<3 {
      animation.speed = 0.5
      animation.beginTime = 0.25
      animation = AnimationGroup([animation], duration: 64)
    }
    let scene = Scene { $0.opacity = -1 }
    scene.layer.add(animation)
    // t → (t - 0.25) / 2, three times: (t - 1.75) / 8.
    #expect(agree(scene.values(of: .opacity, at: [1.5, 1.75, 5.75, 17.75]), [-1, 0, 0.5, 2]))
  }

  @Test func `G-9: an endless child is cut off with its group`() {
    var endless = BasicAnimation(.opacity, from: 0, to: 1, duration: 0.4)
    endless.repeatCount = .infinity
    let group = scene([endless], duration: 1)
    #expect(agree(group.values(of: .opacity, at: [0.5, 0.9, 1.1]), [0.25, 0.25, 0.5]))
    #expect(group.stage.nextEventTime == nil)
  }

  @Test func `G-9: an endless group plays its children again and again`() {
    var ends = 0
    let group = scene([hold(0.1, duration: 0.25)], duration: 1) { animation in
      animation.repeatCount = .infinity
      animation.delegate = AnimationTarget(end: { _ in ends += 1 })
    }
    let shown = group.values(of: .opacity, at: [0.125, 0.5, 1_000_000.125, 1_000_000.5])
    expectEqual(shown, [0.1, 0.5, 0.1, 0.5])
    expectEqual(ends, 0)
  }

  @Test func `G-9: without an easing a group is linear`() {
    let move = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    #expect(agree(scene([move], duration: 1).values(of: .opacity, at: [0.1, 0.8]), [0.1, 0.8]))
  }

  @Test func `G-10: an animation without a property is rejected in a group, and the others play`() {
    struct Dissolve: LayerAnimation {
      var attributes = AnimationAttributes(timing: MediaTiming(duration: 1))
      var description: String { "dissolve" }
    }
    let move = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    let mixed = scene([Dissolve(), move], duration: 1)
    expectEqual(mixed.values(of: .opacity, at: [0.25]), [0.25])
    expectEqual(mixed.findings.map(\.id), ["C-14"])
    #expect(scene([move], duration: 1).findings.isEmpty)
  }

  @Test func `G-11: there and back, with one child that fills and one that does not`() {
    let scene = Scene { layer in
      layer.opacity = 0.25
      layer.position.x = -1
    }
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    fade.fillMode = .forwards
    var move = BasicAnimation(.positionX, from: 0, to: 100, duration: 1)
    move.beginTime = 1
    scene.add(AnimationGroup([fade, move], duration: 2)) { $0.autoreverses = true }
    for (time, opacity, x) in [
      (0.5, 0.5, -1.0), (1, 0, 0), (1.5, 0, 50), (2, 0, 100), (2.5, 0, 50), (3, 0, 0),
      (3.5, 0.5, -1), (4.5, 0.25, -1),
    ] {
      let shown = [scene.value(of: .opacity, at: time), scene.value(of: .positionX, at: time)]
      #expect(agree(shown, [opacity, x]), "\(time)")
    }
  }
}
