// The callback order under reduced motion, which follows the order with full motion.

package import AnimaticCore

/// The full-motion version of a composition that is played with reduced motion.
package struct FullMotion {
  private let plan: Plan
  /// The observed node by listener.
  private var nodes: [Int: Int] = [:]
  /// The observed part by observer.
  private var parts: [Int: ObservedPart] = [:]

  package init(plan: Plan, observed: [ObservedPart]) {
    self.plan = plan
    for (index, node) in plan.nodes.enumerated() where node.record.attributes >= 0 {
      let listener = Int(plan.pool.attributes[Int(node.record.attributes)].listener)
      if listener >= 0 { nodes[listener] = nodes[listener] ?? index }
    }
    for part in observed { parts[part.observer] = part }
  }

  /// Gives a listener its callback order with full motion.
  func order(_ observed: inout ObservedNode) {
    guard let node = nodes[observed.listener] else { return }
    observed.beginOrder = 2 * Int(plan.nodes[node].order)
    observed.endOrder = 2 * Int(plan.nodes[node].endOrder)
    observed.fullSpan = plan.activeInterval(of: node)
    if observed.moments != nil { observed.fullMoments = plan.iterations(of: node) }
  }

  /// Gives an observer its callback order with full motion.
  func orderObserver(_ observed: inout ObservedNode) {
    guard let part = parts[observed.listener] else { return }
    observed.beginOrder = part.beginOrder
    observed.endOrder = part.endOrder
    switch part.kind {
    case .cue: observed.fullMoments = plan.begins(of: part.node)
    case .part(let cycles):
      observed.fullSpan = plan.activeInterval(of: part.node)
      if observed.moments != nil, cycles >= 0 { observed.fullMoments = plan.iterations(of: cycles) }
    }
  }
}

extension ObservedNode {
  /// The delay of its begin with full motion, which orders begins that reduced motion makes
  /// simultaneous.
  var beginLateness: Double { fullSpan.map { $0.enter - enter } ?? 0 }

  /// The delay of its end with full motion.
  var endLateness: Double { fullSpan.map { $0.exit - exit } ?? 0 }

  /// Whether its begin and end coincide, also with full motion.
  var isInstant: Bool { fullSpan.map { $0.exit <= $0.enter } ?? (exit <= enter) }

  /// The delay of its next repeat or cue with full motion.
  var momentLateness: Double {
    guard let fullNext, let next else { return 0 }
    return fullNext.time - next.time
  }
}
