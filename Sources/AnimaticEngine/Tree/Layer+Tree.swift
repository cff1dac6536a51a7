// The layer tree, with Core Animation's API (Y-5 to Y-7).

import AnimaticCore

extension Layer {
  /// The sublayers, from back to front.
  ///
  /// Setting replaces all sublayers: each layer is removed from its previous superlayer, and one
  /// that is given twice gets the later position. Layers that stay below this layer, or on its
  /// stage, keep their animations; removed layers become roots without a stage. Setting the layer
  /// itself or one of its ancestors changes nothing and is reported as R-8.
  ///
  /// ```swift
  /// card.sublayers = [shadow, picture, title]
  /// picture.superlayer === card  // true
  /// ```
  ///
  /// - Complexity: O(n) in the layers given, and in the subtrees of those added and removed.
  public var sublayers: [Layer] {
    get { sublayerList }
    set {
      guard newValue.allSatisfy(mayHold) else { return }
      var wanted: Set<ObjectIdentifier> = []
      let new = Array(
        newValue.reversed().filter { wanted.insert(ObjectIdentifier($0)).inserted }.reversed())
      let old = sublayerList
      let known = Set(old.map { ObjectIdentifier($0) })
      let came = new.filter { !known.contains(ObjectIdentifier($0)) }
      let went = old.filter { !wanted.contains(ObjectIdentifier($0)) }
      let finish = prepareTreeChange("sublayers", came: came, went: went)
      sublayerList = new
      // Added layers move first: if one is below a removed layer, it is still on the stage. One
      // below another moves with that one before it is unlinked.
      let departures = came.flatMap { layer in
        layer.unlink()
        return layer.move(below: self, on: stage)
      }
      finish(departures + went.flatMap { $0.move(below: nil, on: nil) })
    }
  }

  /// The layer that masks this one; nil for an unmasked layer.
  ///
  /// The superlayer of a mask is the layer that it masks. A new mask is removed from its previous
  /// superlayer, and the old one becomes a root without a stage. The layer itself or one of its
  /// ancestors is refused. Follows Y-7.
  public var mask: Layer? {
    get { linkedMask }
    set {
      let old = linkedMask
      guard old !== newValue, newValue.map(mayHold) ?? true else { return }
      let (came, went) = (newValue.map { [$0] } ?? [], old.map { [$0] } ?? [])
      let finish = prepareTreeChange("mask", came: came, went: went)
      newValue?.unlink()
      linkedMask = newValue
      // The new mask moves first: if it is below the old one, it is still on the stage.
      let departures = newValue?.move(below: self, on: stage) ?? []
      finish(departures + (old?.move(below: nil, on: nil) ?? []))
    }
  }

  /// Adds a layer in front of all sublayers.
  ///
  /// It is removed from its previous superlayer; a sublayer moves to the front. Follows Y-5, Y-6.
  ///
  /// ```swift
  /// card.addSublayer(title)
  /// title.superlayer === card  // true
  /// ```
  ///
  /// - Parameter layer: The layer; this layer or one of its ancestors is refused.
  /// - Complexity: O(n) in the layer's previous siblings and its subtree.
  public func addSublayer(_ layer: Layer) {
    insert(layer, at: .max)
  }

