// Animations are actions: they add themselves under the key that changed.

public import AnimaticCore

extension BasicAnimation: LayerAction {
  /// Adds the animation under the key; one without a key path animates what the key names.
  ///
  /// Without from, to and by it starts from what shows. Where it starts at the new model value and
  /// goes nowhere else there is nothing to animate: what runs under the key is removed, with what is
  /// left of blocks on the property, and nothing is added.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) { runBetweenEnds(forKey: key, on: layer) }
}

extension SpringAnimation: LayerAction {
  /// Adds the animation under the key; one without a key path animates what the key names.
  ///
  /// Without from, to and by it starts from what shows. Where it starts at the new model value and
  /// goes nowhere else there is nothing to animate: what runs under the key is removed, with what is
  /// left of blocks on the property, and nothing is added.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) { runBetweenEnds(forKey: key, on: layer) }
}

extension KeyframeAnimation: LayerAction {
  /// Adds the animation under the key; one without a key path animates what the key names.
  ///
  /// Where all its values are the new model value there is nothing to animate: what runs under the
  /// key is removed, and nothing is added.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) {
    let animation = named(by: key)
    let resting = layer.model.value(at: animation.property.path)
    let isStill =
      motionPath == nil && values.count > 1 && !isAdditive
      && values.allSatisfy { $0.flat == resting }
    layer.act(animation, on: animation.property.path, forKey: key, isStill: isStill)
  }
}

extension AnimationGroup: LayerAction {
  /// Adds the group under the key.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) { layer.add(self, forKey: key) }
}

/// An animation that may take the path that it animates from the key that changed.
private protocol NamedByKey: PropertyAnimation {
  associatedtype Value: AnimatableValue
  var property: LayerProperty<Value> { get set }
}

extension NamedByKey {
  /// The same, of what the key names where it names nothing itself.
  fileprivate func named(by key: String) -> Self {
    guard animatedKeyPath.isEmpty else { return self }
    var animation = self
    // It belongs to the property: another one comes without.
    let function = valueFunction
    animation.property = LayerProperty(keyPath: key)
    animation.valueFunction = function
    return animation
  }
}

/// An animation from one value to another, whatever the way.
private protocol BetweenEnds: NamedByKey {
  var fromValue: Value? { get }
  var toValue: Value? { get }
  var byValue: Value? { get }
}

extension BasicAnimation: BetweenEnds {}
extension SpringAnimation: BetweenEnds {}
extension KeyframeAnimation: NamedByKey {}

extension BetweenEnds {
  fileprivate func runBetweenEnds(forKey key: String, on layer: Layer) {
    let animation = named(by: key)
    let path = animation.property.path
    var isStill = false
    if toValue == nil, byValue == nil, !isAdditive {
      let start = fromValue.map(\.flat) ?? layer.presentation.value(at: path)
      isStill = start == layer.model.value(at: path)
    }
    layer.act(animation, on: path, forKey: key, isStill: isStill)
  }
}

extension Layer {
  /// Adds the animation of a change, or ends what it would replace where there is nothing to see.
  fileprivate func act(
    _ animation: any PropertyAnimation, on path: PropertyPath, forKey key: String, isStill: Bool
  ) {
    let hidden = hidden(by: animation, on: path)
    var isMoving = !isStill
    if !animation.isAdditive, key == path.keyPath {
      // What is left of blocks is in what shows; it must not come back when this has ended.
      let goesAlong = takePlace(of: path, for: key) {
        BasicAnimation(LayerProperty($0), from: $1).timed(like: animation)
      }
      if goesAlong { isMoving = true }
    }
    guard isMoving else { return removeAnimation(forKey: key) }
    add(animation, forKey: key)
    if let hidden, let cover = attachments.attached(forKey: key) {
      hiddenAnimations.append(
        HiddenAnimation(
          hidden: hidden, cover: cover.part, entry: cover.entry,
          finding: .hiddenByAction(path.keyPath, hidden.key)))
    }
  }

  /// What was added a moment ago, and is hidden by what a change of the model sets off (I-11).
  private func hidden(
    by animation: any PropertyAnimation, on path: PropertyPath
  ) -> AttachedAnimation? {
    guard !animation.isAdditive else { return nil }
    let duration = animation.duration > 0 ? animation.duration : implicitDuration
    return attachments.setter(of: PropertyReach([path]), within: duration) {
      $0.run.isPending || $0.elapsed == .zero
    }
  }
}

extension LayerAnimation {
  /// The same, timed and eased as one pass of another; a spring lends its time alone.
  fileprivate func timed(like other: any LayerAnimation) -> any LayerAnimation {
    var animation = withoutPlace()
    animation.timing = MediaTiming(
      beginTime: other.beginTime, duration: other.duration, speed: other.speed,
      fillMode: .backwards)
    animation.timingFunction = other.timingFunction
    return animation
  }
}
