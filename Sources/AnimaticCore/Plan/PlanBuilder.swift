// Construction of a plan node by node, layer after layer, in order of application.

/// A builder of plans.
///
/// Layers are built one after the other; within a layer, a group opens before its children and
/// closes after them.
package struct PlanBuilder: ~Copyable {
  package var plan: Plan
  /// The innermost open group, or -1.
  package private(set) var currentGroup = -1
  /// The observers of animation values.
  package internal(set) var listeners: [AnimationObservers] = []
  /// The diagnostics of animation values.
  package internal(set) var diagnostics: [Diagnostic] = []
  private var groupsOfLayer: Int32 = 0
  /// The property requested last on this layer.
  var latest: (property: Int32, slot: PropertySlot)?
  /// By property: its latest slot, and the layer that requested it.
  private var known: [Int32: (slot: Int32, layer: Int)] = [:]
  /// The indices of the properties of the current layer.
  private var layerRoots: [PropertyRoot: Int32] = [:]

  package init(pool: AnimationPool = AnimationPool()) { plan = Plan(pool: pool) }

  /// Reserves capacity for a total number of nodes, for the properties of one layer, and for
  /// additional numbers.
  package mutating func reserve(nodes: Int, properties: Int, numbers: Int) {
    plan.nodes.reserveCapacity(nodes)
    plan.roots.reserveCapacity(properties)
    plan.slots.reserveCapacity(properties)
    known.reserveCapacity(properties)
    layerRoots.reserveCapacity(properties)
    if numbers > 0 { plan.pool.numbers.reserveCapacity(plan.pool.numbers.count + numbers) }
  }

  /// Starts the next layer.
  package mutating func beginLayer(id: LayerID?, label: String) {
    endLayer()
    let start = plan.nodes.count
    let root = Int32(plan.roots.count)
    groupsOfLayer = 0
    latest = nil
    layerRoots.removeAll(keepingCapacity: true)
    plan.layers.append(PlanLayer(id: id, label: label, nodes: start..<start, roots: root..<root))
  }

  private mutating func endLayer() {
    guard let start = plan.layers.last?.nodes.lowerBound else { return }
    plan.layers[plan.layers.count - 1].nodes = start..<plan.nodes.count
  }

  /// Opens a group; nodes added before `close` are its descendants.
  package mutating func open(_ record: AnimationRecord) {
    append(record, slot: groupsOfLayer)
    currentGroup = plan.nodes.count - 1
    groupsOfLayer += 1
    plan.frameSize.groups = max(plan.frameSize.groups, Int(groupsOfLayer))
  }

  /// Closes the group that was opened last.
  package mutating func close() {
    guard currentGroup >= 0 else { return }
    let group = currentGroup
    currentGroup = Int(plan.nodes[group].parent)
    plan.nodes[group].end = Int32(plan.nodes.count)
  }

  /// Adds a property animation; its slot is found unless it is known.
  package mutating func add(_ record: AnimationRecord, at slot: PropertySlot? = nil) {
    let slot = slot ?? self.slot(of: record.property)
    let index = record.kind == .keyframes ? keyframeSlot(of: record, slot) : slot.index
    append(record, slot: index)
  }

  mutating func keyframeSlot(of record: AnimationRecord, _ slot: PropertySlot) -> Int32 {
    var slot = slot
    guard plan.pool.table(record).turns(plan.pool.path(record.property)) else { return slot.index }
    slot.turn = root(for: .transform)
    return keep(slot).index
  }

  /// Takes the plan out; to continue, put it back.
  package mutating func finish(duration: Double) -> Plan {
    while currentGroup >= 0 { close() }
    endLayer()
    plan.duration = duration
    var finished = Plan()
    swap(&finished, &plan)
    return finished
  }

  mutating func append(_ record: AnimationRecord, slot: Int32) {
    plan.nodes.append(
      PlanNode(
        record, slot: slot, at: plan.nodes.count, in: Int32(currentGroup)))
  }

  /// Returns the slot of a property on the current layer.
  package mutating func slot(of property: Int32) -> PropertySlot {
    // Consecutive verbs usually animate the same property.
    if let latest, latest.property == property { return latest.slot }
    return newSlot(of: property)
  }

  mutating func newSlot(of property: Int32) -> PropertySlot {
    let layer = plan.layers.count - 1
    let old = known[property]
    if let old, old.layer == layer {
      latest = (property, plan.slots[Int(old.slot)])
      return plan.slots[Int(old.slot)]
    }
    let path = plan.pool.path(property)
    let root = root(for: path)
    // Layers that animate the same properties in the same order share their slots.
    let shared = old.map { plan.slots[Int($0.slot)] }.flatMap { $0.root == root ? $0 : nil }
    let slot = shared ?? keep(PropertySlot(path, root: root))
    known[property] = (slot.index, layer)
    latest = (property, slot)
    return slot
  }

  /// Adds a slot to the table.
  private mutating func keep(_ slot: PropertySlot) -> PropertySlot {
    var slot = slot
    slot.index = Int32(plan.slots.count)
    plan.slots.append(slot)
    return slot
  }

  /// The number of nodes: the index of the next one.
  package var nodeCount: Int { plan.nodes.count }

  /// Starts the last node at the end that an earlier animation states and holds; false if its start
  /// has to be evaluated.
  ///
  /// So the start is exactly that end: an evaluation takes a component from a composed transform, and may
  /// miss it by a last bit.
  ///
  /// - Parameters:
  ///   - candidates: The earlier nodes that write the property, in order of application.
  ///   - model: The model of the layer.
  package mutating func startAtHeldEnd(of candidates: [Int], over model: LayerValues) -> Bool {
    let node = plan.nodes.count - 1
    let (index, parent) = (plan.nodes[node].slot, plan.nodes[node].parent)
    let slot = plan.slots[Int(index)]
    // Animations of other components have no effect on this one.
    guard let last = candidates.last(where: { plan.slots[Int(plan.nodes[$0].slot)].meets(slot) }),
      index == plan.nodes[last].slot, parent >= 0, parent == plan.nodes[last].parent,
      plan.nodes[last].record.holdsStatedEnd,
      !plan.nodes[node].record.flags.contains(.offsets),
      // Before its group begins, nothing is in effect.
      plan.nodes[node].record.begin >= 0,
      plan.nodes[node].record.begin - plan.nodes[last].record.begin
        >= plan.nodes[last].record.duration - MediaTiming.tolerance,
      slot.isStraight || slot.access == .transformComponent && isDivisible(slot, model)
    else { return false }
    plan.pool.prepend(
      endOf: plan.nodes[last].record, to: &plan.nodes[node].record, count: Int(slot.count))
    plan.nodes[node].record.flags.insert(.inferred)
    return true
  }

  /// Returns whether the model's transform can be decomposed (P-10).
  private func isDivisible(_ slot: PropertySlot, _ model: LayerValues) -> Bool {
    model.hasParts(plan.root(slot.root, of: plan.layers.count - 1))
  }

  /// Removes the nodes from an index on, which must be in the open groups.
  package mutating func removeNodes(from node: Int) {
    plan.nodes.removeLast(max(0, plan.nodes.count - node))
  }

  /// Replaces the group that was closed last by its only animation.
  package mutating func replaceGroup(_ group: Int, by record: AnimationRecord) {
    removeNodes(from: group)
    groupsOfLayer -= 1
    add(record)
  }

  /// Returns the index of a path's property on the current layer; -1 for an unknown key path.
  package mutating func root(for path: PropertyPath) -> Int32 {
    guard path.isResolved else { return -1 }
    let layer = plan.layers.count - 1
    if let known = knownRoot(of: path) { return known }
    let range = plan.layers[layer].roots
    let offset = plan.frameSize.add(path.root)
    plan.roots.append(PlanRoot(root: path.root, layer: Int32(layer), offset: offset))
    plan.layers[layer].roots = range.lowerBound..<range.upperBound + 1
    let index = range.upperBound - range.lowerBound
    layerRoots[path.root] = index
    return index
  }

  /// Returns the index of a path's property on the current layer; nil if it is not animated yet.
  package func knownRoot(of path: PropertyPath) -> Int32? { layerRoots[path.root] }
}

