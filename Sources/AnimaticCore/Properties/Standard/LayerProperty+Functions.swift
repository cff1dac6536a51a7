// Whole-transform properties animated by numbers through a value function (P-4).

extension LayerProperty {
  /// The whole transform from one number, or from an array of three for scale and translate.
  ///
  /// A wrong count of numbers has no effect and raises C-17 (P-4).
  ///
  /// ```swift
  /// BasicAnimation(.transform(by: .rotateZ), from: 0, to: .pi, duration: 1)
  /// ```
  ///
  /// - Parameter function: The value function.
  /// - Returns: The property; its key path is transform.
  public static func transform(by function: ValueFunction) -> Self {
    Self(keyPath: "transform", valueFunction: function)
  }

  /// The whole sublayer transform from numbers.
  ///
  /// A wrong count of numbers has no effect and raises C-17 (P-4).
  ///
  /// - Parameter function: The value function.
  /// - Returns: The property; its key path is sublayerTransform.
  public static func sublayerTransform(by function: ValueFunction) -> Self {
    Self(keyPath: "sublayerTransform", valueFunction: function)
  }

  /// The function that makes a transform from the numbers; nil for directly animated properties.
  public var valueFunction: ValueFunction? {
    if case .function(let function) = custom?.component { function } else { nil }
  }

  /// Sets the value function; nil animates the property directly.
  mutating func setValueFunction(_ function: ValueFunction?) {
    guard function != valueFunction else { return }
    let plain = path.plain ?? path
    self =
      function == nil && plain.isResolved
      ? LayerProperty(plain)
      : LayerProperty(keyPath: keyPath, valueFunction: function, plain: plain)
  }

  /// Creates a property from a key path, with or without a value function.
  package init(
    keyPath: String, valueFunction: ValueFunction?, plain: PropertyPath? = nil
  ) {
    guard let function = valueFunction else {
      self.init(keyPath: keyPath)
      return
    }
    let known = PropertyCatalogue.path(for: keyPath)
    let isTransform = known?.component == .whole && known?.root.kind == .transform
    let root = isTransform ? known?.root : nil
    self.init(
      custom: PropertyPath(
        keyPath: keyPath, root: root ?? .unresolved(keyPath),
        component: .function(function), valueType: Value.self, plain: plain))
  }
}
