// One whole property of a layer: its name, type, and default. Its components belong to
// PropertyPath.

/// A whole property of a layer, such as `position`, to which key paths like `position.x` belong.
package final class PropertyRoot: Sendable, Hashable {
  package let name: String
  package let kind: PropertyKind
  /// The value of a new layer; empty for an unknown property.
  package let initial: FlatValue
  /// The initial value as a block of a frame; not written after initialization.
  nonisolated(unsafe) let initialBlock: UnsafeMutablePointer<Double>
  /// The number of a standard property; -1 for any other.
  package let number: Int
  /// The Swift type of the values; nil for a standard or an unknown property.
  private let ownType: (any AnimatableValue.Type)?

  /// Creates a property with the value of a new layer; the type of a standard one is known.
  package init(
    _ name: String, _ kind: PropertyKind, _ initial: FlatValue, number: Int = -1,
    type: (any AnimatableValue.Type)? = nil
  ) {
    self.name = name
    self.kind = kind
    self.initial = initial
    self.number = number
    ownType = type
    initialBlock = .allocate(capacity: kind.blockSize)
    initialBlock.initialize(repeating: 0, count: kind.blockSize)
    let numbers = initial.numbers
    initialBlock.update(from: numbers, count: min(numbers.count, kind.blockSize))
    // Most transforms are initial, and decomposing one takes as long as evaluating it.
    if kind == .transform { _ = TransformBlock(initialBlock).isReadable }
  }

  deinit { initialBlock.deallocate() }

  /// The paths of the components that a key path can address.
  package var components: [PropertyPath] {
    kind.components.map { suffix, component in
      PropertyPath(keyPath: "\(name).\(suffix)", root: self, component: component)
    }
  }

  /// The Swift type of the values.
  ///
  /// The type of a standard property is created when it is read: creating those of all properties
  /// takes as long as running a short chain.
  package var valueType: any AnimatableValue.Type {
    ownType ?? StandardProperty(rawValue: number)?.valueType ?? Double.self
  }

  /// The numbers of an unset color: clear, distinguished by the sign of its alpha.
  ///
  /// Core Animation has nil there, which can't be interpolated (B-5).
  package static let noColor = [0.0, 0, 0, -0.0]

  /// Whether the property may hold no color.
  package var mayHaveNoColor: Bool { kind == .color && initialBlock[3].sign == .minus }

  /// Returns whether a value is an unset color, which can't be interpolated (B-5).
  package func lacksColor(_ value: FlatValue) -> Bool {
    mayHaveNoColor && Self.isNoColor(value.numbers)
  }

  /// Returns whether the numbers of a color are those of an unset one.
  static func isNoColor(_ numbers: some BidirectionalCollection<Double>) -> Bool {
    numbers.last?.sign == .minus && numbers.allSatisfy { $0 == 0 }
  }

  /// Returns the property of an unknown key path, without components.
  package static func unresolved(_ name: String) -> PropertyRoot {
    PropertyRoot(name, .vector(0), FlatValue([]))
  }

  package static func == (first: PropertyRoot, second: PropertyRoot) -> Bool {
    // A standard property exists once.
    first === second
      || first.number == second.number && first.name == second.name && first.kind == second.kind
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The path of the whole property.
  package var whole: PropertyPath {
    PropertyCatalogue.path(Int32(number) * PropertyCatalogue.stride)
      ?? PropertyPath(keyPath: name, root: self, component: .whole)
  }
}
