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

  /// How many animations, groups and times there are.
  private(set) var nodeCount = 0

  private var children: [Int: [Int]] = [:]
  /// The layers that a time has something on.
  private var layers: [Int: Set<Int32>] = [:]
  private let composition: CompositionBody

  init(_ composition: CompositionBody, _ layout: CompileLayout) {
    self.composition = composition
    ranks = [Int32](repeating: 0, count: composition.nodes.count)
    endRanks = [Int32](repeating: -1, count: composition.nodes.count)
    let nodes = composition.nodes
    for index in nodes.indices where nodes[index].kind == .leaf || nodes[index].isScope {
      let scope = Int(layout.scopes[index])
      nodeCount += 1
      if scope < 0 {
        top.append(index)
      } else {
        children[scope, default: []].append(index)
        if nodes[index].kind != .time { note(nodes[index].layer, in: scope, layout) }
      }
    }
    order(layout)
    rank()
  }

  private mutating func order(_ layout: CompileLayout) {
    guard !children.isEmpty || !layout.timings.isEmpty else { return Self.order(&top, by: layout) }
    let isEmpty = emptyTimes(layout)
    top.removeAll { isEmpty.contains($0) }
    Self.order(&top, by: layout)
    for (scope, list) in children where !composition.nodes[scope].record.flags.contains(.raw) {
      var list = list.filter { !isEmpty.contains($0) }
      Self.order(&list, by: layout)
      children[scope] = list
    }
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

  /// By begin as it reads, then by writing.
  private static func order(_ list: inout [Int], by layout: CompileLayout) {
    let times = list.map { layout.begins[$0].rounded }
    guard !zip(times, times.dropFirst()).allSatisfy(<=) else { return }
    // Most begins are spread over the whole time: dealt out by time, few are left to be sorted.
    guard let first = times.min(), let last = times.max() else { return }
    let scale = Double(list.count - 1) / (last - first)
    func isOrdered(_ one: Int, _ other: Int) -> Bool {
      (layout.begins[one].rounded, one) < (layout.begins[other].rounded, other)
    }
    guard scale > 0, scale.isFinite else { return list.sort(by: isOrdered) }
    var ends = [Int](repeating: 0, count: list.count + 1)
    for time in times { ends[Int((time - first) * scale) + 1] += 1 }
    for place in 1..<ends.count { ends[place] += ends[place - 1] }
    let written = list
    for (time, entry) in zip(times, written) {
      let place = Int((time - first) * scale)
      list[ends[place]] = entry
      ends[place] += 1
    }
    var start = 0
    for end in ends.dropLast() where end > start {
      if end > start + 1 { list[start..<end].sort(by: isOrdered) }
      start = end
    }
  }

  private mutating func rank() {
    if children.isEmpty {
      for (rank, node) in top.enumerated() {
        ranks[node] = Int32(rank)
        endRanks[node] = Int32(rank)
      }
      return
    }
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
