// Interrupting running animations of some properties, so that new ones continue from their values.

import AnimaticCore

extension AttachmentTarget {
  /// Interrupts the animations of the components that a run animates.
  ///
  /// What the run doesn't replace keeps its presentation value in the model. For the rest, the model
  /// gets the values that stay or settle at the end of the interrupted animations, as if they had
  /// finished.
  ///
  /// An animation keeps the components that are not interrupted, and a group its other children; an
  /// animation without any components left is removed. Only interrupted animations contribute to
  /// the committed values; the others still apply. Animations that an interrupted one hides or adds
  /// to are interrupted too, so that the presentation doesn't change.
  ///
  /// - Parameters:
  ///   - plan: The plan of the run.
  ///   - layer: The index of the layer in the plan.
  ///   - outcome: The outcome reported for the interrupted animations.
  /// - Returns: The components that the run replaces, with their presentation values; nil if nothing
  ///   is interrupted.
  func interrupt(
    for plan: Plan, at layer: Int, because outcome: Outcome
  ) -> (components: ComponentMasks, values: LayerValues)? {
    let nodes = plan.layers[layer].nodes
    let setting = nodes.filter { !plan.nodes[$0].record.flags.contains(.additive) }
    let parts = attachments.interrupted(by: plan.components(writtenBy: setting, on: layer))
    guard !parts.isEmpty else { return nil }
    let replaced = parts.all(\.held).intersection(
      plan.components(writtenBy: nodes.filter(plan.replaces), on: layer))
    return (replaced, interrupt(parts, replacing: replaced, because: outcome))
  }

  /// The values that stay or settle at the limits to which interrupted animations play.
  private func valuesAtLimit(of parts: [InterruptedPart], isTurned: Bool) -> LayerValues {
    let forwards = parts.filter { !$0.part.isReversed }
    let plans = forwards.reduce(into: [:]) {
      $0[ObjectIdentifier($1.part)] = $1.lastingPlan(isTurned: isTurned)
    }
    var atLimit = attachments.presentation(
      over: values, at: { ExactTime($0.lastEnd) }, pending: true, only: plans)
    for part in forwards where !part.lasting.isEmpty { part.part.run.playback?.valuesCommitted() }
    for part in parts where part.part.isReversed {
      let atBegin = part.part.run.valuesAtBegin(
        of: part.part.layerIndex, over: values, isTurned: isTurned)
      atLimit.hold(part.lasting, from: atBegin)
    }
    return atLimit
  }

  /// Commits and interrupts all that one part of a run animates.
  func hold(_ own: LayerPart, because outcome: Outcome) {
    let hidden = attachments.hidden(own).map { [$0] }
    interrupt(hidden ?? attachments.interrupted(own), because: outcome)
  }

  /// Removes the components of some parts, and commits the presentation values of those of them
  /// that are held and not replaced.
  ///
  /// - Returns: The presentation values of the held components.
  @discardableResult
  func interrupt(
    _ parts: [InterruptedPart], replacing replaced: ComponentMasks = ComponentMasks(),
    because outcome: Outcome
  ) -> LayerValues {
    let held = parts.all(\.held)
    let lasting = replaced.intersection(parts.all(\.lasting))
    let turns = parts.contains(where: \.turns)
    let atLimit = TurnedValues(turns: turns) {
      lasting.isEmpty ? values : valuesAtLimit(of: parts, isTurned: $0)
    }
    let now = TurnedValues(turns: turns) {
      held.isEmpty ? values : values(holding: held, of: parts, isTurned: $0)
    }
    for part in parts { part.apply() }
    commit(held.subtracting(replaced), from: now)
    commit(lasting, from: atLimit)
    keepShown(replaced, from: now.shown)
    for part in parts { part.removeEmptied(because: outcome) }
    return now.shown
  }

  /// The values of interrupted animations; the others keep the ends they read from the model.
  private func values(
    holding held: ComponentMasks, of parts: [InterruptedPart], isTurned: Bool
  ) -> LayerValues {
    let model = shownModel
    // Ends read from the model stay at the model before the interrupt.
    for part in attachments.parts {
      let nodes = part.liveNodes
      part.reduce { $0.keepEnds(of: nodes, on: part.layerIndex, from: model, where: held) }
    }
    let plans = parts.reduce(into: [:]) {
      $0[ObjectIdentifier($1.part)] = $1.plan(isTurned: isTurned)
    }
    return attachments.presentation(over: model, only: plans)
  }

