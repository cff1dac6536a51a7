// Animations between two values.

/// An animation between two values, given by at most two of three.
open class CABasicAnimation: CAPropertyAnimation {
  override class var attributes: [String: any KeyedAttribute] { basicTable }

  /// Where it starts.
  public var fromValue: Any? {
    get { self[BasicAnimationAttributes.fromValue].object }
    set { self[BasicAnimationAttributes.fromValue] = AnyAttributeValue(object: newValue) }
  }

  /// Where it ends.
  public var toValue: Any? {
    get { self[BasicAnimationAttributes.toValue].object }
    set { self[BasicAnimationAttributes.toValue] = AnyAttributeValue(object: newValue) }
  }

  /// How far it goes.
  public var byValue: Any? {
    get { self[BasicAnimationAttributes.byValue].object }
    set { self[BasicAnimationAttributes.byValue] = AnyAttributeValue(object: newValue) }
  }
}

private let basicTable = table(
  AnimationAttributes.all + PropertyAnimationAttributes.all + BasicAnimationAttributes.all)
