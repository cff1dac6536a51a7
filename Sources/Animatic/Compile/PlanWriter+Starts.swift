// Where a verb starts that does not say so, and what shows before one that does (DESIGN §5, From
// nothing, Effects).

import AnimaticCore

extension PlanWriter {
  /// Gives an animation its start: what shows when it begins, if anything of this composition is in
  /// effect then.
  mutating func inferStart(of node: Int, at path: PropertyPath, root: Int32, isTop: Bool) {
    // The plan is never held here: a second owner would make every append copy it.
    let record = builder.plan.nodes[node].record
    var shown: [Double]?
    if isWritten(path, root) {
      let begin = isTop ? record.begin : builder.plan.activeSpan(of: node)?.enter ?? record.begin
      shown = builder.plan.shown(
        at: path, by: written[Int(root)].nodes, time: begin, over: model)
    }
    if record.flags.contains(.offsets) {
      bake(shown ?? model.components(at: path), into: node)
    } else if let shown {
      write(shown, asStartOf: node, count: path.count)
    }
  }

  /// Puts a start in front of the values that are there.
  private mutating func write(_ start: [Double], asStartOf node: Int, count: Int) {
    let record = builder.plan.nodes[node].record
    let given = record.flags.intersection(.toBy).rawValue.nonzeroBitCount * count
    let old = Int(record.values)
    let first = builder.pool.numbers.count
    let rest = Array(builder.pool.numbers[old..<old + given])
    builder.pool.numbers.append(contentsOf: start)
    builder.pool.numbers.append(contentsOf: rest)
    builder.change(node) { record in
      record.values = Int32(first)
      record.flags.insert([.from, .inferred])
    }
  }

  /// Turns offsets into values: an effect is built on what shows when it begins.
  private mutating func bake(_ base: [Double], into node: Int) {
    let record = builder.plan.nodes[node].record
    let count = Int(builder.pool.keyframes[Int(record.keyframes)].count)
    let old = Int(record.values)
    let values = builder.pool.numbers[old..<old + count].map { (base.first ?? 0) + $0 }
    let first = builder.pool.numbers.count
    builder.pool.numbers.append(contentsOf: values)
    builder.change(node) { record in
      record.values = Int32(first)
      record.flags.remove(.offsets)
    }
  }

  /// A missing start of something additive is zero, not the model.
  mutating func startAdditiveFromZero(_ record: inout AnimationRecord, _ path: PropertyPath) {
    guard record.flags.contains(.additive), record.kind == .basic,
      !record.flags.contains(.from)
    else { return }
    let given = record.flags.intersection(.toBy).rawValue.nonzeroBitCount * path.count
    let rest = Array(builder.pool.numbers[Int(record.values)..<Int(record.values) + given])
    let zero =
      path.root.kind == .transform && path.field == .whole
      ? path.root.defaults : [Double](repeating: 0, count: path.count)
    record.values = Int32(builder.pool.numbers.count)
    record.flags.insert(.from)
    builder.pool.numbers.append(contentsOf: zero + rest)
  }

  /// Shows the stated starts in a delayed group before it begins.
  ///
  /// A group fills as a whole; where it would hide what ran before it, each start is shown by an
  /// animation of its own.
  mutating func fillBackwards(group record: inout AnimationRecord, _ index: Int) {
    let leaves = tree.leaves(in: index, of: composition)
    let stating = leaves.filter { statesFirst($0) }
    guard !stating.isEmpty else { return }
    let hidesNothing = leaves.allSatisfy { leaf in
      let path = builder.pool.path(composition.nodes[leaf].record.property)
      let root = builder.root(for: path)
      return root < 0 || !isWritten(path, root)
    }
    if hidesNothing {
      record.flags.insert(.fillsBackwards)
      return
    }
    var mask: [Int32: UInt64] = [:]
    for leaf in stating {
      let path = builder.pool.path(composition.nodes[leaf].record.property)
      let root = builder.root(for: path)
      guard mask[root, default: 0] & path.mask == 0 else { continue }
      mask[root, default: 0] |= path.mask
      writeLeadIn(leaf, path, until: record.begin)
    }
  }

  private func statesFirst(_ leaf: Int) -> Bool {
    let record = composition.nodes[leaf].record
    guard record.statesStart, record.flags.isDisjoint(with: [.raw, .inert, .additive]) else {
      return false
    }
    let path = builder.pool.path(record.property)
    let root = builder.plan.layers.last.flatMap { layer in
      layer.roots.first { builder.plan.roots[Int($0)].root == path.root }
        .map { $0 - layer.roots.lowerBound }
    }
    return root.map { !isWritten(path, $0) } ?? true
  }

  private mutating func writeLeadIn(_ leaf: Int, _ path: PropertyPath, until end: Double) {
    var record = composition.nodes[leaf].record
    let start = Array(
      builder.pool.numbers[Int(record.values)..<Int(record.values) + path.count])
    record.kind = .basic
    record.flags = [.from, .to]
    record.values = Int32(builder.pool.numbers.count)
    record.begin = 0
    record.duration = end
    record.timing = -1
    record.keyframes = -1
    record.easing = -1
    record.listener = -1
    record.key = -1
    record.tag = -1
    builder.pool.numbers.append(contentsOf: start + start)
    builder.add(record, order: tree.ranks[leaf])
  }
}
