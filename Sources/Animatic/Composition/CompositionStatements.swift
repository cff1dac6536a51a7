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
  /// The first statement; an empty composition for none.
  ///
  /// Stored separately, so a block of one statement allocates no memory.
  var first: Composition
  /// The other statements.
  var rest: [CompositionStatements]

  init(_ first: consuming Composition, rest: consuming [CompositionStatements] = []) {
    self.first = first
    self.rest = rest
  }

  init(_ statements: [Composition]) {
    self.init(Composition(), rest: statements.map { CompositionStatements($0) })
  }

  /// The number of statements, on one line.
  public var description: String {
    var count = 0
    var statements = self
    statements.visit { count += $0.isEmpty ? 0 : 1 }
    return count.of("statement")
  }

  /// Passes every statement to a closure in order, to read or empty it in place: copies would
  /// dominate the cost.
  mutating func visit(_ use: (inout Composition) -> Void) {
    use(&first)
    for index in rest.indices {
      if rest[index].rest.isEmpty { use(&rest[index].first) } else { rest[index].visit(use) }
    }
  }
}

extension Composition {
  /// Creates a container of statements, with an operator and a gap between them.
  init(
    _ kind: CompositionNode.Kind, _ nodeOperator: NodeOperator? = nil, gap: Double = 0,
    of statements: consuming CompositionStatements, file: String, line: UInt
  ) {
    var statements = statements
    var body = CompositionBody()
    var (nodeCount, numberCount) = (1, 0)
    statements.visit {
      let size = $0.treeSize
      nodeCount += size.nodes
      numberCount += size.numbers
    }
    body.nodes.reserveCapacity(nodeCount)
    body.pool.numbers.reserveCapacity(numberCount)
    statements.visit { body.append(statement: &$0) }
    body.fold(into: kind, body.record(begin: gap, file, line), nodeOperator)
    self.init(consume body)
  }
}
