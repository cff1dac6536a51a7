// Animations through many values.

public import Foundation

/// An animation through values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  override class var attributes: [String: any KeyedAttribute] { keyframeTable }

  /// What it goes through.
  public var values: [Any]? {
    get { self[KeyframeAnimationAttributes.values] }
    set { self[KeyframeAnimationAttributes.values] = newValue }
  }

  /// What it goes along instead of the values; copied when set.
  public var path: CGPath? {
    get { self[KeyframeAnimationAttributes.path] }
    set { self[KeyframeAnimationAttributes.path] = newValue?.copy() }
  }

  /// When each value is reached, from 0 to 1.
  public var keyTimes: [NSNumber]? {
    get { self[KeyframeAnimationAttributes.keyTimes] }
    set { self[KeyframeAnimationAttributes.keyTimes] = newValue }
  }

  /// The curves between the values, one fewer than values.
  public var timingFunctions: [CAMediaTimingFunction]? {
    get { self[KeyframeAnimationAttributes.timingFunctions] }
    set { self[KeyframeAnimationAttributes.timingFunctions] = newValue }
  }

  /// How the values are joined.
  public var calculationMode: CAAnimationCalculationMode {
    get { self[KeyframeAnimationAttributes.calculationMode] }
    set { self[KeyframeAnimationAttributes.calculationMode] = newValue }
  }

  /// How the layer turns along the path.
  public var rotationMode: CAAnimationRotationMode? {
    get { self[KeyframeAnimationAttributes.rotationMode] }
    set { self[KeyframeAnimationAttributes.rotationMode] = newValue }
  }

  /// How tight cubic curves are at each value.
  public var tensionValues: [NSNumber]? {
    get { self[KeyframeAnimationAttributes.tensionValues] }
    set { self[KeyframeAnimationAttributes.tensionValues] = newValue }
  }

  /// How sharp cubic curves are at each value.
  public var continuityValues: [NSNumber]? {
    get { self[KeyframeAnimationAttributes.continuityValues] }
    set { self[KeyframeAnimationAttributes.continuityValues] = newValue }
  }

  /// To which side cubic curves lean at each value.
  public var biasValues: [NSNumber]? {
    get { self[KeyframeAnimationAttributes.biasValues] }
    set { self[KeyframeAnimationAttributes.biasValues] = newValue }
  }
}

private let keyframeTable = table(
  AnimationAttributes.all + PropertyAnimationAttributes.all + KeyframeAnimationAttributes.all)
