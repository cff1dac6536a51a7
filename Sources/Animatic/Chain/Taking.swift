// Looking at what a chain made, without running it.

public import AnimaticCore

extension Animate {
  /// Shows each verb and group to a closure, in order, until it says stop.
  ///
  /// - Parameter visit: Gets layer, key and animation; true goes on, false stops.
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
