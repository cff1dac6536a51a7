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
  /// What stands in a time, by layer.
  private var shares: [Int: [Int32: [Int]]] = [:]
  /// The verbs and groups of each layer in the order of writing, where there are times.
  private var verbs: [Int32: [Int]] = [:]
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
    for (scope, list) in children where composition.nodes[scope].kind == .time {
      for child in list {
        for layer in layers(of: child) {
          shares[scope, default: [:]][layer, default: []].append(child)
        }
      }
    }
    guard !layers.isEmpty else { return }
    for index in composition.nodes.indices where composition.nodes[index].isVerb {
      verbs[composition.nodes[index].layer, default: []].append(index)
    }
  }

  /// What stands in a group; a raw group keeps its own order.
  func children(of group: Int) -> [Int] { children[group] ?? [] }

  /// What a group has on one layer.
  func children(of group: Int, on layer: Int32) -> [Int] {
    composition.nodes[group].kind == .time
      ? shares[group]?[layer] ?? [] : children(of: group)
  }

  /// All animations in a group on one layer, however deep.
  func leaves(in group: Int, on layer: Int32) -> [Int] {
    verbs(in: group, on: layer).filter { composition.nodes[$0].kind == .leaf }
  }

  /// All animations and groups in a group on one layer, however deep.
  func verbs(in group: Int, on layer: Int32) -> [Int] {
    let span = group + 1 - Int(composition.nodes[group].span)..<group
    guard composition.nodes[group].kind == .time, let all = verbs[layer] else {
      return span.filter { composition.nodes[$0].isVerb && composition.nodes[$0].layer == layer }
    }
    // A time may be over many layers, each of which asks.
    var index = all.partitioningIndex { $0 >= span.lowerBound }
    var found: [Int] = []
    while index < all.count, all[index] < span.upperBound {
      found.append(all[index])
      index += 1
    }
    return found
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

extension CompositionNode {
  /// Whether it is an animation or a group of one layer.
  fileprivate var isVerb: Bool { kind == .leaf || kind == .group }
}

extension [Int] {
  /// The first place from which on all elements are in the second part.
  fileprivate func partitioningIndex(where isSecond: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
