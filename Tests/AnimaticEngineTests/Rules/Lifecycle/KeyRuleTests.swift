// keys, the order of application, and removal.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct KeyRuleTests {
  private let scene = Scene { $0.opacity = 0.5 }
  private let log = DelegateLog()

  /// Opacity at one value for some seconds.
  private func hold(_ value: Double, duration: Double = 1) -> BasicAnimation<Double> {
    BasicAnimation(.opacity, from: value, to: value, duration: duration)
  }

  private func heard(_ tag: String, _ value: Double) -> BasicAnimation<Double> {
    var animation = hold(value)
    animation.tag = tag
    animation.delegate = log.delegate(tag)
    return animation
  }

  @Test func `A-6: an animation added again with its key moves to the end of the order`() {
    scene.layer.add(hold(0.1), forKey: "first")
    scene.layer.add(hold(0.2), forKey: "second")
    expectEqual(scene.layer.presentation.opacity, 0.2)
    scene.layer.add(hold(0.3), forKey: "first")
    expectEqual(scene.layer.presentation.opacity, 0.3)
    expectEqual(scene.layer.animationKeys, ["second", "first"])
    scene.layer.removeAnimation(forKey: "first")
    expectEqual(scene.layer.presentation.opacity, 0.2)
  }

  @Test func `A-6: the old one stops unfinished, the other keys go on`() {
    scene.layer.add(heard("other", 0.2), forKey: "other")
    scene.layer.add(heard("old", 0.1), forKey: "key")
    scene.stage.advance(by: 0.5)
    scene.layer.add(heard("new", 0.3), forKey: "key")
    scene.stage.advance(by: 2)
    expectEqual(
      log.entries.map(\.description),
      [
        "begin other 0.0", "begin old 0.0", "end old 0.5 cut", "begin new 0.5",
        "end other 1.0 finished", "end new 1.5 finished",
      ])
  }

  @Test func `A-6: without a key an animation can't be removed by itself`() {
    scene.layer.add(hold(0.1))
    scene.layer.add(hold(0.2), forKey: "opacity")
    scene.layer.removeAnimation(forKey: "opacity")
    scene.layer.removeAnimation(forKey: "")
    expectEqual(scene.layer.presentation.opacity, 0.1)
    scene.layer.removeAllAnimations()
    expectEqual(scene.layer.presentation.opacity, 0.5)
  }

  @Test func `A-6: a key has nothing to do with the key path`() {
    scene.layer.add(hold(0.1), forKey: "position")
    scene.layer.add(
      BasicAnimation(.positionX, from: 9, to: 9, duration: 1), forKey: "opacity")
    expectEqual(scene.layer.presentation.opacity, 0.1)
    expectEqual(scene.layer.presentation.position.x, 9)
    scene.layer.removeAnimation(forKey: "opacity")
    expectEqual(scene.layer.presentation.opacity, 0.1)
  }

  @Test func `A-7: keys are listed in order of addition, and there are none without animations`() {
    #expect(scene.layer.animationKeys.isEmpty)
    for key in ["z", "a", "m"] { scene.layer.add(hold(0.1), forKey: key) }
    expectEqual(scene.layer.animationKeys, ["z", "a", "m"])
    scene.stage.advance(by: 1)
    #expect(scene.layer.animationKeys.isEmpty)
  }

  @Test
  func
    `A-8: the later one wins while it lasts, however short, then the earlier one is presented again`()
  {
    scene.layer.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    scene.layer.add(hold(0.9, duration: 0.25))
    #expect(agree(scene.values(of: .opacity, at: [0.125, 0.25, 0.5]), [0.9, 0.25, 0.5]))
  }

  @Test func `A-8: additive ones add to the animations before them in the order`() {
    func additive(_ value: Double) -> BasicAnimation<Double> {
      var animation = hold(value, duration: 2)
      animation.isAdditive = true
      return animation
    }
    scene.layer.add(additive(10))
    scene.layer.add(hold(3))
    scene.layer.add(additive(0.25))
    // One pass in order: the first is overwritten; two passes would give 13.25.
    expectEqual(scene.value(of: .opacity, at: 0.5), 3.25)
    expectEqual(scene.value(of: .opacity, at: 1.5), 10.75)
  }

  @Test func `A-8: the parts of one property follow the same order`() {
    scene.layer.add(BasicAnimation(.positionX, from: 5, to: 5, duration: 1))
    scene.layer.add(
      BasicAnimation(.position, from: .init(x: 1, y: 2), to: .init(x: 1, y: 2), duration: 1))
    scene.layer.add(BasicAnimation(.positionY, from: 7, to: 7, duration: 1))
    expectEqual(scene.layer.presentation.position.components, [1, 7])
  }

  @Test func `A-9: a removed animation has no effect on the next read`() {
    scene.layer.add(hold(0.1), forKey: "a")
    scene.layer.add(hold(0.2), forKey: "b")
    scene.stage.advance(by: 0.5)
    scene.layer.removeAnimation(forKey: "b")
    expectEqual(scene.layer.presentation.opacity, 0.1)
    scene.layer.removeAllAnimations()
    #expect(scene.layer.presentation.opacity == 0.5 && scene.layer.animationKeys.isEmpty)
  }

  @Test func `A-9: removing a missing animation has no effect`() {
    scene.layer.add(heard("a", 0.1), forKey: "a")
    scene.layer.removeAnimation(forKey: "A")
    expectEqual(scene.layer.animationKeys, ["a"])
    scene.stage.advance(by: 2)
    scene.layer.removeAnimation(forKey: "a")
    scene.stage.advance(by: 2)
    expectEqual(log.entries.map(\.description), ["begin a 0.0", "end a 1.0 finished"])
  }
}
