// Where a transition comes from.

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The string that Core Animation stores.
  public let rawValue: String

  /// A name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
