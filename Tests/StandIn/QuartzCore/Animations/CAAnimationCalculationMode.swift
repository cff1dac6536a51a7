// How keyframes are joined.

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The string that Core Animation stores.
  public let rawValue: String

  /// A name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight.
  public static let linear = Self(rawValue: "linear")
  /// In jumps.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight, at one speed.
  public static let paced = Self(rawValue: "paced")
  /// Smoothly.
  public static let cubic = Self(rawValue: "cubic")
  /// Smoothly, at one speed.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}
