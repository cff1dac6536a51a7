// Properties without a part in equality.

/// A property that equality and hashing ignore.
@propertyWrapper
package struct Uncompared<Value: Sendable>: Sendable, Hashable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (first: Self, second: Self) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
