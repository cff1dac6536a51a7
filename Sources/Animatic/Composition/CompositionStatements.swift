// The statements of a builder's block.

import AnimaticCore

/// The statements of a builder's block, in order.
///
/// The builder creates it and a container consumes it. A custom function that takes a block uses it
/// as the result of its closure.
///
/// ```swift
/// func card(@CompositionBuilder _ content: () -> CompositionStatements) -> Composition {
///   Sequential(gap: 0.1, content).composition
/// }
/// ```
public struct CompositionStatements: CustomStringConvertible {
  var statements: [Composition]

  /// The number of statements, on one line.
  public var description: String { statements.count { !$0.body.isEmpty }.of("statement") }
}

extension Composition {
  /// Creates a container of statements, with an operator and a gap between them.
  init(
    _ kind: CompositionNode.Kind, _ nodeOperator: NodeOperator? = nil, gap: Double = 0,
    of statements: consuming CompositionStatements, file: String, line: UInt
  ) {
    var body = CompositionBody()
    for statement in statements.statements { body.append(statement: statement.body) }
    body.fold(into: kind, body.record(begin: gap, file, line), nodeOperator)
    self.init(consume body)
  }
}
