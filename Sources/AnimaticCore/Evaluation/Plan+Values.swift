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
    var memory = FrameMemory(model, animating: layers[layer].roots.map { roots[Int($0)].root })
    let offsets = memory.offsets(of: self, on: layer)
    for entry in entries {
      apply(subtree(of: entry), at: time, to: &memory, offsets: offsets, end: end)
    }
    memory.finish(over: model)
    return memory.values
  }

  /// Applies the entries among some nodes of one layer in order; at last, the memory must be finished.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of entries and their descendants.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - memory: The memory of the layer.
  ///   - offsets: The offsets of the properties of the layer.
  ///   - end: Whether an entry still counts at its very end.
  package func apply(
    _ nodes: Range<Int>, at time: Double, to memory: inout FrameMemory, offsets: [Int32],
    end: PlanReader.End
  ) {
    read { reader in
      memory.lend(offsets: offsets, groups: frameSize.groups) {
        reader.apply(nodes, at: time, to: $0, end: end)
      }
    }
  }

  /// Applies all layers at one time to the memory of the plan.
  func apply(at time: Double, to memory: inout FrameMemory) {
    read { reader in
      memory.lend(offsets: roots.map(\.offset), groups: frameSize.groups) { frame in
        for layer in layers {
          reader.apply(
            layer.nodes, at: time, to: frame.moved(to: Int(layer.roots.lowerBound)))
        }
      }
    }
  }
}
