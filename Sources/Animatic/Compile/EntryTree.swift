// Second pass of the compiler: which animations stand in which group, in order of application.

import AnimaticCore

/// The animations and groups of a composition without its containers, ordered by begin, then by
/// writing (DESIGN §5, Shape of the result).
struct EntryTree {
  /// What stands in no group.
  private(set) var top: [Int] = []
  /// The rank of each node in the order of application of the whole.
  private(set) var ranks: [Int32]

  /// How many animations and groups there are.
  let nodeCount: Int

  private var children: [Int: [Int]] = [:]

  init(_ composition: CompositionBody, _ layout: CompileLayout) {
    let nodes = composition.nodes
    ranks = [Int32](repeating: 0, count: nodes.count)
    var count = 0
    for index in nodes.indices where nodes[index].kind == .leaf || nodes[index].kind == .group {
      let scope = Int(layout.scopes[index])
      if scope < 0 { top.append(index) } else { children[scope, default: []].append(index) }
      count += 1
    }
    nodeCount = count
    Self.order(&top, by: layout)
    for (scope, list) in children where !nodes[scope].record.flags.contains(.raw) {
      var list = list
      Self.order(&list, by: layout)
      children[scope] = list
    }
    rank()
  }

  /// What stands in a group; a raw group keeps its own order.
  func children(of group: Int) -> [Int] { children[group] ?? [] }

  /// All animations in a group, however deep.
  func leaves(in group: Int, of composition: CompositionBody) -> [Int] {
    let span = Int(composition.nodes[group].span)
    return (group + 1 - span..<group).filter { composition.nodes[$0].kind == .leaf }
  }

  private static func order(_ list: inout [Int], by layout: CompileLayout) {
    let begins = layout.begins
    func isOrdered(_ first: Int, _ second: Int) -> Bool {
      (begins[first], first) < (begins[second], second)
    }
    func isSorted(_ range: Range<Int>) -> Bool {
      range.dropFirst().allSatisfy { isOrdered(list[$0 - 1], list[$0]) }
    }
    guard !isSorted(list.indices) else { return }
    // Most begins are spread over the whole time: dealt out by time, few are left to be sorted.
    let times = list.map { begins[$0].rounded }
    guard let first = times.min(), let last = times.max() else { return }
    let scale = Double(list.count - 1) / (last - first)
    guard scale.isFinite else { return list.sort(by: isOrdered) }
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
      if !isSorted(start..<end) { list[start..<end].sort(by: isOrdered) }
      start = end
    }
  }

  private mutating func rank() {
    if children.isEmpty {
      for (rank, node) in top.enumerated() { ranks[node] = Int32(rank) }
      return
    }
    var pending = Array(top.reversed())
    var next: Int32 = 0
    while let node = pending.popLast() {
      ranks[node] = next
      next += 1
      pending += children(of: node).reversed()
    }
  }
}
