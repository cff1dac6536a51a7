// A named time of a composition.

import AnimaticCore

/// A named marker on a composition's timeline.
///
/// Declare cues as constants, so the compiler finds misspellings. Cues only refer backward: a
/// position can name a cue that was written before it.
///
/// ```swift
/// extension Cue { static let revealed = Cue("revealed") }
/// Animate(box).fadeIn().cue(.revealed).move(x: 9, at: .cue(.revealed) + 0.5)
/// ```
public struct Cue: Sendable, Hashable, CustomStringConvertible {
  /// The name in dumps and diagnostics.
  public let name: String

  /// Creates a cue.
  ///
  /// - Parameter name: The name; cues with equal names are equal.
  public init(_ name: String) {
    self.name = name
  }

  /// The name, on one line.
  public var description: String { name.oneLine }
}
