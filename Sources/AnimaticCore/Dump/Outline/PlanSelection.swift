// Which nodes of a plan belong to a part of it.

/// The nodes of a part, and the groups around them.
struct PlanSelection {
  /// By node; nil where all belong to it.
  private let isIn: [Bool]?

  /// - Complexity: O(n), and O(depth) for each animation where a stretch of time is asked for.
  init(_ part: TimelinePart, of plan: Plan, keys: [Int: String]) {
    guard !part.isAll else {
      isIn = nil
      return
    }
    var isIn = [Bool](repeating: false, count: plan.nodes.count)
    // The index up to which all is inside what has the key.
    var keyed = part.key == nil ? Int.max : -1
    for layer in plan.layers where part.layer == nil || part.layer == layer.id {
      for index in Int(layer.nodes.lowerBound)..<Int(layer.nodes.upperBound) {
        if let key = part.key, keys[index] == key || plan.name(of: index) == key {
          keyed = max(keyed, Int(plan.nodes[index].end))
        }
        guard index < keyed, !plan.nodes[index].isGroup, part.meets(index, of: plan) else {
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
  /// Whether an animation meets what is asked of property and time.
  fileprivate func meets(_ node: Int, of plan: Plan) -> Bool {
    if let path {
      let own = plan.pool.path(plan.nodes[node].record.property)
      guard own.root == path.root, own.mask & path.mask != 0 else { return false }
    }
    guard let seconds else { return true }
    guard let span = plan.activeSpan(of: node) else { return false }
    return span.enter <= seconds.upperBound && span.exit >= seconds.lowerBound
  }
}