  /// Inserts a layer at an index of the sublayers.
  ///
  /// It is removed from its previous position before the index applies. Follows Y-5.
  ///
  /// - Parameters:
  ///   - layer: The layer; this layer or one of its ancestors is refused.
  ///   - index: The number of sublayers behind it, clamped to the valid range.
  /// - Complexity: O(n) in the sublayers, the layer's previous siblings and its subtree.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    insert(layer, at: index)
  }

  /// Inserts a layer just behind another sublayer.
  ///
  /// Inserting a sublayer below itself changes nothing. Follows Y-5.
  ///
  /// - Parameters:
  ///   - layer: The layer; this layer or one of its ancestors is refused.
  ///   - sibling: The sublayer in front of it; nil inserts it behind all, a layer that is not a
  ///     sublayer in front of all.
  /// - Complexity: O(n) in the sublayers, the layer's previous siblings and its subtree.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    guard let sibling else { return insertSublayer(layer, at: 0) }
    insert(layer, at: 0, from: sibling)
  }

  /// Inserts a layer just in front of another sublayer.
  ///
  /// Inserting a sublayer above itself changes nothing. Follows Y-5.
  ///
  /// - Parameters:
  ///   - layer: The layer; this layer or one of its ancestors is refused.
  ///   - sibling: The sublayer behind it; nil, or a layer that is not a sublayer, inserts it in
  ///     front of all.
  /// - Complexity: O(n) in the sublayers, the layer's previous siblings and its subtree.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    guard let sibling else { return addSublayer(layer) }
    insert(layer, at: 1, from: sibling)
  }

  /// Replaces a sublayer, which becomes a root without a stage.
  ///
  /// Replacing a layer that is not a sublayer changes nothing and is reported as R-9. Follows Y-6.
  ///
  /// - Parameters:
  ///   - old: The sublayer to replace.
  ///   - new: The new layer, removed from its previous superlayer; this layer or one of its
  ///     ancestors is refused.
  /// - Complexity: O(n) in the sublayers, the new layer's previous siblings and both subtrees.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard isSublayer(old) else { return note(.noSublayer(old)) }
    guard old !== new else { return }
    sublayers = sublayerList.filter { $0 !== new }.map { $0 === old ? new : $0 }
  }

  /// Removes the layer from its superlayer, as a sublayer or as its mask.
  ///
  /// It becomes a root without a stage. Animations of its subtree end unfinished, and their
  /// observers are notified at the next update. A root is left unchanged. Follows.
  ///
  /// - Complexity: O(n) in the layer's previous siblings and its subtree.
  public func removeFromSuperlayer() {
    if superlayer != nil { becomeRoot(on: nil) }
  }

  fileprivate var noun: String { name.map { "The layer \($0.oneLine)" } ?? "A layer" }

  /// Inserts a layer at an index, or at one counted from another sublayer.
  private func insert(_ layer: Layer, at index: Int, from sibling: Layer? = nil) {
    if layer === sibling, isSublayer(layer) { return }
    guard mayHold(layer) else { return }
    let finish = prepareTreeChange("sublayers", came: isSublayer(layer) ? [] : [layer])
    layer.unlink()
    let start = sibling.map { sublayerList.index(of: $0) ?? sublayerList.count } ?? 0
    sublayerList.insert(layer, at: min(start + max(0, index), sublayerList.count))
    finish(layer.move(below: self, on: stage))
  }

  private func isSublayer(_ layer: Layer) -> Bool {
    layer.superlayer === self && layer !== linkedMask
  }

  /// Whether another layer is the layer itself or a descendant.
  ///
  /// Alternates between walking up from one and down from the other, and stops at whichever ends
  /// first, so that building a deep tree from either end takes linear time.
  private func holds(_ other: Layer) -> Bool {
    var above: Layer? = other
    var pile = [self]
    while let layer = above {
      if layer === self { return true }
      above = layer.superlayer
      guard let below = pile.popLast() else { return false }
      pile += below.layersBelow
    }
    return false
  }

  /// Whether a layer can be inserted below this one: not this layer and not an ancestor.
  private func mayHold(_ layer: Layer) -> Bool {
    guard layer.holds(self) else { return true }
    note(.cyclicTree(layer))
    return false
  }

  /// Makes the layer a root of a stage, or of none.
  func becomeRoot(on newStage: Stage?) {
    let finish = prepareRemoval()
    let isEntering = stage == nil
    unlink()
    newStage?.list(self)
    finish(move(below: nil, on: newStage))
    if isEntering { beginWaiting() }
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
    linkedSuperlayer = above
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
    if above.linkedMask === self {
      above.linkedMask = nil
    } else if let index = above.sublayerList.index(of: self) {
      above.sublayerList.remove(at: index)
    }
  }
}

extension Diagnostic {
  fileprivate static func cyclicTree(_ layer: Layer) -> Diagnostic {
    Diagnostic(
      .error, "R-8", "\(layer.noun) can't be put into itself or into a layer that is in it.",
      remedy: "Take it out of what it is in first, or put another layer there.")
  }

  fileprivate static func noSublayer(_ layer: Layer) -> Diagnostic {
    Diagnostic(
      .error, "R-9", "\(layer.noun) is no sublayer of this layer, so nothing can take its place.",
      remedy: "Replace one of the sublayers, or add the new layer.")
  }
}

// The path between two layers of a tree, for converting times and points.

/// The path from one layer to another: up to the common ancestor, and down again.
///
/// Layers of two trees are connected by the space around the roots.
struct LayerRoute {
  /// The layers to leave, in that order.
  let up: [Layer]
  /// The layers to enter, in that order.
  let down: [Layer]

  /// Nil is the space around the roots.
  init(from start: Layer?, to end: Layer?) {
    var up = start?.ancestors ?? []
    var down = end?.ancestors ?? []
    while let last = up.last, last === down.last {
      up.removeLast()
      down.removeLast()
    }
    self.up = up
    self.down = down.reversed()
  }

  /// Converts a time along the path, from its start to its end (T-15).
  func converted(_ time: ExactTime) -> ExactTime {
    let top = up.reduce(time) { $1.left(at: $0) }
    return down.reduce(top) { $1.entered(at: $0) }
  }
}

extension Layer {
  /// Converts a time of another layer, or of the host, to the layer's local time.
  ///
  /// ```swift
  /// fade.beginTime = box.convertTime(stage.mediaTime, from: nil) + 1  // one second from now
  /// ```
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - layer: The layer of the given time; nil is the host's media time.
  /// - Returns: The time in the layer's local time, in seconds. Follows T-15.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    LayerRoute(from: layer, to: self).converted(ExactTime(time)).rounded
  }

  /// Converts a local time of the layer to the time of another layer, or of the host.
  ///
  /// - Parameters:
  ///   - time: The layer's local time, in seconds.
  ///   - layer: The layer of the returned time; nil is the host's media time.
  /// - Returns: The time, in seconds; through a layer with speed 0, its begin time. Follows T-15.
  public func convertTime(_ time: Double, to layer: Layer?) -> Double {
    LayerRoute(from: self, to: layer).converted(ExactTime(time)).rounded
  }
}
