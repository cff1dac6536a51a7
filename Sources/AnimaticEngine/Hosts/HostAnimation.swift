// An animation attached to a host other than the engine's layer.

import AnimaticCore

/// One entry of a run on one host, and the host's reports so far.
final class HostAnimation {
  let attachment: Attachment
  // The stage retains the layers longer than their animations.
  unowned let layer: HostLayer
  let key: String
  /// The expected times of its reported begin and end, in the stage's time; nil if it reports
  /// neither.
  var span: ClosedRange<Double>?
  /// The host's time at attachment, if it begins at the commit; else nil.
  var attachedAt: Double?
  /// Whether it is in a group that begins at the commit, so the host reports only the group's
  /// begin.
  var isDelayed = false
  /// The number of times it was attached; reports of an earlier one are ignored.
  var generation = 0
  /// The delegate of the attached animation, which identifies it among other animations of the
  /// host.
  ///
  /// The host retains it.
  weak var target: Target?
  /// Whether the host accepted it.
  var wasAttached = false
  /// Whether the host was on screen at any time since.
  var wasShown = false
  /// Whether the host has reported its begin.
  var hasReportedBegin = false
  /// Whether the host has reported its end.
  var hasReportedEnd = false

  init(_ attachment: Attachment, layer: HostLayer, key: String) {
    self.attachment = attachment
    self.layer = layer
    self.key = key
  }

  /// Whether it has not been removed.
  var isOpen: Bool { attachment.isAttached }

  /// The animation as its host can play it, without callbacks.
  var playable: any LayerAnimation {
    var plan = plan
    let constants = constantRotations
    // The host reads other starts from its matrix.
    if !constants.isEmpty { plan.keepEnds(on: attachment.part.layerIndex, from: layer.values) }
    let animation = plan.animation(
      at: attachment.entry.node, listeners: [], loweredOver: layer.values, isRest: generation > 0
    ).selfContained
    return constants.isEmpty ? animation : animation.inGroup(after: constants)
  }

  /// Constant animations of the rotations about x and z, where the run alone animates that about y, and
  /// the matrix of the host reads other rotations than the model has (P-9).
  ///
  /// Half a turn about y reads as half turns about x and z, and an animation of y alone would turn the
  /// other way.
  private var constantRotations: [any LayerAnimation] {
    let (values, part) = (layer.values, attachment.part)
    let animated = part.liveNodes(of: attachment.entry).reduce(into: ComponentMasks()) {
      $0.formUnion(plan.components(of: $1, on: part.layerIndex))
    }
    return animated.roots.flatMap { root in
      let mask = animated.mask(of: root)
      guard root.kind == .transform, mask & ~TransformComponent.all == 0,
        mask & TransformComponent.rotations == TransformComponent.rotationY.mask,
        animatesAlone(root),
        values.undeterminedParts(of: root) != nil
      else { return [any LayerAnimation]() }
      return ["rotation.x", "rotation.z"].compactMap { name in
        PropertyCatalogue.path(for: "\(root.name).\(name)").map { path in
          let number = Double(flat: values.value(at: path))
          var constant = BasicAnimation(LayerProperty<Double>(path), from: number, to: number)
          constant.fillMode = .both
          return constant.withoutPlace()
        }
      }
    }
  }

  /// Whether no other animation of the layer writes a property, and this one adds nothing to it.
  private func animatesAlone(_ root: PropertyRoot) -> Bool {
    let own = plan.subtree(of: attachment.entry.node)
    return layer.attachments.liveNodes.allSatisfy { part, node in
      let plan = part.run.remaining
      guard plan.components(of: node, on: part.layerIndex).mask(of: root) != 0 else { return true }
      return part === attachment.part && own.contains(node)
        && !plan.nodes[node].record.flags.contains(.additive)
    }
  }

  /// The first source location of the animation or its content.
  var place: SourcePlace? {
    plan.subtree(of: attachment.entry.node).lazy.compactMap(plan.place).first
  }

  private var plan: Plan { attachment.part.run.remaining }

