// What keeps the order of callbacks where motion is reduced: when each of them would be told with
// all motion.

package import AnimaticCore

/// A composition with all of its motion, of which less is played.
package struct FullMotion {
  private let plan: Plan
  /// By listener: the node that it hears of.
  private var nodes: [Int: Int] = [:]
  /// By observer: what it hears of.
  private var parts: [Int: ObservedPart] = [:]

  package init(plan: Plan, observed: [ObservedPart]) {
    self.plan = plan
    for (index, node) in plan.nodes.enumerated() where node.record.extra >= 0 {
      let listener = Int(plan.pool.extras[Int(node.record.extra)].listener)
      if listener >= 0 { nodes[listener] = nodes[listener] ?? index }
    }
    for part in observed { parts[part.observer] = part }
  }

  /// Lets a listener be told in the order of all motion.
  func order(_ heard: inout HeardNode) {
    guard let node = nodes[heard.listener] else { return }
    heard.beginOrder = 2 * Int(plan.nodes[node].order)
    heard.endOrder = 2 * Int(plan.nodes[node].endOrder)
    heard.fullSpan = plan.activeSpan(of: node)
    if heard.moments != nil { heard.fullMoments = plan.cycles(of: node) }
  }

  /// Lets an observer be told in the order of all motion.
  func orderObserver(_ heard: inout HeardNode) {
    guard let part = parts[heard.listener] else { return }
    heard.beginOrder = part.beginOrder
    heard.endOrder = part.endOrder
    switch part.kind {
    case .cue: heard.fullMoments = plan.passages(of: part.node)
    case .part(let cycles):
      heard.fullSpan = plan.activeSpan(of: part.node)
      if heard.moments != nil, cycles >= 0 { heard.fullMoments = plan.cycles(of: cycles) }
    }
  }
}

extension HeardNode {
  /// How much later its begin would be with all motion: what comes to stand at one instant is told
  /// in that order.
  var beginLateness: Double { fullSpan.map { $0.enter - enter } ?? 0 }

  /// How much later its end would be with all motion.
  var endLateness: Double { fullSpan.map { $0.exit - exit } ?? 0 }

  /// Whether it begins and ends at once, also with all motion.
  var isInstant: Bool { fullSpan.map { $0.exit <= $0.enter } ?? (exit <= enter) }

  /// How much later its next repeat or passage would be with all motion.
  var momentLateness: Double {
    guard let fullNext, let next else { return 0 }
    return fullNext.time - next.time
  }
}
