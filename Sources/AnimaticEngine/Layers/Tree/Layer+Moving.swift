// Taking a layer from one place and putting it in another, as one step: what only moves within a
// stage keeps its animations, what leaves a stage loses them.

import AnimaticCore

/// A layer that has left its stage, with its own time when it did: its animations are to end there.
struct Departure {
  let layer: Layer
  let time: ExactTime

  func end() { layer.attachments.layerGone(at: time) }
}

extension Layer {
  /// Takes the layer out of what it is in and puts it on a stage, or on none.
  func becomeRoot(on newStage: Stage?, link: (Layer) -> Void = { _ in }) {
    let change = changeOfSuperlayer
    let departures = move(below: nil, on: newStage, link: link)
    for departure in departures { departure.end() }
    change?.finish(went: [self])
  }

  /// Puts the layer elsewhere, with all that is below it.
  ///
  /// Ending an animation may free what a user's closure holds, and so run a user's code: nothing of
  /// that happens here, but when the caller ends the departures, with the tree in order.
  ///
  /// - Parameters:
  ///   - above: The new superlayer; nil for a root.
  ///   - newStage: The stage of the new place.
  ///   - unlink: Takes the layer out of where it is listed.
  ///   - link: Puts it where it is to be listed.
  /// - Returns: What leaves its stage by it.
  func move(
    below above: Layer?, on newStage: Stage?, unlink: (Layer) -> Void = { $0.unlink() },
    link: (Layer) -> Void
  ) -> [Departure] {
    let oldStage = stage
    let wasPlain = isTimePlain
    var departures: [Departure] = []
    if let oldStage, oldStage !== newStage {
      departures = self.departures(at: oldStage.exactMediaTime)
      keepPicture()
    }
    unlink(self)
    links.superlayer = above
    link(self)
    join(newStage, from: oldStage)
    refreshTimePlain()
    // Its own time may go differently here.
    if departures.isEmpty, !(wasPlain && isTimePlain) { reschedule() }
    // Not freed before everything is in order.
    withExtendedLifetime(oldStage) {}
    return departures
  }

  /// What is animated of the layer and of all below it, with the time of each.
  ///
  /// - Parameter around: The time around the topmost layer that can be reached from here.
  func departures(at around: ExactTime) -> [Departure] {
    subtree.filter { !$0.attachments.isEmpty }
      .map { Departure(layer: $0, time: $0.local(atHost: around)) }
  }

  /// Takes the layer out of wherever it is listed.
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

  /// Tells the layer and all below it which stage they are on.
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

  /// What is animated of the layer, or below it, is due at other times.
  func reschedule() {
    guard let stage else { return }
    for layer in subtree { stage.timeChanged(of: layer.attachments) }
  }

  /// Finds out again whether the time of the layer, and of all below it, is the host's.
  func refreshTimePlain() {
    var pile = [self]
    while let layer = pile.popLast() {
      let isPlain = layer.isOwnTimePlain && layer.superlayer?.isTimePlain != false
      guard isPlain != layer.links.isTimePlain else { continue }
      layer.links.isTimePlain = isPlain
      pile += layer.links.below
    }
  }
}
