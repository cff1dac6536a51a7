// Animations are actions: they add themselves under the key that changed.

public import AnimaticCore

extension BasicAnimation: LayerAction {
  /// Adds the animation under the key; one without a key path animates what the key names.
  ///
  /// Without from, to and by it starts from what shows. Where that is the new model value there is
  /// nothing to animate: what runs under the key is removed, and nothing is added.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) {
    var animation = self
    if animatedKeyPath.isEmpty {
      animation.property = LayerProperty(keyPath: key)
    }
    if toValue == nil, byValue == nil, !isAdditive {
      let path = animation.property.path
      let start = fromValue.map(\.flat) ?? layer.presentation.value(at: path)
      if start == layer.model.value(at: path) {
        layer.removeAnimation(forKey: key)
        return
      }
    }
    // What is left of blocks is in what shows; it must not come back when this has ended.
    let path = animation.property.path
    if !isAdditive, key == path.keyPath { layer.removeChanges(on: path, for: key) }
    layer.add(animation, forKey: key)
  }
}

extension KeyframeAnimation: LayerAction {
  /// Adds the animation under the key.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) { layer.add(self, forKey: key) }
}

extension SpringAnimation: LayerAction {
  /// Adds the animation under the key.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) { layer.add(self, forKey: key) }
}

extension AnimationGroup: LayerAction {
  /// Adds the group under the key.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) { layer.add(self, forKey: key) }
}
