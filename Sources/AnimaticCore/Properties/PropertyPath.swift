// A key path, resolved: which property, which part of it, and the Swift type of its values.

/// A key path that addresses a property or a part of one.
package final class PropertyPath: Sendable, Hashable {
  package let keyPath: String
  package let root: PropertyRoot
  package let field: PropertyField
  /// Nil for the type of what the root holds.
  private let ownType: (any AnimatableValue.Type)?
  /// What it is without its value function.
  package let plain: PropertyPath?

  package init(
    keyPath: String, root: PropertyRoot, field: PropertyField,
    valueType: (any AnimatableValue.Type)? = nil, plain: PropertyPath? = nil
  ) {
    self.plain = plain
    self.keyPath = keyPath
    self.root = root
    self.field = field
    ownType = valueType
  }

  /// The Swift type of its values.
  package var valueType: any AnimatableValue.Type { ownType ?? root.valueType }

  /// How many numbers one value at this path holds.
  package var count: Int {
    switch field {
    case .whole: isResolved ? root.kind.count : valueType.usableCount
    case .function(let function): function.inputCount
    case .slice(_, let count): count
    case .transform(let field): field.count
    }
  }

  /// Whether a value function makes what is written.
  package var isFunction: Bool {
    if case .function = field { true } else { false }
  }

  /// Whether the values are whole transforms.
  package var isWholeTransform: Bool { field == .whole && root.kind == .transform }

  /// Whether the values are a component of a transform.
  package var isTransformPart: Bool {
    if case .transform = field { true } else { false }
  }

  /// Whether numbers can be added to the property.
  package var isBlended: Bool {
    guard isResolved, !isWholeTransform, !isFunction else { return false }
    switch root.kind {
    case .color, .flag, .shaped: return false
    default: return true
    }
  }

  /// The parts of the root that the path writes, one bit each: two paths meet where their bits do.
  package var mask: UInt64 {
    switch field {
    case .whole, .function: .max
    case .slice(let first, let count): ((1 << UInt64(count)) - 1) << UInt64(first)
    case .transform(let field): field.mask
    }
  }

  /// The part of the root that one of its numbers writes.
  package func mask(of number: Int) -> UInt64 {
    switch field {
    case .whole: number < 64 && !isWholeTransform ? 1 << UInt64(number) : .max
    case .function: .max
    case .slice(let first, _): 1 << UInt64(first + number)
    case .transform(let field): field.mask(of: number)
    }
  }

  package static func == (first: PropertyPath, second: PropertyPath) -> Bool {
    first === second
      || (first.keyPath == second.keyPath && first.root == second.root
        && first.field == second.field && first.valueType == second.valueType)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
  }
}

extension TransformField {
  /// The parts that are translations.
  package static let translations =
    translationX.mask | translationY.mask | translationZ.mask

  /// All parts that have a name.
  package static let all = allCases.reduce(0) { $0 | $1.mask }

  /// The scalar components that a write to the field sets, one bit each.
  package var mask: UInt64 {
    switch self {
    case .rotationX: 1
    case .rotationY: 1 << 1
    case .rotation, .rotationZ: 1 << 2
    case .scaleX: 1 << 3
    case .scaleY: 1 << 4
    case .scaleZ: 1 << 5
    case .scaleXY: 3 << 3
    case .scaleXZ: 5 << 3
    case .scaleYZ: 6 << 3
    case .scale: 7 << 3
    case .translationX: 1 << 6
    case .translationY: 1 << 7
    case .translation: 3 << 6
    case .translationZ: 1 << 8
    }
  }

  /// The components that one of its numbers sets.
  package func mask(of number: Int) -> UInt64 {
    guard self == .translation else { return mask }
    return number == 0 ? Self.translationX.mask : Self.translationY.mask
  }
}

extension PropertyRoot {
  /// The path of all of the root.
  package var whole: PropertyPath {
    PropertyPath(keyPath: name, root: self, field: .whole)
  }
}
