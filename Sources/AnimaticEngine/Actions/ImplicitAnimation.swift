// The built-in animation of a change for which no other action is found (I-11, I-12).

import AnimaticCore

extension StandardProperty {
  /// Keys that are animated by a transition of the layer, since their values can't be interpolated.
  static let transitioned: Set<String> = ["hidden", "masksToBounds", "mask", "sublayers"]

  /// Whether a change of the property is animated implicitly.
  var isImplicitlyAnimated: Bool {
    switch self {
    case .doubleSided, .hidden, .masksToBounds, .mask, .path, .shadowPath: false
    default: true
    }
  }
}

extension Layer {
  /// The built-in action for a key; nil if the change applies immediately.
  func implicitAnimation(forKey key: String) -> (any LayerAction)? {
    if StandardProperty.transitioned.contains(key) { return implicitTransition }
    guard let stage, let code = PropertyCatalogue.code(of: key),
      let path = PropertyCatalogue.path(code), path.action.keyPath == key,
      let property = StandardProperty(rawValue: Int(code / PropertyCatalogue.stride)),
      property.isImplicitlyAnimated
    else { return nil }
    let shown = presentation.value(at: path)
    if path.root.lacksColor(shown) { return nil }
    let defaults = stage.transactions.animationDefaults
    guard defaults.duration > 0 else { return nil }
    return path.valueType.implicitAnimation(of: path, from: shown, defaults)
  }

  private var implicitTransition: LayerTransition? {
    guard let defaults = stage?.transactions.animationDefaults, defaults.duration > 0 else {
      return nil
    }
    return LayerTransition(
      .fade, duration: defaults.duration, timingFunction: defaults.timingFunction ?? .default
    ).withoutPlace()
  }
}

extension AnimatableValue {
  /// Returns an animation from the presentation value to the model value.
  fileprivate static func implicitAnimation(
    of path: PropertyPath, from shown: FlatValue, _ defaults: AnimationDefaults
  ) -> any LayerAction {
    var animation = BasicAnimation(
      LayerProperty<Self>(keyPath: path.keyPath), from: Self(flat: shown),
      duration: defaults.duration, timingFunction: defaults.timingFunction ?? .default)
    animation.fillMode = .backwards
    return animation.withoutPlace()
  }
}
