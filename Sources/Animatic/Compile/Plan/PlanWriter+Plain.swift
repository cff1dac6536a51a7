// Verbs with an explicit start and no special attributes, nearly all of them, are written in a row.

import AnimaticCore

extension PlanWriter {
  /// Writes the animations of a layer without keys, repeats, or fill settings.
  mutating func writePlainGroup(of entries: [Int32]) {
    openWrapper(around: entries.min().map { [Int($0)] } ?? [], isKept: false)
    let row = PlanRow(
      group: Int32(truncatingIfNeeded: builder.currentGroup), isRanked: ranks.isKnown,
      recordsOrigins: recordsOrigins,
      takesPlain: !isListed && !layout.hasFactors)
    if let only = entries.first, composition.nodes[Int(only)].kind == .row {
      writeRow(Int(only), in: row.group)
      return closeWrapper()
    }
    composition.nodes.withUnsafeBufferPointer { nodes in
      layout.laid.withUnsafeBufferPointer { write(entries, nodes, $0, row) }
    }
    closeWrapper()
  }

  /// The common state of a group's animations.
  private struct PlanRow {
    let group: Int32
    let isRanked: Bool
    let recordsOrigins: Bool
    /// Whether the whole needs no inspection, so plain verbs are written at once.
    let takesPlain: Bool
  }

  private mutating func write(
    _ entries: [Int32], _ nodes: UnsafeBufferPointer<CompositionNode>,
    _ laid: UnsafeBufferPointer<LaidNode>, _ row: PlanRow
  ) {
    var property = Int32.max
    var slot = PropertySlot.none
    var isFirst = true
    for entry in entries {
      let index = Int(entry)
      if nodes[index].record.property != property {
        property = nodes[index].record.property
        slot = builder.slot(of: property)
        isFirst = slot.root < 0 || !isWritten(slot.mask, slot.root)
      }
      guard row.takesPlain, slot.root >= 0, nodes[index].record.isWrittenAsItIs, laid[index].isPlain
      else {
        property = .max
        writeEntry(index, only: nil)
        continue
      }
      let begin = laid[index].begin.rounded
      var flags = nodes[index].record.flags
      flags.insert(.fillsForwards)
      if isFirst, begin > 0 { flags.insert(.fillsBackwards) }
      if isFirst || infersStarts { note(builder.nodeCount, slot.mask, slot.root) }
      isFirst = false
      if row.recordsOrigins { recordOrigin(index) }
      builder.append(
        nodes[index].record, slot: slot.index, group: row.group, begin: begin,
        duration: laid[index].duration, flags: flags,
        order: row.isRanked ? ranks.begin(of: index) : -1,
        endOrder: row.isRanked ? ranks.end(of: index) : -1)
    }
  }
}

extension LaidNode {
  /// Whether it begins in time, and is no later instant, whose start needs an animation of its own.
  @inline(__always)
  fileprivate var isPlain: Bool {
    begin.rounded == 0 || begin.rounded > 0 && begin.rounded < .infinity && duration > 0
  }
}

extension AnimationRecord {
  /// Whether it is a verb with explicit ends and a named curve, with finite numbers.
  @inline(__always)
  fileprivate var isWrittenAsItIs: Bool {
    extra < 0 && kind == .basic && easing < AnimationPool.firstCurve && flags.contains(.from)
      && flags.rawValue & ~Flags.ends.rawValue == 0 && duration >= 0 && duration < .infinity
      && begin.isFinite
  }
}
