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

  /// Presents the interrupted components that an animation replaces only from its begin on, and that
  /// others of the run have left until then.
  ///
  /// - Parameters:
  ///   - leaf: The animation.
  ///   - begin: Its begin.
  ///   - covered: The components that earlier content of its group animates.
  mutating func showInterrupted(before leaf: Int, until begin: Double, besides covered: UInt64 = 0)
  {
    let record = nodes[leaf].record
    guard let interrupted, begin > 0, record.flags.isDisjoint(with: [.inert, .additive]) else {
      return
    }
    let path = builder.plan.pool.path(record.property)
    guard path.isResolved else { return }
    let index = builder.root(for: path)
    let known = covered | (Int(index) < written.count ? written[Int(index)].mask : 0)
    let free = path.mask & ~known
    guard free != path.mask else { return }
    for component in path.root.components
    where component.mask & ~free == 0 && component.mask.nonzeroBitCount == 1 {
      guard let start = interrupted.start(at: component) else { continue }
      // Not as written: what fills over it still does.
      writeLeadIn(leaf, component, until: begin, from: start)
    }
  }

  /// Presents the interrupted components of the content of a top-level group in the same way.
  mutating func showInterrupted(
    inside group: Int, begin: Double, only filter: ((PropertyRoot) -> Bool)?
  ) {
    guard interrupted != nil, input.layout.scope(of: group) < 0 else { return }
    var covered = SmallMap<PropertyRoot, UInt64>()
    for leaf in input.tree.leaves(in: group, on: layer) {
      let path = builder.plan.pool.path(nodes[leaf].record.property)
      guard filter?(path.root) ?? true else { continue }
      defer { covered[path.root, default: 0] |= path.mask }
      // The begins in a part with a time of its own are not those of the whole.
      let scopes = Array(input.layout.scopes(around: leaf))
      let isPlain = scopes.allSatisfy { nodes[$0].kind == .group }
      let offsets = ([leaf] + scopes.dropLast()).reduce(ExactTime.zero) { $0 + begins[$1] }
      showInterrupted(
        before: leaf, until: begin + (isPlain ? offsets.rounded : 0),
        besides: covered[path.root] ?? 0)
    }
  }

  /// Whether some content of an entry animates components that other content of it animates, too, and
  /// more.
  func animatesParts(_ entry: Int) -> Bool {
    var masks = SmallMap<PropertyRoot, UInt64>()
    return input.leaves(of: entry, on: layer).contains { leaf in
      let path = builder.plan.pool.path(nodes[leaf].record.property)
      let known = masks[path.root] ?? 0
      masks.set(known | path.mask, for: path.root)
      return path.mask & known != 0 && path.mask & ~known != 0
    }
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
