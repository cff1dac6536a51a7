// One whole property of a layer: its name, what it holds, its default. Fields of it are
// PropertyPath's room.

/// A whole property of a layer, such as `position`, to which key paths like `position.x` belong.
package final class PropertyRoot: Sendable, Hashable {
  package let name: String
  package let kind: PropertyKind
  package let defaults: [Double]

  /// Creates a root; the defaults are Core Animation's for a fresh layer (Y-8).
  package init(_ name: String, _ kind: PropertyKind, _ defaults: [Double]) {
    self.name = name
    self.kind = kind
    self.defaults = defaults
  }

  package static func == (first: PropertyRoot, second: PropertyRoot) -> Bool {
    first === second || (first.name == second.name && first.kind == second.kind)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
