// What an interruption takes from one part of a run.

import AnimaticCore

/// What one part of a run loses.
struct AnimationLoss {
  let part: LayerPart
  private var nodes: [(node: Int, parts: PropertyReach)] = []
  /// What of it showed: that is held.
  private(set) var held = PropertyReach()

  init(part: LayerPart) { self.part = part }

  /// An animation loses some parts, of which some are held.
  mutating func add(_ parts: PropertyReach, of node: Int, held: PropertyReach) {
    nodes.append((node, parts))
    self.held.formUnion(held)
  }

  /// What is left with nothing, once it was taken away.
  var lost: Set<Int> {
    Set(nodes.map(\.node).filter { part.run.plan.nodes[$0].record.flags.contains(.inert) })
  }

  /// The plan with nothing in it but what is lost.
  var plan: Plan {
    var plan = part.run.plan
    let own = Set(nodes.map(\.node))
    for node in part.liveNodes where !own.contains(node) {
      plan.nodes[node].record.flags.insert(.inert)
    }
    for (node, parts) in nodes { plan.keep(parts, of: node, on: part.layerIndex) }
    return plan
  }

  /// Takes it away.
  func apply() {
    for (node, parts) in nodes {
      part.run.plan.take(parts, from: node, on: part.layerIndex)
    }
  }
}
