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

extension PropertyPath {
  /// The path that a change through this path animates: a transform's component alone, or the whole
  /// of any other property.
  var action: PropertyPath {
    root.kind == .transform && field != .whole && !isFunction ? self : root.whole
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
  /// The current duration and easing of implicit animations; reading them opens no transaction.
  fileprivate var implicitTiming: (duration: Double, timingFunction: TimingFunction) {
    let transaction = uncommitted.innermost
    return (
      transaction?.animationDuration ?? LayerTransaction.defaultDuration,
      transaction?.animationTimingFunction ?? .default
    )
  }
}

extension AnimatableValue {
  /// Returns an animation from the presentation value to the model value.
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
