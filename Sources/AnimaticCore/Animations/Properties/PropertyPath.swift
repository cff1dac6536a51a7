// A key path, resolved: which property, which part of it, and the Swift type of its values.

/// A key path that addresses a property or a part of one.
package final class PropertyPath: Sendable, Hashable {
  package let keyPath: String
  package let root: PropertyRoot
  package let field: PropertyField
  package let valueType: any AnimatableValue.Type

  package init(
    keyPath: String, root: PropertyRoot, field: PropertyField,
    valueType: any AnimatableValue.Type
  ) {
    self.keyPath = keyPath
    self.root = root
    self.field = field
    self.valueType = valueType
  }

  /// How many numbers one value at this path holds.
  package var count: Int {
    switch field {
    case .whole: isResolved ? root.kind.count : max(1, valueType.componentCount)
    case .slice(_, let count): count
    case .transform(let field): field.count
    }
  }

  /// Whether a write to this path leaves nothing of what a write to the other left.
  package func covers(_ other: PropertyPath) -> Bool {
    guard root == other.root else { return false }
    switch (field, other.field) {
    case (.whole, _): return true
    case (.slice(let from, let count), .slice(let otherFrom, let otherCount)):
      return from <= otherFrom && from + count >= otherFrom + otherCount
    case (.transform(let field), .transform(let other)):
      return !field.parts.isEmpty && field.parts.isSuperset(of: other.parts)
    default: return false
    }
  }

  package static func == (first: PropertyPath, second: PropertyPath) -> Bool {
    first === second
      || (first.keyPath == second.keyPath && first.root == second.root
        && first.valueType == second.valueType)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
  }
}

extension TransformField {
  /// The scalar components that a write to the field sets.
  package var parts: Set<TransformField> {
    switch self {
    case .rotation, .rotationZ: [.rotationZ]
    case .scale: [.scaleX, .scaleY, .scaleZ]
    case .scaleXY: [.scaleX, .scaleY]
    case .translation: [.translationX, .translationY]
    default: [self]
    }
  }
}
