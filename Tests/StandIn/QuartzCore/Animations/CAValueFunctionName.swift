// The functions from numbers to transforms.

/// A function from numbers to a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The string that Core Animation stores.
  public let rawValue: String

  /// A name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An angle about x.
  public static let rotateX = Self(rawValue: "rotateX")
  /// An angle about y.
  public static let rotateY = Self(rawValue: "rotateY")
  /// An angle about z.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// Three factors.
  public static let scale = Self(rawValue: "scale")
  /// A factor of x.
  public static let scaleX = Self(rawValue: "scaleX")
  /// A factor of y.
  public static let scaleY = Self(rawValue: "scaleY")
  /// A factor of z.
  public static let scaleZ = Self(rawValue: "scaleZ")
  /// Three distances.
  public static let translate = Self(rawValue: "translate")
  /// A distance along x.
  public static let translateX = Self(rawValue: "translateX")
  /// A distance along y.
  public static let translateY = Self(rawValue: "translateY")
  /// A distance along z.
  public static let translateZ = Self(rawValue: "translateZ")
}
