// The links of a layer in its tree, its subtree, and its teardown.

import AnimaticCore

/// A layer that has left its stage, and its local time then.
struct Departure {
  let layer: Layer
  let time: ExactTime

  /// Ends the animations of the layer.
  func end() { layer.attachments.layerGone(at: time) }
}

extension Layer {
  /// The superlayer of a sublayer or mask; nil for a root.
  ///
  /// It is not retained: a superlayer retains its sublayers. Follows Y-7.
  public var superlayer: Layer? { linkedSuperlayer }

  /// The sublayers and the mask.
  var layersBelow: [Layer] { linkedMask.map { sublayerList + [$0] } ?? sublayerList }

  /// The layer and its descendants, masks included, each layer before its descendants.
  var subtree: [Layer] {
    var found: [Layer] = []
    var pile = [self]
    while let layer = pile.popLast() {
      found.append(layer)
      pile += layer.layersBelow.reversed()
    }
    return found
  }

  /// The layer and its ancestors, up to the root.
  var ancestors: [Layer] { Array(sequence(first: self) { $0.linkedSuperlayer }) }

  /// The root of the tree.
  var root: Layer { ancestors.last ?? self }

  /// Reschedules the animations of the layer and its subtree.
  func reschedule() {
    guard let stage else { return }
    for layer in subtree { stage.timeChanged(of: layer.attachments) }
  }

  /// Updates `isTimePlain` of the layer and its subtree.
  func refreshTimePlain() {
    var pile = [self]
    while let layer = pile.popLast() {
      let isPlain = layer.isOwnTimePlain && layer.linkedSuperlayer?.isTimePlain != false
      guard isPlain != layer.isTimePlain else { continue }
      layer.isTimePlain = isPlain
      pile += layer.layersBelow
    }
  }

  /// The departures of the animated layers of the subtree.
  ///
  /// - Parameter around: The time around the topmost layer reachable from here.
  func departures(at around: ExactTime) -> [Departure] {
    subtree.filter { !$0.attachments.isEmpty }
      .map { Departure(layer: $0, time: $0.local(atHost: around)) }
  }

  /// Detaches the tree of a layer that is being freed; layers held elsewhere leave the stage.
  ///
  /// - Parameter time: The layer's local time, which is no longer reachable from below.
  func dropTree(at time: ExactTime) {
    var pile = layersBelow
    if pile.isEmpty { return }
    sublayerList = []
    linkedMask = nil
    for layer in pile { layer.linkedSuperlayer = nil }
    // Without a stage no animation runs, and no layer depends on its previous root.
    if stage != nil { leaveStage(pile, at: time) }
    while var layer = pile.popLast() {
      layer.linkedSuperlayer = nil
      layer.refreshTimePlain()
      // A layer that is held elsewhere keeps its subtree.
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pile += layer.layersBelow
      layer.sublayerList = []
      layer.linkedMask = nil
    }
  }

  /// A function of its own, because what departs is not held while layers are freed.
  private func leaveStage(_ tops: [Layer], at time: ExactTime) {
    var departures: [Departure] = []
    for top in tops {
      departures += top.departures(at: time)
      top.join(nil, from: stage)
    }
    for departure in departures { departure.end() }
  }

  /// Sets the stage of the layer and its subtree.
  func join(_ newStage: Stage?, from oldStage: Stage?) {
    let isHolding = superlayer == nil && newStage?.holdsLayers == false
    stageMadeByRun = isHolding ? newStage : nil
    stageMadeByUser = isHolding ? nil : newStage
    if newStage === oldStage { return }
    for layer in subtree {
      layer.stageTime = newStage?.sharedTime
      if layer !== self {
        layer.stageMadeByRun = nil
        layer.stageMadeByUser = newStage
      }
      layer.leave(for: newStage)
    }
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
