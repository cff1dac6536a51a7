// The sequential statement.

import AnimaticCore

/// A composition of statements that play one after the other.
///
/// ```swift
/// Sequential(gap: 0.1) {
///   Animate(title).fade(from: 0, to: 1, duration: 0.3)  // 0…0.3
///   Animate(box).move(to: [0, 0])                       // 0.4…1.4
/// }
/// ```
public struct Sequential: Composable, CustomStringConvertible {
  /// The composition of the statements.
  public let composition: Composition

  /// Creates a composition of statements that play one after the other.
  ///
  /// - Parameters:
  ///   - gap: Seconds between two statements; a negative gap overlaps them.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - content: The statements.
  public init(
    gap: Double = 0, file: String = #fileID, line: UInt = #line,
    @CompositionBuilder _ content: () -> CompositionStatements
  ) {
    composition = Composition(.sequence, gap: gap, of: content(), file: file, line: line)
  }

  /// The number of animations, on one line.
  public var description: String { "sequence, \(composition)" }
}