  /// The velocities of a property's components, in units per second of the layer's local time.
  ///
  /// A component that is not animated, or that jumps, has none. Animations that begin at this
  /// instant only count if they continue an earlier velocity.
  ///
  /// - Parameter path: The property.
  func velocity(of path: PropertyPath) -> [Double?] {
    let none = [Double?](repeating: nil, count: path.count)
    // A frozen layer has no velocity, and a nearly frozen one no measurable one.
    guard path.hasVelocity, attachments.animates(path), hostSpeed != 0 else { return none }
    let now = attachments.stageTimes
    return none.indices.map { number in
      var part = ComponentMasks()
      part.insert(path.mask(of: number), of: path.root)
      let step = carries(part) ? Self.lookahead : -attachments.smoothPast(of: part)
      guard step != 0, (step / hostSpeed).isFinite else { return nil }
      func slope(_ step: Double) -> Double {
        forwardSlope(step: step) { ahead in
          [numbers(of: path, after: ahead, at: now, pending: step > 0)[number]]
        }[0]
      }
      // Different slopes mean that the curve bends within the step, or a jump, which has no velocity.
      return [step, step / 64, step / 4096].lazy.map { (slope($0 / 4), slope($0 / 8)) }
        .first { ($0 - $1).magnitude <= 1e-3 * (1 + $1.magnitude) }?.1
    }
  }

  /// The velocities of a property's components from now on, including animations that wait for a
  /// commit.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - step: The lookahead, in seconds of the layer's time.
  /// - Returns: The velocity of each component; nil for one that jumps or starts infinitely fast.
  func velocityAhead(of path: PropertyPath, within step: Double) -> [Double?] {
    let none = [Double?](repeating: nil, count: path.count)
    guard path.hasVelocity, attachments.animates(path), hostSpeed != 0, step > 0,
      (step / hostSpeed).isFinite
    else { return none }
    let now = attachments.stageTimes
    let slopes = [step, step / 1024].map { length in
      forwardSlope(within: length, finest: 0x1p-40) {
        numbers(of: path, after: $0, at: now, pending: true)
      }
    }
    guard slopes.allSatisfy({ $0.count == path.count }) else { return none }
    // A steep curve bends at its start; one with infinite slope never converges.
    return zip(slopes[0], slopes[1]).map { far, near in
      (far - near).magnitude <= 0.1 * (near.magnitude + 1) ? near : nil
    }
  }

  /// Whether the presentation value of a property was another one shortly before.
  func isMoving(_ path: PropertyPath) -> Bool {
    guard attachments.animates(path), hostSpeed != 0 else { return false }
    let now = attachments.stageTimes
    func value(_ seconds: Double) -> FlatValue {
      FlatValue(numbers(of: path, after: seconds, at: now, pending: false))
    }
    return !value(0).isClose(to: value(-Self.lookahead))
  }

  /// The presentation value of a property after some seconds of the layer's time.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - seconds: The seconds from now.
  ///   - now: The times of the stages, read once, since a clock may run by itself.
  ///   - pending: Whether animations that begin now count, even if they wait for a commit.
  private func numbers(
    of path: PropertyPath, after seconds: Double, at now: [ObjectIdentifier: ExactTime],
    pending: Bool
  ) -> [Double] {
    let ahead = ExactTime(seconds / hostSpeed)
    let model = pending ? values : shownModel
    let time = { (part: LayerPart) in
      let now = part.run.stage.flatMap { now[ObjectIdentifier($0)] } ?? .zero
      return part.runTime(at: now + ahead)
    }
    return attachments.presentation(over: model, at: time, pending: pending)
      .value(at: path).numbers
  }

  /// Records for this instant that a component continues its velocity.
  func carryOn(_ path: PropertyPath, _ number: Int) {
    guard let now = stageNow else { return }
    var carried = attachments.carriedVelocity?.components ?? ComponentMasks()
    if attachments.carriedVelocity?.time != now { carried = ComponentMasks() }
    carried.insert(path.mask(of: number), of: path.root)
    attachments.carriedVelocity = (now, carried)
  }

  private func carries(_ part: ComponentMasks) -> Bool {
    guard let (time, carried) = attachments.carriedVelocity, time == stageNow else { return false }
    return part.roots.allSatisfy { part.mask(of: $0) & ~carried.mask(of: $0) == 0 }
  }

