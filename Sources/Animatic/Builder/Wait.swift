// Time in which nothing moves.

import AnimaticCore

/// A statement of a builder in which nothing moves.
///
/// A gap counts on both sides of it, as for any other statement.
///
/// ```swift
/// Sequential { Animate(a).fadeIn(); Wait(0.2); Animate(b).fadeIn() }
/// ```
public struct Wait: Composable, CustomStringConvertible {
  /// The description of what it is made of.
  public let composition: Composition

  /// Creates a wait.
  ///
  /// - Parameters:
  ///   - seconds: Seconds; a number below 0 or not finite counts as 0, and is told.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(_ seconds: Double, file: String = #fileID, line: UInt = #line) {
    var composition = Composition()
    var record = AnimationRecord(.group, duration: seconds)
    composition.body.pool.mark(&record, file: file, line: line)
    composition.body.nodes.append(CompositionNode(.wait, record, layer: -1))
    if !(seconds >= 0 && seconds.isFinite) {
      composition.body.problems.append(
        .unusableTime("wait", seconds, at: SourcePlace(file: file, line: line)))
    }
    self.composition = composition
  }

  /// How long it is, on one line.
  public var description: String { "wait \(composition.body.nodes[0].record.duration.text) s" }
}
