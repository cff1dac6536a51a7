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
  /// The content of the only statement, or one tree per statement.
  @usableFromInline var content: Composition
  /// The number of statements; an empty one counts while it is the only one.
  @usableFromInline var count: Int

  @inlinable
  init(_ statement: consuming Composition = Composition()) {
    content = statement
    count = 1
  }

  /// Creates the statements of several blocks.
  @usableFromInline
  init(_ blocks: consuming [CompositionStatements]) {
    var blocks = blocks
    var body = CompositionBody()
    // A container adds a node.
    var size = (nodes: 1, numbers: 0)
    for index in blocks.indices { blocks[index].content.addSize(to: &size) }
    body.nodes.reserveCapacity(size.nodes)
    body.pool.numbers.reserveCapacity(size.numbers)
    count = 0
    for index in blocks.indices { count += blocks[index].move(to: &body) }
    content = Composition(consume body)
  }

  init(_ statements: [Composition]) { self.init(statements.map { CompositionStatements($0) }) }

  /// The number of statements, on one line.
  public var description: String { (content.isEmpty ? 0 : count).of("statement") }

  /// Appends the statements of another block.
  @usableFromInline
  mutating func append(_ next: consuming CompositionStatements) {
    if content.isEmpty {
      self = next
    } else {
      if count == 1 { content.body.close() }
      count += next.move(to: &content.body)
    }
  }

  /// Moves the statements to a body, to avoid copies, and returns their number.
  @inline(__always)
  private mutating func move(to body: inout CompositionBody) -> Int {
    if content.isEmpty { return 0 }
    if count == 1 { body.append(statement: &content) } else { body.append(content.takeBody()) }
    return count
  }

  /// Moves the content out, with one tree per statement.
  fileprivate mutating func takeBody() -> CompositionBody {
    var body = content.takeBody()
    if count == 1 { body.close() }
    return body
  }
}

extension Composition {
  /// Creates a container of statements, with an operator and a gap between them.
  init(
    _ kind: CompositionNode.Kind, _ nodeOperator: NodeOperator? = nil, gap: Double = 0,
    of statements: consuming CompositionStatements, file: String, line: UInt
  ) {
    var statements = statements
    var body = statements.takeBody()
    body.fold(into: kind, body.record(begin: gap, file, line), nodeOperator)
    self.init(consume body)
  }
}
