// The order of application across layers: who is told first of what happens at one moment.

import AnimaticCore

/// The place of each node among all, as they begin and as they end.
///
/// Only those who hear of something, or list it, ask for it.
struct EntryRanks {
  /// The rank of each node in the order of application of the whole; none where nobody asks.
  private var begins: [Int32] = []
  /// The rank of each node's end: children before what they are in.
  private var ends: [Int32] = []

  /// Ranks for nobody.
  init() {}

  init(_ tree: EntryTree, _ layout: CompileLayout) {
    begins = [Int32](repeating: -1, count: layout.laid.count)
    ends = begins
    var top = tree.allEntries.sorted()
    CompileOrder.sort(&top, by: layout.laid)
    var pending = Array(top.reversed())
    var next: Int32 = 0
    while let node = pending.popLast() {
      begins[node] = next
      next += 1
      pending += tree.children(of: node).reversed()
    }
    // The same tree from its end.
    pending = top
    while let node = pending.popLast() {
      next -= 1
      ends[node] = next
      pending += tree.children(of: node)
    }
  }

  /// Whether anybody asked.
  var isKnown: Bool { !begins.isEmpty }

  /// The rank of a node's begin; -1 for what is not there.
  func begin(of node: Int) -> Int32 { begins.isEmpty ? -1 : begins[node] }

  /// The rank of a node's end; -1 for what is not there.
  func end(of node: Int) -> Int32 { ends.isEmpty ? -1 : ends[node] }
}
