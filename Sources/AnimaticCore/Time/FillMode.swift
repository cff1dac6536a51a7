// What an animation shows outside its active interval.

/// What an animation shows before it begins and after it ends.
///
/// Follows T-11. Core Animation's legacy `frozen` is `both`.
public enum FillMode: String, Sendable, Hashable, Codable, CaseIterable, CustomStringConvertible {
  /// Nothing: the model value shows on both sides.
  case removed
  /// The terminal sample after the end.
  case forwards
  /// The first sample before the begin.
  case backwards
  /// The first sample before the begin and the terminal sample after the end.
  case both

  /// Creates the mode from its two sides.
  package init(forwards: Bool, backwards: Bool) {
    self =
      switch (forwards, backwards) {
      case (false, false): .removed
      case (true, false): .forwards
      case (false, true): .backwards
      case (true, true): .both
      }
  }

  /// Whether the terminal sample shows after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }

  /// Whether the first sample shows before the begin.
  public var fillsBackwards: Bool { self == .backwards || self == .both }

  /// The mode as one word.
  public var description: String { rawValue }
}
