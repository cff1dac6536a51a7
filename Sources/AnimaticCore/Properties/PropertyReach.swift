// Parts of properties, to tell who writes the same as others.

/// Parts of a layer's properties: those that some paths write, or those that are taken from what
/// writes them.
package struct PropertyReach: Sendable {
  private var masks: [PropertyRoot: UInt64] = [:]

  /// Nothing.
  package init() {}

  package init(_ paths: some Sequence<PropertyPath>) {
    for path in paths { insert(path.mask, of: path.root) }
  }

  package var isEmpty: Bool { masks.isEmpty }

  /// The properties of which there are parts.
  package var roots: [PropertyRoot] { Array(masks.keys) }

  /// The parts of a property, one bit each.
  package func mask(of root: PropertyRoot) -> UInt64 { masks[root, default: 0] }

  /// Adds parts of a property.
  package mutating func insert(_ mask: UInt64, of root: PropertyRoot) {
    if mask != 0 { masks[root, default: 0] |= mask }
  }

  /// Whether some part is in both.
  package func meets(_ other: PropertyReach) -> Bool {
    masks.contains { other.mask(of: $0.key) & $0.value != 0 }
  }

  package mutating func formUnion(_ other: PropertyReach) {
    for (root, mask) in other.masks { insert(mask, of: root) }
  }

  /// The same without some parts.
  package func subtracting(_ other: PropertyReach) -> PropertyReach {
    var rest = PropertyReach()
    for (root, mask) in masks { rest.insert(mask & ~other.mask(of: root), of: root) }
    return rest
  }
}

extension PropertyPath {
  /// The parts of what it writes that are another than they were.
  package func parts(changedFrom old: FlatValue, to new: FlatValue) -> PropertyReach {
    var parts = PropertyReach()
    guard old.matches(new) else {
      parts.insert(mask, of: root)
      return parts
    }
    for (number, pair) in zip(old.numbers, new.numbers).enumerated() where pair.0 != pair.1 {
      parts.insert(mask(of: number), of: root)
    }
    return parts
  }
}
