// The public property type: typed at compile time, convertible to a Core Animation key path.

/// An animatable property of a layer, with the type of its values.
///
/// Standard properties are `.opacity`, `.position`, `.positionX`, `.rotation`, and so on; an
/// unknown name or a wrong value type is a compile error. The key path is available as a property.
///
/// ```swift
/// LayerProperty<Double>.rotation.keyPath  // "transform.rotation.z"
/// ```
public struct LayerProperty<Value: AnimatableValue>: Sendable, Hashable, CustomStringConvertible {
  /// The number of a standard path, or -1.
  package let code: Int32

  /// The path of a custom or unresolved property.
  package let custom: PropertyPath?

  /// Creates a property from the number of a standard path, or from a custom path.
  package init(code: Int32 = -1, custom path: PropertyPath? = nil) {
    self.code = code
    custom = path
  }

  /// Creates a standard property, or a component by its index among the property's key paths.
  init(standard property: StandardProperty, component: Int32 = 0) {
    self.init(code: property.code + component)
  }

  /// Creates a component of the standard transform.
  init(transform component: TransformComponent) {
    self.init(code: StandardProperty.transform.code(component))
  }

  /// Creates a property from its path.
  package init(_ path: PropertyPath) {
    if let code = path.code { self.init(code: code) } else { self.init(custom: path) }
  }

  /// Declares a custom property with its default value.
  ///
  /// ```swift
  /// extension LayerProperty where Value == Double {
  ///   static var progress: Self { Self("progress", default: 0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The key path; one of Core Animation's names refers to that property, and with
  ///     another value type it is rejected when animated (C-7).
  ///   - initial: The value of a new layer.
  public init(_ name: String, default initial: Value) {
    if PropertyCatalogue.code(of: name) != nil {
      self.init(keyPath: name)
    } else {
      let root = PropertyRoot(name, Self.kind, Self.fitting(initial.flat), type: Value.self)
      self.init(custom: root.whole)
    }
  }

  /// Creates a property from a Core Animation key path.
  ///
  /// An unknown path, or one of another value type, is accepted: animating it has no visible effect
  /// and raises a diagnostic (P-1, L-1).
  ///
  /// ```swift
  /// LayerProperty<Double>(keyPath: "position.x") == .positionX  // true
  /// ```
  ///
  /// - Parameter keyPath: The key path, such as `transform.scale.x`.
  public init(keyPath: String) {
    if let code = PropertyCatalogue.code(of: keyPath),
      PropertyCatalogue.path(code)?.valueType == Value.self
    {
      self.init(code: code)
    } else {
      self.init(
        custom: PropertyPath(
          keyPath: keyPath, root: .unresolved(keyPath), component: .whole, valueType: Value.self))
    }
  }

  /// The kind of the value's type.
  private static var kind: PropertyKind {
    if Value.self == Bool.self { return .flag }
    if Value.self == Transform3D.self { return .transform }
    return Value.self is any ShapedValue.Type ? .shaped : .vector(Value.usableCount)
  }

  /// Returns a value with the number of components of its type, whatever a custom type returns.
  private static func fitting(_ value: FlatValue) -> FlatValue {
    guard case .vector(let count) = kind else { return value }
    let given = value.numbers.prefix(count)
    return FlatValue(given + [Double](repeating: 0, count: count - given.count))
  }

  /// The resolved path.
  package var path: PropertyPath {
    custom ?? PropertyCatalogue.path(code) ?? PropertyPath.none
  }

  /// The key path in Core Animation's syntax.
  public var keyPath: String { path.keyPath }

  /// The key path.
  public var description: String { keyPath.oneLine }
}
