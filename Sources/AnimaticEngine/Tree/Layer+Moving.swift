// Moving a layer in one step: within a stage it keeps its animations, leaving a stage it loses them
//

import AnimaticCore

extension Layer {
  /// Makes the layer a root of a stage, or of none.
  func becomeRoot(on newStage: Stage?) {
    let change = TreeChange(removing: self)
    unlink()
    newStage?.list(self)
    change.finish(move(below: nil, on: newStage))
  }

  /// Moves the layer with its subtree; the lists of its superlayers are changed before.
  ///
  /// Ending an animation may release a user's closure and run user code, so the caller ends the
  /// departures after the tree is consistent.
  ///
  /// - Parameters:
  ///   - above: The new superlayer; nil for a root.
  ///   - newStage: The new stage.
  /// - Returns: The layers that leave their stage.
  func move(below above: Layer?, on newStage: Stage?) -> [Departure] {
    let oldStage = stage
    let wasPlain = isTimePlain
    var departures: [Departure] = []
    if let oldStage, oldStage !== newStage {
      departures = self.departures(at: oldStage.exactMediaTime)
      keepSnapshot()
    }
    links.superlayer = above
    join(newStage, from: oldStage)
    refreshTimePlain()
    // The local time may have changed.
    if departures.isEmpty, !(wasPlain && isTimePlain) { reschedule() }
    // Not released before the tree is consistent.
    withExtendedLifetime(oldStage) {}
    return departures
  }

  /// Removes the layer from its current list.
  func unlink() {
    guard let above = superlayer else {
      stage?.unlist(self)
      return
    }
    if above.links.mask === self {
      above.links.mask = nil
    } else if let index = above.sublayerList.index(of: self) {
      above.sublayerList.remove(at: index)
    }
  }
}
