import Foundation
import QuartzCore
import TestSupport
import Testing

struct `Added animations` {
  private let layer = CALayer()

  private func fade(_ seconds: CFTimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = seconds
    return animation
  }

  @Test func `the layer stores a copy`() {
    let animation = fade()
    layer.add(animation, forKey: "fade")
    animation.duration = 9
    let kept = layer.animation(forKey: "fade")
    #expect(kept !== animation)
    expectEqual(kept?.duration, 1)
    #expect(kept === layer.animation(forKey: "fade"))
  }

  @Test func `a copy has the delegate, the tags, and copied children`() throws {
    final class Listener: NSObject, CAAnimationDelegate {}
    let listener = Listener()
    let (group, child) = (CAAnimationGroup(), fade())
    group.delegate = listener
    group.setValue("intro", forKey: "tag")
    group.animations = [child]
    layer.add(group, forKey: "group")
    child.duration = 9
    let kept = try #require(layer.animation(forKey: "group") as? CAAnimationGroup)
    #expect(kept.delegate === listener)
    expectEqual(kept.value(forKey: "tag") as? String, "intro")
    expectEqual(kept.animations?.first?.duration, 1)
  }

  @Test func `a tag may be set on what was added`() {
    layer.add(fade(), forKey: "fade")
    layer.animation(forKey: "fade")?.setValue(NSNumber(value: 3), forKey: "tag")
    let tag = layer.animation(forKey: "fade")?.value(forKey: "tag") as? NSNumber
    expectEqual(tag?.intValue, 3)
  }

  @Test(arguments: [0.0, -1.0])
  func `without a duration it has the transaction's`(seconds: Double) {
    layer.add(fade(seconds), forKey: "fade")
    expectEqual(layer.animation(forKey: "fade")?.duration, 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.75)
    layer.add(fade(seconds), forKey: "fade")
    CATransaction.commit()
    expectEqual(layer.animation(forKey: "fade")?.duration, 0.75)
  }

  @Test func `a child of a group keeps a duration of 0`() {
    let group = CAAnimationGroup()
    group.animations = [fade(0)]
    layer.add(group, forKey: "group")
    let kept = layer.animation(forKey: "group") as? CAAnimationGroup
    expectEqual(kept?.duration, 0.25)
    expectEqual(kept?.animations?.first?.duration, 0)
  }

  @Test func `the same key replaces and goes last`() {
    layer.add(fade(1), forKey: "a")
    layer.add(fade(2), forKey: "b")
    layer.add(fade(3), forKey: "a")
    expectEqual(layer.animationKeys(), ["b", "a"])
    expectEqual(layer.animation(forKey: "a")?.duration, 3)
  }

  @Test func `without a key it is not listed and not removable alone`() {
    layer.add(fade(), forKey: nil)
    layer.add(fade(), forKey: nil)
    #expect(layer.animationKeys()?.isEmpty ?? true)
    layer.add(fade(), forKey: "a")
    expectEqual(layer.animationKeys(), ["a"])
  }

  @Test func `a transition has its own key`() {
    layer.add(CATransition(), forKey: "mine")
    layer.add(CATransition(), forKey: nil)
    expectEqual(layer.animationKeys(), ["transition"])
    #expect(layer.animation(forKey: "transition") is CATransition)
  }

  @Test func `removing a missing animation has no effect`() {
    layer.add(fade(), forKey: "a")
    layer.removeAnimation(forKey: "b")
    expectEqual(layer.animationKeys(), ["a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys()?.isEmpty ?? true)
  }

  @Test func `the transaction's curve is for those that have none`() {
    let own = CAMediaTimingFunction(name: .easeOut)
    let (first, second) = (fade(), fade())
    second.timingFunction = own
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.add(first, forKey: "first")
    layer.add(second, forKey: "second")
    // A commit would release layers without a screen.
    expectEqual(startX(layer.animation(forKey: "first")), 0.42)
    expectEqual(startX(layer.animation(forKey: "second")), 0)
    CATransaction.commit()
  }

  private func startX(_ animation: CAAnimation?) -> Float? {
    var point: [Float] = [0, 0]
    animation?.timingFunction?.getControlPoint(at: 1, values: &point)
    return animation?.timingFunction == nil ? nil : point[0]
  }

  @Test func `an outline is copied when it is set`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    path.addLine(to: CGPoint(x: 1, y: 1))
    expectEqual(animation.path?.currentPoint, .zero)
  }
}
