// What a run takes over from the animations that it interrupts.

package import AnimaticCore

/// The values and velocities that a run takes over on one layer.
package struct Interrupted {
  private let layer: any AttachmentTarget
  /// The interrupted presentation values from which the run starts.
  package let starts: TakenStarts
  private let velocities: [TakenVelocity]
  /// What is reported about velocities that are not continued.
  private let diagnostics: [Diagnostic]

  /// Interrupts animations on the properties of a plan; none if its layers can't run together.
  ///
  /// - Parameters:
  ///   - plan: The plan of the new run.
  ///   - layers: The engine's layers among its layers.
  ///   - hostStage: The stage of the hosts other than the engine's layer.
  ///   - keepsVelocity: Whether the run continues the velocities.
  ///   - key: Returns the first key of the run on a layer.
  package static func breakOff(
    for plan: Plan, layers: [Layer?], hostStage: HostStage?, keepsVelocity: Bool,
    key: (Int) -> String
  ) -> [Interrupted] {
    guard Stage.isShared(by: layers) else { return [] }
    return layers.indices.compactMap { index in
      let target: (any AttachmentTarget)? = layers[index] ?? hostStage?.layers[index]
      guard let target, !target.attachments.isEmpty, target.stageNow != nil else { return nil }
      return Interrupted(
        target, of: plan, at: index, key: key(index), keepsVelocity: keepsVelocity)
    }
  }

  /// Nil if the run interrupts nothing.
  private init?(
    _ layer: any AttachmentTarget, of plan: Plan, at index: Int, key: String, keepsVelocity: Bool
  ) {
    self.layer = layer
    (velocities, diagnostics) =
      keepsVelocity ? Self.velocities(of: layer, for: plan, at: index) : ([], [])
    guard
      let (components, shown) = layer.interrupt(for: plan, at: index, because: .replaced(by: key))
    else { return nil }
    starts = TakenStarts(at: index, components, from: shown)
  }

  /// The velocity of each property that the run animates, and what is reported about others.
  private static func velocities(
    of layer: any AttachmentTarget, for plan: Plan, at index: Int
  ) -> ([TakenVelocity], [Diagnostic]) {
    var (velocities, diagnostics) = ([TakenVelocity](), [Diagnostic]())
    var known: Set<PropertyPath> = []
    for node in plan.layers[index].nodes {
      let record = plan.nodes[node].record
      let path = plan.pool.path(record.property)
      guard plan.slot(of: node).root >= 0, known.insert(path).inserted,
        plan.activeInterval(of: node) != nil
      else { continue }
      let name = (layer.name ?? "layer").oneLine
      if !path.hasVelocity, path.isInterpolated, layer.isMoving(path) {
        diagnostics.append(.keepsNoVelocity(path, of: name).at(plan.pool.place(record)))
      }
      let velocity = layer.velocity(of: path)
      guard velocity.contains(where: { $0 != nil }) else { continue }
      if plan.statesVelocity(of: node) {
        if velocity.contains(where: { ($0 ?? 0).magnitude > 1e-6 }) {
          diagnostics.append(.statesVelocity(path.keyPath, of: name).at(plan.pool.place(record)))
        }
        continue
      }
      velocities.append(TakenVelocity(path: path, numbers: velocity))
    }
    return (velocities, diagnostics)
  }

  /// Whether the run takes over any velocity.
  package var hasVelocity: Bool { !velocities.isEmpty }

  /// The springs of a plan that take velocities into themselves, and the seconds until they settle.
  package func settlings(in plan: Plan) -> [(node: Int, seconds: Double)] {
    velocities.compactMap { taken in
      taken.spring(in: plan, on: starts.index).map {
        ($0.node, $0.spring.settlingDuration(with: taken.numbers))
      }
    }
  }

  /// Adds to the run what makes it continue from the interrupted values and velocities.
  ///
  /// - Parameters:
  ///   - playback: The playback of the run.
  ///   - plan: The plan of the run, which has been started.
  ///   - returning: The nodes that start from the model, because they repeat or play back.
  package func carryOn(with playback: Playback, of plan: Plan, returning: [Int]) {
    for diagnostic in diagnostics { playback.note(diagnostic) }
    for node in returning where plan.layers[starts.index].nodes.contains(node) {
      leadIntoFirstPass(of: node, in: plan, with: playback)
    }
    carryOnVelocity(with: playback, of: plan)
  }

  /// Adds an animation that leads from the interrupted value into the first pass of another; notes R-46
  /// where that is not possible.
  private func leadIntoFirstPass(of node: Int, in plan: Plan, with playback: Playback) {
    let record = plan.nodes[node].record
    let path = plan.pool.path(record.property)
    guard let span = plan.activeInterval(of: node), let shown = starts.start(at: path) else {
      return
    }
    let start = record.hasEnds ? layer.values.value(at: path) : plan.pool.firstKeyframe(of: record)
    let name = (layer.name ?? "layer").oneLine
    if starts.isMean(at: path) {
      playback.note(.startsAtMean(path.keyPath, of: name).at(plan.pool.place(record)))
    }
    if shown.isClose(to: start) { return }
    let distance = path.valueType.distance(
      at: path, from: shown, to: start,
      during: span.enter...span.enter + min(span.exit - span.enter, record.duration),
      easing: plan.pool.function(record.easing) ?? .linear)
    if let distance { return layer.addOwn(distance, playback: playback) }
    playback.note(.startsAtModel(path.keyPath, of: name).at(plan.pool.place(record)))
  }

  /// Adds motion with the interrupted velocities to the run: that of the spring that takes one, or a
  /// motion that fades.
  private func carryOnVelocity(with playback: Playback, of plan: Plan) {
    let fading = velocities.map { $0.fadingDuration(in: plan, on: starts.index) }
    // Without the run's own initial velocity.
    let missing = zip(velocities, fading).map { taken, duration in
      let own = layer.velocityAhead(of: taken.path, within: min(1.0 / 256, duration / 4))
      return zip(taken.numbers, own).map { kept, own in kept.map { $0 - (own ?? 0) } ?? 0 }
    }
    for (index, taken) in velocities.enumerated() where fading[index] > 0 {
      for (number, kept) in taken.numbers.enumerated() where kept != nil {
        layer.carryOn(taken.path, number)
      }
      let velocity = missing[index]
      guard velocity.contains(where: { $0 != 0 }) else { continue }
      let type = taken.path.valueType
      let motion =
        taken.spring(in: plan, on: starts.index)?.kick(type, taken.path, at: velocity)
        ?? type.coasting(taken.path, at: velocity, for: fading[index])
      for animation in motion { layer.addOwn(animation, playback: playback) }
    }
  }
}

