// The presentation outside an animation's active interval.

/// The presentation of an animation before it begins and after it ends.
///
/// Follows T-11. Core Animation's legacy `frozen` is `both`.
public enum FillMode: String, Sendable, Hashable, Codable, CaseIterable, CustomStringConvertible {
  /// None: the model value is displayed on both sides.
  case removed
  /// The final value after the end.
  case forwards
  /// The first value before the begin.
  case backwards
  /// The first value before the begin and the final value after the end.
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

  /// Whether the final value fills after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }

  /// Whether the first value fills before the begin.
  public var fillsBackwards: Bool { self == .backwards || self == .both }

  /// The mode as one word.
  public var description: String { rawValue }
}
