// Inspecting a chain's animations without running it.

public import AnimaticCore

extension Animate {
  /// Passes each verb and group to a closure, in order, until the closure returns false.
  ///
  /// - Parameter visit: Takes layer, key, and animation; true continues, false stops.
  /// - Returns: The chain, unchanged.
  public consuming func forEach(
    _ visit: ((any LayerHost)?, String, any LayerAnimation) -> Bool
  ) -> Animate {
    for entry in composition.compiled(isListed: true).entries {
      guard visit(entry.layer, entry.key, entry.animation) else { break }
    }
    return self
  }
}
