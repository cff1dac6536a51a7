// The stage that the layers of one run share.

extension Stage {
  /// The stage whose callback is running on each thread.
  static let delivering = ThreadPlace<Stage>()

  /// The stage that layers would share, if one already exists.
  package static func known(to layers: [Layer]) -> Stage? {
    layers.lazy.compactMap(\.stage).first ?? delivering.current
  }

  /// The stage for layers that run together; layers without a stage join it with their trees.
  ///
  /// Nil if the layers are on different stages.
  package static func shared(by layers: [Layer]) -> Stage? {
    let stage = known(to: layers) ?? Stage(clock: SystemClock(), holdsLayers: false)
    guard layers.allSatisfy({ $0.stage == nil || $0.stage === stage }) else { return nil }
    for layer in layers where layer.stage == nil { stage.add(layer.root) }
    return stage
  }
}
