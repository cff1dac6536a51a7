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

  /// The animations applied last to some properties before a run began, excluding ended ones that
  /// commit their values.
  ///
  /// - Complexity: O(n) in the attached animations, down to the last one that is found.
  package func animations(
    of paths: [PropertyPath], besides playback: Playback, at begin: ValuesAtBegin
  ) -> [PropertyPath: any LayerAnimation] {
    let wanted = Dictionary(grouping: paths, by: \.root)
    var found: [PropertyPath: any LayerAnimation] = [:]
    for attachment in attachments.shown.backwards
    where found.count < paths.count && attachment.part.run.playback !== playback {
      for (path, node) in attachment.nodes(of: wanted, at: begin.time) where found[path] == nil {
        found[path] = attachment.part.animation(at: node)
      }
    }
    return found
  }
}

extension Attachment {
  /// The animations that affect some properties at a time of the stage, the last one first.
  fileprivate func nodes(
    of wanted: [PropertyRoot: [PropertyPath]], at time: ExactTime
  ) -> [(path: PropertyPath, node: Int)] {
    let (plan, layer, entry) = (part.run.plan, part.layerIndex, part.entries[entry])
    let now = part.runTime(at: time).rounded
    let settled = entry.end <= now ? part.run.settled[layer] : []
    return part.liveNodes(of: entry).reversed().flatMap {
      node -> [(path: PropertyPath, node: Int)] in
      let roots = plan.components(of: node, on: layer).roots
      let paths = roots.filter { !settled.contains($0) }.flatMap { wanted[$0] ?? [] }
      guard !paths.isEmpty, plan.effect(of: node)?.contains(now) ?? false else { return [] }
      return paths.filter {
        !plan.components(of: node, on: layer, replacedBy: ComponentMasks([$0])).isEmpty
      }.map { ($0, node) }
    }
  }
}
