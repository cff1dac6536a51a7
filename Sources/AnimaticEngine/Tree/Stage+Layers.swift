// Creating a stage, and putting layers on it.

import AnimaticCore

extension Stage {
  /// Creates a stage that holds its layers.
  ///
  /// - Parameter clock: The clock; the system's time by default. The stage begins at the clock's
  ///   current time, which may be negative, and never goes back before it.
  public convenience init(clock: any MediaClock = SystemClock()) {
    self.init(clock: clock, holdsLayers: true, transactions: OpenTransactions())
  }

  /// Adds a layer with its subtree as a root, removing it from its previous position.
  ///
  /// Animations of a layer from another stage end unfinished; within this stage they continue. Those
  /// that were added while the layer had no stage begin now.
  ///
  /// The next update, commit or passing of time shows the layer without animation; later changes
  /// are animated (I-9).
  ///
  /// ```swift
  /// stage.add(box)
  /// stage.update()  // shows it
  /// box.opacity = 0  // is animated
  /// ```
  ///
  /// - Parameter layer: The layer.
  public func add(_ layer: Layer) {
    guard layer.stage !== self || layer.superlayer != nil else { return }
    layer.becomeRoot(on: self)
  }

  /// Removes a layer with its subtree from the stage and from its superlayer.
  ///
  /// Its animations are removed and end unfinished.
  ///
  /// - Parameter layer: The layer.
  /// - Complexity: O(n) in the layer's siblings and its subtree.
  public func remove(_ layer: Layer) {
    if layer.stage === self { layer.becomeRoot(on: nil) }
  }

  /// The stage that layers would share, if one already exists.
  package static func known(to layers: [Layer?]) -> Stage? {
    layers.lazy.compactMap { $0?.stage }.first ?? delivering.current
  }

  /// Whether no two layers are on different stages.
  static func isShared(by layers: [Layer?]) -> Bool {
    let stage = known(to: layers)
    return layers.allSatisfy { $0?.stage.map { $0 === stage } ?? true }
  }

  /// Puts layers with waiting animations on the stage of their run, which finds those begun.
  package static func beginWaiting(on layers: [Layer?]) {
    if layers.contains(where: { $0?.isWaiting == true }) { _ = shared(by: layers) }
  }

  /// The stage for layers that run together; layers without a stage join it with their trees.
  ///
  /// Nil if the layers are on different stages.
  package static func shared(by layers: [Layer?]) -> Stage? {
    guard isShared(by: layers) else { return nil }
    let stage =
      known(to: layers)
      ?? Stage(clock: SystemClock(), holdsLayers: false, transactions: OpenTransactions())
    for case let layer? in layers where layer.stage == nil { stage.add(layer.root) }
    return stage
  }
}
