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
    let shown = Array(attachments.shown)
    let others = shown.filter { $0.part.run.playback !== playback }
    guard let own = shown.last(where: { $0.part.run.playback === playback }), !others.isEmpty else {
      return nil
    }
    let places = Set(others.map(\.place))
    let time = own.part.hostTime(of: .zero)
    guard time.isFinite else { return nil }
    let model = committedValues ?? values
    return ValuesAtBegin(
      model: model,
      before: attachments.presentation(
        over: model, at: { $0.runTime(at: time) }, pending: true, of: places),
      after: attachments.presentation(over: model, at: { $0.runTime(at: time) }, pending: true),
      time: time)
  }

  /// The animation applied last to a property before a run began, excluding ended ones that commit
  /// their values.
  ///
  /// - Complexity: O(n) in the attached animations.
  package func animation(
    of path: PropertyPath, besides playback: Playback, at begin: ValuesAtBegin
  ) -> (any LayerAnimation)? {
    for attachment in attachments.shown.reversed() where attachment.part.run.playback !== playback {
      if let node = attachment.node(of: path, at: begin.time) {
        return attachment.part.animation(at: node)
      }
    }
    return nil
  }
}

extension Attachment {
  /// The last animation that affects a property at a time of the stage.
  fileprivate func node(of path: PropertyPath, at time: ExactTime) -> Int? {
    let now = part.runTime(at: time).rounded
    let settled = part.run.settled[part.layerIndex] ?? []
    if entry.end <= now, settled.contains(path.root) { return nil }
    return part.nodes(meeting: ComponentMasks([path]), of: entry).last { node in
      part.run.remaining.effect(of: node)?.contains(now) ?? false
    }
  }
}
