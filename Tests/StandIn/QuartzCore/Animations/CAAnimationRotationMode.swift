// How a layer turns along its path.

/// How a layer turns along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The string that Core Animation stores.
  public let rawValue: String

  /// A name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With the tangent.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Against the tangent.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
