// The kinds of property: the number of components and the key path suffixes in Core Animation (P-5,
// P-6).

/// The kind of a property's values, for key paths and interpolation.
package enum PropertyKind: Sendable, Hashable {
  case number, flag, point, size, rect, color, transform
  /// A value without a fixed number of components: a path, an array, contents, a discrete value.
  case shaped
  /// A custom value type: a number of components, without key path suffixes.
  case vector(Int)

  /// The number of components of a value.
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

  /// The key path suffixes and the parts of the value that they address.
  package var components: [(suffix: String, component: PropertyComponent)] {
    switch self {
    case .number, .flag, .color, .shaped, .vector: []
    case .point: [("x", .slice(0, 1)), ("y", .slice(1, 1))]
    case .size: [("width", .slice(0, 1)), ("height", .slice(1, 1))]
    case .rect:
      [
        ("origin", .slice(0, 2)), ("origin.x", .slice(0, 1)), ("origin.y", .slice(1, 1)),
        ("size", .slice(2, 2)), ("size.width", .slice(2, 1)), ("size.height", .slice(3, 1)),
      ]
    case .transform: TransformComponent.allCases.map { ($0.rawValue, .transform($0)) }
    }
  }

  /// The number of numbers of a property in a frame.
  package var blockSize: Int { self == .transform ? TransformBlock.size : count }
}
