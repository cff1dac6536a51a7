// Moving a layer in one step: within a stage it keeps its animations, leaving a stage it loses them
//

import AnimaticCore

extension Layer {
  /// Makes the layer a root of a stage, or of none.
  func becomeRoot(on newStage: Stage?, link: (Layer) -> Void = { _ in }) {
    let runActions = willLeaveSuperlayer()
    let departures = move(below: nil, on: newStage, link: link)
    for end in departures { end() }
    runActions?([], [self])
  }

  /// Moves the layer with its subtree.
  ///
  /// Ending an animation may release a user's closure and run user code, so the caller ends the
  /// departures after the tree is consistent.
  ///
  /// - Parameters:
  ///   - above: The new superlayer; nil for a root.
  ///   - newStage: The new stage.
  ///   - unlink: Removes the layer from its current list.
  ///   - link: Inserts it into its new list.
  /// - Returns: The layers that leave their stage.
  func move(
    below above: Layer?, on newStage: Stage?, unlink: (Layer) -> Void = { $0.unlink() },
    link: (Layer) -> Void
  ) -> [Departure] {
    let oldStage = stage
    let wasPlain = isTimePlain
    var departures: [Departure] = []
    if let oldStage, oldStage !== newStage {
      departures = self.departures(at: oldStage.exactMediaTime)
      keepSnapshot()
    }
    unlink(self)
    links.superlayer = above
    link(self)
    join(newStage, from: oldStage)
    refreshTimePlain()
    // The local time may have changed.
    if departures.isEmpty, !(wasPlain && isTimePlain) { reschedule() }
    // Not released before the tree is consistent.
    withExtendedLifetime(oldStage) {}
    return departures
  }

  /// Removes the layer from its current list.
  private func unlink() {
    guard let above = superlayer else {
      stage?.unlist(self)
      return
    }
    if above.links.mask === self {
      above.links.mask = nil
    } else if let index = above.links.sublayers.index(of: self) {
      above.links.sublayers.remove(at: index)
    }
  }

  /// Sets the stage of the layer and its subtree.
  private func join(_ newStage: Stage?, from oldStage: Stage?) {
    let isHolding = superlayer == nil && newStage?.holdsLayers == false
    for layer in subtree {
      layer.stageMadeByRun = isHolding && layer === self ? newStage : nil
      layer.stageMadeByUser = isHolding && layer === self ? nil : newStage
      if newStage === oldStage { return }
      layer.leave()
      newStage.map(layer.enter)
    }
  }
}
