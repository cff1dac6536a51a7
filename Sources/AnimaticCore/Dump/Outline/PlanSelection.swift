// Which nodes of a plan belong to a part of it.

/// The nodes of a part, and the groups around them.
struct PlanSelection {
  /// By node; nil where all belong to it.
  private let isIn: [Bool]?

  /// - Complexity: O(n), and where a stretch of time is asked for, O(p) in the passes of what repeats
  ///   up to a limit; of more than that, all between the first and the last counts.
  init(_ part: TimelinePart, of plan: Plan, keys: [Int: String]) {
    guard !part.isAll else {
      isIn = nil
      return
    }
    var isIn = [Bool](repeating: false, count: plan.nodes.count)
    // The index up to which all is inside what has the key.
    var keyed = part.key == nil ? Int.max : -1
    for (number, layer) in plan.layers.enumerated()
    where part.layer == nil || part.layer?.id == layer.id {
      let running = part.seconds.map { RunTimes(of: number, in: plan, during: $0) }
      for index in Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound) {
        if let key = part.key, keys[index] == key || plan.name(of: index) == key {
          keyed = max(keyed, Int(plan.nodes[index].end))
        }
        guard index < keyed, !plan.nodes[index].isGroup, part.meets(index, of: plan),
          running?.runs(index) ?? true
        else {
          continue
        }
        isIn[index] = true
        var parent = Int(plan.nodes[index].parent)
        while parent >= 0, !isIn[parent] {
          isIn[parent] = true
          parent = Int(plan.nodes[parent].parent)
        }
      }
    }
    self.isIn = isIn
  }

  subscript(node: Int) -> Bool { isIn?[node] ?? true }

  /// Whether anything of a layer belongs to it.
  func hasAny(of layer: PlanLayer) -> Bool {
    guard let isIn else { return true }
    return isIn[Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound)].contains(true)
  }
}

extension TimelinePart {
  /// Whether an animation meets what is asked of the property.
  fileprivate func meets(_ node: Int, of plan: Plan) -> Bool {
    guard let path else { return true }
    let own = plan.pool.path(plan.nodes[node].record.property)
    return own.root == path.root && own.mask & path.mask != 0
  }
}
