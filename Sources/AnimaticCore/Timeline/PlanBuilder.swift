// Builds a plan node by node, layer after layer, in order of application.

/// Builds a plan.
///
/// Layers come one after the other, and inside a layer a group opens before its children and closes
/// after them.
package struct PlanBuilder {
  package private(set) var plan = Plan()
  private var open: [Int] = []
  private var groupsOfLayer: Int32 = 0
  /// How many nodes have ended: the rank of an end that nobody gave one.
  private var ends: Int32 = 0

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
  package mutating func open(_ record: AnimationRecord, order: Int32, endOrder: Int32 = -1) {
    append(record, path: .none, root: groupsOfLayer, order: order, endOrder: endOrder)
    open.append(plan.nodes.count - 1)
    groupsOfLayer += 1
    plan.groupCount = max(plan.groupCount, Int(groupsOfLayer))
  }

  /// Closes the group that was opened last.
  package mutating func close() {
    guard let group = open.popLast() else { return }
    plan.nodes[group].end = Int32(plan.nodes.count)
    rankEnd(of: group)
  }

  /// Adds a property animation.
  package mutating func add(_ record: AnimationRecord, order: Int32, endOrder: Int32 = -1) {
    let path = plan.pool.path(record.property)
    append(record, path: path, root: root(for: path), order: order, endOrder: endOrder)
    rankEnd(of: plan.nodes.count - 1)
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

  private mutating func append(
    _ record: AnimationRecord, path: PropertyPath, root: Int32, order: Int32, endOrder: Int32
  ) {
    let index = Int32(plan.nodes.count)
    let layer = plan.layers.count - 1
    plan.nodes.append(
      PlanNode(
        record, path: path, parent: Int32(currentGroup), index: index, layer: Int32(layer),
        root: root, order: order))
    plan.nodes[plan.nodes.count - 1].endOrder = endOrder
    plan.layers[layer].nodes = plan.layers[layer].nodes.lowerBound..<index + 1
  }

  private mutating func rankEnd(of node: Int) {
    if plan.nodes[node].endOrder < 0 { plan.nodes[node].endOrder = ends }
    ends += 1
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
