// staying, settling: what is left of all of it.

import AnimaticCore

extension Composable {
  /// Lets all that it animates stay after the end, and leaves the model as it was.
  ///
  /// It overrules what was said inside. On a chain `.stay()` speaks of the last verb.
  ///
  /// - Returns: The composition.
  public func staying() -> Composition {
    composition.changingVerbs { $0.remains = .stay }
  }

  /// Writes what it ends with to the model when the run ends, and removes the animations then.
  ///
  /// It overrules what was said inside. On a chain `.settle()` speaks of the last verb.
  ///
  /// - Returns: The composition.
  public func settling() -> Composition {
    composition.changingVerbs { $0.remains = .settle }
  }
}
