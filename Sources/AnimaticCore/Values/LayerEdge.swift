// The sides of a layer, for slides and transitions.

/// A side from which a layer enters, or to which it leaves; y increases downward.
public enum LayerEdge: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The side with the smaller x.
  case left
  /// The side with the larger x.
  case right
  /// The side with the smaller y.
  case top
  /// The side with the larger y.
  case bottom

  /// The name.
  public var description: String { rawValue }
}
