// The result builder: statements are compositions, in order.

/// Collects the statements of Sequential and Parallel: chains, nested containers, if and
/// for.
@resultBuilder
public enum CompositionBuilder {
  /// Takes one statement.
  ///
  /// - Parameter statement: A chain or any other composition.
  /// - Returns: The statement as a list.
  @inlinable
  public static func buildExpression(_ statement: some Composable) -> [Composition] {
    [statement.composition]
  }

  /// Starts a list.
  ///
  /// - Parameter first: The first statement.
  /// - Returns: The list.
  public static func buildPartialBlock(first: [Composition]) -> [Composition] { first }

  /// Continues a list.
  ///
  /// - Parameters:
  ///   - accumulated: What stands so far.
  ///   - next: The next statement.
  /// - Returns: The list.
  public static func buildPartialBlock(
    accumulated: [Composition], next: [Composition]
  ) -> [Composition] {
    accumulated + next
  }

  /// An empty block.
  ///
  /// - Returns: No statement.
  public static func buildBlock() -> [Composition] { [] }

  /// An if without an else.
  ///
  /// - Parameter statements: The statements, or nil where the condition does not hold.
  /// - Returns: The statements, if any.
  public static func buildOptional(_ statements: [Composition]?) -> [Composition] {
    statements ?? []
  }

  /// The first branch of an if or switch.
  ///
  /// - Parameter first: Its statements.
  /// - Returns: The same.
  public static func buildEither(first: [Composition]) -> [Composition] { first }

  /// The other branch of an if or switch.
  ///
  /// - Parameter second: Its statements.
  /// - Returns: The same.
  public static func buildEither(second: [Composition]) -> [Composition] { second }

  /// A for loop.
  ///
  /// - Parameter passes: The statements of each pass.
  /// - Returns: All of them, in order.
  public static func buildArray(_ passes: [[Composition]]) -> [Composition] {
    var all: [Composition] = []
    all.reserveCapacity(passes.reduce(0) { $0 + $1.count })
    for pass in passes {
      for index in pass.indices { all.append(pass[index]) }
    }
    return all
  }

  /// A block under an availability condition.
  ///
  /// - Parameter statements: Its statements.
  /// - Returns: The same.
  public static func buildLimitedAvailability(_ statements: [Composition]) -> [Composition] {
    statements
  }
}
