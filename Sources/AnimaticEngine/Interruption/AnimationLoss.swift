// The components that an interrupt takes from one part of a run.

import AnimaticCore

/// The components that one part of a run loses.
struct AnimationLoss {
  let part: LayerPart
  private var nodes: [(node: Int, parts: PropertyReach)] = []
  /// The visible components among them, which are committed.
  private(set) var held = PropertyReach()

  init(part: LayerPart) { self.part = part }

  /// Adds lost components of an animation, and those to commit.
  mutating func add(_ parts: PropertyReach, of node: Int, held: PropertyReach) {
    nodes.append((node, parts))
    self.held.formUnion(held)
  }

  /// The animations without any components left, after the loss was applied.
  var lost: Set<Int> {
    Set(nodes.map(\.node).filter { part.run.plan.nodes[$0].record.flags.contains(.inert) })
  }

  /// The plan reduced to the lost components.
  var plan: Plan {
    var plan = part.run.plan
    let own = Set(nodes.map(\.node))
    for node in part.liveNodes where !own.contains(node) {
      plan.nodes[node].record.flags.insert(.inert)
    }
    for (node, parts) in nodes { plan.keep(parts, of: node, on: part.layerIndex) }
    return plan
  }

  /// Removes the lost components from the plan.
  func apply() {
    for (node, parts) in nodes {
      part.run.plan.remove(parts, from: node, on: part.layerIndex)
    }
  }
}
