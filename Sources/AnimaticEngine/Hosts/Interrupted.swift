// What a run takes over from the animations that it interrupts.

package import AnimaticCore

/// The velocities that a run takes over on one layer.
package struct Interrupted {
  private struct Thrown {
    let path: PropertyPath
    /// Nil for a component without velocity.
    let velocity: [Double?]
    /// The seconds in which the velocity fades.
    let duration: Double
  }

  private let layer: any AttachmentTarget
  private var thrown: [Thrown] = []

  /// Interrupts animations on the properties of a plan; none if its layers can't run together.
  ///
  /// - Parameters:
  ///   - plan: The plan of the new run.
  ///   - hosts: The hosts of its layers.
  ///   - hostStage: The stage of the hosts other than the engine's layer.
  ///   - keys: The first key of the run on each layer.
  ///   - keepsVelocity: Whether the run continues the velocities.
  package static func breakOff(
    for plan: Plan, hosts: [(any LayerHost)?], hostStage: HostStage?, keys: [String],
    keepsVelocity: Bool
  ) -> [Interrupted] {
    let stages = hosts.compactMap { ($0 as? Layer)?.stage }
    guard stages.allSatisfy({ $0 === stages[0] }) else { return [] }
    return hosts.indices.compactMap { index in
      let target: (any AttachmentTarget)? = hosts[index] as? Layer ?? hostStage?.layers[index]
      guard let target, target.stageNow != nil, !target.attachments.isEmpty else { return nil }
      return Interrupted(
        target, of: plan, at: index, key: keys[index], keepsVelocity: keepsVelocity)
    }
  }

  private init(
    _ layer: any AttachmentTarget, of plan: Plan, at index: Int, key: String, keepsVelocity: Bool
  ) {
    self.layer = layer
    if keepsVelocity { thrown = velocities(of: plan, at: index) }
    layer.interrupt(plan.components(writtenOn: index), because: .replaced(by: key))
  }

  /// The velocity of each property that the run animates, and the duration of its first animation.
  private func velocities(of plan: Plan, at index: Int) -> [Thrown] {
    var known = SmallSet<PropertyPath>()
    var thrown: [Thrown] = []
    for entry in plan.entries(of: index) {
      for node in plan.subtree(of: entry) where !plan.nodes[node].isGroup {
        let path = plan.pool.path(plan.nodes[node].record.property)
        guard plan.slot(of: node).root >= 0, known.insert(path),
          let span = plan.activeInterval(of: node)
        else { continue }
        let record = plan.nodes[node].record
        // An explicit initial velocity wins.
        if record.kind == .spring, plan.pool.spring(record).initialVelocity != 0 { continue }
        let velocity = layer.velocity(of: path)
        guard velocity.contains(where: { $0 != nil }) else { continue }
        let length = span.exit - span.enter
        thrown.append(
          Thrown(path: path, velocity: velocity, duration: length.isFinite ? length : 0.5))
      }
    }
    return thrown
  }

  /// Adds fading motion with the interrupted velocity to the run.
  package func carryOn(with playback: Playback) {
    // Without the run's own initial velocity.
    let missing = thrown.map { thrown in
      let own = layer.velocityAhead(
        of: thrown.path, within: min(1.0 / 256, thrown.duration / 4))
      return zip(thrown.velocity, own).map { kept, own in kept.map { $0 - (own ?? 0) } ?? 0 }
    }
    for (thrown, velocity) in zip(thrown, missing) where thrown.duration > 0 {
      for (number, kept) in thrown.velocity.enumerated() where kept != nil {
        layer.carryOn(thrown.path, number)
      }
      guard velocity.contains(where: { $0 != 0 }) else { continue }
      for animation in thrown.path.valueType.coasting(
        thrown.path, at: velocity, for: thrown.duration)
      {
        layer.addOwn(animation, playback: playback)
      }
    }
  }
}

extension AnimatableValue {
  /// Animations that start with a velocity and return to rest.
  ///
  /// The offset is velocity × time × (1 - fraction)², the difference of a quadratic and a cubic
  /// ease-out.
  fileprivate static func coasting(
    _ path: PropertyPath, at velocity: [Double], for duration: Double
  ) -> [any LayerAnimation] {
    let nothing = Self(flat: FlatValue([Double](repeating: 0, count: velocity.count)))
    let ways: [(Double, TimingFunction)] = [
      (duration, .quad(.out)), (-duration, .cubic(.out)),
    ]
    return ways.map { factor, easing in
      var animation = BasicAnimation(
        LayerProperty<Self>(path), from: Self(flat: FlatValue(velocity.map { $0 * factor })),
        to: nothing, duration: duration, timingFunction: easing)
      animation.isAdditive = true
      animation.fillMode = .both
      return animation.withoutPlace()
    }
  }
}
