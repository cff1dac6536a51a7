// The callback order under reduced motion, which follows the order with full motion.

package import AnimaticCore

/// The full-motion version of a composition that is played with reduced motion.
package struct FullMotion {
  private let plan: Plan
  /// The observed animations by listener.
  private var listeners: [Int: ObservedPart] = [:]
  /// The observed parts by observer.
  private var observers: [Int: ObservedPart] = [:]

  package init(plan: Plan, observed: [ObservedPart]) {
    self.plan = plan
    for node in plan.nodes.indices.reversed() {
      let part = plan.observedPart(at: node)
      if part.observer >= 0 { listeners[part.observer] = part }
    }
    for part in observed { observers[part.observer] = part }
  }

  /// Gives an observed animation its callback order with full motion.
  func orderAnimation(_ observed: inout ObservedNode) {
    if let part = listeners[observed.listener] { observed.order(as: part, in: plan) }
  }

  /// Gives an observed part of the composition its callback order with full motion.
  func orderPart(_ observed: inout ObservedNode) {
    if let part = observers[observed.listener] { observed.order(as: part, in: plan) }
  }
}

extension Plan {
  /// An animation as an observed part.
  func observedPart(at node: Int) -> ObservedPart {
    ObservedPart(
      kind: .part(cycles: node), node: node, observer: Int(listener(of: node)),
      beginOrder: 2 * Int(nodes[node].order), endOrder: 2 * Int(nodes[node].endOrder))
  }
}
