// Second pass of the compiler: which animations stand in which group, in order of application.

import AnimaticCore

/// The animations and groups of a composition without its containers, ordered by begin, then by
/// writing (DESIGN §5, Shape of the result).
struct EntryTree {
  /// What stands in no group.
  private(set) var top: [Int] = []
  /// The rank of each node in the order of application of the whole.
  private(set) var ranks: [Int32]

  private var children: [Int: [Int]] = [:]

  init(_ composition: Composition, _ layout: CompileLayout) {
    ranks = [Int32](repeating: 0, count: composition.nodes.count)
    for (index, node) in composition.nodes.enumerated()
    where node.kind == .leaf || node.kind == .group {
      let scope = Int(layout.scopes[index])
      if scope < 0 { top.append(index) } else { children[scope, default: []].append(index) }
    }
    Self.order(&top, by: layout)
    for (scope, list) in children where !composition.nodes[scope].record.flags.contains(.raw) {
      var list = list
      Self.order(&list, by: layout)
      children[scope] = list
    }
    rank()
  }

  /// What stands in a group; a raw group keeps its own order.
  func children(of group: Int) -> [Int] { children[group] ?? [] }

  /// All animations in a group, however deep.
  func leaves(in group: Int, of composition: Composition) -> [Int] {
    let span = Int(composition.nodes[group].span)
    return (group + 1 - span..<group).filter { composition.nodes[$0].kind == .leaf }
  }

  private static func order(_ list: inout [Int], by layout: CompileLayout) {
    let isOrdered = zip(list, list.dropFirst()).allSatisfy {
      layout.begins[$0] <= layout.begins[$1]
    }
    if !isOrdered {
      list.sort { (layout.begins[$0], $0) < (layout.begins[$1], $1) }
    }
  }

  private mutating func rank() {
    var pending = Array(top.reversed())
    var next: Int32 = 0
    while let node = pending.popLast() {
      ranks[node] = next
      next += 1
      pending += children(of: node).reversed()
    }
  }
}
