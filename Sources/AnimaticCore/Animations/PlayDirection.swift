// The direction in which an event occurs.

/// The direction of time: from begin to end, or back.
public enum PlayDirection: String, Sendable, Hashable, CustomStringConvertible {
  /// From the begin to the end.
  case forwards
  /// From the end to the begin: the second half of an autoreversing iteration, or reversed
  /// playback.
  case backwards

  /// The direction as one word.
  public var description: String { rawValue }
}
