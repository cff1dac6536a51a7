// A placeholder for a delegate in a composition read from a file.

import AnimaticCore

/// A delegate that ignores all events.
///
/// It is not a target of closures, because those show their callbacks in dumps, and a custom
/// delegate does not.
final class SilentDelegate: LayerAnimationDelegate {
  /// The type of the original delegate.
  let typeName: String

  init(typeName: String) { self.typeName = typeName }
}