  /// Predicts the begin and the end for a run that begins at a time of the stage.
  func predict(from begin: Double) {
    guard let active = plan.activeInterval(of: attachment.entry.node), layer.speed > 0 else {
      return
    }
    let low = begin + active.enter / layer.speed
    let high = begin + active.exit / layer.speed
    if low <= high { span = low...high }
  }

  /// Delays its expected begin and end, in seconds of the stage.
  func delay(by seconds: Double) {
    span = span.map { $0.lowerBound + seconds...$0.upperBound + seconds }
  }

  /// Whether the host reports its begin at the commit.
  var awaitsCommit: Bool { isOpen && attachedAt != nil && wasAttached && !hasReportedBegin }

  /// Whether its host's speed is unchanged since it was attached.
  var isSteady: Bool { layer.host?.pace == layer.speed && layer.speed > 0 }

  /// Whether the host will report its begin or its end at a time of the stage.
  func reports(at time: Double) -> Bool {
    guard isOpen, let span else { return false }
    let reportsBegin =
      !isDelayed && !hasReportedBegin && abs(span.lowerBound - time) <= MediaTiming.tolerance
    return reportsBegin || !hasReportedEnd && abs(span.upperBound - time) <= MediaTiming.tolerance
  }

  /// Whether the host still has it.
  var isAttached: Bool {
    target.flatMap { layer.host?.holds($0, forKey: key) } ?? false
  }

  /// Removes it from its host if it is still attached there.
  func detach() {
    guard wasAttached, isAttached else { return }
    wasAttached = false
    layer.host?.removeAnimation(forKey: key)
  }

  /// The delegate of one attached copy, which retains the stage of the run.
  final class Target: AttachedDelegate {
    private let own: HostAnimation
    private let stage: HostStage
    private let generation: Int

    init(_ own: HostAnimation, on stage: HostStage) {
      (self.own, self.stage, generation) = (own, stage, own.generation)
    }

    func animationDidStart(_ event: AnimationEvent) {
      if own.generation == generation { stage.handleBegin(of: own, at: event.time) }
    }

    func animationDidStop(_ event: AnimationEvent) {
      if own.generation == generation { stage.handleEnd(of: own, finished: event.finished) }
    }
  }
}

// Groups around an animation for hosts: one that continues a run, and one that begins at the
// commit.

extension LayerAnimation {
  /// A group that plays the animation from an elapsed time at a rate.
  ///
  /// Backward, it is the second half of an autoreversing group that turns at the current time:
  /// reports differ on what negative speeds display.
  func playing(from elapsed: Double, at rate: Double, begin: Double) -> any LayerAnimation {
    var (content, offset) = (AnimationGroup([self]), elapsed)
    if rate < 0 {
      let length = max(elapsed, MediaTiming.shortest)
      content.timing = MediaTiming(duration: length, autoreverses: true, fillMode: .both)
      content = AnimationGroup([content])
      offset = 2 * length - elapsed
    }
    content.timingFunction = .linear
    content.timing = MediaTiming(
      beginTime: begin, duration: MediaTiming.endless, speed: abs(rate), timeOffset: offset,
      fillMode: .both)
    return content
  }

  /// The animation for a host that resolves a begin of 0 at its commit: a later begin needs a group
  /// that begins there.
  var inGroupFromCommit: any LayerAnimation {
    guard beginTime != 0 else { return self }
    let end = beginTime + attributes.timing.wallDuration
    return AnimationGroup([self], duration: min(end, MediaTiming.endless)).filling(like: self)
  }

  /// A group with the times of the animation, which plays constant animations beneath it.
  func inGroup(after constants: [any LayerAnimation]) -> any LayerAnimation {
    let length = min(attributes.timing.wallDuration, MediaTiming.endless)
    var content = self
    content.beginTime = 0
    let lasting = constants.map { constant -> any LayerAnimation in
      var constant = constant
      constant.duration = length
      return constant
    }
    var group = AnimationGroup(lasting + [content], duration: length).filling(like: self)
    group.beginTime = beginTime
    return group
  }
}

extension AnimationGroup {
  /// The group, holding the final value of an animation in it.
  fileprivate func filling(like animation: any LayerAnimation) -> any LayerAnimation {
    var group = withoutPlace()
    group.timingFunction = .linear
    group.fillMode = animation.attributes.timing.fillMode
    return group
  }
}
