// The unique identity of a layer.

/// The identity of a layer: unique, never reused, and sendable.
///
/// Timelines accept a layer or its id; the id stays valid after the layer is deallocated.
public struct LayerID: Sendable, Hashable, CustomStringConvertible {
  // An id retains its token, so no other token can have the same address while a copy lives: unique
  // without a shared counter.
  private final class Token: @unchecked Sendable {
    // Read and written only where the layer is used.
    weak var model: AnyObject?
    var commits: AnyObject?
  }

  private let token = Token()

  /// Creates a unique identity.
  public init() {}

  /// The object that the runs on a host share, while there are any.
  package var model: AnyObject? {
    get { token.model }
    nonmutating set { token.model = newValue }
  }

  /// What is remembered of the commits of runs.
  package var commits: AnyObject? {
    get { token.commits }
    nonmutating set { token.commits = newValue }
  }

  /// Returns whether two ids identify the same layer.
  ///
  /// - Parameters:
  ///   - first: One id.
  ///   - second: Another.
  /// - Returns: Whether they are copies of one id.
  public static func == (first: LayerID, second: LayerID) -> Bool {
    first.token === second.token
  }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }

  /// A constant text, because an id has no number that is stable across runs.
  public var description: String { "layer id" }
}
