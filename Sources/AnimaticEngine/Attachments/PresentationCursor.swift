// The presentation of a layer at one instant, and the animations that determine it for a while.

import AnimaticCore

/// The presentation values of a layer, evaluated once per instant in storage that is reused.
///
/// It is replaced when anything but the time changes.
final class PresentationCursor {
  /// The animations of one attachment that can have an effect.
  private struct Item {
    let part: LayerPart
    var nodes: ActiveNodes
    /// The index of its first offset.
    let offset: Int
  }

  private let model: LayerValues
  private var frame: FrameMemory
  private var items: [Item] = []
  /// The offsets of the properties of each part in the frame.
  private var offsets: [Int32] = []
  private var groups = 0
  /// The instant of the values.
  private var time = ExactTime(.nan)
  /// The local time from which attachments begin that are not listed.
  private var until = -Double.infinity

  init(over model: LayerValues, animating roots: [PropertyRoot]) {
    self.model = model
    frame = FrameMemory(model, animating: roots)
  }

  func isOver(_ model: LayerValues) -> Bool { self.model.isSame(as: model) }

  /// Returns the values at a local time with all attachments that can have an effect.
  func values(at time: ExactTime, of attachments: () -> AttachmentList) -> LayerValues {
    if !time.isIdentical(to: self.time) {
      if time.rounded >= until { list(attachments(), at: time) }
      evaluate(at: time)
    }
    return frame.values
  }

  /// Lists the attachments that can have an effect at a time.
  private func list(_ attachments: AttachmentList, at time: ExactTime) {
    items = []
    offsets = []
    until = .infinity
    for attachment in attachments where !attachment.part.run.isPending {
      let part = attachment.part
      let nodes = part.run.plan.activeNodes(
        of: attachment.entry.node, around: part.instant(atLocal: time))
      if nodes.isEmpty, part.frozen == nil, part.rate > 0 {
        // Earlier by more than the rounding of the local time.
        let begin = part.local(at: ExactTime(nodes.until)).rounded
        until = min(until, begin.isFinite ? begin - 4 * begin.ulp : .infinity)
        continue
      }
      if items.last?.part !== part {
        offsets += frame.offsets(of: part.run.plan, on: part.layerIndex)
        groups = max(groups, part.run.plan.frameSize.groups)
      }
      let count = part.run.plan.layers[part.layerIndex].roots.count
      items.append(Item(part: part, nodes: nodes, offset: offsets.count - count))
    }
  }

  /// Evaluates the values at a local time.
  private func evaluate(at time: ExactTime) {
    self.time = time
    frame.evaluate(offsets: offsets, groups: groups, over: model) { target in
      for index in items.indices { apply(&items[index], at: time, to: target) }
    }
  }

  private func apply(_ item: inout Item, at time: ExactTime, to frame: PlanReader.Frame) {
    let part = item.part
    let time = part.instant(atLocal: time)
    if !item.nodes.covers(time) {
      item.nodes = part.run.plan.activeNodes(of: item.nodes.entry, around: time)
    }
    part.run.planMemory.pointee.apply(
      item.nodes, at: time, to: frame.moved(to: item.offset), end: part.drawnEnd)
  }
}

extension LayerPart {
  /// The run's time to be evaluated at a local time, once it is committed.
  fileprivate func instant(atLocal time: ExactTime) -> Double {
    (frozen ?? runTime(atLocal: time)).rounded.asInstant
  }
}
