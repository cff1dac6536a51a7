// Animations of a key path.

/// An animation of a key path.
open class CAPropertyAnimation: CAAnimation {
  override class var attributes: [String: any KeyedAttribute] { propertyTable }

  /// An animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The animated key path.
  public var keyPath: String? {
    get { self[PropertyAnimationAttributes.keyPath] }
    set { self[PropertyAnimationAttributes.keyPath] = newValue }
  }

  /// Whether it adds to the earlier presentation value.
  public var isAdditive: Bool {
    get { self[PropertyAnimationAttributes.additive] }
    set { self[PropertyAnimationAttributes.additive] = newValue }
  }

  /// Whether each iteration continues from the end of the previous one.
  public var isCumulative: Bool {
    get { self[PropertyAnimationAttributes.cumulative] }
    set { self[PropertyAnimationAttributes.cumulative] = newValue }
  }

  /// What makes a transform of the values.
  public var valueFunction: CAValueFunction? {
    get { self[PropertyAnimationAttributes.valueFunction] }
    set { self[PropertyAnimationAttributes.valueFunction] = newValue }
  }
}

private let propertyTable = table(AnimationAttributes.all + PropertyAnimationAttributes.all)