  /// The interval examined before or after now, in seconds of the layer's time.
  static var lookahead: Double { 1.0 / 256 }
}

extension Attachments {
  /// Returns what is removed from each part of a run when some components, or all of one part, are
  /// interrupted.
  fileprivate func interrupted(
    _ own: LayerPart? = nil, by wanted: ComponentMasks = ComponentMasks()
  ) -> [InterruptedPart] {
    var found: [ObjectIdentifier: InterruptedPart] = [:]
    var closure = InterruptionClosure()
    // Values hidden by animations that keep running are not committed.
    var covered = ComponentMasks()
    for (part, node) in liveNodes.reversed() where part === own || !part.isWaitingChange {
      let (plan, layer) = (part.run.remaining, part.layerIndex)
      let isShown = part.isShown(node)
      var removed =
        part === own
        ? plan.components(of: node, on: layer)
        : plan.components(of: node, on: layer, replacedBy: wanted)
      if isShown { removed.formUnion(closure.components(of: node, in: plan, on: layer)) }
      let held = removed.subtracting(covered)
      if isShown {
        closure.add(held, from: node, in: plan, on: layer)
        covered.formUnion(plan.components(setBy: node, on: layer).subtracting(removed))
        if removed.isEmpty { covered = plan.components(covered, hiddenBefore: node, on: layer) }
      }
      guard !removed.isEmpty else { continue }
      found[ObjectIdentifier(part), default: InterruptedPart(part: part)]
        .add(removed, of: node, held: held)
    }
    return parts.compactMap { found[ObjectIdentifier($0)] }
  }

  /// A whole part of a run if one later animation hides it, so that nothing is committed; nil
  /// otherwise.
  fileprivate func hidden(_ own: LayerPart) -> InterruptedPart? {
    var part = InterruptedPart(part: own)
    var reach = ComponentMasks()
    for node in own.liveNodes {
      let components = own.run.remaining.components(of: node, on: own.layerIndex)
      guard !components.isEmpty else { continue }
      part.add(components, of: node, held: ComponentMasks())
      reach.formUnion(components)
    }
    // Transforms never count, since an animation added later may rotate or scale them.
    guard !reach.isEmpty, !reach.roots.contains(where: { $0.kind == .transform }),
      let last = own.entries.last(where: { $0.state != .gone }),
      shown.following(last.place).contains(where: { $0.hides(reach) })
    else { return nil }
    return part
  }

  /// The times of the stages of all runs.
  fileprivate var stageTimes: [ObjectIdentifier: ExactTime] {
    var times: [ObjectIdentifier: ExactTime] = [:]
    for stage in parts.compactMap(\.run.stage) {
      times[ObjectIdentifier(stage)] = stage.exactTime
    }
    return times
  }

  /// Whether an attached animation, of any run or of a playback, writes a component of a path.
  func animates(_ path: PropertyPath, in playback: Playback? = nil) -> Bool {
    let reach = ComponentMasks([path])
    return parts.contains { part in
      (playback == nil || part.run.playback === playback) && !part.nodes(meeting: reach).isEmpty
    }
  }

  /// Seconds of the layer's time since the last begin of an active animation of some components, at
  /// most a few thousandths.
  fileprivate func smoothPast(of reach: ComponentMasks) -> Double {
    parts.filter { !$0.run.isPending }.reduce(1.0 / 256) { past, part in
      let begin = part.lastBegin(in: reach)
      return begin.isFinite
        ? min(past, max(0, (part.elapsed.rounded - begin) / abs(part.rate))) : past
    }
  }
}

extension Attachment {
  /// Whether an animation of the attachment is active and sets all of some components.
  fileprivate func hides(_ reach: ComponentMasks) -> Bool {
    guard !isLeaving else { return false }
    let plan = part.run.remaining
    return part.liveNodes(of: entry).contains { node in
      part.isShown(node)
        && reach.subtracting(plan.components(setBy: node, on: part.layerIndex)).isEmpty
    }
  }
}

extension LayerPart {
  /// Whether it is a change of the model that waits for its commit: its new value counts, although
  /// it is not on screen yet.
  fileprivate var isWaitingChange: Bool {
    run.isPending && entries.count == 1 && Attachment(part: self, index: 0).isOwnChange
  }

  /// The time when its last entry with an end has ended.
  fileprivate var lastEnd: Double { entries.map(\.end).filter(\.isFinite).max() ?? 0 }

