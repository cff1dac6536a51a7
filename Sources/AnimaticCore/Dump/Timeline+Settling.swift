// A description of settled properties: the presentation matches `stay`, but the model changes.

extension Timeline {
  /// By attached node: that it settles, and which properties if not all.
  var settlingWords: [Int: String] {
    var words: [Int: String] = [:]
    for layer in plan.layers.indices {
      let settled = notes.settled(on: layer)
      guard !settled.isEmpty else { continue }
      for entry in plan.entries(of: layer) where plan.nodes[entry].record.flags.contains(.kept) {
        let written = roots(under: entry)
        let own = settled.filter(written.contains)
        guard !own.isEmpty else { continue }
        words[entry] =
          own.count == written.count
          ? "settles" : "settles \(own.map(\.name).joined(separator: ", "))"
      }
    }
    return words
  }

  /// Returns the properties written by a node and its descendants.
  private func roots(under node: Int) -> Set<PropertyRoot> {
    let layer = plan.layer(of: node)
    var numbers: Set<Int32> = []
    for index in node..<Int(plan.nodes[node].end) {
      let slot = plan.slot(of: index)
      numbers.formUnion([slot.root, slot.turn])
    }
    return Set(numbers.filter { $0 >= 0 }.map { plan.root($0, of: layer) })
  }
}
