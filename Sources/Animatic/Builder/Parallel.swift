// The parallel statement.

import AnimaticCore

/// A composition of statements that begin together.
///
/// ```swift
/// Parallel {
///   Animate(title).fade(from: 0, to: 1)
///   for cell in cells { Animate(cell).scale(from: 0.8, to: 1) }
/// }
/// ```
public struct Parallel: Composable, CustomStringConvertible {
  /// The composition of the statements.
  public let composition: Composition

  /// Creates a composition of statements that begin together.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - content: The statements.
  public init(
    file: String = #fileID, line: UInt = #line,
    @CompositionBuilder _ content: () -> CompositionStatements
  ) {
    composition = Composition(.parallel, of: content(), file: file, line: line)
  }

  /// The number of animations, on one line.
  public var description: String { "parallel, \(composition)" }
}
