// The curves that have names.

/// A curve that has a name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The string that Core Animation stores.
  public let rawValue: String

  /// A name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Steady.
  public static let linear = Self(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// That of implicit animations.
  public static let `default` = Self(rawValue: "default")
}
