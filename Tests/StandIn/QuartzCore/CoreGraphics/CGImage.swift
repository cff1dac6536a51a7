// Images, without anything in them.

/// An image.
public final class CGImage: Hashable, Sendable {
  // Apple's is made from pixels.
  /// An image that equals no other.
  public init() {}

  /// Whether two are the same image.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  /// Mixes the identity into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
