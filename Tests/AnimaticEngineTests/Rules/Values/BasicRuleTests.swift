// The rules of key paths and basic animations (P, B): from, to and by, additive and cumulative, order of application.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct BasicRuleTests {
  @Test(
    arguments: [
      (0.2, nil, nil, 0.35), (nil, 0.8, nil, 0.65), (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35),
      (nil, 0.9, 0.3, 0.75), (nil, nil, nil, 0.5), (0.2, 0.4, nil, 0.3), (0.2, 0.4, 5, 0.3),
    ] as [(Double?, Double?, Double?, Double)])
  func `N-19 the eight combinations, halfway over a model of one half`(
    from: Double?, to: Double?, by: Double?, expected: Double
  ) {
    let scene = Scene { $0.opacity = 0.5 }
    scene.add(BasicAnimation(.opacity, from: from, to: to, by: by, duration: 1))
    #expect(agree([scene.value(of: .opacity, at: 0.5)], [expected]))
  }

  @Test func `N-20 a missing value is the live model value`() {
    let scene = Scene { $0.opacity = 0 }
    scene.add(BasicAnimation(.opacity, to: 1, duration: 1))
    expectEqual(scene.value(of: .opacity, at: 0.5), 0.5)
    scene.layer.opacity = 0.6
    #expect(agree([scene.value(of: .opacity, at: 0.5)], [0.8]))
  }

  @Test func `B-2 a missing value is not that of another animation`() {
    let scene = Scene { $0.opacity = 0 }
    scene.add(BasicAnimation(.opacity, from: 0.8, to: 0.8, duration: 1))
    scene.add(BasicAnimation(.opacity, to: 1, duration: 1))
    expectEqual(scene.value(of: .opacity, at: 0.25), 0.25)
  }

  @Test func `N-21 additive adds to the earlier value`() {
    let scene = Scene { $0.opacity = 0.5 }
    var animation = BasicAnimation(.opacity, from: 0, to: 0.2, duration: 1)
    animation.isAdditive = true
    scene.add(animation)
    #expect(agree([scene.value(of: .opacity, at: 0.5)], [0.6]))
    let two = Scene { $0.opacity = 0.5 }
    two.add(animation)
    animation.toValue = 0.1
    two.add(animation)
    #expect(agree([two.value(of: .opacity, at: 0.5)], [0.65]))
  }

  @Test func `N-22 N-23 cumulative adds the end of a cycle`() {
    let scene = Scene { $0.position.x = 100 }
    var animation = BasicAnimation(.positionX, from: 0, to: 10, duration: 1)
    animation.isCumulative = true
    animation.repeatCount = 3
    scene.add(animation)
    let times = [0.5, 1.5, 2.5]
    #expect(agree(scene.values(of: .positionX, at: times), [5, 15, 25]))
    let relative = Scene { $0.position.x = 100 }
    (animation.fromValue, animation.toValue, animation.byValue) = (nil, nil, 10)
    relative.add(animation)
    #expect(agree(relative.values(of: .positionX, at: times), [105, 215, 325]))
  }

  @Test func `P-3 nothing accumulates where it autoreverses`() {
    let scene = Scene()
    var animation = BasicAnimation(.positionX, from: 0, to: 10, duration: 1)
    animation.isCumulative = true
    animation.autoreverses = true
    animation.repeatCount = 3
    scene.add(animation)
    #expect(agree(scene.values(of: .positionX, at: [0.5, 2.5, 3.5]), [5, 5, 5]))
  }

  @Test func `P-3 what accumulates of key times that stop short is the end of the cycle`() {
    let scene = Scene()
    var animation = KeyframeAnimation(
      .positionX, values: [0, 1, 5], keyTimes: [0, 1], duration: 1)
    animation.isCumulative = true
    animation.repeatCount = 2
    scene.add(animation)
    #expect(agree([scene.value(of: .positionX, at: 1.5)], [1.5]))
  }

  @Test func `N-25 the later animation wins while it lasts`() {
    let scene = Scene { $0.opacity = 0.25 }
    scene.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "a")
    scene.add(BasicAnimation(.opacity, from: 0.4, to: 0.4, duration: 1), forKey: "b")
    expectEqual(scene.value(of: .opacity, at: 0.5), 0.4)
    scene.layer.removeAnimation(forKey: "b")
    expectEqual(scene.value(of: .opacity, at: 0.5), 0.5)
  }

  @Test func `A-8 what replaces swallows an additive before it`() {
    let scene = Scene { $0.opacity = 0.25 }
    var additive = BasicAnimation(.opacity, from: 0.5, to: 0.5, duration: 1)
    additive.isAdditive = true
    scene.add(additive)
    scene.add(BasicAnimation(.opacity, from: 0.125, to: 0.125, duration: 0.5))
    expectEqual(scene.values(of: .opacity, at: [0.25, 0.75]), [0.125, 0.75])
  }

  @Test func `P-5 a field leaves the other fields as they are`() {
    let scene = Scene { $0.bounds.size.height = 7 }
    scene.add(BasicAnimation(.boundsWidth, from: 0, to: 100, duration: 1))
    expectEqual(scene.value(of: .boundsWidth, at: 0.5), 50)
    expectEqual(scene.value(of: .boundsHeight, at: 0.5), 7)
  }

  @Test func `P-1 an unknown key path has no effect and runs its whole duration`() {
    let scene = Scene()
    var ends: [Double] = []
    scene.add(BasicAnimation(keyPath: "oppacity", from: 0.0, to: 1, duration: 1)) { animation in
      animation.delegate = AnimationTarget(end: { ends.append($0.time) })
    }
    expectEqual(scene.layer.diagnostics.map(\.id), ["L-1"])
    #expect(scene.value(of: .opacity, at: 0.5) == 1 && ends.isEmpty)
    #expect(scene.value(of: .opacity, at: 1) == 1 && ends == [1])
  }

  @Test func `N-62 colours mix component by component`() {
    let scene = Scene()
    scene.add(
      BasicAnimation(
        .backgroundColor, from: RGBAColor(red: 1, green: 0, blue: 0),
        to: RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5), duration: 1))
    let shown = scene.value(of: .backgroundColor, at: 0.5)
    #expect(agree(shown.components, [0.5, 0, 0.5, 0.75]))
  }

  @Test func `B-4 a singular difference without a start animates nothing`() {
    let scene = Scene()
    scene.add(
      BasicAnimation(
        .transform, to: .translation(x: 10, y: 0, z: 0), by: .scale(x: 0, y: 1, z: 1), duration: 1))
    expectEqual(scene.value(of: .transform, at: 0.5), Transform3D.identity)
  }
}
