// What a layer's attached animations show at a time to come.

package import AnimaticCore

extension Layer {
  /// Whether anything is attached on a stage.
  package var isAnimated: Bool { stage != nil && !attachments.isEmpty }

  /// The stage's time some seconds of the layer's time from now; nil where the layer stands still.
  package func stageTime(after seconds: Double) -> ExactTime? {
    if seconds == 0 { return stage?.exactTime }
    let time = host(atLocal: localNow + ExactTime(seconds)) - Stage.epoch
    return hostSpeed != 0 && time.isFinite ? time : nil
  }

  /// The presentation values at a time of the stage, with what waits for a commit.
  package func attachedValues(at time: ExactTime) -> LayerValues {
    attachments.presentation(over: committedValues ?? values, at: time, pending: true)
  }

  /// The animation that is applied last to a property at a time of the stage.
  package func attachedAnimation(
    of path: PropertyPath, at time: ExactTime
  ) -> AttachedAnimation? {
    let reach = PropertyReach([path])
    return attachments.list.reversed().lazy.compactMap { attachment in
      let part = attachment.part
      let plan = part.run.plan
      let node = part.liveNodes(of: part.entries[attachment.entry]).last { node in
        !plan.parts(of: node, on: part.layerIndex, takenBy: reach).isEmpty
          && plan.effect(of: node)?.contains(part.runTime(at: time).rounded) ?? false
      }
      return node.map {
        AttachedAnimation(
          key: attachment.key ?? "", part: part, entry: attachment.entry, node: $0)
      }
    }.first
  }
}
