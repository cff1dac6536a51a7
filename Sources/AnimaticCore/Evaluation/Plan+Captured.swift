// What an animation without any values starts from: what showed when it was added (B-3).

extension Plan {
  /// Gives every animation that has neither from nor to nor by the start that B-3 says: what
  /// showed on its layer when it was added.
  ///
  /// - Parameter shown: What shows; asked for only where something starts from it.
  package mutating func captureStarts(from shown: @autoclosure () -> LayerValues) {
    var known: LayerValues?
    for index in nodes.indices {
      var record = nodes[index].record
      guard record.hasEnds, record.flags.isDisjoint(with: [.from, .to, .by, .inert, .additive])
      else { continue }
      let shown = known ?? shown()
      known = shown
      let path = pool.path(record.property)
      // A component that can't be read there starts from the model, as any other does (P-10).
      guard shown.canRead(path) else { continue }
      pool.prepend(shown.value(at: path), to: &record, count: path.count)
      record.flags.insert(.inferred)
      nodes[index].record = record
    }
  }
}
