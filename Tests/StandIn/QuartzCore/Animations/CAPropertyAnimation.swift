// Animations of a key path.

/// An animation of a key path.
open class CAPropertyAnimation: CAAnimation {
  override class var attributes: [String: any KeyedAttribute] { propertyTable }

  /// An animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// What is animated.
  public var keyPath: String? {
    get { self[PropertyAnimationAttributes.keyPath] }
    set { self[PropertyAnimationAttributes.keyPath] = newValue }
  }

  /// Whether it adds to what the layer shows already.
  public var isAdditive: Bool {
    get { self[PropertyAnimationAttributes.additive] }
    set { self[PropertyAnimationAttributes.additive] = newValue }
  }

  /// Whether each cycle goes on where the last one ended.
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
