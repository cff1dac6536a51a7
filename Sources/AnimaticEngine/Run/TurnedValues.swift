// Presentation values to commit, with and without the rotations of paths.

import AnimaticCore

/// Presentation values, with and without the rotations that paths add (K-14).
struct TurnedValues {
  let shown: LayerValues
  /// The values without the rotations of paths; nil if no path rotates the layer.
  let unturned: LayerValues?

  /// - Parameters:
  ///   - turns: Whether a path rotates the layer.
  ///   - values: Returns the values, with or without the rotations of paths.
  init(turns: Bool, _ values: (_ isTurned: Bool) -> LayerValues) {
    shown = values(true)
    unturned = turns ? values(false) : nil
  }
}
