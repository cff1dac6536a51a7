// What a block of a builder has written, and the container that is made of it.

import AnimaticCore

/// What a block of a builder has written: its statements, in order.
///
/// The builder makes it and a container takes it; nobody else needs to know what is in it. A
/// function of your own that takes a block has it as the result of its closure.
///
/// ```swift
/// func card(@CompositionBuilder _ content: () -> CompositionStatements) -> Composition {
///   Sequential(gap: 0.1, content).composition
/// }
/// ```
public struct CompositionStatements: CustomStringConvertible {
  /// The first statement; an empty composition is none.
  ///
  /// It stands here and not in the list, so that a block of one statement has no memory of its own.
  @usableFromInline var first: Composition
  /// What follows.
  @usableFromInline var rest: [CompositionStatements]

  @inlinable
  init(_ first: consuming Composition, rest: consuming [CompositionStatements] = []) {
    self.first = first
    self.rest = rest
  }

  /// How many statements were written, on one line.
  public var description: String {
    var count = 0
    var statements = self
    statements.visit { count += $0.isEmpty ? 0 : 1 }
    return "\(count) statement\(count == 1 ? "" : "s")"
  }

  /// Whether the first statement is a single verb that can be packed.
  var beginsWithVerb: Bool {
    if first.packedVerb != nil { return true }
    return first.isEmpty && rest.first?.first.packedVerb != nil
  }

  /// Shows every statement in order, to be looked at or emptied in its place: a copy of each would
  /// take longer than all the rest.
  mutating func visit(_ use: (inout Composition) -> Void) {
    use(&first)
    for index in rest.indices {
      if rest[index].rest.isEmpty { use(&rest[index].first) } else { rest[index].visit(use) }
    }
  }
}
