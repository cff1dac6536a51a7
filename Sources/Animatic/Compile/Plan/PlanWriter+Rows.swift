// Writing of packed rows without unpacking them.

import AnimaticCore

extension PlanWriter {
  /// Writes the only entry of a layer, a row, into the open group.
  mutating func writeRow(_ index: Int, in group: Int32) {
    let record = composition.nodes[index].record
    let row = composition.rows[Int(record.values)]
    let begins = layout.rowBegins[Int(record.values)]
    var properties = rowProperties()
    var current = RowProperty(number: .max, slot: -1, isFirst: false)
    builder.append(pairs: row.count, file: record.file, in: group) { nodes, numbers in
      for (place, verb) in row.enumerated() {
        if verb.property != current.number {
          current = Self.take(verb.property, from: &properties)
        }
        var flags = verb.ends
        flags.insert(.fillsForwards)
        if current.isFirst {
          if begins[place] > 0 { flags.insert(.fillsBackwards) }
          current.isFirst = false
        }
        numbers[2 * place] = verb.from
        numbers[2 * place + 1] = verb.end
        nodes[place].become(
          verb.property, slot: current.slot, begin: begins[place], duration: verb.duration,
          easing: verb.easing, flags: flags, line: verb.line)
      }
    }
  }

  /// Returns a property of a row, and records that it is no longer the first.
  @inline(never)
  private static func take(_ number: Int32, from properties: inout [RowProperty]) -> RowProperty {
    guard let index = properties.firstIndex(where: { $0.number == number }) else {
      return RowProperty(number: number, slot: -1, isFirst: false)
    }
    defer { properties[index].isFirst = false }
    return properties[index]
  }

  /// The properties of the current layer's row, in order.
  private mutating func rowProperties() -> [RowProperty] {
    tree.shares[Int(layer) + 1].properties.map { number in
      let slot = builder.slot(of: number)
      let isFirst = !isWritten(slot.mask, slot.root)
      note(builder.nodeCount, slot.mask, slot.root)
      return RowProperty(number: number, slot: slot.index, isFirst: isFirst)
    }
  }

  /// A property that a row animates.
  private struct RowProperty {
    let number: Int32
    let slot: Int32
    /// Whether no earlier animation affects it.
    var isFirst: Bool
  }
}
