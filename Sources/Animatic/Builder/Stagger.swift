// The stagger statement.

import AnimaticCore

/// A composition of statements with staggered begins.
///
/// ```swift
/// Stagger(each: 0.05, from: .center) {
///   for cell in cells { Animate(cell).fadeIn() }
/// }
/// ```
public struct Stagger: Composable, CustomStringConvertible {
  /// The composition of the statements.
  public let composition: Composition

  /// Creates a stagger with a constant interval between begins.
  ///
  /// - Parameters:
  ///   - each: Seconds from one begin to the next; 0 plays all in parallel, a negative interval
  ///     reverses the order.
  ///   - origin: The statement that begins first; the others follow by their distance from it.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - content: The statements.
  public init(
    each: Double, from origin: StaggerOrigin = .first, file: String = #fileID, line: UInt = #line,
    @CompositionBuilder _ content: () -> CompositionStatements
  ) {
    composition = Composition(
      .stagger, .stagger(each: each, from: origin), of: content(), file: file, line: line)
  }

  /// Creates a stagger in which each statement begins at a fraction of the preceding one.
  ///
  /// - Parameters:
  ///   - lag: The fraction: 0 plays all in parallel, 1 in sequence; a negative one begins before
  ///     the preceding statement.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - content: The statements.
  public init(
    lag: Double, file: String = #fileID, line: UInt = #line,
    @CompositionBuilder _ content: () -> CompositionStatements
  ) {
    composition = Composition(.stagger, .lag(lag), of: content(), file: file, line: line)
  }

  /// The number of animations, on one line.
  public var description: String { "stagger, \(composition)" }
}
