// The state of a layer whose geometry is read.

import AnimaticCore

/// The layer values used by a geometry query.
public enum LayerState: String, Sendable, Hashable, CustomStringConvertible {
  /// The model values, which Core Animation uses for touches.
  case model
  /// The current presentation values.
  case presentation

  /// The name of the case.
  public var description: String { rawValue }
}
