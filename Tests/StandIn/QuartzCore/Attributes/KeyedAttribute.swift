// A property of key-value coding: by name, with components, of any type.

/// An error of key-value coding.
enum KeyFault: Error {
  /// The property has no part of this name.
  case unknownPart
  /// The value is of a type that the property does not hold.
  case wrongType
}

/// A property of any type.
protocol KeyedAttribute: Sendable {
  var name: String { get }
  func value(of part: String?, in store: AttributeStore) throws(KeyFault) -> Any?
  func set(_ value: Any?, as part: String?, in store: inout AttributeStore) throws(KeyFault)
  /// The default, boxed.
  var initialValue: Any? { get }
}

extension Attribute: KeyedAttribute {
  func value(of path: String?, in store: AttributeStore) throws(KeyFault) -> Any? {
    guard let path else { return store[self].boxed }
    guard let part = Value.part(path) else { throw .unknownPart }
    return part.read(store[self])
  }

  func set(_ value: Any?, as path: String?, in store: inout AttributeStore) throws(KeyFault) {
    guard let path else {
      // Nil is 0 for numbers (P-14), and the default for other structures.
      guard let new = Value.unboxed(value) ?? (value == nil ? initial() : nil) else {
        throw .wrongType
      }
      store[self] = new
      return
    }
    guard let part = Value.part(path) else { throw .unknownPart }
    guard let whole = part.write(store[self], value) as? Value else { throw .wrongType }
    store[self] = whole
  }

  var initialValue: Any? { initial().boxed }
}

/// Properties by their names.
func table(_ attributes: [any KeyedAttribute]) -> [String: any KeyedAttribute] {
  Dictionary(attributes.map { ($0.name, $0) }) { _, last in last }
}
