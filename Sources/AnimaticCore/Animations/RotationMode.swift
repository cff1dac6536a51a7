// The rotation of a layer along a path.

/// The rotation of a layer that moves along a path (K-14).
public enum RotationMode: String, Sendable, Hashable, Codable, CaseIterable,
  CustomStringConvertible
{
  /// The x-axis of the layer points along the path.
  case auto
  /// The x-axis of the layer points backward along the path.
  case autoReverse

  /// The angle between the layer and the path's direction in radians.
  package var turn: Double { self == .auto ? 0 : .pi }

  /// The name of the case.
  public var description: String { rawValue }
}
