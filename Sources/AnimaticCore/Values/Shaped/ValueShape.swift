// What two values must have in common so that one can turn into the other number by number.

/// The part of a value that is not numbers: how many there are and what they mean.
///
/// An array has its count, a path the kinds of its elements, a discrete value itself.
package struct ValueShape: Sendable, Equatable, CustomStringConvertible {
  package let base: any Hashable & Sendable
  /// How many elements an array has; nil for anything else.
  package let count: Int?

  package init(_ base: any Hashable & Sendable, count: Int? = nil) {
    self.base = base
    self.count = count
  }

  package static func == (first: ValueShape, second: ValueShape) -> Bool {
    AnyHashable(first.base) == AnyHashable(second.base)
  }

  package var description: String { "\(base)".oneLine }
}

/// A value that is more than a fixed count of numbers: an array, a path, something discrete.
package protocol ShapedValue: AnimatableValue {
  /// What is not numbers.
  var shape: ValueShape { get }

  /// Creates a value from its parts; a shape of another type of value gives an empty one.
  init(shape: ValueShape, components: [Double])
}

extension ShapedValue {
  /// A value of no fixed count says so with 0.
  public static var animatableComponentCount: Int { 0 }
}
