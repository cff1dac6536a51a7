// Verbs that are packed in a row: they are laid out, and written, without being unpacked.

import AnimaticCore

extension CompileLayout {
  /// Lays out a row in the innermost container.
  mutating func layOutRow(_ index: Int) {
    let last = frames.count - 1
    let row = Int(composition.nodes[index].record.values)
    guard frames[last].scope < 0, frames[last].end.isFinite, frames[last].laysOutPlain(composition)
    else {
      looksIntoRows = true
      return
    }
    rowFrames[row] = frames[last]
    let layer = Int(composition.nodes[index].layer) + 1
    var share = LayerShare()
    swap(&share, &shares[layer])
    laid[index].begin = frames[last].start + frames[last].plainBegin
    frames[last].layOut(composition.rows[row]) { verb, _ in share.look(at: verb) }
    share.take(row: index, count: composition.rows[row].count)
    swap(&share, &shares[layer])
    // What lasts too long to be added up is told of where each verb is looked at.
    if !frames[last].end.isFinite { looksIntoRows = true }
  }
}

extension PlanWriter {
  /// Writes the only entry of a layer, a row, into the group that is open.
  mutating func writeRow(_ index: Int, in group: Int32) {
    let record = composition.nodes[index].record
    let row = composition.rows[Int(record.values)]
    let start = layout.rowFrames[Int(record.values)]?.start ?? .zero
    guard var frame = layout.rowFrames[Int(record.values)] else { return }
    var property = Int32.max
    var slot = PropertySlot.none
    var isFirst = true
    frame.layOut(row) { verb, begin in
      if verb.property != property {
        property = verb.property
        slot = builder.slot(of: property)
        isFirst = !isWritten(slot.mask, slot.root)
      }
      var flags = verb.ends
      flags.insert(.fillsForwards)
      let begin = start + begin
      if isFirst {
        note(builder.nodeCount, slot.mask, slot.root)
        if begin.rounded > 0 { flags.insert(.fillsBackwards) }
      }
      isFirst = false
      builder.append(
        verb.record(values: builder.store(verb.from, verb.end), file: record.file),
        slot: slot.index, group: group, begin: begin.rounded, duration: verb.duration,
        flags: flags, order: -1, endOrder: -1)
    }
  }
}
