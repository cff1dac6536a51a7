// What a run changes at its begin, on a layer with other animations.

package import AnimaticCore

/// The values of a layer at the begin of a run.
package struct ValuesAtBegin {
  /// The model values.
  package let model: LayerValues
  /// The presentation values without the run.
  package let before: LayerValues
  /// The presentation values with the run.
  package let after: LayerValues
  fileprivate let time: ExactTime
}

extension Layer {
  /// Whether the layer is on a stage and has animations.
  package var isAnimated: Bool { stage != nil && !attachments.isEmpty }

  /// Returns the values at the begin of a run on a layer with other animations; nil if there are
  /// none.
  ///
  /// - Complexity: O(n) in the attached animations.
  package func values(atBeginOf playback: Playback) -> ValuesAtBegin? {
    let shown = attachments.shown
    guard let own = shown.backwards.first(where: { $0.part.run.playback === playback }),
      shown.contains(where: { $0.part.run.playback !== playback })
    else { return nil }
    let others = shown.lazy.filter { $0.part.run.playback !== playback }
    let time = own.part.hostTime(of: .zero)
    guard time.isFinite else { return nil }
    let model = committedValues ?? values
    return ValuesAtBegin(
      model: model,
      before: attachments.presentation(over: model, at: time, pending: true, of: others),
      after: attachments.presentation(over: model, at: time, pending: true), time: time)
  }

  /// The source locations of the animations applied last to some properties before a run began,
  /// excluding ended ones that commit their values.
  ///
  /// - Complexity: O(n) in the attached animations, down to the first that is needed.
  package func locationsOfAnimations(
    of paths: [PropertyPath], besides playback: Playback, at begin: ValuesAtBegin
  ) -> [PropertyPath: SourcePlace?] {
    let wanted = Dictionary(grouping: paths, by: \.root)
    var found: [PropertyPath: SourcePlace?] = [:]
    for attachment in attachments.shown.backwards
    where attachment.part.run.playback !== playback {
      if found.count == paths.count { break }
      for (path, node) in attachment.animations(of: wanted, at: begin.time) {
        found[path] = found[path] ?? .some(attachment.part.place(of: node))
      }
    }
    return found
  }
}

extension Attachment {
  /// The animations that affect some properties at a time of the stage.
  fileprivate func animations(
    of wanted: [PropertyRoot: [PropertyPath]], at time: ExactTime
  ) -> [(path: PropertyPath, node: Int)] {
    let (plan, layer, entry) = (part.run.plan, part.layerIndex, part.entries[self.entry])
    let now = part.runTime(at: time).rounded
    return part.liveNodes(of: entry).reversed().flatMap {
      node -> [(path: PropertyPath, node: Int)] in
      let reach = plan.components(of: node, on: layer)
      guard reach.roots.contains(where: { wanted[$0] != nil }),
        plan.effect(of: node)?.contains(now) ?? false
      else { return [] }
      return reach.roots.flatMap { wanted[$0] ?? [] }
        .filter { path in
          let isSettled = entry.end <= now && part.run.settled[layer].contains(path.root)
          return !isSettled
            && !plan.components(of: node, on: layer, replacedBy: ComponentMasks([path])).isEmpty
        }
        .map { ($0, node) }
    }
  }
}
