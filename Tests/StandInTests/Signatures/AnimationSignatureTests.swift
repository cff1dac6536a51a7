import Foundation
import QuartzCore
import TestSupport
import Testing

struct `Signatures of animations` {
  @Test func `every animation`() {
    let animation = CAAnimation()
    let function: CAMediaTimingFunction? = animation.timingFunction
    let delegate: (any CAAnimationDelegate)? = animation.delegate
    let isRemoved: Bool = animation.isRemovedOnCompletion
    #expect(function == nil)
    #expect(delegate == nil)
    #expect(isRemoved)
    let copying: any NSCopying = animation
    let action: any CAAction = animation
    #expect(copying is CAAnimation && action is CAAnimation)
  }

  @Test func `every animation has a range of frame rates`() {
    let animation = CAAnimation()
    animation.preferredFrameRateRange = CAFrameRateRange(
      minimum: 80, maximum: 120, preferred: 120)
    let range: CAFrameRateRange = animation.preferredFrameRateRange
    expectEqual(range.maximum, 120)
  }

  @Test func `defaults are available by key`() {
    let value: Any? = CABasicAnimation.defaultValue(forKey: "no property")
    let _: Bool = CABasicAnimation().shouldArchiveValue(forKey: "duration")
    #expect(value == nil)
  }

  @Test func `an animation of a key path`() {
    let animation = CAPropertyAnimation(keyPath: "position.x")
    let keyPath: String? = animation.keyPath
    let isAdditive: Bool = animation.isAdditive
    let isCumulative: Bool = animation.isCumulative
    let function: CAValueFunction? = animation.valueFunction
    expectEqual(keyPath, "position.x")
    #expect(!isAdditive && !isCumulative)
    #expect(function == nil)
    #expect(CAPropertyAnimation(keyPath: nil).keyPath == nil)
  }

  @Test func `an animation between two values`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = NSNumber(value: 0.5)
    let values: [Any?] = [animation.fromValue, animation.toValue, animation.byValue]
    expectEqual((values[0] as? NSNumber)?.doubleValue, 0.5)
    #expect(animation.toValue == nil && animation.byValue == nil)
  }

  @Test func `an animation through many values`() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let values: [Any]? = animation.values
    let path: CGPath? = animation.path
    let keyTimes: [NSNumber]? = animation.keyTimes
    let functions: [CAMediaTimingFunction]? = animation.timingFunctions
    #expect(values == nil && path == nil && keyTimes == nil && functions == nil)
    let calculationMode: CAAnimationCalculationMode = animation.calculationMode
    let rotationMode: CAAnimationRotationMode? = animation.rotationMode
    expectEqual(calculationMode, .linear)
    #expect(rotationMode == nil)
    let curves: [[NSNumber]?] = [
      animation.tensionValues, animation.continuityValues, animation.biasValues,
    ]
    expectEqual(curves, [nil, nil, nil])
  }

  @Test func `a spring`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    let numbers: [CGFloat] = [
      spring.mass, spring.stiffness, spring.damping, spring.initialVelocity,
    ]
    expectEqual(numbers, [1, 100, 10, 0])
    let settling: CFTimeInterval = spring.settlingDuration
    #expect(settling > 1)
    expectEqual(spring.duration, 0)
  }

  @Test func `a spring by its perception`() {
    guard #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) else { return }
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    let allowsOverdamping: Bool = spring.allowsOverdamping
    let duration: CFTimeInterval = spring.perceptualDuration
    let bounce: CGFloat = spring.bounce
    #expect(allowsOverdamping)
    #expect(spring.keyPath == nil)
    #expect(abs(duration - 0.5) < 1e-4)
    #expect(abs(bounce - 0.3) < 1e-4)
  }

  @Test func `a transition`() {
    let transition = CATransition()
    let type: CATransitionType = transition.type
    let subtype: CATransitionSubtype? = transition.subtype
    #if os(macOS)
      let filter: Any? = transition.filter
      #expect(filter == nil)
    #endif
    let progress: [Float] = [transition.startProgress, transition.endProgress]
    expectEqual(type, .fade)
    #expect(subtype == nil)
    expectEqual(progress, [0, 1])
  }

  @Test func `a group`() {
    let group = CAAnimationGroup()
    #expect(group.animations == nil)
    group.animations = [CABasicAnimation(keyPath: "opacity"), CASpringAnimation(keyPath: "bounds")]
    let animations: [CAAnimation]? = group.animations
    expectEqual(animations?.count, 2)
  }

  @Test func `a delegate may receive begin and end`() {
    final class Listener: NSObject, CAAnimationDelegate {
      func animationDidStart(_ anim: CAAnimation) {}
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
    }
    final class Deaf: NSObject, CAAnimationDelegate {}
    let animation = CAAnimation()
    let listener = Listener()
    animation.delegate = listener
    #expect(animation.delegate === listener)
    animation.delegate = Deaf()
    #expect(animation.delegate is Deaf)
  }
}
