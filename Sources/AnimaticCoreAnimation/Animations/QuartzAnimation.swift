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
    /// Writes the attributes common to all property animations; the key path is set already.
    fileprivate func write(to animation: CAPropertyAnimation) {
      attributes.write(to: animation)
      animation.isAdditive = isAdditive
      animation.isCumulative = isCumulative
      animation.valueFunction = valueFunction.flatMap { CAValueFunction(name: $0.quartz) }
    }

    /// Writes the attributes with from, to and by; returns nil if a value can't be converted.
    fileprivate func write<Value: AnimatableValue>(
      _ from: Value?, _ to: Value?, _ by: Value?, to animation: CABasicAnimation
    ) -> CABasicAnimation? {
      write(to: animation)
      guard let kind = QuartzValue.of(Value.self) else { return nil }
      let values = [from, to, by]
      let objects = values.map { $0.flatMap { kind.object($0.flat) } }
      // A value that can't be converted must not be treated as missing.
      guard zip(values, objects).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return nil }
      animation.fromValue = objects[0]
      animation.toValue = objects[1]
      animation.byValue = objects[2]
      return animation
    }
  }

  extension BasicAnimation: QuartzAnimation {
    func makeQuartz() -> CAAnimation? {
      write(fromValue, toValue, byValue, to: CABasicAnimation(keyPath: animatedKeyPath))
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
      return write(fromValue, toValue, byValue, to: animation)
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
        let objects = values.compactMap { QuartzValue.of(Value.self)?.object($0.flat) }
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

  extension AnimationAttributes {
    /// The key under which a CAAnimation stores the tag.
    static let tagKey = "animaticTag"

    /// Writes timing, easing, removal and tag; the host sets the delegate.
    func write(to animation: CAAnimation) {
      animation.beginTime = timing.beginTime
      animation.duration = min(timing.duration, MediaTiming.endless)
      animation.speed = Float(nearest: timing.speed)
      animation.timeOffset = timing.timeOffset
      animation.repeatCount = Float(timing.repeatCount)
      animation.repeatDuration = timing.repeatDuration
      animation.autoreverses = timing.autoreverses
      animation.fillMode = timing.fillMode.quartz
      // Nil means linear, and a curve over such a long duration would be solved too coarsely.
      let isEvenWithoutEnd = timing.duration >= MediaTiming.endless && timingFunction == .linear
      animation.timingFunction = isEvenWithoutEnd ? nil : timingFunction?.quartz
      animation.isRemovedOnCompletion = isRemovedOnCompletion
      if let frameRates {
        animation.preferredFrameRateRange = CAFrameRateRange(
          minimum: Float(frameRates.lowerBound), maximum: Float(frameRates.upperBound),
          preferred: Float(frameRates.upperBound))
      }
      if let tag { animation.setValue(tag, forKey: Self.tagKey) }
    }
  }

  extension Float {
    /// Creates the nearest finite value; infinity is preserved.
    init(nearest value: Double) {
      let limit = Double(Float.greatestFiniteMagnitude)
      self = value.isFinite ? Float(Swift.min(Swift.max(value, -limit), limit)) : Float(value)
    }
  }
#endif
