// The animation that a change gets when nobody else has an action for it (I-11, I-12).

import AnimaticCore

extension StandardProperty {
  /// What is animated by a transition of the layer: there is nothing between two of its values.
  static let transitioned: Set<String> = ["hidden", "masksToBounds", "mask", "sublayers"]

  /// Whether a change of the property is animated by itself.
  var isImplicitlyAnimated: Bool {
    switch self {
    case .doubleSided, .hidden, .masksToBounds, .mask, .path, .shadowPath: false
    default: true
    }
  }
}

extension PropertyPath {
  /// What is animated by a change that goes through the path: a component of a transform by itself,
  /// of any other property all of it.
  var action: PropertyPath {
    root.kind == .transform && field != .whole && !isFunction ? self : root.whole
  }
}

extension Layer {
  /// The built-in action for a key; nil where a change shows at once.
  func implicitAnimation(forKey key: String) -> (any LayerAction)? {
    if StandardProperty.transitioned.contains(key) { return implicitTransition }
    guard let stage, let code = PropertyCatalogue.code(of: key),
      let path = PropertyCatalogue.path(code), path.action.keyPath == key,
      let property = StandardProperty(rawValue: Int(code / PropertyCatalogue.stride)),
      property.isImplicitlyAnimated
    else { return nil }
    let shown = presentation.value(at: path)
    // Nothing can be interpolated from a colour that was never set (B-5).
    if path.root.mayHaveNoColor, shown.numbers.last?.sign == .minus { return nil }
    let transaction = stage.transaction
    guard transaction.animationDuration > 0 else { return nil }
    return path.valueType.implicitAnimation(
      of: path, from: shown, duration: transaction.animationDuration,
      timingFunction: transaction.animationTimingFunction ?? .default)
  }
}

extension Layer {
  private var implicitTransition: LayerTransition? {
    guard let transaction = stage?.transaction, transaction.animationDuration > 0 else {
      return nil
    }
    var fade = LayerTransition(
      .fade, duration: transaction.animationDuration,
      timingFunction: transaction.animationTimingFunction ?? .default)
    fade.attributes.place = nil
    return fade
  }
}

extension AnimatableValue {
  /// From what showed to whatever the model is.
  fileprivate static func implicitAnimation(
    of path: PropertyPath, from shown: FlatValue, duration: Double,
    timingFunction: TimingFunction
  ) -> any LayerAction {
    var animation = BasicAnimation(
      LayerProperty<Self>(keyPath: path.keyPath), from: Self(flat: shown), duration: duration,
      timingFunction: timingFunction)
    animation.attributes.place = nil
    animation.fillMode = .backwards
    return animation
  }
}
