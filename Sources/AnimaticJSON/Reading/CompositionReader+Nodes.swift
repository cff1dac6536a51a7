// Nodes from JSON, checked against their kind and the tree.

import Animatic
import AnimaticCore

extension CompositionReader {
  /// Reads a node, and adds new diagnostics about its values.
  mutating func readNode(
    _ element: JSONElement, in tree: inout NodeTree, _ found: inout [Diagnostic]
  ) throws(CompositionFileError) {
    guard let name = try element.word("kind", NodeKind.self) else {
      throw element.error("J-3", "The key kind is missing.", "Add it.")
    }
    var record = AnimationRecord(name.recordKind, duration: 0)
    try readFlags(element, &record)
    if name.kind == .leaf { try readValues(element, &record, &found) }
    var node = CompositionNode(name.kind, record, layer: try layer(element))
    try readTimes(element, &node)
    try readExtras(element, &node.record)
    if let place = try element.value("place") { try mark(&node.record, place) }
    let (word, position) = try readWords(element, name, &node)
    try place(&node, name, element, in: &tree)
    body.nodes.append(node)
    body.say(body.nodes.count - 1) {
      $0.word = word
      $0.position = position
    }
  }

  private func layer(_ element: JSONElement) throws(CompositionFileError) -> Int32 {
    guard let own = try element.value("layer") else { return -1 }
    let number = try own.integer(in: 1...Int(Int32.max))
    guard let index = layerIndices[number] else {
      throw own.unfit("No layer has the id \(number).", "Add it to the layers.")
    }
    return index
  }

  /// Adds a node to the tree.
  private func place(
    _ node: inout CompositionNode, _ name: NodeKind, _ element: JSONElement,
    in tree: inout NodeTree
  ) throws(CompositionFileError) {
    let span = try element.value("span")
    let index = body.nodes.count
    let size = try span?.integer(in: 1...index + 1) ?? 1
    node.span = Int32(size)
    guard let children = tree.take(index, span: size, isStatement: node.isStatement) else {
      throw (span ?? element).unfit(
        "A span of \(size) cuts through a node before it.",
        "Count the node and all nodes that are in it, which stand right before it.")
    }
    guard children.count <= name.mostChildren else {
      throw (span ?? element).unfit(
        "A node of the kind \(name.rawValue) has \(children.count) children, but may have "
          + "\(name.mostChildren).", "Put them into a chain first.")
    }
    if children.areStatements || name == .chain || name == .group { return }
    throw element.unfit(
      "A child of a \(name.rawValue) says then, or is a cue, outside of a chain.",
      "Put it into a chain first.")
  }

  // MARK: Flags

  private func readFlags(
    _ element: JSONElement, _ record: inout AnimationRecord
  ) throws(CompositionFileError) {
    for mark in try element.value("marks")?.elements() ?? [] {
      record.flags.insert(try mark.word(NodeMark.self).flag)
    }
    if try element.flag("isAdditive") { record.flags.insert(.additive) }
    if try element.flag("isCumulative") { record.flags.insert(.cumulative) }
    if let isRemoved = try element.value("isRemovedOnCompletion"), try !isRemoved.flag() {
      record.flags.insert(.kept)
    }
  }

  // MARK: Times

  private mutating func readTimes(
    _ element: JSONElement, _ node: inout CompositionNode
  ) throws(CompositionFileError) {
    var timing = MediaTiming()
    timing.beginTime = try element.number("begin", or: 0)
    if let duration = try element.value("duration") {
      timing.duration = try duration.number()
      node.hasDuration = true
    } else {
      timing.duration = try element.number("defaultDuration", or: 0)
    }
    timing.speed = try element.number("speed", or: 1)
    timing.timeOffset = try element.number("timeOffset", or: 0)
    timing.repeatCount = try element.number("repeatCount", or: 0)
    timing.repeatDuration = try element.number("repeatDuration", or: 0)
    timing.autoreverses = try element.flag("autoreverses")
    timing.fillMode = try element.word("fillMode", FillMode.self) ?? .removed
    body.pool.storeAnew(timing, in: &node.record)
    if let easing = try element.value("easing") {
      node.record.easing = body.pool.intern(try self.easing(easing))
    }
  }

  private mutating func readExtras(
    _ element: JSONElement, _ record: inout AnimationRecord
  ) throws(CompositionFileError) {
    let key = try element.text("key")
    let tag = try element.text("tag")
    let callbacks = try element.value("callbacks")
    let listener = try callbacks?.index(below: body.listeners.count, of: "callbacks") ?? -1
    if key == nil, tag == nil, listener < 0 { return }
    let names = (key.map { body.pool.intern(name: $0) }, tag.map { body.pool.intern(name: $0) })
    body.pool.change(&record) {
      $0.key = names.0 ?? -1
      $0.tag = names.1 ?? -1
      $0.listener = Int32(listener)
    }
  }
}
