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

  /// The name of the case.
  public var description: String { rawValue }

  /// The direction from the center to this edge.
  package var direction: (x: Double, y: Double) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .top: (0, -1)
    case .bottom: (0, 1)
    }
  }
}
