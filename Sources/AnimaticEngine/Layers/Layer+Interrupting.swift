// Breaking off what runs on some properties, so that something else can go on from what shows.

package import AnimaticCore

extension Layer {
  /// Writes what runs on some parts of properties to the model, and lets go of it.
  ///
  /// An animation goes on with the parts that it does not lose, and a group with the rest; what is
  /// left with nothing is removed. What others show is none of it: what they add is still added. What
  /// something that is broken off hid, or added to, is broken off with it: the same goes on showing.
  ///
  /// - Parameters:
  ///   - wanted: The parts that somebody else writes from now on.
  ///   - outcome: What is told of what is broken off.
  package func interrupt(_ wanted: PropertyReach, because outcome: Outcome) {
    take(because: outcome) { part, node in
      part.run.plan.parts(of: node, on: part.layerIndex, takenBy: wanted)
    }
  }

  /// The same with all that one part of a run shows.
  func hold(_ own: LayerPart, because outcome: Outcome) {
    take(because: outcome) { part, node in
      part === own ? part.run.plan.parts(of: node, on: part.layerIndex) : PropertyReach()
    }
  }

  /// Lets what changes of the model have set off on more than a path writes go on without that.
  func letGo(of path: PropertyPath, because outcome: Outcome) {
    let losses = attachments.losses(ofChangesTo: path)
    for loss in losses { loss.apply() }
    for loss in losses { loss.part.drop(loss.lost, because: outcome) }
  }

  private func take(because outcome: Outcome, _ parts: (LayerPart, Int) -> PropertyReach) {
    let losses = attachments.losses(parts)
    guard !losses.isEmpty else { return }
    let model = committedValues ?? values
    let taken = losses.reduce(into: PropertyReach()) { $0.formUnion($1.held) }
    // Whoever goes from the model, or to it, goes by the one that it had, and what is held of it too.
    for part in attachments.parts {
      part.run.plan.keepEnds(of: part.liveNodes, on: part.layerIndex, from: model, where: taken)
    }
    let held = attachments.presentation(over: model, only: losses)
    for loss in losses { loss.apply() }
    holdAtOnce(taken, from: held)
    for loss in losses { loss.part.drop(loss.lost, because: outcome) }
  }
}

extension Attachments {
  /// What each part of a run loses, where some parts of animations are taken.
  fileprivate func losses(_ parts: (LayerPart, Int) -> PropertyReach) -> [AnimationLoss] {
    var losses: [ObjectIdentifier: AnimationLoss] = [:]
    var along = TakenAlong()
    // What others set goes on showing: nothing of what they hide is held.
    var covered = PropertyReach()
    for (part, node) in liveNodes.reversed() {
      let (plan, layer) = (part.run.plan, part.layerIndex)
      let (wanted, more) = (parts(part, node), along.parts(of: node, in: plan, on: layer))
      let isShown = part.isShown(node)
      var lost = wanted
      if isShown { lost.formUnion(more) }
      let held = lost.subtracting(covered)
      if isShown {
        along.take(held, from: node, in: plan, on: layer)
        covered.formUnion(plan.parts(setBy: node, on: layer).subtracting(lost))
        if lost.isEmpty { covered = plan.parts(covered, hiddenBefore: node, on: layer) }
      }
      guard !lost.isEmpty else { continue }
      losses[ObjectIdentifier(part), default: AnimationLoss(part: part)]
        .add(lost, of: node, held: held)
    }
    return self.parts.compactMap { losses[ObjectIdentifier($0)] }
  }
}

extension Attachments {
  /// What changes of the model lose that set off more than a path writes.
  fileprivate func losses(ofChangesTo path: PropertyPath) -> [AnimationLoss] {
    let reach = PropertyReach([path])
    return changes(beyond: path).compactMap { part, node in
      let lost = part.run.plan.parts(of: node, on: part.layerIndex, takenBy: reach)
      guard !lost.isEmpty else { return nil }
      var loss = AnimationLoss(part: part)
      loss.add(lost, of: node, held: PropertyReach())
      return loss
    }
  }
}

extension LayerPart {
  /// Its animations that write what others write.
  func nodes(meeting reach: PropertyReach) -> [Int] {
    liveNodes.filter { !run.plan.parts(of: $0, on: layerIndex, takenBy: reach).isEmpty }
  }

  /// The animations that are attached and contribute a value.
  var liveNodes: [Int] { entries.filter { $0.state != .gone }.flatMap(liveNodes) }

  /// Those of one entry.
  func liveNodes(of entry: Entry) -> [Int] {
    (entry.node..<Int(run.plan.nodes[entry.node].end)).filter { node in
      !run.plan.nodes[node].isGroup && !run.plan.nodes[node].record.flags.contains(.inert)
        && run.plan.slot(of: node).root >= 0
    }
  }

  /// Whether an animation shows something now.
  fileprivate func isShown(_ node: Int) -> Bool {
    !run.isPending && run.plan.shows(node, at: elapsed.rounded.asInstant, end: drawnEnd)
  }

  /// Stops what lost all that it wrote.
  fileprivate func drop(_ lost: Set<Int>, because outcome: Outcome) {
    let now = elapsed.rounded
    for position in heard.indices where lost.contains(heard[position].node) {
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
