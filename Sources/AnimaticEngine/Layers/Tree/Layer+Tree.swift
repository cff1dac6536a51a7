// The tree as users change it, in Core Animation's words (Y-5 to Y-7).

import AnimaticCore

extension Layer {
  /// The layer that this one is in, as a sublayer or as its mask; nil for a root.
  ///
  /// It is not held: a superlayer holds its sublayers. Follows Y-7.
  public var superlayer: Layer? { links.superlayer }

  /// The layers inside this one, from back to front.
  ///
  /// What is set replaces all: each layer comes from wherever it was, and one that is given twice
  /// has the later of the places. What stays below this layer, or on its stage, keeps its
  /// animations; what is left out becomes a root without a stage. Setting the layer itself, or one
  /// that it is in, is told as R-8 and changes nothing.
  ///
  /// ```swift
  /// card.sublayers = [shadow, picture, title]
  /// picture.superlayer === card  // true
  /// ```
  ///
  /// - Complexity: O(n) in the layers given, and in all that is below those that come and go.
  public var sublayers: [Layer] {
    get { links.sublayers }
    set { replaceSublayers(with: newValue) }
  }

  /// The layer whose shape lets this one show; nil where all of it does.
  ///
  /// A mask's superlayer is the layer that it masks. It leaves wherever it was; the one that was the
  /// mask before becomes a root without a stage. The layer itself, or one that it is in, is refused
  /// . Follows Y-7.
  public var mask: Layer? {
    get { links.mask }
    set {
      let old = links.mask
      guard old !== newValue, newValue.map(mayHold) ?? true else { return }
      let change = TreeChange(of: self, "mask")
      let leaving = newValue?.changeOfSuperlayer
      // The new one first: where it was below the old one, it is still on the stage.
      var departures = newValue?.move(below: self, on: stage) { links.mask = $0 } ?? []
      departures += old?.move(below: nil, on: nil) { _ in } ?? []
      for departure in departures { departure.end() }
      if let newValue { leaving?.finish(went: [newValue]) }
      change.finish(came: newValue.map { [$0] } ?? [], went: old.map { [$0] } ?? [])
    }
  }

  /// Adds a layer in front of all sublayers.
  ///
  /// It leaves wherever it was; a sublayer is moved to the front. Follows Y-5, Y-6.
  ///
  /// ```swift
  /// card.addSublayer(title)
  /// title.superlayer === card  // true
  /// ```
  ///
  /// - Parameter layer: The layer; this one itself, or one that it is in, is refused.
  /// - Complexity: O(n) in the siblings that the layer leaves, and in all that is below it.
  public func addSublayer(_ layer: Layer) {
    insert(layer) { $0.count }
  }

