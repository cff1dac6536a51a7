// All values of one layer at one time.

extension Plan {
  /// What some entries of a layer show over a model.
  ///
  /// - Parameters:
  ///   - layer: The index of the layer.
  ///   - entries: Nodes that stand in no group, in order of application.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - model: The model of the layer.
  ///   - end: Whether an entry still counts at its very end.
  package func values(
    of layer: Int, entries: [Int], at time: Double, over model: LayerValues, end: PlanReader.End
  ) -> LayerValues {
    let roots = layers[layer].roots.map { self.roots[Int($0)] }
    guard let first = roots.first, let last = roots.last else { return model }
    let offsets = roots.map { $0.offset - first.offset }
    let size = Int(last.offset - first.offset) + last.root.kind.blockSize
    var memory = FrameMemory(size: size, groupCount: groupCount)
    for (root, offset) in zip(roots, offsets) {
      memory.load(root.root, at: Int(offset), from: model)
    }
    memory.reset()
    read { reader in
      _ = memory.lend(offsets: offsets) { frame in
        for entry in entries { reader.apply(entry: entry, at: time, to: frame, end: end) }
      }
    }
    var values = model
    for (root, offset) in zip(roots, offsets) {
      values.set(block: memory.block(of: root.root, at: Int(offset)), of: root.root)
    }
    return values
  }
}
