// The two sides of a layer, for what flips it.

/// The side of a layer that is seen.
public enum LayerSide: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The side that a fresh layer shows.
  case front
  /// The side that shows after half a turn about an axis in the plane.
  case back

  /// How far it is turned, in radians.
  var turn: Double { self == .front ? 0 : .pi }

  /// The name.
  public var description: String { rawValue }
}
