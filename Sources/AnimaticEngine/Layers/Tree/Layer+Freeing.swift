// Taking the tree apart when a layer is freed: without recursion, or the stack would decide how deep
// a tree may be.

import AnimaticCore

extension Layer {
  /// The layer is being freed: its tree falls apart into what others still hold, and that leaves
  /// the stage.
  ///
  /// - Parameter time: The layer's own time. It can't be reached from below any more.
  func dropTree(at time: ExactTime) {
    var pile = links.below
    links.sublayers = []
    links.mask = nil
    for layer in pile { layer.links.superlayer = nil }
    // Without a stage nothing is animated, and nothing else tells a layer where it was.
    if stage != nil { leaveStage(pile, at: time) }
    while var layer = pile.popLast() {
      layer.links.superlayer = nil
      layer.refreshTimePlain()
      // What somebody holds stays as it is, with all that is below it.
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
