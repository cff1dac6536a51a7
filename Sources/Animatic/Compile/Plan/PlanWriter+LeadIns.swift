// What is presented before an animation or a group begins: backward fills, and animations in front.

import AnimaticCore

extension PlanWriter {
  /// Fills a delayed group backward with its explicit starts.
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
    var mask: [Int32: UInt64] = [:]
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
    let value = builder.plan.presentedValue(
      at: path, root: root, by: writers,
      time: builder.plan.activeInterval(of: group)?.enter ?? 0, over: model)
    guard let value else { return }
    builder.plan.nodes[leadIn].record.values = builder.plan.pool.store(
      [value, value], isShaped: record.flags.contains(.shaped))
  }

  private func statesFirst(_ leaf: Int) -> Bool {
    let record = nodes[leaf].record
    guard record.flags.isDisjoint(with: [.inert, .additive]) else { return false }
    let path = builder.plan.pool.path(record.property)
    let isFree = builder.knownRoot(of: path).map { innerMask($0) & path.mask == 0 } ?? true
    return isFree
      && (record.flags.contains(.raw)
        ? record.flags.contains([.fillsBackwards, .from]) : record.statesStart)
  }

  /// Presents the starts that a run has taken beneath its verbs, where these don't present them until
  /// they begin.
  mutating func showTakenStarts(isKept: Bool) {
    guard let takenStarts else { return }
    for (root, starts) in unshownStarts where endBehaviors.contains(root) == isKept {
      for path in starts.paths(of: root) {
        guard let start = takenStarts.start(at: path) else { continue }
        // Its components are not marked as written, so that a stated start still fills over it.
        writeLeadIn(starts.leaf, path, until: duration, from: start)
      }
    }
  }

  /// The components that the animations of the current layer don't present from the begin of the whole,
  /// because they begin later, play backward, or are trimmed.
  func findUnshownStarts(_ entries: [Int32]) -> OrderedMap<PropertyRoot, UnshownStarts> {
    var starts = OrderedMap<PropertyRoot, UnshownStarts>()
    guard let takenStarts, duration > 0 else { return starts }
    // A raw animation that interrupts starts from the model, which has the interrupted value then.
    let excluded: AnimationRecord.Flags =
      takenStarts.areOfFirstJourney ? [.additive, .inert] : [.raw, .additive, .inert]
    for leaf in entries.flatMap({ input.leaves(of: Int($0), on: layer) }) {
      let record = nodes[leaf].record
      let path = builder.plan.pool.path(record.property)
      guard path.isResolved, record.flags.isDisjoint(with: excluded) else { continue }
      var known = starts[path.root] ?? UnshownStarts(leaf: leaf, isFilled: fillsBackwards(leaf))
      known.add(path.mask, isShown: begin(of: leaf) <= 0 && playsForwards(leaf))
      starts[path.root] = known
    }
    return starts.filter { $0.value.mask != 0 }
  }

  /// The begin of a leaf in the whole, in seconds, as if each part around it played once.
  private func begin(of leaf: Int) -> Double {
    input.layout.scopes(around: leaf).reduce(begins[leaf]) { $0 + begins[$1] }.rounded
  }

  /// Whether a leaf that begins with the whole presents its start there.
  private func playsForwards(_ leaf: Int) -> Bool {
    !input.layout.scopes(around: leaf).contains { scope in
      switch input.source.body.nodeOperator(of: nodes[scope]) {
      case .reversed, .trimmed: true
      default: false
      }
    }
  }

  /// Whether a leaf presents a stated start before its begin, unless another one hides it.
  private func fillsBackwards(_ leaf: Int) -> Bool {
    nodes[leaf].record.statesStart
      && input.layout.scopes(around: leaf).allSatisfy { nodes[$0].kind == .group }
  }

  mutating func writeLeadIn(_ leaf: Int, _ path: PropertyPath, until end: Double) {
    let start = builder.plan.pool.value(0, of: nodes[leaf].record, count: path.count)
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
    record.easing = .none
    let node = builder.nodeCount
    builder.add(record)
    // What begins beside it starts from it; a verb of the same component still takes its start.
    let root = builder.plan.slot(of: node).root
    guard infersStarts, root >= 0 else { return }
    while written.count <= Int(root) { written.append(WrittenProperty()) }
    written[Int(root)].nodes.append(node)
  }
}

/// The components of a property whose starts the animations of a layer don't present before they begin.
struct UnshownStarts {
  /// The first of the animations.
  let leaf: Int
  /// Whether that one presents its start before its begin, if it is the only one.
  private let isFilled: Bool
  private var count = 0
  private var animated: UInt64 = 0
  private var shown: UInt64 = 0

  init(leaf: Int, isFilled: Bool) { (self.leaf, self.isFilled) = (leaf, isFilled) }

  /// The components.
  var mask: UInt64 { count == 1 && isFilled ? 0 : animated & ~shown }

  /// Adds the components of an animation, which presents its start at the begin of the whole, or doesn't.
  mutating func add(_ new: UInt64, isShown: Bool) {
    count += 1
    animated |= new
    if isShown { shown |= new }
  }

  /// The key paths of the components: the whole, where all of them are among them.
  func paths(of root: PropertyRoot) -> [PropertyPath] {
    var rest = mask
    let parts = root.components.filter { component in
      guard component.mask.nonzeroBitCount == 1, component.mask & rest != 0 else { return false }
      // Two key paths name the rotation about z.
      rest &= ~component.mask
      return true
    }
    return parts.isEmpty || mask == root.whole.mask ? [root.whole] : parts
  }
}
