// Properties that are a whole transform, animated by numbers through a value function (P-4).

extension LayerProperty {
  /// The whole transform, made from numbers: one number, or an array of three for scale and
  /// translate.
  ///
  /// Numbers of another count have no effect and raise C-17 (P-4).
  ///
  /// ```swift
  /// BasicAnimation(.transform(by: .rotateZ), from: 0, to: .pi, duration: 1)
  /// ```
  ///
  /// - Parameter function: What makes the transform.
  /// - Returns: The property; its key path is transform.
  public static func transform(by function: ValueFunction) -> Self {
    Self(keyPath: "transform", valueFunction: function)
  }

  /// The whole transform of the sublayers, made from numbers.
  ///
  /// Numbers of another count than the function takes have no effect and raise C-17 (P-4).
  ///
  /// - Parameter function: What makes the transform.
  /// - Returns: The property; its key path is sublayerTransform.
  public static func sublayerTransform(by function: ValueFunction) -> Self {
    Self(keyPath: "sublayerTransform", valueFunction: function)
  }

  /// What makes a transform from the numbers; nil for any property that is animated as it is.
  public var valueFunction: ValueFunction? {
    if case .function(let function) = custom?.field { function } else { nil }
  }

  /// Changes what makes a transform from the numbers; nil animates the property as it is.
  mutating func setValueFunction(_ function: ValueFunction?) {
    guard function != valueFunction else { return }
    let plain = path.plain ?? path
    if function != nil {
      self = LayerProperty(keyPath: keyPath, valueFunction: function, plain: plain)
    } else if plain.isResolved {
      self = LayerProperty(keyPath: keyPath, resolved: plain)
    } else {
      self = LayerProperty(keyPath: keyPath)
    }
  }

  /// Names a property by key path, with or without a value function.
  package init(
    keyPath: String, valueFunction: ValueFunction?, plain: PropertyPath? = nil
  ) {
    guard let function = valueFunction else {
      self.init(keyPath: keyPath)
      return
    }
    let known = PropertyCatalogue.code(of: keyPath).flatMap { PropertyCatalogue.path($0) }
    let isTransform = known?.field == .whole && known?.root.kind == .transform
    let root = isTransform ? known?.root : nil
    self.init(
      custom: PropertyPath(
        keyPath: keyPath, root: root ?? .unresolved(keyPath),
        field: .function(function), valueType: Value.self, plain: plain))
  }
}
