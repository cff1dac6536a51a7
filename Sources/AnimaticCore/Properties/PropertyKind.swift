// The kinds of property: how many numbers one holds and which fields Core Animation's key paths
// give it (P-5, P-6).

/// What a property holds, as far as its key paths and its interpolation go.
package enum PropertyKind: Sendable, Hashable {
  case number, flag, point, size, rect, color, transform
  /// A value of no fixed count of numbers: a path, an array, contents, something discrete.
  case shaped
  /// A value type that a user declared: so many components, no fields.
  case vector(Int)

  /// How many numbers one value holds.
  package var count: Int {
    switch self {
    case .number, .flag: 1
    case .shaped: 0
    case .point, .size: 2
    case .rect, .color: 4
    case .transform: 16
    case .vector(let count): count
    }
  }

  /// What a field of a property is called and which part of the value it reads and writes.
  package var fields: [(suffix: String, field: PropertyField)] {
    switch self {
    case .number, .flag, .color, .shaped, .vector: []
    case .point: [("x", .slice(0, 1)), ("y", .slice(1, 1))]
    case .size: [("width", .slice(0, 1)), ("height", .slice(1, 1))]
    case .rect:
      [
        ("origin", .slice(0, 2)), ("origin.x", .slice(0, 1)), ("origin.y", .slice(1, 1)),
        ("size", .slice(2, 2)), ("size.width", .slice(2, 1)), ("size.height", .slice(3, 1)),
      ]
    case .transform: TransformField.allCases.map { ($0.rawValue, .transform($0)) }
    }
  }
}

/// The part of a property that a key path addresses.
package enum PropertyField: Sendable, Hashable {
  /// All of it.
  case whole
  /// So many components from one on.
  case slice(Int, Int)
  /// A virtual component of a transform.
  case transform(TransformField)
  /// A whole transform, made from numbers.
  case function(ValueFunction)
}

/// The virtual components of a transform (P-6).
package enum TransformField: String, Sendable, Hashable, CaseIterable {
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case scaleXY = "scale.xy"
  case scaleXZ = "scale.xz"
  case scaleYZ = "scale.yz"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  /// How many numbers the component holds: two for the translation, one for all others.
  package var count: Int { self == .translation ? 2 : 1 }
}
