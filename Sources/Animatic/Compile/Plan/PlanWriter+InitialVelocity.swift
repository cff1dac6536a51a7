// Springs with an initial velocity in units per second: additive springs beside the verb (S-16).

import AnimaticCore

extension PlanWriter {
  /// Writes the initial velocity of a verb that has just been written, or reports why it has none.
  mutating func writeInitialVelocity(of index: Int, beside node: Int) {
    guard let velocity = input.source.body.initialVelocity(of: nodes[index]) else { return }
    let record = builder.record(of: node)
    let path = builder.plan.pool.path(record.property)
    if let problem = Self.problem(of: velocity, of: record, at: path) {
      return report(problem, about: index)
    }
    let spring = KickedSpring(builder.plan.pool.spring(record), distances: [])
    for (start, curve) in spring.kicks {
      let ends = [FlatValue(velocity.map { $0 * start }), FlatValue(velocity.map { _ in 0 })]
      write(record.added(from: ends, curve, in: &builder.plan.pool))
    }
  }

  /// Reports the initial velocity of a group.
  mutating func findInitialVelocity(ofGroup index: Int) {
    guard input.source.body.initialVelocity(of: nodes[index]) != nil else { return }
    report(.velocityWithoutSpring(of: "a group"), about: index)
  }

  private mutating func write(_ record: AnimationRecord) {
    let slot = builder.slot(of: record.property)
    let node = builder.nodeCount
    builder.add(record, at: slot)
    note(node, slot.mask, slot.root)
  }

  /// What makes a velocity ineffective; nil if nothing does.
  private static func problem(
    of velocity: [Double], of record: AnimationRecord, at path: PropertyPath
  ) -> Diagnostic? {
    let name = path.keyPath
    if record.flags.contains(.raw) { return .velocityOfValue(of: name) }
    if !path.hasVelocity { return .velocityWithoutNumbers(of: name) }
    if record.kind != .spring { return .velocityWithoutSpring(of: name) }
    if velocity.count != path.count || !velocity.allSatisfy(\.isFinite) {
      return .unusableVelocity(velocity, of: name, count: path.count)
    }
    return nil
  }
}

extension AnimationRecord {
  /// An additive spring beside this one, at the same time.
  fileprivate func added(
    from ends: [FlatValue], _ curve: SpringCurve, in pool: inout AnimationPool
  ) -> AnimationRecord {
    var added = self
    added.flags.subtract([.by, .inferred])
    added.flags.insert([.fromTo, .additive, .meant])
    added.values = pool.store(ends, isShaped: false)
    let stored = pool.store(curve)
    pool.change(&added) {
      $0.spring = stored
      ($0.listener, $0.key, $0.tag) = (-1, -1, -1)
    }
    return added
  }
}

extension CompositionBody {
  /// The content without trims.
  var untrimmed: CompositionBody {
    var untrimmed = self
    for index in attributes.indices {
      if case .trimmed = attributes[index].nodeOperator {
        untrimmed.attributes[index].nodeOperator = .sped(by: 1)
      }
    }
    return untrimmed
  }

  /// Whether a verb is a spring with an initial velocity, which springs beside it carry.
  func kicks(_ node: CompositionNode) -> Bool {
    initialVelocity(of: node) != nil && spring(of: node) != nil
  }
}

extension Compiled {
  /// The seconds until springs with initial velocities have settled, by the composition's node.
  func settlingsWithVelocity(in body: CompositionBody) -> [Int: ExactTime] {
    var settlings: [Int: ExactTime] = [:]
    for (layer, model) in ownModels.enumerated() {
      for node in plan.layers[layer].nodes
      where node < origins.count && plan.statesVelocity(of: node) {
        guard let origin = origins[node] else { continue }
        let written = body.nodes[origin]
        guard !written.hasDuration, let velocity = body.initialVelocity(of: written) else {
          continue
        }
        let spring = KickedSpring(
          plan.pool.spring(plan.nodes[node].record),
          distances: plan.distances(of: node, over: model))
        settlings[origin] = ExactTime(spring.settlingDuration(with: velocity))
      }
    }
    return settlings
  }
}

extension Plan {
  /// From start to end of a spring, for each number.
  fileprivate func distances(of node: Int, over model: LayerValues) -> [Double] {
    let record = nodes[node].record
    let path = pool.path(record.property)
    let values = pool.values(of: record)
    let ends = record.flags.ends(
      { values[$0] }, model: { model.value(at: path) }, sum: path.sum)
    return zip(ends.start.numbers, ends.end.numbers).map { $1 - $0 }
  }
}