  /// Whether the values of an animation outlast the limit to which it plays.
  fileprivate func lasts(_ node: Int) -> Bool {
    guard let entry = entries.last(where: { $0.node <= node }) else { return false }
    let flags = run.remaining.nodes[entry.node].record.flags
    return isReversed
      ? flags.contains(.kept) : entry.end.isFinite && flags.contains([.kept, .fillsForwards])
  }

  /// Whether an animation is active now.
  fileprivate func isShown(_ node: Int) -> Bool {
    !run.isPending && run.remaining.shows(node, at: elapsed.rounded.asInstant, end: drawnEnd)
  }

  /// The latest begin of an active animation of some components, in seconds of the run.
  fileprivate func lastBegin(in reach: ComponentMasks) -> Double {
    let now = elapsed.rounded
    let begins = nodes(meeting: reach).compactMap { run.remaining.activeInterval(of: $0)?.enter }
    return begins.filter { $0 <= now }.max() ?? -.infinity
  }
}

extension [InterruptedPart] {
  /// Some components of all parts.
  fileprivate func all(_ components: (InterruptedPart) -> ComponentMasks) -> ComponentMasks {
    reduce(into: ComponentMasks()) { $0.formUnion(components($1)) }
  }
}

/// A part of a run, and the components that an interruption removes from it.
struct InterruptedPart {
  let part: LayerPart
  private var nodes: [(node: Int, components: ComponentMasks)] = []
  /// The visible components among the removed ones, which are committed.
  private(set) var held = ComponentMasks()

  init(part: LayerPart) { self.part = part }

  /// Adds removed components of an animation, and those to commit.
  mutating func add(_ components: ComponentMasks, of node: Int, held: ComponentMasks) {
    nodes.append((node, components))
    self.held.formUnion(held)
  }

  /// Whether paths rotate the layer (K-14).
  var turns: Bool { nodes.contains { part.run.remaining.slot(of: $0.node).turn >= 0 } }

  /// The plan reduced to the removed components, with or without the rotations of paths.
  func plan(isTurned: Bool) -> Plan {
    var plan = part.run.remaining
    let own = Set(nodes.map(\.node))
    for node in part.liveNodes where !own.contains(node) {
      plan.nodes[node].record.flags.insert(.inert)
    }
    for (node, components) in nodes { plan.keep(components, of: node, on: part.layerIndex) }
    return isTurned ? plan : plan.unturned(on: part.layerIndex)
  }

  /// The components of animations that stay or settle at their limit.
  var lasting: ComponentMasks {
    nodes.reduce(into: ComponentMasks()) {
      if part.lasts($1.node) { $0.formUnion($1.components) }
    }
  }

  /// The plan reduced to these, with or without the rotations of paths.
  func lastingPlan(isTurned: Bool) -> Plan {
    var plan = plan(isTurned: isTurned)
    for (node, _) in nodes where !part.lasts(node) {
      plan.nodes[node].record.flags.insert(.inert)
    }
    return plan
  }

  /// Removes the components from the plan.
  func apply() {
    for (node, components) in nodes {
      part.reduce { $0.remove(components, from: node, on: part.layerIndex) }
    }
  }

  /// Removes the animations without any components left.
  func removeEmptied(because outcome: Outcome) {
    let emptied = Set(
      nodes.map(\.node).filter { part.run.remaining.nodes[$0].record.flags.contains(.inert) })
    let now = part.elapsed.rounded
    let stopped = part.observed.filter { emptied.contains($0.node) }
    for node in stopped { part.stop(node, at: now) }
    part.run.nodesRemoved(stopped.filter { $0.part != nil }, from: part)
    part.motion = nil
    for index in part.entries.indices where part.entries[index].state != .gone && !part.shows(index)
    {
      part.remove(index, because: outcome)
    }
    part.layer?.planChanged(of: part, at: nodes.map(\.node))
    part.rebuild()
    part.run.stage?.schedule(part)
  }
}

extension Plan {
  /// Whether an animation replaces what it interrupts, so that the model is not shown: verbs show
  /// what they interrupt until their begin; a raw one may start later, or from the model.
  fileprivate func replaces(_ node: Int) -> Bool {
    let record = nodes[node].record
    guard !record.flags.contains(.inert) else { return false }
    guard record.flags.contains(.raw) else { return true }
    return (record.flags.contains(.from) || !record.readsModel)
      && effect(of: node).map { $0.lowerBound <= MediaTiming.tolerance } ?? false
  }
}
