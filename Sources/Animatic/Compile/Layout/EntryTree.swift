// Second pass of the compiler: the animations of each group, in order of application.

import AnimaticCore

/// The animations, groups, and times of a composition without its containers, ordered by begin,
/// then by writing.
struct EntryTree {
  /// The content of each layer; the first entry is for content without a layer.
  private(set) var contents: [LayerContent]
  /// The numbers that inferred starts add.
  private(set) var inferredCount = 0

  private var children = OrderedMap<Int, [Int]>()
  /// The layers that a time has content on.
  private var layers = OrderedMap<Int, OrderedSet<Int32>>()
  /// The content of a time, by layer.
  private var parts: [Int: [Int32: [Int]]] = [:]
  /// The verbs and groups of each layer in the order of writing, where there are times.
  private var verbs: [Int32: [Int]] = [:]
  /// Times without content on any layer, or without a visible part; they are omitted.
  private var emptyTimes: Set<Int> = []
  private let source: CompileSource

  init(_ source: CompileSource, _ layout: borrowing CompileLayout) {
    self.source = source
    contents = (0...source.body.hosts.count).map { _ in LayerContent() }
    for layer in source.body.hosts.indices {
      contents[layer + 1].entries.reserveCapacity(layout.verbCount / source.body.hosts.count)
    }
    collect(layout.scopes)
    if !layout.scopes.isEmpty {
      findChildren(layout)
      addTimes(layout)
    }
    for layer in contents.indices { layout.order(&contents[layer].entries) }
  }

  /// The top-level entries, each once, unordered.
  ///
  /// - Complexity: O(n) in them.
  var allEntries: [Int32] {
    let all = contents.flatMap(\.entries)
    // Only times are on several layers.
    return layers.isEmpty ? all : all.uniqued
  }

  /// The only entry; nil if there is more than one.
  var onlyEntry: Int? {
    guard let first = contents.first(where: { !$0.entries.isEmpty })?.entries.first,
      contents.allSatisfy({ $0.entries.allSatisfy { $0 == first } })
    else { return nil }
    return Int(first)
  }

  /// The children of a group; a raw group keeps its own order.
  func children(of group: Int) -> [Int] { children[group] ?? [] }

  /// The children of a group on one layer.
  func children(of group: Int, on layer: Int32) -> [Int] {
    source.body.nodes[group].kind == .time
      ? parts[group]?[layer] ?? [] : children(of: group)
  }

  /// All animations in a group on one layer, recursively.
  func leaves(in group: Int, on layer: Int32) -> [Int] {
    verbs(in: group, on: layer).filter { source.body.nodes[$0].kind == .leaf }
  }

  /// All animations and groups in a group on one layer, recursively.
  func verbs(in group: Int, on layer: Int32) -> [Int] {
    let span = group + 1 - Int(source.body.nodes[group].span)..<group
    guard source.body.nodes[group].kind == .time, let all = verbs[layer] else {
      return span.filter { source.body.nodes[$0].isVerb && source.body.nodes[$0].layer == layer }
    }
    // A time may span many layers, each of which calls this.
    let first = all.partitioningIndex { $0 >= span.lowerBound }
    return Array(all[first...].prefix { $0 < span.upperBound })
  }

  // MARK: Collecting

  private mutating func collect(_ scopes: [Int32]) {
    // Successive verbs usually have the same layer.
    var content = LayerContent()
    var latest = Int32(-2)
    let (nodes, isFlat) = (source.body.nodes, scopes.isEmpty)
    for index in nodes.indices where nodes[index].isVerb {
      if nodes[index].layer != latest {
        if latest >= -1 { swap(&content, &contents[Int(latest) + 1]) }
        latest = nodes[index].layer
        swap(&content, &contents[Int(latest) + 1])
      }
      content.add(index, nodes[index], isTop: isFlat || scopes[index] < 0)
      guard nodes[index].kind == .leaf, nodes[index].record.needsStart else { continue }
      content.infersStarts = true
      inferredCount += source.inferredCount(of: nodes[index].record)
    }
    if latest >= -1 { swap(&content, &contents[Int(latest) + 1]) }
  }

  private mutating func findChildren(_ layout: borrowing CompileLayout) {
    for (index, node) in source.body.nodes.enumerated() where node.kind == .leaf || node.isScope {
      guard let scope = layout.scope(of: index) else { continue }
      children[scope, default: []].append(index)
      if node.kind != .time { note(index, layout) }
    }
    emptyTimes = Set(
      source.body.nodes.indices.filter { index in
        source.body.nodes[index].kind == .time
          && !(layout.timings[index] != nil && layers.contains(index))
      })
    orderChildren(layout)
    guard !layers.isEmpty else { return }
    for index in source.body.nodes.indices where source.body.nodes[index].isVerb {
      verbs[source.body.nodes[index].layer, default: []].append(index)
    }
  }

  /// Records the layer of a verb or group in the enclosing times.
  private mutating func note(_ index: Int, _ layout: borrowing CompileLayout) {
    let layer = source.body.nodes[index].layer
    for scope in layout.scopes(around: index) {
      if source.body.nodes[scope].kind == .time {
        guard layers[scope, default: .init()].insert(layer) else { return }
      } else if source.body.nodes[scope].layer == layer {
        // A group records its own layer, so nested groups need not continue outward.
        return
      }
    }
  }

  private mutating func orderChildren(_ layout: borrowing CompileLayout) {
    for (scope, list) in children
    where !source.body.nodes[scope].record.flags.contains(.raw) {
      var list = list.filter { !emptyTimes.contains($0) }
      layout.order(&list)
      children[scope] = list
    }
    for (scope, list) in children where source.body.nodes[scope].kind == .time {
      for child in list {
        for layer in layers(of: child) {
          parts[scope, default: [:]][layer, default: []].append(child)
        }
      }
    }
  }

  /// The layers that an entry has content on.
  private func layers(of index: Int) -> [Int32] {
    source.body.nodes[index].kind == .time
      ? layers[index]?.elements ?? [] : [source.body.nodes[index].layer]
  }

  /// Adds each time to all layers that it has content on.
  private mutating func addTimes(_ layout: borrowing CompileLayout) {
    for time in layers.keys
    where layout.scope(of: time) == nil && !emptyTimes.contains(time) {
      for layer in layers(of: time) { contents[Int(layer) + 1].addTime(time) }
    }
    for layer in contents.indices where !layers.isEmpty {
      contents[layer].entries.sort()
    }
  }
}
