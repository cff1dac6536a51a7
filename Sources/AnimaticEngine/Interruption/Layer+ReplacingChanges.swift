// Replacing the animations of earlier model changes.

package import AnimaticCore

extension Layer {
  /// Ends the animations of earlier model changes on a property that a new animation replaces.
  ///
  /// Animations of more than that property continue without it. A whole transform can't be split
  /// into components, and would show its own value again after the component has arrived: it is
  /// replaced by an animation from its presentation value to the model, at its position in the
  /// order of application, so that later additive animations still apply to it. Of several
  /// components that change in one commit, it ends with the first.
  ///
  /// - Parameters:
  ///   - path: The animated property.
  ///   - key: The key of the new animation.
  ///   - model: The model before the change, with pending animations counted as started now; nil is
  ///     the committed model without them.
  ///   - delay: Seconds until the begin.
  ///   - make: Returns an animation of the whole transform from a value to the model.
  /// - Returns: Whether a whole transform is animated too, which also writes the component.
  @discardableResult
  package func replaceChanges(
    of path: PropertyPath, for key: String, over model: LayerValues? = nil, delay: Double = 0,
    animation make: (PropertyPath, Transform3D) -> (any LayerAnimation)?
  ) -> Bool {
    let replacesTransform = replaceWholeTransform(
      of: path, over: model, delay: delay, animation: make)
    for covered in attachments.keys(coveredBy: path) where covered != key {
      attachments.remove(key: covered, because: .replaced(by: key))
    }
    interruptChanges(of: path, because: .replaced(by: key))
    return replacesTransform
  }

  private func replaceWholeTransform(
    of path: PropertyPath, over model: LayerValues?, delay: Double,
    animation make: (PropertyPath, Transform3D) -> (any LayerAnimation)?
  ) -> Bool {
    guard let whole = attachments.wholeTransform(of: path) else { return false }
    let root = path.root.whole
    let shown = attachments.presentation(
      over: model ?? committedValues ?? values, pending: model != nil, of: whole.places)
    guard let animation = make(root, Transform3D(components: shown.value(at: root).numbers)) else {
      return false
    }
    // A replacement for an earlier component ends with the first of them.
    if let end = whole.pendingEnd, end <= seconds(of: animation, delay: delay) { return true }
    for key in whole.keys where key != root.keyPath {
      attachments.remove(key: key, because: .replaced(by: root.keyPath))
    }
    add(animation, forKey: root.keyPath, isLinted: false, delay: delay)
    if let next = whole.following.first(where: \.isAttached) {
      attachments.move(key: root.keyPath, before: next)
    }
    return true
  }

  /// Ends the animations of earlier model changes on a property; whole transforms end completely.
  package func endChanges(of path: PropertyPath) {
    let whole = attachments.wholeTransform(of: path)?.keys ?? []
    for key in whole + attachments.keys(coveredBy: path) {
      attachments.remove(key: key, because: .replaced(by: path.keyPath))
    }
    interruptChanges(of: path, because: .replaced(by: path.keyPath))
  }

  /// Ends the components on a path of animations that changes of more than the path started.
  private func interruptChanges(of path: PropertyPath, because outcome: Outcome) {
    let reach = ComponentMasks([path])
    let parts = attachments.list.compactMap { attachment -> InterruptedPart? in
      guard attachment.isChange(of: path), let own = attachment.path, !own.isCovered(by: path),
        !own.isWholeTransform
      else { return nil }
      let (part, node) = (attachment.part, attachment.entry.node)
      let components = part.run.remaining.components(
        of: node, on: part.layerIndex, replacedBy: reach)
      guard !components.isEmpty else { return nil }
      var interrupted = InterruptedPart(part: part)
      interrupted.add(components, of: node, held: ComponentMasks())
      return interrupted
    }
    interrupt(parts, because: outcome)
  }

  /// Seconds from the commit to the end of an animation to be added.
  private func seconds(of animation: any LayerAnimation, delay: Double) -> Double {
    var timing = animation.timing
    if timing.duration == 0 { timing.duration = implicitDuration }
    return (timing.beginTime == 0 ? delay : timing.beginTime) + timing.wallDuration
  }
}

extension Attachments {
  /// The keys of model-change animations that write nothing but components of a path.
  func keys(coveredBy path: PropertyPath) -> [String] {
    list.filter { $0.path?.isCovered(by: path) ?? false && $0.isChange(of: path) }
      .compactMap(\.key)
  }

  /// An animation of a whole transform.
  struct WholeTransform {
    /// The places of the contributing attachments.
    let places: Set<Int>
    /// The keys of model-change animations of the transform and its components.
    let keys: [String]
    /// Seconds from the commit to its end, if it waits for one and sets the transform; nil
    /// otherwise.
    let pendingEnd: Double?
    /// The attachments applied after it, which stay.
    let following: [Attachment]
  }

  /// The model-change animation of a whole transform with a component that a path writes; nil if
  /// there is none.
  func wholeTransform(of path: PropertyPath) -> WholeTransform? {
    guard path.transformComponent != nil else { return nil }
    let whole = path.root.whole
    let shown = Array(shown)
    let isOwn = shown.map { $0.isIncluded(in: whole) && $0.isOwnChange }
    guard let last = shown.indices.last(where: { isOwn[$0] && shown[$0].path == whole }) else {
      return nil
    }
    // A change of another component must not uncover an animation that a change has covered.
    let end =
      shown.indices.last { index in
        index > last && isOwn[index]
          && (last..<index).contains {
            !isOwn[$0] && !shown[$0].isLeaving && shown[$0].writes(shown[index].path)
          }
      } ?? last
    var (places, keys, following) = (Set<Int>(), [String](), [Attachment]())
    for (index, attachment) in shown.enumerated() {
      if isOwn[index] { keys += attachment.key.map { [$0] } ?? [] }
      if index <= end || isOwn[index] {
        places.insert(attachment.place)
      } else if !attachment.isLeaving {
        following.append(attachment)
      }
    }
    return WholeTransform(
      places: places, keys: keys,
      pendingEnd: shown[last].isAdditive ? nil : shown[last].pendingEnd, following: following)
  }

  /// Returns an animation that sets some components and is active within some seconds from now,
  /// excluding model-change animations.
  ///
  /// - Parameters:
  ///   - reach: The written components.
  ///   - seconds: The length of the interval, in the layer's time.
  ///   - isNew: Whether only animations that were just added count.
  func setter(
    of reach: ComponentMasks, within seconds: Double, isNew: Bool = false
  ) -> (attachment: Attachment, node: Int)? {
    guard reach.roots.contains(where: isSet) else { return nil }
    for attachment in shown
    where !attachment.isLeaving && !attachment.isAdditive && !attachment.isOwnChange {
      let part = attachment.part
      if isNew, !part.run.isPending, part.elapsed != .zero { continue }
      let coming = part.coming(within: seconds)
      let node = part.liveNodes(of: attachment.entry).first { node in
        guard part.run.remaining.components(setBy: node, on: part.layerIndex).meets(reach),
          let effect = part.run.remaining.effect(of: node)
        else { return false }
        return effect.lowerBound < coming.upperBound && effect.upperBound > coming.lowerBound
      }
      if let node { return (attachment, node) }
    }
    return nil
  }
}
