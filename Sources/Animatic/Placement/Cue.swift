// A name for a moment.

/// A marker on a composition's time, by name.
///
/// Declare yours once, so that a misspelt one does not compile. Cues point back only: a position
/// can name a cue that was written before it.
///
/// ```swift
/// extension Cue { static let revealed = Cue("revealed") }
/// Animate(box).fadeIn().cue(.revealed).move(x: 9, at: .cue(.revealed) + 0.5)
/// ```
public struct Cue: Sendable, Hashable, CustomStringConvertible {
  /// What dumps and findings call it.
  public let name: String

  /// Creates a cue.
  ///
  /// - Parameter name: The name; two cues of one name are one.
  public init(_ name: String) {
    self.name = name
  }

  /// The name, on one line.
  public var description: String { name.oneLine }
}
