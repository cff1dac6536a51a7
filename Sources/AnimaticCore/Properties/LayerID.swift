// The identity of a layer. Owns uniqueness; knows nothing of what a layer is.

/// The identity of a layer: unique, never reused, and free to travel between threads.
///
/// A timeline is asked with a layer or with its id; the id keeps its meaning after the layer has
/// gone.
public struct LayerID: Sendable, Hashable, CustomStringConvertible {
  // An id holds its token, so no other token can take the address while any copy of the id lives:
  // unique without a counter that all threads would share.
  private final class Token: Sendable {}

  private let token = Token()

  /// Creates an identity that equals no other.
  public init() {}

  /// Whether two ids name the same layer.
  ///
  /// - Parameters:
  ///   - first: One id.
  ///   - second: Another.
  /// - Returns: Whether they are copies of one id.
  public static func == (first: LayerID, second: LayerID) -> Bool {
    first.token === second.token
  }

  /// Feeds the identity to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }

  /// The same words for every id: an id has no number that would be the same in the next run.
  public var description: String { "layer id" }
}
