// What is presented before an animation or a group begins: backward fills, and animations in front.

import AnimaticCore

extension PlanWriter {
  /// Fills a delayed group backward with its explicit and interrupted starts.
  ///
  /// A group fills as a whole; where that would hide earlier animations, each start gets an
  /// animation of its own.
  mutating func fillBackwards(
    group record: inout AnimationRecord, _ index: Int, only filter: ((PropertyRoot) -> Bool)?
  ) {
    // What the other part of a split group writes fills there.
    let leaves = input.tree.leaves(in: index, on: layer).filter { leaf in
      filter?(builder.plan.pool.path(nodes[leaf].record.property).root) ?? true
    }
    let stating = leaves.filter { statesFirst($0) }
    guard !stating.isEmpty else { return }
    let hidesNothing = leaves.allSatisfy { leaf in
      let path = builder.plan.pool.path(nodes[leaf].record.property)
      let root = builder.root(for: path)
      return innerMask(root) & path.mask == 0
    }
    if hidesNothing {
      record.flags.insert(.fillsBackwards)
      return
    }
    var mask = SmallMap<Int32, UInt64>()
    for leaf in stating {
      let path = builder.plan.pool.path(nodes[leaf].record.property)
      let root = builder.root(for: path)
      guard mask[root, default: 0] & path.mask == 0 else { continue }
      mask[root, default: 0] |= path.mask
      writeLeadIn(leaf, path, until: record.begin)
    }
  }

  /// Makes an animation before a closed time present what the time presents at its begin.
  ///
  /// - Parameters:
  ///   - group: The group of the time, or what has replaced it.
  ///   - leadIn: The animation before it.
  mutating func present(_ group: Int, in leadIn: Int) {
    let (root, record) = (builder.plan.slot(of: leadIn).root, builder.record(of: leadIn))
    guard root >= 0 else { return }
    let path = builder.plan.pool.path(record.property)
    let writers = (group..<builder.nodeCount).filter {
      builder.plan.slot(of: $0).root == root || builder.plan.slot(of: $0).turn == root
    }
    var value = FlatValue([])
    let isShown = builder.plan.readValue(
      at: path, root: root, by: writers,
      time: builder.plan.activeInterval(of: group)?.enter ?? 0, over: model, into: &value)
    guard isShown else { return }
    builder.plan.nodes[leadIn].record.values = builder.plan.pool.store(
      [value, value], isShaped: record.flags.contains(.shaped))
  }

  private mutating func statesFirst(_ leaf: Int) -> Bool {
    let record = nodes[leaf].record
    guard record.flags.isDisjoint(with: [.inert, .additive]) else { return false }
    let path = builder.plan.pool.path(record.property)
    let root = builder.knownRoot(of: path)
    let isFree = root.map { innerMask($0) & path.mask == 0 } ?? true
    if record.flags.contains(.raw) {
      return isFree && record.flags.contains([.fillsBackwards, .from])
    }
    if record.statesStart { return isFree }
    return root.map { !isWritten(path.mask, $0) } ?? true
      && interruptedStart(of: record, at: path) != nil
  }

  /// Presents the starts that a run has taken beneath its own animations, for each property of which
  /// some of them animate components only, and others more.
  ///
  /// Until the others begin, the rest of the property would follow the model.
  mutating func showTakenStarts(isKept: Bool) {
    guard let interrupted, duration > 0 else { return }
    for (root, part) in animatedInParts.entries where endBehaviors.contains(root) == isKept {
      for component in root.components
      where component.mask & ~part.mask == 0 && component.mask.nonzeroBitCount == 1 {
        guard let start = interrupted.start(at: component) else { continue }
        // Not as written: what fills over it still does.
        writeLeadIn(part.leaf, component, until: duration, from: start)
      }
    }
  }

  /// The properties of the current layer of which some verbs animate components only, and others more.
  func findAnimatedInParts(_ entries: [Int32]) -> SmallMap<PropertyRoot, AnimatedInParts> {
    var parts = SmallMap<PropertyRoot, AnimatedInParts>()
    for leaf in entries.flatMap({ input.leaves(of: Int($0), on: layer) }) {
      let record = nodes[leaf].record
      let path = builder.plan.pool.path(record.property)
      guard path.isResolved, record.flags.isDisjoint(with: [.raw, .additive, .inert]) else {
        continue
      }
      var part = parts[path.root] ?? AnimatedInParts(leaf: leaf)
      part.add(path.mask)
      parts.set(part, for: path.root)
    }
    parts.entries.removeAll { !$0.value.overlaps }
    return parts
  }

  mutating func writeLeadIn(_ leaf: Int, _ path: PropertyPath, until end: Double) {
    let record = nodes[leaf].record
    let start =
      interruptedStart(of: record, at: path)
      ?? builder.plan.pool.value(0, of: record, count: path.count)
    writeLeadIn(leaf, path, until: end, from: start)
  }

  private mutating func writeLeadIn(
    _ leaf: Int, _ path: PropertyPath, until end: Double, from start: FlatValue
  ) {
    var record = nodes[leaf].record
    let isShaped = record.flags.contains(.shaped)
    record.property = builder.plan.pool.intern(path)
    record.kind = .basic
    record.flags = [.from, .to]
    record.flags.set(.shaped, isShaped)
    record.values = builder.plan.pool.store([start, start], isShaped: isShaped)
    record.begin = 0
    record.duration = end
    record.attributes = -1
    record.easing = -1
    let node = builder.nodeCount
    builder.add(record)
    // What begins beside it starts from it. It is no other animation of its own property.
    let root = builder.plan.slot(of: node).root
    guard infersStarts, root >= 0 else { return }
    while written.count <= Int(root) { written.append(WrittenProperty()) }
    written[Int(root)].nodes.append(node)
  }
}

/// How the verbs of a layer animate a property.
struct AnimatedInParts {
  /// The first verb of the property.
  let leaf: Int
  /// The components that they animate.
  private(set) var mask: UInt64 = 0
  /// Whether some of them animate components of what others animate.
  private(set) var overlaps = false
  private var masks: [UInt64] = []

  init(leaf: Int) { self.leaf = leaf }

  mutating func add(_ new: UInt64) {
    if masks.contains(new) { return }
    if mask & new != 0 { overlaps = true }
    masks.append(new)
    mask |= new
  }
}
