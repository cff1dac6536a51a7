// Application of a plan to a frame: some entries of one layer, or everything.

extension Plan {
  /// Returns the presentation values of some entries over a model.
  ///
  /// - Parameters:
  ///   - layer: The index of the layer.
  ///   - entries: Top-level nodes in order of application.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - model: The model of the layer.
  ///   - end: Whether an entry still counts at its very end.
  package func values(
    of layer: Int, entries: [Int], at time: Double, over model: LayerValues, end: PlanReader.End
  ) -> LayerValues {
    let roots = layers[layer].roots.map { self.roots[Int($0)].root }
    guard !roots.isEmpty else { return model }
    var frame = LayerFrame(model, animating: roots)
    for entry in entries {
      frame.apply(ActiveNodes(entry: entry), of: self, on: layer, at: time, end: end)
    }
    frame.finish()
    return frame.values
  }

  /// Applies all entries among some nodes of one layer in order.
  package func apply(
    _ nodes: Range<Int>, at time: Double, to memory: inout FrameMemory, offsets: [Int32],
    only root: Int32 = -1, end: PlanReader.End
  ) {
    read { reader in
      memory.lend(offsets: offsets) {
        reader.apply(nodes, at: time, to: $0, only: root, end: end)
      }
    }
  }

  /// Applies all layers at one time to a frame of all properties.
  func apply(at time: Double, to memory: inout FrameMemory) {
    read { reader in
      memory.lend(offsets: offsets) { frame in
        for layer in layers {
          reader.apply(
            layer.nodes, at: time, to: frame.moved(to: Int(layer.roots.lowerBound)))
        }
      }
    }
  }
}
