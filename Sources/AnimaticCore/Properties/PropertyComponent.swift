// The part of a property that a path writes.

/// The part of a property that a key path addresses.
package enum PropertyComponent: Sendable, Hashable {
  /// The whole value.
  case whole
  /// A first component and a count.
  case slice(Int, Int)
  /// A virtual component of a transform.
  case transform(TransformComponent)
  /// A whole transform made from numbers.
  case function(ValueFunction)

  /// The index of its first number in the block of a property; nil if it has none of its own.
  func firstNumber(in kind: PropertyKind) -> Int? {
    switch self {
    case .whole: kind == .transform || kind.count == 0 ? nil : 0
    case .slice(let first, _): first
    case .transform, .function: nil
    }
  }
}
