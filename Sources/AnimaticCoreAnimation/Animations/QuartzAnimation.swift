// Conversion of animation values to CAAnimations.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  /// An animation value with a corresponding Core Animation class.
  protocol QuartzAnimation: LayerAnimation {
    /// Returns a new CAAnimation; nil if Core Animation can't represent the values.
    func makeQuartz() -> CAAnimation?
  }

  extension LayerAnimation {
    /// A new CAAnimation; nil if Core Animation can't represent it, or no layer could play it.
    var quartz: CAAnimation? {
      hasUsableTiming ? (self as? any QuartzAnimation)?.makeQuartz() : nil
    }
  }

  extension PropertyAnimation {
    /// Writes the attributes common to all property animations.
    fileprivate func write(to animation: CAPropertyAnimation) {
      attributes.write(to: animation)
      animation.keyPath = animatedKeyPath
      animation.isAdditive = isAdditive
      animation.isCumulative = isCumulative
      animation.valueFunction = valueFunction.flatMap { CAValueFunction(name: $0.quartz) }
    }
  }

  extension BasicAnimation: QuartzAnimation {
    func makeQuartz() -> CAAnimation? {
      let animation = CABasicAnimation(keyPath: animatedKeyPath)
      write(to: animation)
      return write(fromValue, toValue, byValue, to: animation)
    }
  }

  extension SpringAnimation: QuartzAnimation {
    func makeQuartz() -> CAAnimation? {
      let animation = CASpringAnimation(keyPath: animatedKeyPath)
      animation.mass = CGFloat(spring.mass)
      animation.stiffness = CGFloat(spring.stiffness)
      animation.damping = CGFloat(spring.damping)
      animation.initialVelocity = CGFloat(spring.initialVelocity)
      if #available(iOS 17, macOS 14, tvOS 17, *) {
        animation.allowsOverdamping = spring.allowsOverdamping
      }
      write(to: animation)
      return write(fromValue, toValue, byValue, to: animation)
    }
  }

  extension PropertyAnimation {
    /// Writes from, to and by; returns nil if one of the values can't be converted.
    fileprivate func write<Value: AnimatableValue>(
      _ from: Value?, _ to: Value?, _ by: Value?, to animation: CABasicAnimation
    ) -> CABasicAnimation? {
      func object(_ value: Value?) -> Any? {
        value.flatMap { QuartzValue.object($0.flat, as: Value.self) }
      }
      let objects = [from, to, by].map(object)
      // A value that can't be converted must not be treated as missing.
      let given = [from, to, by].filter { $0 != nil }
      guard QuartzValue.takes(Value.self), objects.filter({ $0 != nil }).count == given.count else {
        return nil
      }
      (animation.fromValue, animation.toValue, animation.byValue) = (
        objects[0], objects[1], objects[2]
      )
      return animation
    }
  }

  extension KeyframeAnimation: QuartzAnimation {
    func makeQuartz() -> CAAnimation? {
      let animation = CAKeyframeAnimation(keyPath: animatedKeyPath)
      write(to: animation)
      if let motionPath {
        guard motionPath.flat.isFinite else { return nil }
        animation.path = motionPath.quartz
      } else {
        let objects = values.compactMap { QuartzValue.object($0.flat, as: Value.self) }
        guard objects.count == values.count else { return nil }
        animation.values = objects
      }
      guard hasUsableShapes else { return nil }
      func numbers(_ values: [Double]?) -> [NSNumber]? { values?.map { NSNumber(value: $0) } }
      animation.keyTimes = numbers(usableKeyTimes)
      animation.timingFunctions = timingFunctions?.compactMap(\.quartz)
      animation.calculationMode = calculationMode.quartz
      animation.rotationMode = motionRotation?.quartz
      animation.tensionValues = numbers(tensionValues)
      animation.continuityValues = numbers(continuityValues)
      animation.biasValues = numbers(biasValues)
      return animation
    }
  }

  extension AnimationGroup: QuartzAnimation {
    func makeQuartz() -> CAAnimation? {
      let group = CAAnimationGroup()
      attributes.write(to: group)
      group.animations = animations.compactMap(\.quartz)
      return group
    }
  }

  extension LayerTransition: QuartzAnimation {
    func makeQuartz() -> CAAnimation? {
      guard let type = kind?.quartz else { return nil }
      let transition = CATransition()
      attributes.write(to: transition)
      transition.type = type
      transition.subtype = direction?.quartz
      transition.startProgress = Float(startProgress)
      transition.endProgress = Float(endProgress)
      return transition
    }
  }
#endif
