// How a transition looks.

/// How a transition looks.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The string that Core Animation keeps.
  public let rawValue: String

  /// A name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fades over.
  public static let fade = Self(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new pushes the old.
  public static let push = Self(rawValue: "push")
  /// The old slides off the new.
  public static let reveal = Self(rawValue: "reveal")
}
