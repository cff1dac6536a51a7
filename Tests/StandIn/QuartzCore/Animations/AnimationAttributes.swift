// The properties of animations with their defaults (§ A-1, B, K, S, X).

import Foundation

/// Properties of every animation.
enum AnimationAttributes {
  static let duration = Attribute("duration", 0.0)
  static let timingFunction = Attribute("timingFunction", nil as CAMediaTimingFunction?)
  static let delegate = Attribute("delegate", AnyAttributeValue(object: nil))
  static let removedOnCompletion = Attribute("removedOnCompletion", true)
  static let frameRates = Attribute("preferredFrameRateRange", CAFrameRateRange.default)

  static let all: [any KeyedAttribute] =
    TimingAttributes.all + [duration, timingFunction, delegate, removedOnCompletion, frameRates]
}

/// Properties of animations of a key path.
enum PropertyAnimationAttributes {
  static let keyPath = Attribute("keyPath", nil as String?)
  static let additive = Attribute("additive", false)
  static let cumulative = Attribute("cumulative", false)
  static let valueFunction = Attribute("valueFunction", nil as CAValueFunction?)

  static let all: [any KeyedAttribute] = [keyPath, additive, cumulative, valueFunction]
}

/// Properties of animations between two values.
enum BasicAnimationAttributes {
  static let fromValue = Attribute("fromValue", AnyAttributeValue(object: nil))
  static let toValue = Attribute("toValue", AnyAttributeValue(object: nil))
  static let byValue = Attribute("byValue", AnyAttributeValue(object: nil))

  static let all: [any KeyedAttribute] = [fromValue, toValue, byValue]
}

/// Properties of keyframe animations.
enum KeyframeAnimationAttributes {
  static let values = Attribute("values", nil as [Any]?)
  static let path = Attribute("path", nil as CGPath?)
  static let keyTimes = Attribute("keyTimes", nil as [NSNumber]?)
  static let timingFunctions = Attribute("timingFunctions", nil as [CAMediaTimingFunction]?)
  static let calculationMode = Attribute("calculationMode", CAAnimationCalculationMode.linear)
  static let rotationMode = Attribute("rotationMode", nil as CAAnimationRotationMode?)
  static let tensionValues = Attribute("tensionValues", nil as [NSNumber]?)
  static let continuityValues = Attribute("continuityValues", nil as [NSNumber]?)
  static let biasValues = Attribute("biasValues", nil as [NSNumber]?)

  static let all: [any KeyedAttribute] = [
    values, path, keyTimes, timingFunctions, calculationMode, rotationMode, tensionValues,
    continuityValues, biasValues,
  ]
}

/// Properties of springs.
enum SpringAnimationAttributes {
  static let mass = Attribute("mass", 1 as CGFloat)
  static let stiffness = Attribute("stiffness", 100 as CGFloat)
  static let damping = Attribute("damping", 10 as CGFloat)
  static let initialVelocity = Attribute("initialVelocity", 0 as CGFloat)
  static let allowsOverdamping = Attribute("allowsOverdamping", false)

  static let all: [any KeyedAttribute] = [
    mass, stiffness, damping, initialVelocity, allowsOverdamping,
  ]
}

/// Properties of groups.
enum GroupAttributes {
  static let animations = Attribute("animations", nil as [CAAnimation]?)

  static let all: [any KeyedAttribute] = [animations]
}

/// Properties of transitions.
enum TransitionAttributes {
  static let type = Attribute("type", CATransitionType.fade)
  static let subtype = Attribute("subtype", nil as CATransitionSubtype?)
  static let startProgress = Attribute("startProgress", 0 as Float)
  static let endProgress = Attribute("endProgress", 1 as Float)

  static let all: [any KeyedAttribute] = [type, subtype, startProgress, endProgress]
}
