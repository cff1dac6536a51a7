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
    if let loss = attachments.hiddenLoss(of: own) { return take([loss], because: outcome) }
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

  /// The values that losses show; what goes on keeps the ends that it reads from the model.
  private func values(holding taken: PropertyReach, of losses: [AnimationLoss]) -> LayerValues {
    let model = committedValues ?? values
    // Whoever goes from the model, or to it, goes by the one that it had, and what is held of it too.
    for part in attachments.parts {
      part.run.plan.keepEnds(of: part.liveNodes, on: part.layerIndex, from: model, where: taken)
    }
    return attachments.presentation(over: model, only: losses)
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
  /// All of a part of a run, of which nothing is held because one later animation hides it; nil where
  /// none does.
  fileprivate func hiddenLoss(of own: LayerPart) -> AnimationLoss? {
    var loss = AnimationLoss(part: own)
    var reach = PropertyReach()
    for node in own.liveNodes {
      let parts = own.run.plan.parts(of: node, on: own.layerIndex)
      guard !parts.isEmpty else { continue }
      loss.add(parts, of: node, held: PropertyReach())
      reach.formUnion(parts)
    }
    return !reach.isEmpty && isHidden(reach, of: own) ? loss : nil
  }

  /// Whether one animation that is applied after a part of a run hides all that the part writes.
  ///
  /// Of a transform it takes more to tell: what is added after it may turn or scale it.
  private func isHidden(_ reach: PropertyReach, of own: LayerPart) -> Bool {
    guard !reach.roots.contains(where: { $0.kind == .transform }),
      let last = own.entries.lastIndex(where: { $0.state != .gone })
    else { return false }
    var place = shown.place(after: own.places[last])
    while let attachment = shown[place], !attachment.hides(reach) {
      place = shown.place(after: place)
    }
    return shown[place] != nil
  }

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

extension Attachment {
  /// Whether an animation of it shows now and sets all of some parts.
  fileprivate func hides(_ reach: PropertyReach) -> Bool {
    guard !isLeaving else { return false }
    let plan = part.run.plan
    return part.liveNodes(of: part.entries[entry]).contains { node in
      part.isShown(node)
        && reach.subtracting(plan.parts(setBy: node, on: part.layerIndex)).isEmpty
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
