// The start of an animation without values: the presentation value when it was added (B-3).

extension Plan {
  /// Sets the start of animations without from, to, and by to the presentation value when they were
  /// added (B-3).
  ///
  /// - Parameter shown: The presentation values, evaluated only if needed.
  package mutating func captureStarts(from shown: @autoclosure () -> LayerValues) {
    var known: LayerValues?
    for index in nodes.indices {
      var record = nodes[index].record
      guard record.hasEnds, record.flags.isDisjoint(with: [.from, .to, .by, .inert, .additive])
      else { continue }
      let shown = known ?? shown()
      known = shown
      let path = pool.path(record.property)
      // An unreadable component starts from the model (P-10).
      guard shown.canRead(path) else { continue }
      pool.prepend(shown.value(at: path), to: &record, count: path.count)
      record.flags.insert(.inferred)
      nodes[index].record = record
    }
  }
}
