// Which value types a file may name: the standard ones, arrays of them, and those that a user
// registers.

public import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The value types of your own that may stand in a file, by name.
///
/// Types of the library and arrays of them need no entry. A type that is animated by numbers is
/// registered as it is; one that a `DiscreteValue` or `LayerContents` holds by
/// ``register(discrete:named:)``.
///
/// ```swift
/// var types = ValueRegistry()
/// types.register(Heat.self, named: "heat")
/// types.register(discrete: Mood.self, named: "mood")
/// let file = try CompositionFile(contentsOfFile: "intro.json", types: types)
/// ```
public struct ValueRegistry: Sendable, CustomStringConvertible {
  private var types: [String: any AnimatableValue.Type] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var codecs: [String: any DiscreteCoding] = [:]
  private var codecNames: [ObjectIdentifier: String] = [:]
  /// By type: a name that it can't have.
  private var refused: [ObjectIdentifier: String] = [:]

  /// Creates a registry that knows the types of the library alone.
  public init() {}

  /// Lets files name a type whose values are numbers.
  ///
  /// - Parameters:
  ///   - type: The type; registered twice, the later name counts.
  ///   - name: Its name in files; a name that was given before names this type from now on. One of
  ///     the library's, such as number, or one in brackets names no type: writing tells J-6.
  public mutating func register<Value: AnimatableValue>(_ type: Value.Type, named name: String) {
    guard isFree(name, for: type) else { return }
    types[name] = type
    names[ObjectIdentifier(type)] = name
  }

  /// Lets files name a type whose values are compared, and never mixed.
  ///
  /// - Parameters:
  ///   - type: The type; its `Codable` says how a value stands in the file.
  ///   - name: Its name in files; a name that was given before names this type from now on. One of
  ///     the library's, such as number, or one in brackets names no type: writing tells J-6.
  public mutating func register<Wrapped: Hashable & Sendable & Codable>(
    discrete type: Wrapped.Type, named name: String
  ) {
    guard isFree(name, for: type), isFree(name, for: DiscreteValue<Wrapped>.self) else { return }
    types[name] = DiscreteValue<Wrapped>.self
    names[ObjectIdentifier(DiscreteValue<Wrapped>.self)] = name
    codecs[name] = DiscreteCodec<Wrapped>()
    codecNames[ObjectIdentifier(type)] = name
  }

  /// The names that were registered, on one line.
  public var description: String {
    types.isEmpty
      ? "the types of the library"
      : "the types of the library and " + types.keys.sorted().joined(separator: ", ").oneLine
  }

  /// Whether a file that names a type so means it.
  private mutating func isFree(_ name: String, for type: Any.Type) -> Bool {
    let isTaken = StandardValueType(rawValue: name) != nil
    let isArray = name.hasPrefix("[") && name.hasSuffix("]")
    refused[ObjectIdentifier(type)] = isTaken || isArray ? name : nil
    return !isTaken && !isArray
  }

  // MARK: Looking up

  /// The name under which a type was registered in vain; nil for none.
  func refusedName(of type: Any.Type) -> String? { refused[ObjectIdentifier(type)] }

  /// The name of a type; nil for one that is not registered.
  func name(of type: any AnimatableValue.Type) -> String? {
    if let name = StandardValueType(type)?.rawValue { return name }
    if let array = type as? any ArrayValue.Type {
      return name(of: array.elementType).map { "[\($0)]" }
    }
    return names[ObjectIdentifier(type)].flatMap {
      types[$0].map { ObjectIdentifier($0) } == ObjectIdentifier(type) ? $0 : nil
    }
  }

  /// The type with a name; nil for one that is not registered.
  func type(named name: String) -> (any AnimatableValue.Type)? {
    var element = name[...]
    var depth = 0
    while element.hasPrefix("["), element.hasSuffix("]"), element.utf8.count > 1 {
      element = element.dropFirst().dropLast()
      depth += 1
    }
    // Each level is a type of its own, made when it is asked for.
    guard depth <= 8 else { return nil }
    var type = StandardValueType(rawValue: String(element))?.type ?? types[String(element)]
    for _ in 0..<depth { type = type.map { Self.array(of: $0) } }
    return type
  }

  private static func array<Element: AnimatableValue>(
    of _: Element.Type
  ) -> any AnimatableValue.Type { [Element].self }

  /// How a value that is compared is written, by its name.
  func codec(named name: String) -> (any DiscreteCoding)? { codecs[name] }

  /// How a value that is compared is written, by its type.
  func codec(of type: Any.Type) -> (name: String, codec: any DiscreteCoding)? {
    guard let name = codecNames[ObjectIdentifier(type)], let codec = codecs[name] else {
      return nil
    }
    return (name, codec)
  }
}

/// The value types that every file may name.
enum StandardValueType: String, CaseIterable {
  case number, flag, point, size, rect, color, transform, path, contents, layer, text, integer

  var type: any AnimatableValue.Type {
    switch self {
    case .number: Double.self
    case .flag: Bool.self
    case .point: CGPoint.self
    case .size: CGSize.self
    case .rect: CGRect.self
    case .color: RGBAColor.self
    case .transform: Transform3D.self
    case .path: BezierPath.self
    case .contents: LayerContents.self
    case .layer: DiscreteValue<LayerID>.self
    case .text: DiscreteValue<String>.self
    case .integer: DiscreteValue<Int>.self
    }
  }

  init?(_ type: any AnimatableValue.Type) {
    guard let known = Self.allCases.first(where: { $0.type == type }) else { return nil }
    self = known
  }
}

/// An array, which can be taken apart without knowing what it is an array of.
protocol ArrayValue {
  static var elementType: any AnimatableValue.Type { get }
  static func parts(of value: FlatValue) -> [FlatValue]
  static func whole(of parts: [FlatValue]) -> FlatValue
}

extension Array: ArrayValue where Element: AnimatableValue {
  static var elementType: any AnimatableValue.Type { Element.self }

  static func parts(of value: FlatValue) -> [FlatValue] { Self(flat: value).map(\.flat) }

  static func whole(of parts: [FlatValue]) -> FlatValue { parts.map { Element(flat: $0) }.flat }
}
