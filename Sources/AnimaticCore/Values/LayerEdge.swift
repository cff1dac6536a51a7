// The sides of a layer, for what slides in and out and takes the place of something.

/// A side from which a layer comes, or to which it goes; y grows downwards.
public enum LayerEdge: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Where x is smaller.
  case left
  /// Where x is larger.
  case right
  /// Where y is smaller.
  case top
  /// Where y is larger.
  case bottom

  /// The name.
  public var description: String { rawValue }
}
