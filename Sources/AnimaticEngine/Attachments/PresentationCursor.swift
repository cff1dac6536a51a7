// The presentation of a layer at one instant, and the animations that determine it for a while.

import AnimaticCore

/// The presentation values of a layer, evaluated once per instant in storage that is reused.
///
/// It is replaced when anything but the time changes.
struct PresentationCursor {
  /// The animations of one attachment that can have an effect.
  private struct Item {
    let part: LayerPart
    let storage: PlanStorage
    let time: RunTime
    let end: PlanReader.End
    var nodes: ActiveNodes
    /// The index of its first offset.
    let offset: Int

    init(_ nodes: ActiveNodes, of part: LayerPart, offset: Int) {
      (self.part, self.nodes, self.offset) = (part, nodes, offset)
      (storage, time, end) = (part.run.storage, part.time, part.drawnEnd)
    }

    mutating func apply(at local: ExactTime, to frame: PlanReader.Frame) {
      let instant = time.instant(atLocal: local)
      let frame = frame.moved(to: offset)
      if !nodes.covers(instant) {
        nodes = storage.reader.activeNodes(of: nodes.entry, around: instant)
      }
      if !nodes.isSearched { storage.reader.findNumbers(of: &nodes, at: instant, in: frame) }
      storage.reader.apply(nodes, at: instant, to: frame, end: end)
    }
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

  /// Returns the values at a local time with all attachments that can have an effect.
  mutating func values(at time: ExactTime, of attachments: () -> AttachmentList) -> LayerValues {
    if !time.isIdentical(to: self.time) {
      if time.rounded >= until { list(attachments(), at: time) }
      self.time = time
      if !writeNumbers(at: time) { applyItems(at: time) }
    }
    return frame.values
  }

  /// Lists the attachments that can have an effect at a time.
  private mutating func list(_ attachments: AttachmentList, at time: ExactTime) {
    items = []
    offsets = []
    until = .infinity
    for attachment in attachments where !attachment.part.run.isPending {
      let part = attachment.part
      let nodes = part.run.storage.reader.activeNodes(
        of: attachment.entry.node, around: part.time.instant(atLocal: time))
      if nodes.isEmpty, part.frozen == nil, part.rate > 0, part.layerSpeed > 0 {
        // Earlier by more than the rounding of the local time.
        let begin = part.local(at: ExactTime(nodes.until)).rounded
        until = min(until, begin.isFinite ? begin - 4 * begin.ulp : .infinity)
        continue
      }
      if items.last?.part !== part {
        offsets += frame.offsets(of: part.run.remaining, on: part.layerIndex)
        groups = max(groups, part.run.remaining.frameSize.groups)
      }
      let count = part.run.remaining.layers[part.layerIndex].roots.count
      items.append(Item(nodes, of: part, offset: offsets.count - count))
    }
  }

  /// Writes the values if all items write numbers and nothing else, which needs neither the plans nor
  /// the model; returns false if not.
  private mutating func writeNumbers(at time: ExactTime) -> Bool {
    frame.renew()
    for index in items.indices {
      let instant = items[index].time.instant(atLocal: time)
      if !items[index].nodes.write(at: instant, to: &frame) { return false }
    }
    return !items.isEmpty
  }

  private mutating func applyItems(at time: ExactTime) {
    frame.reset()
    let offsets = offsets
    offsets.withUnsafeBufferPointer { offsets in
      guard let offsets = offsets.baseAddress else { return }
      frame.frame(offsets: offsets).withTimes(of: groups) { target in
        for index in items.indices { items[index].apply(at: time, to: target) }
      }
    }
    frame.finish(over: model)
  }
}

extension RunTime {
  /// Returns the run's time to be evaluated at a local time, once it is committed.
  fileprivate func instant(atLocal time: ExactTime) -> Double {
    (frozen ?? at(time)).rounded.asInstant
  }
}
