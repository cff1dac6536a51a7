// The wait statement.

import AnimaticCore

/// A pause in a builder.
///
/// A gap counts on both sides of it, as for any other statement.
///
/// ```swift
/// Sequential { Animate(a).fadeIn(); Wait(0.2); Animate(b).fadeIn() }
/// ```
public struct Wait: Composable, CustomStringConvertible {
  /// The pause as a composition.
  public let composition: Composition

  /// Creates a pause of a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: Seconds; a negative or nonfinite number counts as 0, and is reported.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(_ seconds: Double, file: String = #fileID, line: UInt = #line) {
    var composition = Composition()
    var record = composition.body.record(file, line)
    record.duration = seconds
    composition.body.nodes.append(CompositionNode(.wait, record, layer: -1))
    if !(seconds >= 0 && seconds.isTime) {
      composition.body.report(.unusableTime("wait", seconds), file, line)
    }
    self.composition = composition
  }

  /// The duration, on one line.
  public var description: String { "wait \(composition.body.nodes[0].record.duration.text) s" }
}
