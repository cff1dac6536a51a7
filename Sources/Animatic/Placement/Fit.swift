// The ways to fit content into a length.

import AnimaticCore

/// A way to fit a composition to a duration.
public enum Fit: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Cuts a longer composition; holds the last value of a shorter one.
  case clip
  /// Plays it faster or slower.
  case stretch
  /// Holds the last value of a shorter composition; a longer one is unchanged.
  case hold

  /// The name of the case.
  public var description: String { rawValue }
}
