// The type of a transition.

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The string that Core Animation stores.
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
