// Builds a plan node by node, layer after layer, in order of application.

/// Builds a plan.
///
/// Layers come one after the other, and inside a layer a group opens before its children and closes
/// after them.
package struct PlanBuilder {
  package private(set) var plan = Plan()
  private var open: [Int] = []
  private var groupsOfLayer: Int32 = 0

  package init(pool: AnimationPool = AnimationPool()) {
    plan.pool = pool
  }

  package var pool: AnimationPool {
    _read { yield plan.pool }
    _modify { yield &plan.pool }
  }

  /// Starts the next layer.
  package mutating func beginLayer(id: LayerID?, label: String) {
    let start = Int32(plan.nodes.count)
    let root = Int32(plan.roots.count)
    groupsOfLayer = 0
    plan.layers.append(PlanLayer(id: id, label: label, nodes: start..<start, roots: root..<root))
  }

  /// Opens a group; what follows until `close` is inside it.
  package mutating func open(_ record: AnimationRecord, order: Int32) {
    append(record, path: .none, root: groupsOfLayer, order: order)
    open.append(plan.nodes.count - 1)
    groupsOfLayer += 1
    plan.groupCount = max(plan.groupCount, Int(groupsOfLayer))
  }

  /// Closes the group that was opened last.
  package mutating func close() {
    guard let group = open.popLast() else { return }
    plan.nodes[group].end = Int32(plan.nodes.count)
  }

  /// Adds a property animation.
  package mutating func add(_ record: AnimationRecord, order: Int32) {
    let path = plan.pool.path(record.property)
    append(record, path: path, root: root(for: path), order: order)
    if plan.pool.table(record).turns(path) {
      plan.nodes[plan.nodes.count - 1].turn = root(for: .transform)
    }
  }

  package mutating func finish(duration: Double) -> Plan {
    while !open.isEmpty { close() }
    plan.duration = duration
    return plan
  }

  /// The index of the group that is open, or -1.
  package var currentGroup: Int { open.last ?? -1 }

  /// How many nodes there are: the index of the next one.
  package var nodeCount: Int { plan.nodes.count }

  /// Changes the record of a node that was added before.
  package mutating func change(_ node: Int, _ edit: (inout AnimationRecord) -> Void) {
    edit(&plan.nodes[node].record)
  }

  /// Takes back the nodes from one on, which stand in the groups that are open.
  package mutating func removeNodes(from node: Int) {
    plan.nodes.removeLast(max(0, plan.nodes.count - node))
    let layer = plan.layers.count - 1
    plan.layers[layer].nodes = plan.layers[layer].nodes.lowerBound..<Int32(plan.nodes.count)
  }

  /// Puts the only animation of the group that was closed last in the place of the group.
  package mutating func replaceGroup(_ group: Int, by record: AnimationRecord) {
    let old = plan.nodes[group]
    removeNodes(from: group)
    groupsOfLayer -= 1
    add(record, order: old.order)
  }

  private mutating func append(
    _ record: AnimationRecord, path: PropertyPath, root: Int32, order: Int32
  ) {
    let index = Int32(plan.nodes.count)
    let layer = plan.layers.count - 1
    plan.nodes.append(
      PlanNode(
        record, path: path, parent: Int32(currentGroup), index: index, layer: Int32(layer),
        root: root, order: order))
    plan.layers[layer].nodes = plan.layers[layer].nodes.lowerBound..<index + 1
  }

  /// The index of a path's root on the layer that is being built; -1 for a path that names nothing.
  package mutating func root(for path: PropertyPath) -> Int32 {
    guard path.isResolved else { return -1 }
    let layer = plan.layers.count - 1
    let range = plan.layers[layer].roots
    for index in range where plan.roots[Int(index)].root == path.root {
      return index - range.lowerBound
    }
    let offset = plan.frameSize.add(path.root)
    plan.roots.append(PlanRoot(root: path.root, layer: Int32(layer), offset: offset))
    plan.offsets.append(offset)
    plan.layers[layer].roots = range.lowerBound..<range.upperBound + 1
    return range.upperBound - range.lowerBound
  }
}
