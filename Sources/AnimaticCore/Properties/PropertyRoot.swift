// One whole property of a layer: its name, what it holds, its default. Fields of it are
// PropertyPath's room.

/// A whole property of a layer, such as `position`, to which key paths like `position.x` belong.
package final class PropertyRoot: Sendable, Hashable {
  package let name: String
  package let kind: PropertyKind
  /// The value of a fresh layer.
  package let initial: FlatValue
  private let holds: @Sendable () -> any AnimatableValue.Type

  /// Creates a root; the initial value is Core Animation's for a fresh layer (Y-8).
  package init(
    _ name: String, _ kind: PropertyKind, _ initial: FlatValue,
    valueType: @autoclosure @escaping @Sendable () -> any AnimatableValue.Type
  ) {
    self.name = name
    self.kind = kind
    self.initial = initial
    holds = valueType
  }

  /// The Swift type of its values, made when somebody asks: the types of generic values take the
  /// runtime as long as a short chain.
  package var valueType: any AnimatableValue.Type { holds() }

  /// The numbers of a colour that was never set: clear, told apart from it by the sign of its alpha.
  ///
  /// Core Animation has nil there, and nothing can be interpolated from nil (B-5).
  package static let noColor = [0.0, 0, 0, -0.0]

  /// Whether the property may hold no colour.
  package var mayHaveNoColor: Bool {
    kind == .color && initial.numbers.last?.sign == .minus
  }

  /// Whether a value of the property is a colour that was never set: nothing can be interpolated
  /// from there (B-5).
  package func lacksColor(_ value: FlatValue) -> Bool {
    mayHaveNoColor && value.numbers.last?.sign == .minus && value.numbers.allSatisfy { $0 == 0 }
  }

  /// The root of a path that names nothing: it has no components.
  package static func unresolved(_ name: String) -> PropertyRoot {
    PropertyRoot(name, .vector(0), FlatValue([]), valueType: Double.self)
  }

  package static func == (first: PropertyRoot, second: PropertyRoot) -> Bool {
    first === second || (first.name == second.name && first.kind == second.kind)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
