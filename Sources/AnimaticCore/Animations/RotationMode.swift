// How what moves along a path turns with it.

/// How a layer that moves along a path turns with it (K-14).
public enum RotationMode: String, Sendable, Hashable, Codable, CaseIterable,
  CustomStringConvertible
{
  /// The x axis of the layer points along the path.
  case auto
  /// The x axis of the layer points back along the path.
  case autoReverse

  /// Radians by which the layer is turned from the direction of the path.
  package var turn: Double { self == .auto ? 0 : .pi }

  /// The name of the case.
  public var description: String { rawValue }
}
