// Taking the tree apart when a layer is freed, iteratively, so that the stack does not limit the
// depth of a tree.

import AnimaticCore

extension Layer {
  /// Detaches the tree of a layer that is being freed; layers held elsewhere leave the stage.
  ///
  /// - Parameter time: The layer's local time, which is no longer reachable from below.
  func dropTree(at time: ExactTime) {
    var pile = links.below
    links.sublayers = []
    links.mask = nil
    for layer in pile { layer.links.superlayer = nil }
    // Without a stage no animation runs, and no layer depends on its previous root.
    if stage != nil { leaveStage(pile, at: time) }
    while var layer = pile.popLast() {
      layer.links.superlayer = nil
      layer.refreshTimePlain()
      // A layer that is held elsewhere keeps its subtree.
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pile += layer.links.below
      layer.links.sublayers = []
      layer.links.mask = nil
    }
  }

  private func leaveStage(_ tops: [Layer], at time: ExactTime) {
    var departures: [Departure] = []
    for top in tops {
      departures += top.departures(at: time)
      for layer in top.subtree {
        layer.stageMadeByUser = nil
        layer.leave()
      }
    }
    for departure in departures { departure.end() }
  }
}
