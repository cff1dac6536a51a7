// The shape of a value, besides its numbers.

// The structure that two values must share to be interpolated component by component.

/// The non-numeric part of a value: the number and the meaning of its components.
///
/// An array's shape is its count, a path's the kinds of its elements, a discrete value's the value.
/// A reference, because most values have none, and copying an absent existential takes long.
package final class ValueShape: Sendable, Equatable, CustomStringConvertible {
  package let base: any Hashable & Sendable
  /// The number of elements of an array; nil for other values.
  package let count: Int?

  package init(_ base: any Hashable & Sendable, count: Int? = nil) {
    self.base = base
    self.count = count
  }

  @inline(never)
  package static func == (first: ValueShape, second: ValueShape) -> Bool {
    first === second || AnyHashable(first.base) == AnyHashable(second.base)
  }

  package var description: String { "\(base)".oneLine }
}
