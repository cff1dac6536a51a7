// Nodes from JSON: each is checked against its kind, and against the tree.

import AnimaticCore

extension CompositionReader {
  /// Reads a node; what is wrong with its values and was not known is found.
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
    try readWords(element, name, &node)
    try place(&node, name, element, in: &tree)
    body.nodes.append(node)
  }

  private func layer(_ element: JSONElement) throws(CompositionFileError) -> Int32 {
    guard let own = try element.value("layer") else { return -1 }
    let number = try own.integer(in: 1...Int(Int32.max))
    guard let index = layerIndices[number] else {
      throw own.unfit("No layer has the id \(number).", "Add it to the layers.")
    }
    return index
  }

  /// Puts a node into the tree.
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

  // MARK: Words

  private mutating func readWords(
    _ element: JSONElement, _ name: NodeKind, _ node: inout CompositionNode
  ) throws(CompositionFileError) {
    var saying = CompositionSaying()
    if let at = try element.value("at") { saying.position = try position(at) }
    if let word = try element.value("word") {
      saying.word = try self.word(word, of: name)
    } else if name.needsWord {
      throw element.error(
        "J-3", "A node of the kind \(name.rawValue) says no word.",
        "Add the key word, with one of \(name.words.map(\.rawValue).joined(separator: ", ")).")
    }
    if saying != CompositionSaying() {
      node.saying = Int32(body.sayings.count)
      body.sayings.append(saying)
    }
    if let remains = try element.value("remains") {
      switch try remains.text() {
      case "stay": node.remains = .stay
      case "settle": node.remains = .settle
      case let other: throw remains.unknown(other, among: ["stay", "settle"])
      }
    }
    if let motion = try element.value("reducedMotion") {
      let text = try motion.text()
      node.motion = ReducedMotion.allCases.first { $0.description == text }
      if node.motion == nil {
        throw motion.unknown(text, among: ReducedMotion.allCases.map(\.description))
      }
    }
    if let then = try element.value("then") {
      node.hasThen = true
      node.thenLine = Int32(
        truncatingIfNeeded: try then.integer(in: 0...Int(UInt32.max)))
      if node.kind == .then { throw then.unfit("After a then stands another.", "Take it out.") }
    }
  }

  private func position(_ element: JSONElement) throws(CompositionFileError) -> Position {
    let offset = try element.number("offset", or: 0)
    let anchor = try element.required("anchor")
    switch try anchor.text() {
    case "start": return Position(.start, offset: offset)
    case "end": return Position(.end, offset: offset)
    case "withPrevious": return Position(.withPrevious, offset: offset)
    case "afterPrevious": return Position(.afterPrevious, offset: offset)
    case "previous":
      return Position(.previous(try element.required("fraction").number()), offset: offset)
    case "cue":
      return Position(.cue(Cue(try element.required("cue").text())), offset: offset)
    case let other:
      throw anchor.unknown(
        other, among: ["start", "end", "withPrevious", "afterPrevious", "previous", "cue"])
    }
  }

  private func word(
    _ element: JSONElement, of kind: NodeKind
  ) throws(CompositionFileError) -> CompositionWord {
    let nameElement = try element.required("name")
    let name = try nameElement.word(WordName.self)
    guard kind.words.contains(name) else {
      throw nameElement.unfit(
        "A node of the kind \(kind.rawValue) can't say \(name.rawValue).",
        kind.words.isEmpty
          ? "Take the word out."
          : "Let it say one of \(kind.words.map(\.rawValue).joined(separator: ", ")).")
    }
    func number(_ key: StaticString) throws(CompositionFileError) -> Double {
      try element.required(key).number()
    }
    switch name {
    case .cue: return .cue(Cue(try element.required("cue").text()))
    case .stagger:
      return .stagger(each: try number("each"), from: try origin(try element.required("from")))
    case .lag: return .lag(try number("lag"))
    case .sped: return .sped(by: try number("factor"))
    case .stretched: return .stretched(to: try number("duration"))
    case .fitted:
      return .fitted(
        to: try number("duration"), try element.required("fit").word(Fit.self))
    case .repeated:
      return .repeated(try number("count"), pause: try element.number("pause", or: 0))
    case .trimmed: return .trimmed(from: try number("from"), to: try number("to"))
    case .autoreversed: return .autoreversed
    case .reversed: return .reversed
    case .eased: return .eased
    case .observed:
      return .observed(
        try element.required("observer").index(below: body.observations.count, of: "observers"))
    }
  }

  private func origin(_ element: JSONElement) throws(CompositionFileError) -> StaggerOrigin {
    guard element.isText else { return .index(try element.integer(in: Int.min...Int.max)) }
    let known: [StaggerOrigin] = [.first, .last, .center, .edges]
    let text = try element.text()
    if let origin = known.first(where: { $0.description == text }) { return origin }
    throw element.unknown(text, among: known.map(\.description))
  }
}

extension JSONElement {
  /// The index of an entry of a list.
  func index(below count: Int, of list: String) throws(CompositionFileError) -> Int {
    guard count > 0 else {
      throw unfit("The list \(list) is empty.", "Add what is meant to it.")
    }
    return try integer(in: 0...count - 1)
  }
}
