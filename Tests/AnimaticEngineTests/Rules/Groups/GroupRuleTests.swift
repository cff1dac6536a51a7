// The rules of groups (G): time inside groups, clipping, durations of 0.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct GroupRuleTests {
  @Test
  func `N-47 a child without duration takes the group's, after a short one the model is presented`()
  {
    let scene = Scene { $0.opacity = 0.5 }
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.beginTime = 0.5
    let move = BasicAnimation(.positionX, from: 0, to: 100)
    scene.add(AnimationGroup([fade, move], duration: 2))
    let expected = [
      (0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80),
    ]
    for (time, opacity, x) in expected {
      let shown = [scene.value(of: .opacity, at: time), scene.value(of: .positionX, at: time)]
      #expect(agree(shown, [opacity, x]), "\(time)")
    }
  }

  @Test func `N-48 a group clips and never scales`() {
    let scene = Scene { $0.position.x = -1 }
    scene.add(
      AnimationGroup([BasicAnimation(.positionX, from: 0, to: 100, duration: 10)], duration: 5))
    #expect(agree(scene.values(of: .positionX, at: [2.5, 4.9, 5.1]), [25, 49, -1]))
  }

  @Test func `N-49 a group without duration lasts a quarter of a second`() {
    let scene = Scene { $0.position.x = -1 }
    scene.add(AnimationGroup([BasicAnimation(.positionX, from: 0, to: 100, duration: 1)]))
    #expect(agree(scene.values(of: .positionX, at: [0.2, 0.3]), [20, -1]))
  }

  @Test func `N-50 a group plays its children backwards`() {
    let scene = Scene { layer in
      layer.opacity = 0.25
      layer.position.x = -1
    }
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    fade.fillMode = .forwards
    var move = BasicAnimation(.positionX, from: 0, to: 100, duration: 1)
    move.beginTime = 1
    scene.add(AnimationGroup([fade, move], duration: 2)) { $0.autoreverses = true }
    for (time, opacity, x) in [(0.5, 0.5, -1.0), (1.5, 0, 50), (2.5, 0, 50), (3.5, 0.5, -1)] {
      let shown = [scene.value(of: .opacity, at: time), scene.value(of: .positionX, at: time)]
      #expect(agree(shown, [opacity, x]), "\(time)")
    }
  }

  @Test func `G-3 a group's easing bends the time of its children`() {
    let scene = Scene()
    let move = BasicAnimation(.positionX, from: 0, to: 100, duration: 1)
    scene.add(AnimationGroup([move], duration: 2, timingFunction: .easeIn))
    // easeIn(0.5) · 2 s is 0.6307 s of the child's second.
    #expect(agree([scene.value(of: .positionX, at: 1)], [63.07136], within: 1e-5))
  }

  @Test func `G-7 a filling group freezes its children`() {
    let scene = Scene { $0.opacity = 0.5 }
    let short = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    let move = BasicAnimation(.positionX, from: 0, to: 100, duration: 4)
    scene.add(AnimationGroup([short, move], duration: 2)) { animation in
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    #expect(agree(scene.values(of: .positionX, at: [1, 2, 9]), [25, 50, 50]))
    expectEqual(scene.value(of: .opacity, at: 10), 0.5)
  }

  @Test func `N-74 raw animations as the chain of UKAnimation builds them`() {
    let scene = Scene { $0.position = .init(x: 50, y: 50) }
    func stay(_ animation: some LayerAnimation, begin: Double = 0) -> any LayerAnimation {
      var animation: any LayerAnimation = animation
      animation.beginTime = begin
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      return animation
    }
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    fade.autoreverses = true
    let turn = 10 * Double.pi / 180
    var shake = KeyframeAnimation(.rotation, values: [turn, -turn, turn], duration: 0.125)
    shake.repeatCount = 4
    scene.add(
      AnimationGroup(
        [
          stay(BasicAnimation(.position, to: .init(x: 100, y: 100), duration: 1)), stay(fade),
          stay(BasicAnimation(.position, to: .init(x: 300, y: 400), duration: 1), begin: 1),
          stay(shake, begin: 1.5),
        ], duration: 2)
    ) { $0.autoreverses = true }
    let rows: [(time: Double, x: Double, y: Double, opacity: Double, turn: Double)] = [
      (0.5, 75, 75, 0.5, 0), (0.999, 99.95, 99.95, 0.001, 0), (1, 50, 50, 0, 0),
      (1.5, 175, 225, 0.5, turn), (2, 300, 400, 1, turn), (2.5, 175, 225, 0.5, turn),
      (3.5, 75, 75, 0.5, 0),
    ]
    for row in rows {
      let point = scene.value(of: .position, at: row.time)
      #expect(agree(point.components, [row.x, row.y]), "position at \(row.time)")
      let others = [
        scene.value(of: .opacity, at: row.time), scene.value(of: .rotation, at: row.time),
      ]
      #expect(agree(others, [row.opacity, row.turn]), "\(row.time)")
    }
    #expect(scene.value(of: .opacity, at: 4.5) == 1 && scene.layer.animationKeys.isEmpty)
  }
}
