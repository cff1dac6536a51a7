// Breaking off what runs on some properties, so that something else can go on from what shows.

package import AnimaticCore

extension Layer {
  /// Writes what shows of some properties to the model, and lets go of what animates them.
  ///
  /// An animation that is left with nothing is removed; a group goes on with the rest.
  ///
  /// - Parameters:
  ///   - paths: The properties. What is animated of other parts of them goes on: who takes the scale
  ///     leaves the rotation alone, and who takes the position takes its x.
  ///   - outcome: What is told of what is broken off.
  package func interrupt(_ paths: [PropertyPath], because outcome: Outcome) {
    let shown = presentation
    let reach = PropertyReach(paths)
    let taken = attachments.parts.map { ($0, $0.nodes(meeting: reach)) }
      .filter { _, nodes in !nodes.isEmpty }
    for (part, nodes) in taken {
      for path in nodes.flatMap(part.paths) { writeAtOnce(path, from: shown) }
    }
    for (part, nodes) in taken { part.interrupt(nodes, because: outcome) }
  }

  /// How fast the numbers of a property are moving, in units per second of the layer's own time,
  /// which is what an animation of it lasts; nil where nothing animates it, where it has no numbers,
  /// and where it jumps.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - step: Seconds of the layer's time to look ahead, or back where they are less than 0.
  package func velocity(of path: PropertyPath, within step: Double) -> [Double]? {
    guard let stage, path.isBlended, attachments.animate(path) else {
      return nil
    }
    // Where its time stands still nothing moves, and where it all but does it can't be told.
    guard hostSpeed != 0, (step / hostSpeed).isFinite else { return nil }
    let velocity = slope(of: path, step: step / 4, at: stage.exactTime)
    let closer = slope(of: path, step: step / 8, at: stage.exactTime)
    // Where both differ there is a corner or a jump in between, and no velocity.
    let isSmooth = zip(velocity, closer).allSatisfy { far, near in
      (far - near).magnitude <= 1e-3 * (1 + near.magnitude)
    }
    return isSmooth ? closer : nil
  }

  private func slope(of path: PropertyPath, step: Double, at now: ExactTime) -> [Double] {
    let speed = hostSpeed
    let model = committedValues ?? values
    return forwardSlope(step: step) { ahead in
      attachments.presentation(over: model, at: now + ExactTime(ahead / speed)).value(at: path)
        .numbers
    }
  }

  /// Seconds of the layer's time back in which nothing began that moves a property now.
  package func smoothPast(of path: PropertyPath) -> Double { attachments.smoothPast(of: path) }
}

extension Attachments {
  /// Whether something is attached that shows a part of what a path reads.
  func animate(_ path: PropertyPath) -> Bool {
    let reach = PropertyReach([path])
    return parts.contains { !$0.nodes(meeting: reach).isEmpty }
  }

  /// Seconds of the layer's time back in which nothing began that moves a property now; at most a
  /// few thousandths.
  func smoothPast(of path: PropertyPath) -> Double {
    let reach = PropertyReach([path])
    return parts.filter { !$0.run.isPending }.reduce(1.0 / 256) { past, part in
      let begin = part.lastBegin(in: reach)
      return begin.isFinite
        ? min(past, max(0, (part.elapsed.rounded - begin) / abs(part.rate))) : past
    }
  }
}

extension LayerPart {
  /// Its animations that write what others write.
  func nodes(meeting reach: PropertyReach) -> [Int] {
    liveNodes.filter { paths(of: $0).contains(where: reach.meets) }
  }

  /// When the latest animation of a property that runs now began, in seconds of the run.
  func lastBegin(in reach: PropertyReach) -> Double {
    let now = elapsed.rounded
    let begins = nodes(meeting: reach).compactMap { run.plan.activeSpan(of: $0)?.enter }
    return begins.filter { $0 <= now }.max() ?? -.infinity
  }

  /// Lets go of some of its animations.
  func interrupt(_ nodes: [Int], because outcome: Outcome) {
    let now = elapsed.rounded
    let taken = Set(nodes)
    for node in taken { run.plan.nodes[node].record.flags.insert(.inert) }
    for position in heard.indices where taken.contains(heard[position].node) {
      stop(position, at: now)
    }
    motion = nil
    for index in entries.indices where entries[index].state != .gone && !shows(index) {
      remove(index, because: outcome)
    }
    rebuild()
    run.stage?.schedule(self)
  }

  /// The animations that are attached and contribute a value.
  private var liveNodes: [Int] {
    entries.filter { $0.state != .gone }.flatMap { entry in
      (entry.node..<Int(run.plan.nodes[entry.node].end)).filter { node in
        !run.plan.nodes[node].isGroup && !run.plan.nodes[node].record.flags.contains(.inert)
          && run.plan.slot(of: node).root >= 0
      }
    }
  }

  /// What an animation writes: its property, and the transform that it turns.
  func paths(of node: Int) -> [PropertyPath] { run.plan.paths(writtenBy: node, on: layerIndex) }
}
