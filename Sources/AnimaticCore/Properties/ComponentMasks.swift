// Component masks by property, to detect common components.

/// Components of a layer's properties: written by some paths, or interrupted.
package struct ComponentMasks: Sendable {
  private var masks = SmallMap<PropertyRoot, UInt64>()

  /// Creates an empty set.
  package init() {}

  package init(_ paths: some Sequence<PropertyPath>) {
    for path in paths { insert(path.mask, of: path.root) }
  }

  package var isEmpty: Bool { masks.isEmpty }

  /// The properties with components in the set.
  package var roots: [PropertyRoot] { masks.keys }

  /// Returns the component mask of a property.
  package func mask(of root: PropertyRoot) -> UInt64 { masks[root] ?? 0 }

  /// Adds components of a property.
  package mutating func insert(_ mask: UInt64, of root: PropertyRoot) {
    if mask != 0 { masks[root, default: 0] |= mask }
  }

  /// Returns whether both sets have common components.
  package func meets(_ other: ComponentMasks) -> Bool {
    masks.entries.contains { other.mask(of: $0) & $1 != 0 }
  }

  package mutating func formUnion(_ other: ComponentMasks) {
    for (root, mask) in other.masks.entries { insert(mask, of: root) }
  }

  /// Returns the components that both sets have.
  package func intersection(_ other: ComponentMasks) -> ComponentMasks {
    subtracting(subtracting(other))
  }

  /// Returns the set without some components.
  package func subtracting(_ other: ComponentMasks) -> ComponentMasks {
    var rest = ComponentMasks()
    for (root, mask) in masks.entries { rest.insert(mask & ~other.mask(of: root), of: root) }
    return rest
  }
}

extension PropertyPath {
  /// Returns the components of a write that differ from the old value.
  package func parts(changedFrom old: FlatValue, to new: FlatValue) -> ComponentMasks {
    var parts = ComponentMasks()
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
