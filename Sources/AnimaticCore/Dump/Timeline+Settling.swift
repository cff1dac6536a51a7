// A description of settled properties: the presentation matches `stay`, but the model changes.

extension Timeline {
  /// By attached node: that it settles, and which properties if not all.
  var settlingWords: SmallMap<Int, String> {
    var words = SmallMap<Int, String>()
    for layer in plan.layers.indices {
      let settled = notes.settled(on: layer)
      guard !settled.isEmpty else { continue }
      for entry in plan.entries(of: layer) where plan.nodes[entry].record.flags.contains(.kept) {
        let written = roots(under: entry)
        let own = settled.filter(written.contains)
        guard !own.isEmpty else { continue }
        let names = own.map(\.name).joined(separator: ", ")
        words.add(own.count == written.entries.count ? "settles" : "settles \(names)", for: entry)
      }
    }
    return words
  }

  /// Returns the properties written by a node and its descendants.
  private func roots(under node: Int) -> SmallSet<PropertyRoot> {
    let layer = plan.layer(of: node)
    var roots = SmallSet<PropertyRoot>()
    for index in node..<Int(plan.nodes[node].end) {
      let slot = plan.slot(of: index)
      for root in [slot.root, slot.turn] where root >= 0 {
        roots.insert(plan.root(root, of: layer))
      }
    }
    return roots
  }
}
