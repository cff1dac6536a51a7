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
    get { links.sublayers }
    set {
      guard newValue.allSatisfy(mayHold) else { return }
      var wanted: Set<ObjectIdentifier> = []
      let new = Array(
        newValue.reversed().filter { wanted.insert(ObjectIdentifier($0)).inserted }.reversed())
      let old = links.sublayers
      let known = Set(old.map { ObjectIdentifier($0) })
      let came = new.filter { !known.contains(ObjectIdentifier($0)) }
      let went = old.filter { !wanted.contains(ObjectIdentifier($0)) }
      change("sublayers", came: came, went: went) {
        links.sublayers = new
        // Added layers move first: if one is below a removed layer, it is still on the stage.
        return came.flatMap { $0.move(below: self, on: stage) { _ in } }
          + went.flatMap { $0.move(below: nil, on: nil, unlink: { _ in }, link: { _ in }) }
      }
    }
  }

  /// The layer that masks this one; nil for an unmasked layer.
  ///
  /// The superlayer of a mask is the layer that it masks. A new mask is removed from its previous
  /// superlayer, and the old one becomes a root without a stage. The layer itself or one of its
  /// ancestors is refused. Follows Y-7.
  public var mask: Layer? {
    get { links.mask }
    set {
      let old = links.mask
      guard old !== newValue, newValue.map(mayHold) ?? true else { return }
      let (came, went) = (newValue.map { [$0] } ?? [], old.map { [$0] } ?? [])
      change("mask", came: came, went: went) {
        // The new mask moves first: if it is below the old one, it is still on the stage.
        let departures = newValue?.move(below: self, on: stage) { links.mask = $0 } ?? []
        return departures + (old?.move(below: nil, on: nil) { _ in } ?? [])
      }
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
    insert(layer) { $0.count }
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
    insert(layer) { max(0, min(index, $0.count)) }
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
    insert(layer, at: sibling) { $0 }
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
    insert(layer, at: sibling) { $0 + 1 }
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
    guard old !== new, mayHold(new) else { return }
    let came = isSublayer(new) ? [] : [new]
    change("sublayers", came: came, went: [old]) {
      let departures = new.move(below: self, on: stage) { new in
        guard let index = links.sublayers.index(of: old) else { return }
        links.sublayers.insert(new, at: index)
      }
      return departures + old.move(below: nil, on: nil) { _ in }
    }
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
}

extension Layer {
  private func insert(_ layer: Layer, at sibling: Layer, _ place: (Int) -> Int) {
    if layer === sibling, isSublayer(layer) { return }
    insert(layer) { sublayers in
      sublayers.index(of: sibling).map(place) ?? sublayers.count
    }
  }

  private func insert(_ layer: Layer, _ index: ([Layer]) -> Int) {
    guard mayHold(layer) else { return }
    change("sublayers", came: isSublayer(layer) ? [] : [layer]) {
      layer.move(below: self, on: stage) { layer in
        let index = index(links.sublayers)
        links.sublayers.insert(layer, at: index)
      }
    }
  }

  private func isSublayer(_ layer: Layer) -> Bool {
    layer.superlayer === self && layer !== links.mask
  }

  /// Changes the sublayers or the mask, ends the animations that left the stage, and runs the
  /// actions.
  ///
  /// - Parameters:
  ///   - key: The key of the action.
  ///   - came: The added layers.
  ///   - went: The removed layers.
  ///   - move: Makes the change.
  private func change(
    _ key: String, came: [Layer], went: [Layer] = [], _ move: () -> [Departure]
  ) {
    let runActions = willChangeTree(key)
    let leaving = came.map { ($0, $0.willLeaveSuperlayer()) }
    for end in move() { end() }
    for (layer, runActions) in leaving { runActions?([], [layer]) }
    runActions(came, went)
  }

  /// Whether another layer is the layer itself or a descendant.
  ///
  /// Alternates between walking up from one and down from the other, and stops at whichever ends
  /// first, so that building a deep tree from either end takes linear time.
  private func holds(_ other: Layer) -> Bool {
    var above: Layer? = other
    var below = subtree.makeIterator()
    while let layer = above {
      if layer === self { return true }
      above = layer.superlayer
      if above != nil, below.next() == nil { return false }
    }
    return false
  }

  /// Whether a layer can be inserted below this one: not this layer and not an ancestor.
  private func mayHold(_ layer: Layer) -> Bool {
    guard layer.holds(self) else { return true }
    note(.cyclicTree(layer))
    return false
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

extension Layer {
  fileprivate var noun: String { name.map { "The layer \($0.oneLine)" } ?? "A layer" }
}