  /// Inserts a layer at a place among the sublayers.
  ///
  /// It is taken out of where it was before the places are counted. Follows Y-5.
  ///
  /// - Parameters:
  ///   - layer: The layer; this one itself, or one that it is in, is refused.
  ///   - index: How many sublayers are behind it; more than there are puts it in front of all, less
  ///     than 0 behind all.
  /// - Complexity: O(n) in the sublayers, in the siblings that the layer leaves, and in all that is
  ///   below it.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    insert(layer) { max(0, min(index, $0.count)) }
  }

  /// Inserts a layer just behind another sublayer.
  ///
  /// Below itself a sublayer stays where it is. Follows Y-5.
  ///
  /// - Parameters:
  ///   - layer: The layer; this one itself, or one that it is in, is refused.
  ///   - sibling: The sublayer in front of it; nil puts it behind all, and a layer that is no
  ///     sublayer puts it in front of all.
  /// - Complexity: O(n) in the sublayers, in the siblings that the layer leaves, and in all that is
  ///   below it.
  public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    guard let sibling else { return insertSublayer(layer, at: 0) }
    insert(layer, at: sibling) { $0 }
  }

  /// Inserts a layer just in front of another sublayer.
  ///
  /// Above itself a sublayer stays where it is. Follows Y-5.
  ///
  /// - Parameters:
  ///   - layer: The layer; this one itself, or one that it is in, is refused.
  ///   - sibling: The sublayer behind it; nil, or a layer that is no sublayer, puts it in front of
  ///     all.
  /// - Complexity: O(n) in the sublayers, in the siblings that the layer leaves, and in all that is
  ///   below it.
  public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    guard let sibling else { return addSublayer(layer) }
    insert(layer, at: sibling) { $0 + 1 }
  }

  /// Puts a layer in the place of a sublayer, which becomes a root without a stage.
  ///
  /// Replacing what is no sublayer is told as R-9 and changes nothing. Follows Y-6.
  ///
  /// - Parameters:
  ///   - old: The sublayer to replace.
  ///   - new: The layer to put there, from wherever it is; this one itself, or one that it is in, is
  ///     refused.
  /// - Complexity: O(n) in the sublayers, in the siblings that the new layer leaves, and in all that
  ///   is below both.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old.superlayer === self, old !== links.mask else { return note(.noSublayer(old)) }
    guard old !== new, mayHold(new) else { return }
    let change = TreeChange(of: self, "sublayers")
    let isSublayer = new.superlayer === self && new !== links.mask
    let leaving = isSublayer ? nil : new.changeOfSuperlayer
    var departures = new.move(below: self, on: stage) { new in
      guard let index = links.sublayers.index(of: old) else { return }
      links.sublayers.insert(new, at: index)
    }
    departures += old.move(below: nil, on: nil) { _ in }
    for departure in departures { departure.end() }
    leaving?.finish(went: [new])
    change.finish(came: isSublayer ? [] : [new], went: [old])
  }

  /// Takes the layer out of the one that it is in, as a sublayer or as its mask.
  ///
  /// It becomes a root without a stage: what is animated of it and below it ends unfinished, as its
  /// listeners hear at the next update. A root stays where it is. Follows.
  ///
  /// - Complexity: O(n) in the siblings that the layer leaves, and in all that is below it.
  public func removeFromSuperlayer() {
    if superlayer != nil { becomeRoot(on: nil) }
  }
}

extension Layer {
  private func insert(_ layer: Layer, at sibling: Layer, _ place: (Int) -> Int) {
    if layer === sibling, layer.superlayer === self, layer !== links.mask { return }
    insert(layer) { sublayers in
      sublayers.index(of: sibling).map(place) ?? sublayers.count
    }
  }

  private func insert(_ layer: Layer, _ index: ([Layer]) -> Int) {
    guard mayHold(layer) else { return }
    let change = TreeChange(of: self, "sublayers")
    let isSublayer = layer.superlayer === self && layer !== links.mask
    let leaving = isSublayer ? nil : layer.changeOfSuperlayer
    let departures = layer.move(below: self, on: stage) { layer in
      let index = index(links.sublayers)
      links.sublayers.insert(layer, at: index)
    }
    for departure in departures { departure.end() }
    leaving?.finish(went: [layer])
    change.finish(came: isSublayer ? [] : [layer])
  }

  /// Whether a layer can be below this one: not where it is this one or above it.
  private func mayHold(_ layer: Layer) -> Bool {
    guard layer.holds(self) else { return true }
    note(.cyclicTree(layer))
    return false
  }

  private func replaceSublayers(with layers: [Layer]) {
    guard layers.allSatisfy(mayHold) else { return }
    var wanted: Set<ObjectIdentifier> = []
    let new = Array(
      layers.reversed().filter { wanted.insert(ObjectIdentifier($0)).inserted }.reversed())
    let old = links.sublayers
    let change = TreeChange(of: self, "sublayers")
    let leaving = new.filter { $0.superlayer !== self || $0 === links.mask }
      .map { ($0, $0.changeOfSuperlayer) }
    links.sublayers = new
    var departures: [Departure] = []
    let known = Set(old.map { ObjectIdentifier($0) })
    // What comes first: where it was below what goes, it is still on the stage.
    for layer in new where !known.contains(ObjectIdentifier(layer)) {
      departures += layer.move(below: self, on: stage) { _ in }
    }
    for layer in old where !wanted.contains(ObjectIdentifier(layer)) {
      departures += layer.move(below: nil, on: nil, unlink: { _ in }, link: { _ in })
    }
    for departure in departures { departure.end() }
    for (layer, leaving) in leaving { leaving?.finish(went: [layer]) }
    change.finish(
      came: new.filter { !known.contains(ObjectIdentifier($0)) },
      went: old.filter { !wanted.contains(ObjectIdentifier($0)) })
  }
}
