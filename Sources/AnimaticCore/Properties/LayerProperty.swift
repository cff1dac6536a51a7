// A property as users name it: typed at compile time, Core Animation's key path at the border.

/// A property of a layer that can be animated, with the type of its values.
///
/// The standard ones are spelled `.opacity`, `.position`, `.positionX`, `.rotation` and so on; a
/// name or a value type that does not fit is a compile error. Core Animation's key path is one
/// property away.
///
/// ```swift
/// LayerProperty<Double>.rotation.keyPath  // "transform.rotation.z"
/// ```
public struct LayerProperty<Value: AnimatableValue>: Sendable, Hashable, CustomStringConvertible {
  /// The number of a standard path, or -1.
  package let code: Int32

  /// The path of a property that is not standard, or that could not be resolved.
  package let custom: PropertyPath?

  /// Creates a property from a standard path's number.
  package init(code: Int32) {
    self.code = code
    custom = nil
  }

  /// Creates a property from a path that is not standard.
  package init(custom path: PropertyPath) {
    code = -1
    custom = path
  }

  /// Creates a property from a path that is known.
  package init(_ path: PropertyPath) {
    if let code = PropertyCatalogue.code(of: path.keyPath) {
      self.init(code: code)
    } else {
      self.init(custom: path)
    }
  }

  /// Declares a property of your own, with the value that a layer has until another is set.
  ///
  /// ```swift
  /// extension LayerProperty where Value == Double {
  ///   static var progress: Self { Self("progress", default: 0) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The key path; a name of Core Animation's stands for Core Animation's property, and
  ///     with values of another type it is refused when it is animated (C-7).
  ///   - initial: The value of a fresh layer.
  public init(_ name: String, default initial: Value) {
    if PropertyCatalogue.code(of: name) != nil {
      self.init(keyPath: name)
    } else {
      let root = PropertyRoot(
        name, Self.kind, Self.fitting(initial.flat), valueType: Value.self)
      self.init(custom: PropertyPath(keyPath: name, root: root, field: .whole))
    }
  }

  /// Names a property by Core Animation's key path.
  ///
  /// A path that is unknown, or whose values have another type, is accepted: an animation of it has
  /// no visible effect and a diagnostic says so (P-1, L-1).
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
          keyPath: keyPath, root: .unresolved(keyPath), field: .whole, valueType: Value.self))
    }
  }

  /// What a property of the value's type holds.
  private static var kind: PropertyKind {
    if Value.self == Bool.self { return .flag }
    if Value.self == Transform3D.self { return .transform }
    return Value.self is any ShapedValue.Type ? .shaped : .vector(Value.usableCount)
  }

  /// A value with exactly as many numbers as its type says, whatever a user's type gives.
  private static func fitting(_ value: FlatValue) -> FlatValue {
    guard case .vector(let count) = kind else { return value }
    let given = value.numbers.prefix(count)
    return FlatValue(given + [Double](repeating: 0, count: count - given.count))
  }

  /// The resolved path.
  package var path: PropertyPath {
    custom ?? PropertyCatalogue.path(code) ?? PropertyPath.none
  }

  /// Core Animation's name for the property.
  public var keyPath: String { path.keyPath }

  /// The key path.
  public var description: String { keyPath.oneLine }

  /// Whether two properties address the same values.
  ///
  /// - Parameters:
  ///   - first: One property.
  ///   - second: Another.
  /// - Returns: Whether key path and kind are the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.code == second.code && first.custom == second.custom
  }

  /// Feeds the key path to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(custom)
  }
}

extension LayerProperty {
  /// Names the property of a path that is already resolved.
  init(keyPath: String, resolved path: PropertyPath) {
    if let code = PropertyCatalogue.code(of: keyPath), PropertyCatalogue.path(code) == path {
      self.init(code: code)
    } else {
      self.init(custom: path)
    }
  }
}

extension PropertyPath {
  /// The path of nothing.
  package static let none = PropertyPath(
    keyPath: "", root: .unresolved(""), field: .whole, valueType: Double.self)

  /// The path of a layer's own transform: what turns with a path (K-14).
  package static var transform: PropertyPath {
    PropertyCatalogue.path(StandardProperty.transform.code) ?? .none
  }

  /// Whether the path names something a layer has.
  package var isResolved: Bool { root.kind != .vector(0) }
}
