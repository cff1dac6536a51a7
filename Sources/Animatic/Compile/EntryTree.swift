// Second pass of the compiler: which animations stand in which group, in order of application.

import AnimaticCore

/// The animations, groups and times of a composition without its containers, ordered by begin, then
/// by writing (DESIGN §5, Shape of the result).
struct EntryTree {
  /// What stands in no group.
  private(set) var top: [Int] = []
  /// The rank of each node in the order of application of the whole.
  private(set) var ranks: [Int32]
  /// The rank of each node's end: children before what they are in; -1 for what is not there.
  private(set) var endRanks: [Int32]

  private var children: [Int: [Int]] = [:]
  /// The layers that a time has something on.
  private var layers: [Int: Set<Int32>] = [:]
  private let composition: Composition

  init(_ composition: Composition, _ layout: CompileLayout) {
    self.composition = composition
    ranks = [Int32](repeating: 0, count: composition.nodes.count)
    endRanks = [Int32](repeating: -1, count: composition.nodes.count)
    for (index, node) in composition.nodes.enumerated() where node.kind == .leaf || node.isScope {
      let scope = Int(layout.scopes[index])
      if scope < 0 { top.append(index) } else { children[scope, default: []].append(index) }
      if node.kind != .time { note(node.layer, in: scope, layout) }
    }
    let isEmpty = emptyTimes(layout)
    top.removeAll { isEmpty.contains($0) }
    Self.order(&top, by: layout)
    for (scope, list) in children where !composition.nodes[scope].record.flags.contains(.raw) {
      var list = list.filter { !isEmpty.contains($0) }
      Self.order(&list, by: layout)
      children[scope] = list
    }
    rank()
  }

  /// What stands in a group; a raw group keeps its own order.
  func children(of group: Int) -> [Int] { children[group] ?? [] }

  /// What a group has on one layer.
  func children(of group: Int, on layer: Int32) -> [Int] {
    children(of: group).filter { isOn(layer, $0) }
  }

  /// All animations in a group on one layer, however deep.
  func leaves(in group: Int, on layer: Int32) -> [Int] {
    let span = Int(composition.nodes[group].span)
    return (group + 1 - span..<group).filter {
      composition.nodes[$0].kind == .leaf && composition.nodes[$0].layer == layer
    }
  }

  /// Whether an entry has something on a layer.
  func isOn(_ layer: Int32, _ index: Int) -> Bool {
    composition.nodes[index].kind == .time
      ? layers[index]?.contains(layer) ?? false : composition.nodes[index].layer == layer
  }

  /// The layers that an entry has something on.
  func layers(of index: Int) -> [Int32] {
    composition.nodes[index].kind == .time
      ? layers[index, default: []].sorted() : [composition.nodes[index].layer]
  }

  /// Times that have nothing on any layer, or show nothing of it: they are not there.
  private func emptyTimes(_ layout: CompileLayout) -> Set<Int> {
    Set(
      composition.nodes.indices.filter { index in
        composition.nodes[index].kind == .time
          && (layout.timings[index] == nil || layers[index] == nil)
      })
  }

  private mutating func note(_ layer: Int32, in scope: Int, _ layout: CompileLayout) {
    var scope = scope
    while scope >= 0 {
      if composition.nodes[scope].kind == .time,
        !layers[scope, default: []].insert(layer).inserted
      {
        return
      }
      scope = Int(layout.scopes[scope])
    }
  }

  private static func order(_ list: inout [Int], by layout: CompileLayout) {
    let isOrdered = zip(list, list.dropFirst()).allSatisfy {
      layout.begins[$0].rounded <= layout.begins[$1].rounded
    }
    if !isOrdered {
      list.sort { (layout.begins[$0].rounded, $0) < (layout.begins[$1].rounded, $1) }
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
    // The same tree from its end.
    pending = top
    while let node = pending.popLast() {
      next -= 1
      endRanks[node] = next
      pending += children(of: node)
    }
  }
}
