// Which stage the layers of one run share (DESIGN §5, Stage and driving).

extension Stage {
  /// The stage for layers that run together; those on none join it, with the trees they are in.
  ///
  /// Nil where they are on different ones.
  package static func shared(by layers: [Layer]) -> Stage? {
    let stages = layers.compactMap(\.stage)
    let stage =
      stages.first ?? DeliveringStage.current ?? Stage(clock: SystemClock(), holdsLayers: false)
    guard stages.allSatisfy({ $0 === stage }) else { return nil }
    for layer in layers where layer.stage == nil { stage.add(layer.root) }
    return stage
  }
}
