// Which stage the layers of one run share.

extension Stage {
  /// The stage whose callback is running on each thread.
  static let delivering = ThreadPlace<Stage>()

  /// The stage that layers would share, where there is one already.
  package static func known(to layers: [Layer]) -> Stage? {
    layers.lazy.compactMap(\.stage).first ?? delivering.current
  }

  /// The stage for layers that run together; those on none join it, with the trees they are in.
  ///
  /// Nil where they are on different ones.
  package static func shared(by layers: [Layer]) -> Stage? {
    let stage = known(to: layers) ?? Stage(clock: SystemClock(), holdsLayers: false)
    guard layers.allSatisfy({ $0.stage == nil || $0.stage === stage }) else { return nil }
    for layer in layers where layer.stage == nil { stage.add(layer.root) }
    return stage
  }
}
