// Animations as actions: they add themselves under the key that changed.

public import AnimaticCore

extension BasicAnimation: LayerAction {
  /// Adds the animation under the key, which also supplies a missing key path.
  ///
  /// Without from, to and by it starts from the presentation value. If it starts and ends at the
  /// new model value, nothing is added; the animation under the key and the rest of block
  /// animations of the property are removed.
  ///
  /// - Parameters:
  ///   - key: The key that changed.
  ///   - layer: The layer that changed.
  public func run(forKey key: String, on layer: Layer) { act(forKey: key, on: layer) }
}

extension SpringAnimation: LayerAction {
  /// Adds the animation under the key, which also supplies a missing key path.
  ///
  /// Without from, to and by it starts from the presentation value. If it starts and ends at the
  /// new model value, nothing is added; the animation under the key and the rest of block
  /// animations of the property are removed.
  ///
  /// - Parameters:
  ///   - key: The key that changed.
  ///   - layer: The layer that changed.
  public func run(forKey key: String, on layer: Layer) { act(forKey: key, on: layer) }
}

extension KeyframeAnimation: LayerAction {
  /// Adds the animation under the key, which also supplies a missing key path.
  ///
  /// If all its values equal the new model value, nothing is added, and the animation under the key
  /// is removed.
  ///
  /// - Parameters:
  ///   - key: The key that changed.
  ///   - layer: The layer that changed.
  public func run(forKey key: String, on layer: Layer) { act(forKey: key, on: layer) }
}

extension AnimationGroup: LayerAction {
  /// Adds the group under the key.
  ///
  /// - Parameters:
  ///   - key: The key that changed.
  ///   - layer: The layer that changed.
  public func run(forKey key: String, on layer: Layer) { layer.add(self, forKey: key) }
}

/// An animation that may take its key path from the changed key.
private protocol ActingAnimation: PropertyAnimation {
  associatedtype Value: AnimatableValue
  var property: LayerProperty<Value> { get set }

  /// Whether the values of the animation, which is not additive, all equal the new model value.
  func rests(at resting: FlatValue, on layer: Layer) -> Bool
}

extension ActingAnimation {
  /// Adds the animation, with the key as its key path if it has none.
  fileprivate func act(forKey key: String, on layer: Layer) {
    var animation = self
    if animatedKeyPath.isEmpty {
      animation.property = LayerProperty(keyPath: key)
      // A value function belongs to its property.
      animation.valueFunction = valueFunction
    }
    let path = animation.property.path
    let isStill = !isAdditive && animation.rests(at: layer.model.value(at: path), on: layer)
    layer.act(animation, on: path, forKey: key, isStill: isStill)
  }
}

extension BasicAnimation: ActingAnimation {
  func rests(at resting: FlatValue, on layer: Layer) -> Bool {
    guard toValue == nil, byValue == nil else { return false }
    return (fromValue.map(\.flat) ?? layer.presentation.value(at: property.path)) == resting
  }
}

extension SpringAnimation: ActingAnimation {
  func rests(at resting: FlatValue, on layer: Layer) -> Bool {
    BasicAnimation(property, from: fromValue, to: toValue, by: byValue)
      .rests(at: resting, on: layer)
  }
}

extension KeyframeAnimation: ActingAnimation {
  func rests(at resting: FlatValue, on layer: Layer) -> Bool {
    motionPath == nil && values.count > 1 && values.allSatisfy { $0.flat == resting }
  }
}

extension Layer {
  /// Adds the animation of a change, or removes the one it would replace if there is nothing to
  /// animate.
  fileprivate func act(
    _ animation: any PropertyAnimation, on path: PropertyPath, forKey key: String, isStill: Bool
  ) {
    let hidden = hidden(by: animation, on: path)
    var isMoving = !isStill
    if !animation.isAdditive, key == path.keyPath {
      // The presentation value includes the rest of block animations; it must not reappear
      // afterward.
      let replacesTransform = replaceChanges(of: path, for: key) {
        BasicAnimation(LayerProperty($0), from: $1).timed(like: animation)
      }
      if replacesTransform { isMoving = true }
    }
    guard isMoving else { return removeAnimation(forKey: key) }
    add(animation, forKey: key)
    if let hidden, let cover = attachments.attached(forKey: key) {
      // Reported if both are still attached at the commit.
      atCommit.append { [unowned self] in
        guard hidden.isAttached, cover.isAttached else { return }
        note(.hiddenByAction(path.keyPath, hidden.key ?? ""))
      }
    }
  }

  /// Returns the recently added animations that a model change hides (I-11).
  private func hidden(
    by animation: any PropertyAnimation, on path: PropertyPath
  ) -> Attachment? {
    guard !animation.isAdditive else { return nil }
    let duration = animation.duration > 0 ? animation.duration : implicitDuration
    return attachments.setter(of: ComponentMasks([path]), within: duration, isNew: true)?.attachment
  }
}

extension LayerAnimation {
  /// Returns the animation with the timing and easing of one iteration of another; a spring only
  /// supplies its duration.
  fileprivate func timed(like other: any LayerAnimation) -> any LayerAnimation {
    var animation = withoutPlace()
    animation.timing = MediaTiming(
      beginTime: other.beginTime, duration: other.duration, speed: other.speed,
      fillMode: .backwards)
    animation.timingFunction = other.timingFunction
    return animation
  }
}

extension Diagnostic {
  fileprivate static func hiddenByAction(_ keyPath: String, _ key: String) -> Diagnostic {
    Diagnostic(
      .warning, "L-27",
      "\(keyPath) was set right after an animation of it was added"
        + "\(key.isEmpty ? "" : " for the key \(key.oneLine)"): the implicit animation of the change "
        + "hides that one.",
      remedy: "Set the model before it, in a transaction with disableActions, or by settle().",
      path: keyPath)
  }
}
