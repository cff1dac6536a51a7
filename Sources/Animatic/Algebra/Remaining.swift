// Operators that set what remains after the end: staying, settling.

import AnimaticCore

extension Composable {
  /// Keeps the animated values on screen after the end, without changing the model.
  ///
  /// Overrides settings inside. In a chain, `.stay()` applies to the last verb.
  ///
  /// - Returns: The composition.
  public func staying() -> Composition {
    composition.changingVerbs { $0.endBehavior = .stay }
  }

  /// Commits the final values to the model when the run ends, and removes the animations.
  ///
  /// Overrides settings inside. In a chain, `.settle()` applies to the last verb.
  ///
  /// - Returns: The composition.
  public func settling() -> Composition {
    composition.changingVerbs { $0.endBehavior = .settle }
  }
}
