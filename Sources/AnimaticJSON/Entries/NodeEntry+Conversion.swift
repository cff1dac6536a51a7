// A node in a file from and to the node of a composition.

import Animatic
import AnimaticCore

extension NodeEntry {
  fileprivate static let endFlags: [AnimationRecord.Flags] = [.from, .to, .by]

  init(_ node: CompositionNode, in body: CompositionBody) {
    let record = node.record
    self.node = node
    kind = NodeKind.all.first { ($0.kind, $0.record) == (node.kind, record.kind) } ?? kind
    if node.kind != .leaf { self.node.record.flags.remove([.additive, .cumulative]) }
    values = body.pool.values(of: record)
    var rest = values[...]
    ends = Self.endFlags.map { record.flags.contains($0) ? rest.popFirst() : nil }
    input = body.pool.input(of: body.pool.table(record))
    timing = body.pool.timing(record)
    if node.hasDuration { (duration, timing.duration) = (record.duration, 0) }
    pooled = body.pool.attributes(of: record)
    attributes = body.attributes(of: node)
    place = body.pool.place(record)
    if node.hasThen { then = Int(clamping: UInt32(bitPattern: node.thenLine)) }
  }
}

extension CompositionCoder {
  /// Adds a node, and new diagnostics about its values.
  func add(_ entry: NodeEntry) throws(JSONError) {
    var node = entry.node
    node.kind = entry.kind.kind
    node.record.kind = entry.kind.record
    body.pool.change(&node.record) { $0 = entry.pooled }
    if node.kind == .leaf { try storeValues(of: entry, in: &node.record) }
    var timing = entry.timing
    timing.duration = entry.duration ?? timing.duration
    body.pool.storeAnew(timing, in: &node.record)
    if let place = entry.place {
      node.record.line = Int32(truncatingIfNeeded: place.line)
      node.record.file = fileIndex(of: place.file) ?? -1
    }
    node.hasDuration = entry.duration != nil
    node.hasThen = entry.then != nil
    node.thenLine = Int32(truncatingIfNeeded: entry.then ?? 0)
    body.nodes.append(node)
    body.changeAttributes(of: body.nodes.count - 1) { $0 = entry.attributes }
    try checkTree(node, entry.kind)
  }

  /// Checks the last node against the nodes before it, which are in it or beside it.
  private func checkTree(_ node: CompositionNode, _ kind: NodeKind) throws(JSONError) {
    if node.kind == .then, let then = try element.value(NodeEntry.thenKey) {
      throw then.invalid("After a then stands another.", "Take it out.")
    }
    let span = try element.value(NodeEntry.spanKey) ?? element
    let children = body.children(of: body.nodes.count - 1).map { body.nodes[$0] }
    guard children.reduce(1, { $0 + $1.span }) == node.span else {
      throw span.invalid(
        "A span of \(node.span) cuts through a node before it.",
        "Count the node and all nodes that are in it, which stand right before it.")
    }
    guard children.count <= kind.mostChildren else {
      throw span.invalid(
        "A node of the kind \(kind.name) has \(children.count) children, but may have "
          + "\(kind.mostChildren).", "Put them into a chain first.")
    }
    if children.allSatisfy(\.isStatement) || node.kind == .chain || node.kind == .group { return }
    throw element.invalid(
      "A child of a \(kind.name) says then, or is a cue, outside of a chain.",
      "Put it into a chain first.")
  }

  // MARK: Values

  /// Stores the values of an animation; marks unusable ones.
  private func storeValues(
    of entry: NodeEntry, in record: inout AnimationRecord
  ) throws(JSONError) {
    let path = body.pool.path(record.property)
    for (flag, end) in zip(NodeEntry.endFlags, entry.ends) { record.flags.set(flag, end != nil) }
    let values = entry.values + entry.ends.compactMap(\.self)
    body.pool.beginValues(of: &record, at: path)
    record.values = body.pool.store(values, isShaped: record.flags.contains(.shaped))
    if record.kind == .keyframes {
      let table = body.pool.storeKeyframes(of: record, at: path, count: values.count, entry.input)
      body.pool.change(&record) { $0.keyframes = table }
    }
    try checkOffsets(of: record, path)
    let marks = record.flags
    let found = record.check(in: body.pool)
    if record.flags != marks { diagnostics += found }
  }

  /// Checks that offsets apply to one number, or to the points of a path.
  private func checkOffsets(
    of record: AnimationRecord, _ path: PropertyPath
  ) throws(JSONError) {
    guard !record.flags.isDisjoint(with: [.offsets, .factors]) else { return }
    let isPath = body.pool.table(record).isPath
    let isNumber = !record.flags.contains(.shaped) && path.count == 1 && !path.isFunction
    if record.kind == .keyframes, record.flags.contains(.offsets),
      isPath ? path.count == 2 && !record.flags.contains(.factors) : isNumber
    {
      return
    }
    throw element.invalid(
      "The marks offsets and factors are of keyframes of a number, or of a path.", "Take them out.")
  }
}
