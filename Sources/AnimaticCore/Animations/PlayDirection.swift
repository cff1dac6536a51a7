// Which way time runs where something is heard.

/// Which way time runs through something: from its begin to its end, or back.
public enum PlayDirection: String, Sendable, Hashable, CustomStringConvertible {
  /// From the begin to the end.
  case forwards
  /// From the end to the begin: on the way back of something played to and fro, or reversed.
  case backwards

  /// The direction as one word.
  public var description: String { rawValue }
}