extension PropertyPath {
  /// Whether its values are interpolated, although they have no velocity: whole transforms, paths, and
  /// arrays.
  fileprivate var isInterpolated: Bool {
    let type = valueType
    return isWholeTransform || type == BezierPath.self || type == [RGBAColor].self
      || type == [Double].self
  }
}

extension TakenVelocity {
  /// The seconds in which the velocity fades where no spring takes it: those of the first animation of
  /// the property, or those until it begins if it is a spring, which then begins at rest.
  fileprivate func fadingDuration(in plan: Plan, on layer: Int) -> Double {
    guard let node = first(in: plan, on: layer), let span = plan.activeInterval(of: node) else {
      return 0
    }
    let record = plan.nodes[node].record
    if record.kind == .spring, span.enter > 0 { return span.enter }
    // A longer fade would swing further, so it takes one pass of a repeated animation.
    let length = min(span.exit - span.enter, record.duration)
    return length.isFinite ? length : 0.5
  }
}

extension AnimatableValue {
  /// An additive animation from the difference of two values to nothing; nil for values that are not
  /// added number by number, and without a duration.
  fileprivate static func distance(
    at path: PropertyPath, from shown: FlatValue, to start: FlatValue,
    during span: ClosedRange<Double>, easing: TimingFunction
  ) -> (any LayerAnimation)? {
    guard path.hasVelocity, !path.root.lacksColor(start),
      shown.numbers.count == start.numbers.count
    else { return nil }
    let difference = zip(shown.numbers, start.numbers).map { $0 - $1 }
    let length = span.upperBound - span.lowerBound
    guard length > 0, length.isFinite else { return nil }
    var animation = BasicAnimation(
      LayerProperty<Self>(path), from: Self(flat: FlatValue(difference)),
      to: Self(flat: FlatValue(difference.map { _ in 0 })), duration: length,
      timingFunction: easing)
    animation.isAdditive = true
    if span.lowerBound <= 0 { return animation.withoutPlace() }
    // A begin time of its own would be one of the layer.
    animation.beginTime = span.lowerBound
    return AnimationGroup([animation], duration: span.upperBound).withoutPlace()
  }

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
