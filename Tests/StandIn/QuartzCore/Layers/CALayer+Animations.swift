// The animations of a layer.

extension CALayer {
  /// Stores a copy of an animation; one with the same key is stopped.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    raiseIfPresentation(changing: "animations")
    let world = CAStubWorld.current
    let transaction = world.transactions.current
    let copy = anim.detached
    copy.fill(from: transaction)
    copy.freeze()
    let ownKey = copy is CATransition ? "transition" : key
    if let ownKey { remove(attachments.filter { $0.key == ownKey }, because: .replaced) }
    attachments.append(world.attach(copy, to: self, key: ownKey))
    world.record(.add(layer: self, key: ownKey, animation: copy))
  }

  /// The stored copy with a key.
  public func animation(forKey key: String) -> CAAnimation? {
    model().attachments.first { $0.key == key }?.animation
  }

  /// The keys in order of application; nil without any.
  public func animationKeys() -> [String]? {
    let keys = model().attachments.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Stops the animation of a key.
  public func removeAnimation(forKey key: String) {
    raiseIfPresentation(changing: "animations")
    CAStubWorld.current.transactions.openImplicit()
    remove(attachments.filter { $0.key == key }, because: .removed)
  }

  /// Stops all animations.
  public func removeAllAnimations() {
    raiseIfPresentation(changing: "animations")
    CAStubWorld.current.transactions.openImplicit()
    remove(attachments, because: .removed)
  }

  /// Lets go of attachments.
  func remove(_ removed: [Attachment], because reason: CAStubEvent.Reason) {
    for attachment in removed {
      attachments.removeAll { $0 === attachment }
      attachment.wasRemoved(from: self, because: reason)
    }
  }
}
