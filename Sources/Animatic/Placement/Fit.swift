// What happens when something is given another length than it has.

/// How a composition is made to last as long as it is told.
public enum Fit: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Cuts off what is too long; where it is too short, its last sample holds.
  case clip
  /// Plays it faster or slower.
  case stretch
  /// Lets its last sample hold until the time is over; what is too long is not touched.
  case hold

  /// The name.
  public var description: String { rawValue }
}