// Conversion of animation values to a plan, exactly by Core Animation's rules (T-8, G-4, P-1).

extension PlanBuilder {
  /// Adds an animation and its descendants.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - zeroDuration: The duration in seconds that replaces 0: the transaction's, or the group's.
  package mutating func add(raw animation: any LayerAnimation, zeroDuration: Double) {
    // An explicit stack, because nested values may be deeper than a thread's stack.
    var pending: [RawStep] = [.animation(animation, zeroDuration: zeroDuration, depth: 0)]
    while let step = pending.popLast() {
      guard case .animation(let animation, let zeroDuration, let depth) = step else {
        close()
        continue
      }
      guard let record = record(for: animation, zeroDuration: zeroDuration) else { continue }
      if let group = animation as? AnimationGroup {
        open(record)
        pending.append(.close)
        if depth < AnimationGroup.deepest {
          for child in group.animations.reversed() {
            pending.append(.animation(child, zeroDuration: record.duration, depth: depth + 1))
          }
        } else if !group.animations.isEmpty {
          diagnostics.append(.tooDeep(at: group.place))
        }
      } else {
        add(record)
      }
    }
  }

  private enum RawStep {
    case animation(any LayerAnimation, zeroDuration: Double, depth: Int)
    case close
  }

  private mutating func record(
    for animation: any LayerAnimation, zeroDuration: Double
  ) -> AnimationRecord? {
    guard var record = plan.pool.encode(animation, listeners: &listeners) else {
      diagnostics.append(.foreignAnimation(animation))
      return nil
    }
    diagnostics += record.check(in: plan.pool)
    if record.flags.contains(.rejected) {
      record.neutralise(in: &plan.pool)
    } else if record.duration == 0 {
      record.duration = zeroDuration
      record.flags.insert(.unsized)
    }
    return record
  }
}
