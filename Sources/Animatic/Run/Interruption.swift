// What a run does about what already runs on its properties.

import AnimaticCore
import AnimaticEngine

/// What a run does about what runs on its properties already.
///
/// ```swift
/// Animate(box).move(to: [0, 0], easing: .spring(duration: 0.5, bounce: 0.2))
///   .run(interrupting: .keepingVelocity)
/// ```
public enum Interruption: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Nothing, as in Core Animation: what runs goes on beneath, and a verb without from starts from
  /// the model.
  case nothing
  /// What runs on its properties is broken off, and it goes on from what shows.
  case fromPresentation
  /// The same, and what moved goes on with the velocity that it had, which fades.
  ///
  /// A spring with an initial velocity other than 0 starts with its own velocity instead.
  case keepingVelocity

  /// The name.
  public var description: String { rawValue }
}

/// What a run is about to take over from what runs, on one layer.
struct Interrupted {
  private struct Thrown {
    let path: PropertyPath
    /// Nil for a number that has none to keep.
    let velocity: [Double?]
    /// Seconds in which the velocity has faded.
    let duration: Double
  }

  private let layer: Layer
  private var thrown: [Thrown] = []

  /// Breaks off what runs on the properties of a composition; nothing where its layers could not
  /// run together anyway.
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
    layer.interrupt(plan.parts(writtenOn: index), because: .replaced(by: key))
  }

  /// The velocity of each property that the run moves, and how long it moves it first.
  private func velocities(of plan: Plan, at index: Int) -> [Thrown] {
    var known: Set<PropertyPath> = []
    var thrown: [Thrown] = []
    for entry in plan.entries(of: index) {
      for node in entry..<Int(plan.nodes[entry].end) where !plan.nodes[node].isGroup {
        let path = plan.pool.path(plan.nodes[node].record.property)
        guard plan.slot(of: node).root >= 0, known.insert(path).inserted,
          let span = plan.activeSpan(of: node)
        else { continue }
        let record = plan.nodes[node].record
        // An initial velocity that was written holds.
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

  /// Lets what moved go on moving: added to what the run shows, and fading.
  func carryOn(with playback: Playback) {
    // What the run does by itself is there already.
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
  /// Leaves with a velocity, and comes back to rest in its place.
  ///
  /// The way is velocity × time × (1 - fraction)², which is the difference of two ways that each
  /// slow down to nothing: as a square, and as a cube.
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
