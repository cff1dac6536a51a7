// The handling of animations already running on a run's properties.

import AnimaticCore
import AnimaticEngine

/// The handling of animations already running on a run's properties.
///
/// ```swift
/// Animate(box).move(to: [0, 0], easing: .spring(duration: 0.5, bounce: 0.2))
///   .run(interrupting: .keepingVelocity)
/// ```
public enum Interruption: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Keeps them, as in Core Animation: they continue underneath, and a verb without from starts
  /// from the model.
  case nothing
  /// Removes them, and starts from the presentation values.
  case fromPresentation
  /// Removes them, starts from the presentation values, and adds their velocity, which fades.
  ///
  /// A spring with a nonzero initial velocity starts with its own velocity instead.
  case keepingVelocity

  /// The name.
  public var description: String { rawValue }
}

/// The velocities that a run takes over on one layer.
struct Interrupted {
  private struct Thrown {
    let path: PropertyPath
    /// Nil for a component without velocity.
    let velocity: [Double?]
    /// The seconds in which the velocity fades.
    let duration: Double
  }

  private let layer: Layer
  private var thrown: [Thrown] = []

  /// Interrupts animations on the properties of a composition; none if its layers can't run
  /// together.
  static func breakOff(for compiled: Compiled, _ interruption: Interruption) -> [Interrupted] {
    let stages = compiled.hosts.compactMap { ($0 as? Layer)?.stage }
    guard interruption != .nothing, stages.allSatisfy({ $0 === stages[0] }) else { return [] }
    return compiled.hosts.enumerated().compactMap { index, host in
      guard let layer = host as? Layer, layer.stage != nil else { return nil }
      return Interrupted(layer, of: compiled, at: index, interruption)
    }
  }

  private init(
    _ layer: Layer, of compiled: Compiled, at index: Int, _ interruption: Interruption
  ) {
    self.layer = layer
    let plan = compiled.plan
    if interruption == .keepingVelocity { thrown = velocities(of: plan, at: index) }
    let key = compiled.attached.first { $0.layer == index }?.key ?? ""
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
  func carryOn(with playback: Playback) {
    // Without the run's own initial velocity.
    let missing = thrown.map { thrown in
      let own = layer.velocityAhead(
        of: thrown.path, within: min(Layer.lookahead, thrown.duration / 4))
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
        layer.add(animation, forKey: nil, isLinted: false, playback: playback)
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
