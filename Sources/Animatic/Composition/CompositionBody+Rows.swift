// Packed rows of plain verbs, and their nodes.

import AnimaticCore

extension CompositionBody {
  /// Appends plain verbs of one file, packed.
  ///
  /// A single verb becomes a node: if it is the only one, there is no group around it.
  mutating func append(_ row: [PackedVerb], file: String, layer: Int32) {
    if row.count == 1 {
      append(row[0], file: file, layer: layer)
      return
    }
    var record = AnimationRecord(.basic, duration: 0)
    record.values = Int32(rows.count)
    record.file = pool.index(ofFile: file)
    record.line = row.first?.line ?? 0
    rows.append(row)
    nodes.append(CompositionNode(.row, record, layer: layer))
  }

  /// The body with each verb as a node.
  ///
  /// - Complexity: O(n) in the nodes and verbs; O(1) if none is packed.
  var unpacked: CompositionBody {
    if rows.isEmpty { return self }
    var body = self
    body.unpack()
    return body
  }

  /// Replaces packed verbs by nodes.
  mutating func unpack() {
    if rows.isEmpty { return }
    let packed = nodes
    let verbCount = rows.reduce(0) { $0 + $1.count }
    nodes = []
    nodes.reserveCapacity(packed.count - rows.count + verbCount)
    pool.numbers.reserveCapacity(pool.numbers.count + 2 * verbCount)
    // The new first index of each node's tree.
    var firsts: [Int] = []
    firsts.reserveCapacity(packed.count)
    for (index, node) in packed.enumerated() {
      let first = index + 1 - Int(node.span)
      firsts.append(first < index ? firsts[first] : nodes.count)
      if node.kind == .row {
        for verb in rows[Int(node.record.values)] {
          nodes.append(verb.node(layer: node.layer, file: node.record.file, in: &pool))
        }
      } else {
        nodes.append(node)
        nodes[nodes.count - 1].span = Int32(nodes.count - firsts[index])
      }
    }
    rows = []
  }
}
