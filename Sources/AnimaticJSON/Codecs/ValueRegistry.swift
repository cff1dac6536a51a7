// The value types in files: the standard ones, arrays of them, and registered ones.

public import AnimaticCore
import Foundation

/// Custom value types in files, by name.
///
/// Types of the library and arrays of them need no entry. Register a type that is animated by
/// numbers as it is; one that a `DiscreteValue` or `LayerContents` holds with
/// ``register(discrete:named:)``.
///
/// ```swift
/// var types = ValueRegistry()
/// types.register(Heat.self, named: "heat")
/// types.register(discrete: Mood.self, named: "mood")
/// let file = try CompositionFile(contentsOfFile: "intro.json", types: types)
/// ```
public struct ValueRegistry: Sendable, CustomStringConvertible {
  /// The types that every file can name.
  private static let standardTypes: [String: any AnimatableValue.Type] = [
    "number": Double.self, "flag": Bool.self, "point": CGPoint.self, "size": CGSize.self,
    "rect": CGRect.self, "color": RGBAColor.self, "transform": Transform3D.self,
    "path": BezierPath.self, "contents": LayerContents.self, "layer": DiscreteValue<LayerID>.self,
    "text": DiscreteValue<String>.self, "integer": DiscreteValue<Int>.self,
  ]

  private static let standardNames = Dictionary(
    uniqueKeysWithValues: standardTypes.map { (ObjectIdentifier($1), $0) })

  private var types: [String: any AnimatableValue.Type] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  /// The codecs of discrete types, by their names.
  private(set) var codecs: [String: any DiscreteCoding] = [:]
  /// The rejected name of each type.
  private(set) var refused: [ObjectIdentifier: String] = [:]

  /// Creates a registry with only the types of the library.
  public init() {}

  /// Registers a type whose values are numbers.
  ///
  /// - Parameters:
  ///   - type: The type; registered twice, the later name counts.
  ///   - name: Its name in files; a reused name now means this type. A library name, such as
  ///     number, or one in brackets is rejected, and writing reports J-6.
  public mutating func register<Value: AnimatableValue>(_ type: Value.Type, named name: String) {
    guard isFree(name, for: type) else { return }
    types[name] = type
    names[ObjectIdentifier(type)] = name
  }

  /// Registers a type whose values are compared, and not interpolated.
  ///
  /// - Parameters:
  ///   - type: The type; its `Codable` conformance defines the JSON of a value.
  ///   - name: Its name in files; a reused name now means this type. A library name, such as
  ///     number, or one in brackets is rejected, and writing reports J-6.
  public mutating func register<Wrapped: Hashable & Sendable & Codable>(
    discrete type: Wrapped.Type, named name: String
  ) {
    guard isFree(name, for: type) else { return }
    register(DiscreteValue<Wrapped>.self, named: name)
    codecs[name] = DiscreteCodec<Wrapped>()
  }

  /// The registered names, on one line.
  public var description: String {
    types.isEmpty
      ? "the types of the library"
      : "the types of the library and " + types.keys.sorted().joined(separator: ", ").oneLine
  }

  /// Whether a name can be registered for a type.
  private mutating func isFree(_ name: String, for type: Any.Type) -> Bool {
    let isTaken = Self.standardTypes[name] != nil
    let isArray = name.hasPrefix("[") && name.hasSuffix("]")
    refused[ObjectIdentifier(type)] = isTaken || isArray ? name : nil
    return !isTaken && !isArray
  }

  // MARK: Lookup

  /// The name of a type; nil for one that is not registered.
  func name(of type: any AnimatableValue.Type) -> String? {
    if let name = Self.standardNames[ObjectIdentifier(type)] { return name }
    if let array = type as? any ArrayValue.Type {
      return name(of: array.elementType).map { "[\($0)]" }
    }
    return names[ObjectIdentifier(type)].flatMap { types[$0] == type ? $0 : nil }
  }

  /// The type with a name; nil for one that is not registered.
  func type(named name: String, depth: Int = 0) -> (any AnimatableValue.Type)? {
    guard name.hasPrefix("["), name.hasSuffix("]"), name.utf8.count > 1 else {
      return Self.standardTypes[name] ?? types[name]
    }
    // Each level is a distinct type, created on demand.
    if depth == 8 { return nil }
    let element = type(named: String(name.dropFirst().dropLast()), depth: depth + 1)
    return element.map { Self.array(of: $0) }
  }

  private static func array<Element: AnimatableValue>(
    of _: Element.Type
  ) -> any AnimatableValue.Type { [Element].self }

  /// The codec of a content of a discrete type, and its name.
  func codec<Content: Hashable & Sendable>(
    of _: Content
  ) -> (name: String, codec: any DiscreteCoding)? {
    name(of: DiscreteValue<Content>.self).flatMap { name in codecs[name].map { (name, $0) } }
  }
}

extension Codec where Value: Hashable & Sendable {
  /// The codec of a discrete value of the type; null is the empty value.
  var discrete: Codec<FlatValue> {
    Codec<FlatValue> { value, coder in
      let wrapped = DiscreteValue<Value>(flat: value).wrapped
      return wrapped.map { write($0, coder) } ?? .null
    } read: { element, coder throws(JSONError) in
      DiscreteValue(element.isNull ? nil : try read(element, coder)).flat
    }
  }
}
