// The velocity that a run takes over on one property, and what continues it.

import AnimaticCore

/// The velocity that a run takes over on one property of a layer.
struct TakenVelocity {
  let path: PropertyPath
  /// Units per second of the layer's time; nil for a component without velocity.
  let numbers: [Double?]

  /// The first animation of the property in a run, which continues the velocity.
  func first(in plan: Plan, on layer: Int) -> Int? {
    let animations = plan.layers[layer].nodes.filter {
      plan.slot(of: $0).root >= 0 && plan.pool.path(plan.nodes[$0].record.property) == path
    }
    // A constant one presents the start until the first one begins.
    return animations.first { !plan.isConstant($0) } ?? animations.first
  }

  /// The first animation of the property if it is a spring that takes the velocity into itself.
  func spring(in plan: Plan, on layer: Int) -> TakingSpring? {
    first(in: plan, on: layer).flatMap { TakingSpring($0, in: plan, at: path) }
  }
}

/// A spring that takes over a velocity: one that begins at once and plays once, forward, at speed 1.
struct TakingSpring {
  let node: Int
  let spring: KickedSpring

  init?(_ node: Int, in plan: Plan, at path: PropertyPath) {
    let record = plan.nodes[node].record
    guard record.kind == .spring, !record.flags.contains(.additive), !record.easing.bends,
      !plan.statesVelocity(of: node), plan.playsOnceFromBegin(node),
      record.flags.intersection(.ends) == [.from, .to]
    else { return nil }
    let ends = plan.pool.values(of: record)
    guard ends.count == 2, ends[0].numbers.count == ends[1].numbers.count else { return nil }
    self.node = node
    spring = KickedSpring(
      plan.pool.spring(record), distances: zip(ends[0].numbers, ends[1].numbers).map { $1 - $0 })
  }

  /// Animations that, added to the spring, are the spring with an initial velocity.
  func kick<Value: AnimatableValue>(
    _ type: Value.Type, _ path: PropertyPath, at velocity: [Double]
  ) -> [any LayerAnimation] {
    let property = LayerProperty<Value>(path)
    let nothing = Value(flat: FlatValue(velocity.map { _ in 0 }))
    let settling = spring.settlingDuration(with: velocity.map(Optional.init))
    return spring.kicks.map { start, curve in
      var animation = SpringAnimation(
        property, from: Value(flat: FlatValue(velocity.map { $0 * start })), to: nothing,
        spring: curve)
      animation.duration = max(curve.settlingDuration, settling)
      animation.isAdditive = true
      animation.fillMode = .both
      return animation.withoutPlace()
    }
  }
}

extension Plan {
  fileprivate func isConstant(_ node: Int) -> Bool {
    let record = nodes[node].record
    guard record.kind == .basic, record.flags.intersection(.ends) == [.from, .to] else {
      return false
    }
    let ends = pool.values(of: record)
    return ends.count == 2 && ends[0] == ends[1]
  }

  /// Whether an animation begins with the plan and plays once, forward, at speed 1.
  fileprivate func playsOnceFromBegin(_ node: Int) -> Bool {
    ancestry(of: node).allSatisfy { ancestor in
      let record = nodes[ancestor].record
      let timing = pool.timing(record)
      return record.begin == 0 && !record.easing.bends && timing.speed == 1
        && timing.timeOffset == 0
        && !timing.autoreverses && timing.repeatCount <= 1 && timing.repeatDuration == 0
    }
  }
}
