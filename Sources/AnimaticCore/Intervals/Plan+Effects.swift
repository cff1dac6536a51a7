// The interval in which an animation has an effect, running or filling.

extension Plan {
  /// Returns the interval in which a node has an effect; nil for never.
  ///
  /// Complexity: O(depth²).
  package func effect(of node: Int) -> ClosedRange<Double>? {
    let parent = Int(nodes[node].parent)
    return effect(of: node, around: parent < 0 ? nil : effect(of: parent))
  }

  /// The effect interval of each node.
  ///
  /// Complexity: O(n × depth).
  var effects: [ClosedRange<Double>?] {
    var effects: [ClosedRange<Double>?] = []
    effects.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let parent = Int(nodes[index].parent)
      effects.append(effect(of: index, around: parent < 0 ? nil : effects[parent]))
    }
    return effects
  }

  private func effect(of index: Int, around group: ClosedRange<Double>?) -> ClosedRange<Double>? {
    let record = nodes[index].record
    var around = group
    if nodes[index].parent < 0 {
      // A top-level animation fills until it is removed.
      around = -.infinity...(record.flags.contains(.kept) ? .infinity : 0)
    }
    guard let around else { return nil }
    let fill = pool.timing(record).fillMode
    guard let span = activeInterval(of: index) else {
      // An animation that never begins may fill backwards.
      return fill.fillsBackwards ? around : nil
    }
    let begin = fill.fillsBackwards ? around.lowerBound : span.enter
    let end = fill.fillsForwards ? around.upperBound : span.exit
    return min(begin, span.enter)...max(end, span.exit)
  }
}
