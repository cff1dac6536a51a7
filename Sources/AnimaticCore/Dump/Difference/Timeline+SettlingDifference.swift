// The changes of settled properties.

extension Timeline {
  /// Returns the properties, animated by both, that newly settle or no longer do.
  func settlingChanges(from old: Timeline) -> [TimelineChange] {
    if notes.settled.allSatisfy(\.isEmpty), old.notes.settled.allSatisfy(\.isEmpty) { return [] }
    let olds = Dictionary(
      old.plan.layers.enumerated().map { ($1.label, $0) }, uniquingKeysWith: { first, _ in first })
    return plan.layers.enumerated().flatMap { index, layer -> [TimelineChange] in
      guard let before = olds[layer.label] else { return [] }
      let (now, was) = (writers(on: index), old.writers(on: before))
      let (settled, settledBefore) = (
        Set(notes.settled(on: index)), Set(old.notes.settled(on: before))
      )
      return settled.symmetricDifference(settledBefore).sorted { $0.name < $1.name }.compactMap {
        root in
        guard let writer = now[root], let writerBefore = was[root] else { return nil }
        return TimelineChange(
          .retimed, "\(layer.label)/\(root.name)",
          settled.contains(root) ? "now settles at the end" : "no longer settles at the end",
          old.plan.place(of: writerBefore), plan.place(of: writer))
      }
    }
  }

  /// Returns the last animation of each property of a layer.
  private func writers(on layer: Int) -> [PropertyRoot: Int] {
    var last: [Int32: Int] = [:]
    for node in plan.layers[layer].nodes {
      let slot = plan.slot(of: Int(node))
      for root in [slot.root, slot.turn] where root >= 0 { last[root] = Int(node) }
    }
    return Dictionary(
      last.map { (plan.root($0, of: layer), $1) }, uniquingKeysWith: { max($0, $1) })
  }
}

extension Plan {
  fileprivate func place(of node: Int) -> SourcePlace? { pool.place(nodes[node].record) }
}
