// Attached animations of model changes, and other animations that set a property.

import AnimaticCore

extension Attachments {
  /// Whether the animation of a model change sets a component that a path writes, instead of adding
  /// to it.
  func isSetByChange(_ path: PropertyPath) -> Bool {
    isSetByChange(path.root)
      && list.contains { !$0.isAdditive && $0.path?.meets(path) ?? false && $0.isOwnChange }
  }

  /// Whether the animation of an earlier model change on a path is endless.
  func isAnimatedForever(_ path: PropertyPath) -> Bool {
    list.contains { $0.path?.meets(path) ?? false && $0.isEndless && $0.isOwnChange }
  }

  /// The keys of model-change animations that write nothing but components of a path.
  func keys(coveredBy path: PropertyPath) -> [String] {
    list.filter { $0.path?.isCovered(by: path) ?? false && $0.isOwnChange }.compactMap(\.key)
  }

  /// An animation of a whole transform.
  struct WholeTransform {
    /// The contributing attachments, in order of application.
    let attachments: [Attachment]
    /// The keys of model-change animations of the transform and its components.
    let keys: [String]
    /// Seconds from the commit to its end, if it waits for one and sets the transform; nil
    /// otherwise.
    let pendingEnd: Double?
    /// The next attachment in order of application, which stays.
    let next: (part: LayerPart, entry: Int)?
  }

  /// The model-change animation of a whole transform with a component that a path writes; nil if
  /// there is none.
  func wholeTransform(of path: PropertyPath) -> WholeTransform? {
    guard path.isTransformPart else { return nil }
    let whole = path.root.whole
    let shown = Array(shown)
    let isOwn = shown.map { $0.isIncluded(in: whole) && $0.isOwnChange }
    guard let last = shown.indices.last(where: { isOwn[$0] && shown[$0].path == whole }) else {
      return nil
    }
    let staying = shown.indices.filter { $0 > last && !isOwn[$0] && !shown[$0].isLeaving }
    // A change of another component must not uncover an animation that a change has covered.
    let end =
      shown.indices.last { index in
        isOwn[index] && staying.contains { $0 < index && shown[$0].writes(shown[index].path) }
      } ?? last
    let next = staying.first { $0 > end }
    return WholeTransform(
      attachments: shown.indices.filter { $0 <= end || isOwn[$0] }.map { shown[$0] },
      keys: shown.indices.filter { isOwn[$0] }.compactMap { shown[$0].key },
      pendingEnd: shown[last].isAdditive ? nil : shown[last].pendingEnd,
      next: next.map { (shown[$0].part, shown[$0].entry) })
  }

  /// The model-change animations of more components than a path writes, excluding whole transforms.
  func changes(beyond path: PropertyPath) -> [(part: LayerPart, node: Int)] {
    list.compactMap { attachment in
      guard let own = attachment.path, own.meets(path), !own.isCovered(by: path),
        !own.isWholeTransform, attachment.isOwnChange
      else { return nil }
      return (attachment.part, attachment.part.entries[attachment.entry].node)
    }
  }

  /// Returns an animation that sets some components and is active within some seconds from now,
  /// excluding model-change animations.
  ///
  /// - Parameters:
  ///   - reach: The written components.
  ///   - seconds: The length of the interval, in the layer's time.
  ///   - counts: Whether to include a part of a run.
  func setter(
    of reach: PropertyReach, within seconds: Double, where counts: (LayerPart) -> Bool
  ) -> AttachedAnimation? {
    guard reach.roots.contains(where: isSet) else { return nil }
    for attachment in list where !attachment.isAdditive && counts(attachment.part) {
      let part = attachment.part
      let coming = part.coming(within: seconds)
      let node = part.liveNodes(of: part.entries[attachment.entry]).first { node in
        guard part.run.plan.components(setBy: node, on: part.layerIndex).meets(reach),
          let effect = part.run.plan.effect(of: node)
        else { return false }
        return effect.lowerBound < coming.upperBound && effect.upperBound > coming.lowerBound
      }
      guard let node, !attachment.isOwnChange else { continue }
      return AttachedAnimation(
        key: attachment.key ?? "", part: part, entry: attachment.entry, node: node)
    }
    return nil
  }

  /// Whether a run of a playback animates a component that a path writes.
  func animates(_ path: PropertyPath, in playback: Playback) -> Bool {
    let reach = PropertyReach([path])
    return parts.contains { $0.run.playback === playback && !$0.nodes(meeting: reach).isEmpty }
  }
}
