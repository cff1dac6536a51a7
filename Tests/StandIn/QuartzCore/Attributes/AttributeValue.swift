// What a property can hold, and how key-value coding hands it over.

import Foundation

/// A type of property that key-value coding can read and write.
protocol AttributeValue {
  /// The value in an object of key-value coding; nil where it is of another type.
  static func unboxed(_ value: Any?) -> Self?
  /// As key-value coding returns it: numbers as NSNumber, geometry bare, transforms as NSValue.
  var boxed: Any? { get }
  /// A part that a key path can name; nil where there is no such part.
  static func part(_ path: String) -> AttributePart?
}

extension AttributeValue {
  static func unboxed(_ value: Any?) -> Self? { value as? Self }
  var boxed: Any? { self }
  static func part(_ path: String) -> AttributePart? { nil }
}

/// One field of a structure, as in "position.x".
struct AttributePart {
  /// The field of a whole.
  let read: (Any) -> Any?
  /// The whole with another field; nil where the value is of another type.
  let write: (Any, Any?) -> Any?

  init<Whole, Value: AttributeValue>(_ field: WritableKeyPath<Whole, Value>) {
    read = { ($0 as? Whole).flatMap { $0[keyPath: field].boxed } }
    write = { whole, value in
      guard var whole = whole as? Whole, let value = Value.unboxed(value) else { return nil }
      whole[keyPath: field] = value
      return whole
    }
  }
}

/// An object of any type, or none.
struct AnyAttributeValue: AttributeValue {
  let object: Any?
  static func unboxed(_ value: Any?) -> Self? { Self(object: value) }
  var boxed: Any? { object }
}

extension Optional: AttributeValue where Wrapped: AttributeValue {
  static func unboxed(_ value: Any?) -> Self? {
    guard let value else { return .some(nil) }
    return Wrapped.unboxed(value).map { .some($0) }
  }
  var boxed: Any? { flatMap(\.boxed) }
}

extension Array: AttributeValue {}
extension Dictionary: AttributeValue {}
extension String: AttributeValue {}
