// What a change of the model hides, to be told at the commit.

import AnimaticCore

/// What a change of the model hides, if nothing takes either of both away before the commit.
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
