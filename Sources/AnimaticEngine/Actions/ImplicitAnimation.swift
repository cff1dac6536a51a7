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
    if path.root.lacksColor(shown) { return nil }
    let (duration, timingFunction) = stage.implicitTiming
    guard duration > 0 else { return nil }
    return path.valueType.implicitAnimation(
      of: path, from: shown, duration: duration, timingFunction: timingFunction)
  }
}

extension Layer {
  private var implicitTransition: LayerTransition? {
    guard let (duration, timingFunction) = stage?.implicitTiming, duration > 0 else { return nil }
    return LayerTransition(.fade, duration: duration, timingFunction: timingFunction)
      .withoutPlace()
  }
}

extension Stage {
  /// Duration and easing of implicit animations now; whoever only asks opens no transaction.
  fileprivate var implicitTiming: (duration: Double, timingFunction: TimingFunction) {
    let transaction = uncommitted.innermost
    return (
      transaction?.animationDuration ?? LayerTransaction.defaultDuration,
      transaction?.animationTimingFunction ?? .default
    )
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
    animation.fillMode = .backwards
    return animation.withoutPlace()
  }
}
