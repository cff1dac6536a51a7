// Stands in a composition that was read from a file for a delegate that could not travel.

import AnimaticCore

/// A delegate that hears everything and does nothing.
///
/// Not a target of closures: those tell what they hear, and a delegate of one's own does not.
final class SilentDelegate: LayerAnimationDelegate {
  /// The type of the delegate it stands for.
  let typeName: String

  init(typeName: String) { self.typeName = typeName }
}
