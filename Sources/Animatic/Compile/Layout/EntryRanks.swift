// The order of application across layers: the delivery order of simultaneous events.

import AnimaticCore

/// The rank of each node among all, by begin and by end.
///
/// Needed only for observers and listings.
struct EntryRanks {
  /// The rank of each node in the order of application of the whole; empty where not needed.
  private var begins: [Int32] = []
  /// The rank of each node's end: children before their container.
  private var ends: [Int32] = []

  /// Creates empty ranks.
  init() {}

  init(_ tree: EntryTree, _ layout: borrowing CompileLayout) {
    begins = [Int32](repeating: -1, count: layout.begins.count)
    // Marking the entries sorts them by writing, and counts a time on several layers once.
    for content in tree.contents { for entry in content.entries { begins[Int(entry)] = 0 } }
    let top = begins.indices.filter { begins[$0] == 0 }.ascending { layout.begins[$0].rounded }
    var pending = Array(top.reversed())
    var next: Int32 = 0
    while let node = pending.popLast() {
      begins[node] = next
      next += 1
      if !layout.scopes.isEmpty { pending += tree.children(of: node).reversed() }
    }
    // Without groups, they end in the order in which they begin.
    ends = begins
    if layout.scopes.isEmpty { return }
    // The same tree from its end.
    pending = top
    while let node = pending.popLast() {
      next -= 1
      ends[node] = next
      pending += tree.children(of: node)
    }
  }

  /// The ranks of a node's begin and end; -1 where unknown.
  @inline(__always)
  subscript(node: Int) -> (begin: Int32, end: Int32) {
    begins.isEmpty ? (-1, -1) : (begins[node], ends[node])
  }
}
