// Interrupting running animations of some properties, so that new ones continue from their values.

package import AnimaticCore

extension Layer {
  /// Commits the presentation values of some components to the model and interrupts their
  /// animations.
  ///
  /// An animation keeps the components that are not interrupted, and a group its other children; an
  /// animation without any components left is removed. Only interrupted animations contribute to
  /// the committed values; the others still apply. Animations that an interrupted one hides or adds
  /// to are interrupted too, so that the presentation doesn't change.
  ///
  /// - Parameters:
  ///   - wanted: The components that another writer takes over.
  ///   - outcome: The outcome reported for the interrupted animations.
  package func interrupt(_ wanted: PropertyReach, because outcome: Outcome) {
    take(because: outcome) { part, node in
      part.run.plan.components(of: node, on: part.layerIndex, replacedBy: wanted)
    }
  }

  /// Commits and interrupts all that one part of a run animates.
  func hold(_ own: LayerPart, because outcome: Outcome) {
    if let loss = attachments.hiddenLoss(of: own) { return take([loss], because: outcome) }
    take(because: outcome) { part, node in
      part === own ? part.run.plan.components(of: node, on: part.layerIndex) : PropertyReach()
    }
  }

  /// Ends the components on a path of animations that changes of more than the path started.
  func letGo(of path: PropertyPath, because outcome: Outcome) {
    let losses = attachments.losses(ofChangesTo: path)
    for loss in losses { loss.apply() }
    for loss in losses { loss.part.drop(loss.lost, because: outcome) }
  }

  private func take(because outcome: Outcome, _ parts: (LayerPart, Int) -> PropertyReach) {
    take(attachments.losses(parts), because: outcome)
  }

  private func take(_ losses: [AnimationLoss], because outcome: Outcome) {
    guard !losses.isEmpty else { return }
    let taken = losses.reduce(into: PropertyReach()) { $0.formUnion($1.held) }
    let held = taken.isEmpty ? values : values(holding: taken, of: losses)
    for loss in losses { loss.apply() }
    holdAtOnce(taken, from: held)
    for loss in losses { loss.part.drop(loss.lost, because: outcome) }
  }

  /// The values of interrupted animations; the others keep the ends they read from the model.
  private func values(holding taken: PropertyReach, of losses: [AnimationLoss]) -> LayerValues {
    let model = committedValues ?? values
    // Ends read from the model stay at the model before the interrupt.
    for part in attachments.parts {
      part.run.plan.keepEnds(of: part.liveNodes, on: part.layerIndex, from: model, where: taken)
    }
    let plans = losses.map { (ObjectIdentifier($0.part), $0.plan) }
    return attachments.presentation(over: model, only: Dictionary(uniqueKeysWithValues: plans))
  }
}

extension Attachments {
  /// Returns what each part of a run loses when some components are interrupted.
  fileprivate func losses(_ parts: (LayerPart, Int) -> PropertyReach) -> [AnimationLoss] {
    var losses: [ObjectIdentifier: AnimationLoss] = [:]
    var along = InterruptionClosure()
    // Values hidden by animations that keep running are not committed.
    var covered = PropertyReach()
    for (part, node) in liveNodes.reversed() {
      let (plan, layer) = (part.run.plan, part.layerIndex)
      let (wanted, more) = (parts(part, node), along.components(of: node, in: plan, on: layer))
      let isShown = part.isShown(node)
      var lost = wanted
      if isShown { lost.formUnion(more) }
      let held = lost.subtracting(covered)
      if isShown {
        along.add(held, from: node, in: plan, on: layer)
        covered.formUnion(plan.components(setBy: node, on: layer).subtracting(lost))
        if lost.isEmpty { covered = plan.components(covered, hiddenBefore: node, on: layer) }
      }
      guard !lost.isEmpty else { continue }
      losses[ObjectIdentifier(part), default: AnimationLoss(part: part)]
        .add(lost, of: node, held: held)
    }
    return self.parts.compactMap { losses[ObjectIdentifier($0)] }
  }
}

extension Attachments {
  /// The loss of a whole part of a run if one later animation hides it, so that nothing is
  /// committed; nil otherwise.
  fileprivate func hiddenLoss(of own: LayerPart) -> AnimationLoss? {
    var loss = AnimationLoss(part: own)
    var reach = PropertyReach()
    for node in own.liveNodes {
      let parts = own.run.plan.components(of: node, on: own.layerIndex)
      guard !parts.isEmpty else { continue }
      loss.add(parts, of: node, held: PropertyReach())
      reach.formUnion(parts)
    }
    return !reach.isEmpty && isHidden(reach, of: own) ? loss : nil
  }

  /// Whether a single animation applied after a part of a run hides everything it writes.
  ///
  /// Transforms never count, since an animation added later may rotate or scale them.
  private func isHidden(_ reach: PropertyReach, of own: LayerPart) -> Bool {
    guard !reach.roots.contains(where: { $0.kind == .transform }),
      let last = own.entries.lastIndex(where: { $0.state != .gone })
    else { return false }
    var place = shown.place(after: own.positions[last])
    while let attachment = shown[place], !attachment.hides(reach) {
      place = shown.place(after: place)
    }
    return shown[place] != nil
  }

  /// Returns the losses of model-change animations that cover more than a path.
  fileprivate func losses(ofChangesTo path: PropertyPath) -> [AnimationLoss] {
    let reach = PropertyReach([path])
    return changes(beyond: path).compactMap { part, node in
      let lost = part.run.plan.components(of: node, on: part.layerIndex, replacedBy: reach)
      guard !lost.isEmpty else { return nil }
      var loss = AnimationLoss(part: part)
      loss.add(lost, of: node, held: PropertyReach())
      return loss
    }
  }
}

extension Attachment {
  /// Whether an animation of the attachment is active and sets all of some components.
  fileprivate func hides(_ reach: PropertyReach) -> Bool {
    guard !isLeaving else { return false }
    let plan = part.run.plan
    return part.liveNodes(of: part.entries[entry]).contains { node in
      part.isShown(node)
        && reach.subtracting(plan.components(setBy: node, on: part.layerIndex)).isEmpty
    }
  }
}

extension LayerPart {
  /// The animations of the part that write any of the given components.
  func nodes(meeting reach: PropertyReach) -> [Int] {
    liveNodes.filter { !run.plan.components(of: $0, on: layerIndex, replacedBy: reach).isEmpty }
  }

  /// Whether an animation is active now.
  fileprivate func isShown(_ node: Int) -> Bool {
    !run.isPending && run.plan.shows(node, at: elapsed.rounded.asInstant, end: drawnEnd)
  }

  /// Stops the animations that lost all their components.
  fileprivate func drop(_ lost: Set<Int>, because outcome: Outcome) {
    let now = elapsed.rounded
    for position in observed.indices where lost.contains(observed[position].node) {
      stop(position, at: now)
    }
    motion = nil
    for index in entries.indices where entries[index].state != .gone && !shows(index) {
      remove(index, because: outcome)
    }
    rebuild()
    run.stage?.schedule(self)
  }
}
