// What layers present before a playback leaves its limit, to report jumps.

package import AnimaticCore

/// What the layers of a playback present before it leaves a limit.
package struct RestingValues {
  private struct Resting {
    let target: any AttachmentTarget
    let shown: LayerValues
    /// The properties that other code or another run has changed since the playback rests.
    let changed: [PropertyPath]
  }

  private var layers: [Resting?] = []

  /// - Parameters:
  ///   - plan: The plan of the playback.
  ///   - playback: The playback.
  ///   - targets: The engine's layers among its layers.
  ///   - hostStage: The stage of the other ones.
  ///   - models: The model of each layer at the limit.
  package init(
    _ plan: Plan, of playback: Playback, on targets: [Layer?], _ hostStage: HostStage?,
    since models: [LayerValues]
  ) {
    layers = targets.indices.map { index in
      let target: (any AttachmentTarget)? = targets[index] ?? hostStage?.layers[index]
      guard let target, index < models.count else { return nil }
      let changed = plan.paths(setOn: index).filter { path in
        !target.values.value(at: path).isClose(to: models[index].value(at: path))
          || target.attachments.isTaken(path, from: playback)
      }
      if changed.isEmpty { return nil }
      let shown = target.attachments.presentation(over: target.shownModel)
      return Resting(target: target, shown: shown, changed: changed)
    }
  }

  /// Notes the changed properties that jump, now that the playback has left the limit.
  package func noteJumps(on playback: Playback) {
    for case let layer? in layers {
      let now = layer.target.attachments.presentation(over: layer.target.shownModel)
      for path in layer.changed
      where !now.value(at: path).isClose(to: layer.shown.value(at: path)) {
        playback.note(.jumpsAgain(path.keyPath, of: (layer.target.name ?? "layer").oneLine))
      }
    }
  }
}

extension Plan {
  /// The key paths that the animations of a layer set, each once.
  fileprivate func paths(setOn layer: Int) -> [PropertyPath] {
    let setters = layers[layer].nodes.filter {
      slot(of: $0).root >= 0 && !nodes[$0].record.flags.contains(.additive)
    }
    return setters.map { pool.path(nodes[$0].record.property) }.uniqued
  }
}

extension Attachments {
  /// Whether an animation of another playback writes a component of a path.
  fileprivate func isTaken(_ path: PropertyPath, from playback: Playback) -> Bool {
    let reach = ComponentMasks([path])
    return parts.contains { part in
      part.run.playback !== playback && !part.nodes(meeting: reach).isEmpty
    }
  }
}
