// A value that jumps, and where.

/// A time at which a value changes discontinuously.
public struct TimelineJump<Value: AnimatableValue>: Sendable, Equatable, CustomStringConvertible {
  /// Seconds since the begin.
  public let time: Double

  /// The presentation value right before the jump.
  public let before: Value

  /// The presentation value right after the jump.
  public let after: Value

  /// Both values and the time on one line.
  public var description: String {
    let texts = NumberText.distinct {
      (before.flat.text(as: Value.self), after.flat.text(as: Value.self))
    }
    return "from \(texts.0) to \(texts.1) at \(time.text) s".oneLine
  }
}
