// A named property with its type and default, and the storage of property values.

/// A property of a layer or an animation.
struct Attribute<Value: AttributeValue>: Sendable {
  let name: String
  let initial: @Sendable () -> Value

  init(_ name: String, _ initial: @autoclosure @escaping @Sendable () -> Value) {
    self.name = name
    self.initial = initial
  }
}

/// The values that were set, by the names of their properties.
struct AttributeStore {
  private var values: [String: Any] = [:]
  /// The values of custom keys.
  var custom: [String: Any] = [:]

  subscript<Value>(attribute: Attribute<Value>) -> Value {
    get {
      // Unwrapped first: a missing value would otherwise pass for an optional that is nil.
      guard let value = values[attribute.name] else { return attribute.initial() }
      return value as? Value ?? attribute.initial()
    }
    set { values[attribute.name] = newValue }
  }
}
