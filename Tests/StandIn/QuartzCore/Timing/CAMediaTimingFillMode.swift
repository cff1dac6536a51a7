// The fill before the begin and after the end.

/// The fill of an animation outside its active interval.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The string that Core Animation stores.
  public let rawValue: String

  /// A name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = Self(rawValue: "removed")
  /// Its end, afterwards.
  public static let forwards = Self(rawValue: "forwards")
  /// Its start, before.
  public static let backwards = Self(rawValue: "backwards")
  /// Its start before and its end afterwards.
  public static let both = Self(rawValue: "both")
}
