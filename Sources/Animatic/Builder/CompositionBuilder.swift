// The result builder of compositions.

/// A result builder for the statements of Sequential and Parallel, with if and for.
@resultBuilder
public enum CompositionBuilder {
  /// Takes one statement.
  ///
  /// - Parameter statement: A chain or any other composition.
  /// - Returns: The statement.
  public static func buildExpression(
    _ statement: consuming some Composable
  ) -> CompositionStatements {
    CompositionStatements(statements: [statement.composition])
  }

  /// Starts a block.
  ///
  /// - Parameter first: The first statement.
  /// - Returns: The statements.
  public static func buildPartialBlock(
    first: consuming CompositionStatements
  ) -> CompositionStatements {
    first
  }

  /// Continues a block.
  ///
  /// - Parameters:
  ///   - accumulated: The statements so far.
  ///   - next: The next statement.
  /// - Returns: The statements.
  public static func buildPartialBlock(
    accumulated: consuming CompositionStatements, next: consuming CompositionStatements
  ) -> CompositionStatements {
    var all = accumulated
    all.statements += next.statements
    return all
  }

  /// Supports an empty block.
  ///
  /// - Returns: No statement.
  public static func buildBlock() -> CompositionStatements {
    CompositionStatements(statements: [])
  }

  /// Supports an if without an else.
  ///
  /// - Parameter statements: The statements, or nil if the condition is false.
  /// - Returns: The statements, if any.
  public static func buildOptional(
    _ statements: consuming CompositionStatements?
  ) -> CompositionStatements {
    statements ?? buildBlock()
  }

  /// Supports the first branch of an if or switch.
  ///
  /// - Parameter first: Its statements.
  /// - Returns: The same.
  public static func buildEither(
    first: consuming CompositionStatements
  ) -> CompositionStatements {
    first
  }

  /// Supports the other branch of an if or switch.
  ///
  /// - Parameter second: Its statements.
  /// - Returns: The same.
  public static func buildEither(
    second: consuming CompositionStatements
  ) -> CompositionStatements {
    second
  }

  /// Supports a for loop.
  ///
  /// - Parameter passes: The statements of each iteration.
  /// - Returns: All of them, in order.
  public static func buildArray(
    _ passes: consuming [CompositionStatements]
  ) -> CompositionStatements {
    CompositionStatements(statements: passes.flatMap(\.statements))
  }

  /// Supports a block under an availability condition.
  ///
  /// - Parameter statements: Its statements.
  /// - Returns: The same.
  public static func buildLimitedAvailability(
    _ statements: consuming CompositionStatements
  ) -> CompositionStatements {
    statements
  }
}
