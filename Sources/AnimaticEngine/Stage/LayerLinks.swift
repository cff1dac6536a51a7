// The links of a layer in its tree, its subtree, and its teardown.

import AnimaticCore

/// A layer's links to its neighbors.
struct LayerLinks {
  weak var superlayer: Layer?
  /// From back to front.
  var sublayers: [Layer] = []
  var mask: Layer?
  /// Whether the time of the layer and all its ancestors equals the host's.
  var isTimePlain = true

  var isLeaf: Bool { sublayers.isEmpty && mask == nil }

  /// The sublayers and the mask.
  var below: [Layer] { mask.map { sublayers + [$0] } ?? sublayers }
}

extension Layer {
  /// The superlayer of a sublayer or mask; nil for a root.
  ///
  /// It is not retained: a superlayer retains its sublayers. Follows Y-7.
  public var superlayer: Layer? { links.superlayer }

  /// The layer and its descendants, masks included, each layer before its descendants.
  var subtree: some Sequence<Layer> {
    sequence(state: (ahead: self as Layer?, pile: [Layer]())) { state in
      guard let layer = state.ahead else { return nil }
      if !layer.links.isLeaf { state.pile += layer.links.below.reversed() }
      state.ahead = state.pile.popLast()
      return layer
    }
  }

  /// The layer and its ancestors, up to the root.
  var ancestors: some Sequence<Layer> { sequence(first: self) { $0.links.superlayer } }

  /// The root of the tree.
  var root: Layer { ancestors.reduce(self) { $1 } }

  /// Reschedules the animations of the layer and its subtree.
  func reschedule() {
    guard let stage else { return }
    for layer in subtree { stage.timeChanged(of: layer.attachments) }
  }

  /// Updates `isTimePlain` of the layer and its subtree.
  func refreshTimePlain() {
    var pile = [self]
    while let layer = pile.popLast() {
      let isPlain = layer.isOwnTimePlain && layer.links.superlayer?.isTimePlain != false
      guard isPlain != layer.links.isTimePlain else { continue }
      layer.links.isTimePlain = isPlain
      pile += layer.links.below
    }
  }
}

/// Ends the animations of a layer that has left its stage, at its local time then.
typealias Departure = () -> Void

extension Layer {
  /// The departures of the animated layers of the subtree.
  ///
  /// - Parameter around: The time around the topmost layer reachable from here.
  func departures(at around: ExactTime) -> [Departure] {
    subtree.filter { !$0.attachments.isEmpty }.map { layer in
      let time = layer.local(atHost: around)
      return { layer.attachments.layerGone(at: time) }
    }
  }

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
    for end in departures { end() }
  }
}

extension [Layer] {
  /// The index of a layer that the array contains at most once.
  ///
  /// Searches from both ends, because most layers are added, moved and removed there.
  func index(of layer: Layer) -> Int? {
    for distance in 0..<(count + 1) / 2 {
      if self[distance] === layer { return distance }
      if self[count - 1 - distance] === layer { return count - 1 - distance }
    }
    return nil
  }
}
