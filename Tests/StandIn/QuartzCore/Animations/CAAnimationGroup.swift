// Animations that run together.

/// Animations that run together in the time of the group; their delegates are not called.
open class CAAnimationGroup: CAAnimation {
  override class var attributes: [String: any KeyedAttribute] { groupTable }

  /// The animations, in order of application.
  public var animations: [CAAnimation]? {
    get { self[GroupAttributes.animations] }
    set { self[GroupAttributes.animations] = newValue }
  }

  override func detachChildren() {
    animations = animations?.map { $0.detached }
  }

  override func freeze() {
    super.freeze()
    for animation in animations ?? [] { animation.freeze() }
  }
}

extension CAAnimation {
  /// A copy of the same class.
  var detached: CAAnimation {
    guard let copy = copy(with: nil) as? CAAnimation else {
      CAStubFault.raise("the copy of an animation is none")
    }
    return copy
  }
}

private let groupTable = table(AnimationAttributes.all + GroupAttributes.all)
