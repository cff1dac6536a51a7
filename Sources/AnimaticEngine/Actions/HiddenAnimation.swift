// Animations hidden by a model change, to be reported at the commit.

import AnimaticCore

/// An animation hidden by that of a model change, reported if both are still attached at the
/// commit.
struct HiddenAnimation {
  let hidden: AttachedAnimation
  let cover: LayerPart
  let entry: Int
  let finding: Diagnostic

  /// Whether both are still attached.
  var isHidden: Bool {
    hidden.isAttached && cover.entries[entry].state != .gone
  }
}
