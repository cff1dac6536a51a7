// A side of a layer.

import AnimaticCore

/// The visible side of a layer.
public enum LayerSide: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The side that is visible without a flip.
  case front
  /// The side that is visible after half a turn about an axis in the plane.
  case back

  /// The rotation of the side, in radians.
  var turn: Double { self == .front ? 0 : .pi }

  /// The name of the case.
  public var description: String { rawValue }
}
