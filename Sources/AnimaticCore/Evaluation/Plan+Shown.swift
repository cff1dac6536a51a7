// The presentation value of some animations at one property and time, from which the compiler
// infers starts.

extension Plan {
  /// Returns the presentation value of some animations of one property; nil if none is in effect.
  ///
  /// Examines only animations that write the path, from the last back to the first one that hides
  /// all earlier ones.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: The index of the path's property on the layer.
  ///   - candidates: Nodes that write the property, in order of application.
  ///   - time: Seconds since the plan began.
  ///   - model: The model of the layer.
  package func shown(
    at path: PropertyPath, root: Int32, by candidates: [Int], time: Double,
    over model: LayerValues
  ) -> FlatValue? {
    read { reader in
      var chosen: [(node: Int, progress: PlanReader.Progress)] = []
      for index in candidates.reversed() {
        let record = nodes[index].record
        // A path rotation affects the whole transform and hides nothing of it (K-14).
        let turns = slot(of: index).root != root
        let mask = turns ? .max : pool.path(record.property).mask
        guard mask & path.mask != 0, !record.flags.contains(.inert),
          let progress = progress(of: index, at: time, end: .drawn, reader)
        else { continue }
        chosen.append((index, progress))
        let hidesAll =
          mask & path.mask == path.mask && !turns && !record.flags.contains(.additive)
        if hidesAll { break }
      }
      guard !chosen.isEmpty else { return nil }
      return reader.value(of: chosen.reversed(), at: path, root: root, over: model)
    }
  }

  /// Returns whether a node and all its ancestors are in effect at a time.
  ///
  /// Complexity: O(depth).
  package func shows(_ node: Int, at time: Double, end: PlanReader.End) -> Bool {
    read { progress(of: node, at: time, end: end, $0) != nil }
  }

  /// Returns a node's progress through all its ancestors; nil if not in effect.
  private func progress(
    of index: Int, at time: Double, end: PlanReader.End, _ reader: borrowing PlanReader
  ) -> PlanReader.Progress? {
    var chain = [index]
    while let parent = chain.last.map({ Int(nodes[$0].parent) }), parent >= 0 {
      chain.append(parent)
    }
    var time = time
    for group in chain.dropFirst().reversed() {
      guard let progress = reader.progress(of: group, at: time, end: end) else {
        return nil
      }
      time = reader.childTime(of: group, progress)
    }
    return reader.progress(of: index, at: time, end: end)
  }
}

extension PlanReader {
  /// Returns the value of some animations of one property, applied in order over the model.
  func value(
    of animations: [(node: Int, progress: Progress)], at path: PropertyPath, root: Int32,
    over model: LayerValues
  ) -> FlatValue {
    var memory = FrameMemory(of: path.root, over: model)
    let offsets = [Int32](repeating: 0, count: Int(root) + 1)
    memory.lend(offsets: offsets) { frame in
      for (node, progress) in animations { apply(node, progress, to: frame, only: root) }
    }
    return memory.read(path, at: 0)
  }
}
