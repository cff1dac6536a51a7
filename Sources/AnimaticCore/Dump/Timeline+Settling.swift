// A description of settled properties: the presentation matches `stay`, but the model changes.

extension Timeline {
  /// By attached node: that it settles, and which properties if not all.
  var settlingWords: SmallMap<Int, String> {
    var words = SmallMap<Int, String>()
    for layer in plan.layers.indices {
      let settled = notes.settled(on: layer)
      guard !settled.isEmpty else { continue }
      for entry in plan.entries(of: layer) where plan.nodes[entry].record.flags.contains(.kept) {
        let written = writers(in: plan.subtree(of: entry), of: layer)
        let own = settled.filter(written.contains)
        guard !own.isEmpty else { continue }
        let names = own.map(\.name).joined(separator: ", ")
        words.add(own.count == written.entries.count ? "settles" : "settles \(names)", for: entry)
      }
    }
    return words
  }

  /// Returns the last of the nodes that writes each property of their layer.
  func writers(in nodes: Range<Int>, of layer: Int) -> SmallMap<PropertyRoot, Int> {
    var last = SmallMap<PropertyRoot, Int>()
    for node in nodes {
      let slot = plan.slot(of: node)
      for root in [slot.root, slot.turn] where root >= 0 {
        last.set(node, for: plan.root(root, of: layer))
      }
    }
    return last
  }
}
