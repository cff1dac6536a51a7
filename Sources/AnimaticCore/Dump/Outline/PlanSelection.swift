// The selection of a part's nodes in a plan.

/// The nodes of a part, including their enclosing groups.
struct PlanSelection {
  /// By node; nil if all are selected.
  private let isIn: [Bool]?

  /// - Complexity: O(n); with an interval, also O(p) in the iterations up to a limit. Beyond it,
  ///   everything between the first and the last counts.
  init(_ part: TimelinePart, of plan: Plan, keys: SmallMap<Int, String>) {
    guard !part.isAll else {
      isIn = nil
      return
    }
    var isIn = [Bool](repeating: false, count: plan.nodes.count)
    // The index up to which nodes are descendants of the keyed one.
    var keyed = part.key == nil ? Int.max : -1
    for (number, layer) in plan.layers.enumerated()
    where part.layer == nil || part.layer == layer.id {
      let activities = part.seconds.map { plan.activities(of: number, during: $0) }
      for index in layer.nodes {
        if let key = part.key, keys[index] == key || plan.name(of: index) == key {
          keyed = max(keyed, Int(plan.nodes[index].end))
        }
        guard index < keyed, !plan.nodes[index].isGroup, part.meets(index, of: plan),
          part.seconds.map({ plan.runs(index, during: $0, activities?[index]) }) ?? true
        else {
          continue
        }
        plan.mark(upFrom: index, in: &isIn)
      }
    }
    self.isIn = isIn
  }

  subscript(node: Int) -> Bool { isIn?[node] ?? true }

  /// Returns whether any node of a layer is selected.
  func hasAny(of layer: PlanLayer) -> Bool { isIn?[layer.nodes].contains(true) ?? true }
}

extension TimelinePart {
  /// Returns whether an animation matches the property condition.
  fileprivate func meets(_ node: Int, of plan: Plan) -> Bool {
    guard let path else { return true }
    let own = plan.pool.path(plan.nodes[node].record.property)
    return own.root == path.root && own.mask & path.mask != 0
  }
}
