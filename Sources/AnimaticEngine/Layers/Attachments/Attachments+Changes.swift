// What of all that is attached was set off by changes of the model, and what else sets a property.

import AnimaticCore

extension Attachments {
  /// Whether what a change of the model set off on what a path writes sets it, rather than being
  /// added to it.
  func isSetByChange(_ path: PropertyPath) -> Bool {
    isSetByChange(path.root)
      && list.contains { !$0.isAdditive && $0.path?.meets(path) ?? false && $0.isOwnChange }
  }

  /// Whether an animation of an earlier change goes on forever on what a path writes.
  func isAnimatedForever(_ path: PropertyPath) -> Bool {
    list.contains { $0.path?.meets(path) ?? false && $0.isEndless && $0.isOwnChange }
  }

  /// The keys of what changes of the model have set off on what a path writes, and nothing else.
  func keys(coveredBy path: PropertyPath) -> [String] {
    list.filter { $0.path?.isCovered(by: path) ?? false && $0.isOwnChange }.compactMap(\.key)
  }

  /// A transform that is on its way as a whole.
  struct WholeTransform {
    /// What makes up what it shows, in order of application.
    let attachments: [Attachment]
    /// The keys of what changes of the model have set off on it and on its parts.
    let keys: [String]
    /// Seconds from the commit to its end, where it waits for one and sets the transform; nil where
    /// it does not.
    let pendingEnd: Double?
    /// What is applied after it, and stays.
    let next: (part: LayerPart, entry: Int)?
  }

  /// The transform that a change of the model has sent on its way as a whole, of which a path writes
  /// a part; nil where there is none.
  func wholeTransform(of path: PropertyPath) -> WholeTransform? {
    guard path.isTransformPart else { return nil }
    let whole = path.root.whole
    let shown = Array(shown)
    let isOwn = shown.map { $0.isIncluded(in: whole) && $0.isOwnChange }
    guard let last = shown.indices.last(where: { isOwn[$0] && shown[$0].path == whole }) else {
      return nil
    }
    let staying = shown.indices.filter { $0 > last && !isOwn[$0] && !shown[$0].isLeaving }
    // What a change has covered of something that stays is not uncovered by one of another part.
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

  /// The animations that changes of the model have set off on more parts than those that a path writes;
  /// of a whole transform none, which is taken as a whole.
  func changes(beyond path: PropertyPath) -> [(part: LayerPart, node: Int)] {
    list.compactMap { attachment in
      guard let own = attachment.path, own.meets(path), !own.isCovered(by: path),
        !own.isWholeTransform, attachment.isOwnChange
      else { return nil }
      return (attachment.part, attachment.part.entries[attachment.entry].node)
    }
  }

  /// What sets one of some parts and shows within some seconds from now, as it is played now, but
  /// for what changes of the model set off.
  ///
  /// - Parameters:
  ///   - reach: The parts that are written.
  ///   - seconds: How long from now, in the layer's time.
  ///   - counts: Whether a part of a run counts.
  func setter(
    of reach: PropertyReach, within seconds: Double, where counts: (LayerPart) -> Bool
  ) -> AttachedAnimation? {
    guard reach.roots.contains(where: isSet) else { return nil }
    for attachment in list where !attachment.isAdditive && counts(attachment.part) {
      let part = attachment.part
      let coming = part.coming(within: seconds)
      let node = part.liveNodes(of: part.entries[attachment.entry]).first { node in
        guard part.run.plan.parts(setBy: node, on: part.layerIndex).meets(reach),
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

  /// Whether what a playback runs shows a part of what a path writes.
  func animates(_ path: PropertyPath, in playback: Playback) -> Bool {
    let reach = PropertyReach([path])
    return parts.contains { $0.run.playback === playback && !$0.nodes(meeting: reach).isEmpty }
  }
}
