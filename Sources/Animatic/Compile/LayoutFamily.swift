// Who is in what: the nodes of a composition as a tree that can be walked from outside in.

/// The parent, the first child and the next sibling of every node.
struct LayoutFamily {
  private(set) var parents: [Int32]
  private(set) var firstChildren: [Int32]
  private(set) var siblings: [Int32]
  private(set) var firstRoot: Int32 = -1

  init(_ nodes: [CompositionNode]) {
    parents = [Int32](repeating: -1, count: nodes.count)
    firstChildren = parents
    siblings = parents
    var open: [Int32] = []
    for index in nodes.indices {
      let count = Int(nodes[index].childCount)
      if count > 0 {
        for child in open.suffix(count) { parents[Int(child)] = Int32(index) }
        link(open.suffix(count))
        firstChildren[index] = open[open.count - count]
        open.removeLast(count)
      }
      open.append(Int32(index))
    }
    link(open[...])
    firstRoot = open.first ?? -1
  }

  private mutating func link(_ children: ArraySlice<Int32>) {
    var last: Int32 = -1
    for child in children {
      if last >= 0 { siblings[Int(last)] = child }
      last = child
    }
  }
}
