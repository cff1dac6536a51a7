// Operators on the composition so far.

import AnimaticCore

extension CompositionBody {
  /// Marks the current time with a cue.
  mutating func mark(_ cue: Cue, at position: Position?, layer: Int32, file: String, line: UInt) {
    nodes.append(CompositionNode(.cue, record(file, line), layer: layer))
    changeAttributes(of: nodes.count - 1) { $0.nodeOperator = .cue(cue) }
    if let position { place(nodes.count - 1, at: position) }
  }

  /// Adds an observer of the composition so far.
  mutating func observe(_ observer: CompositionObserver, _ file: String, _ line: UInt) {
    // Nothing is observed too: it begins and ends at once, as an empty container does.
    if nodes.isEmpty { report(.nothingToModify("observed(_:)"), file, line) }
    wrap(into: .chain, record(file, line), .observed(observations.count))
    observations.append(observer)
  }

  /// Folds the content into a node with an operator, which takes over the name of the content.
  mutating func wrap(
    into kind: CompositionNode.Kind, _ record: AnimationRecord, _ nodeOperator: NodeOperator?
  ) {
    var key = RecordAttributes().key
    if isTree { pool.change(&nodes[nodes.count - 1].record) { swap(&$0.key, &key) } }
    fold(into: kind, record, nodeOperator)
    pool.change(&nodes[nodes.count - 1].record) { $0.key = key }
  }

  /// Whether a cue has an observer.
  func isObserved(_ cue: Cue) -> Bool { observations.contains { $0.cue == cue.name } }

  /// Sets the position of a node; nil leaves it at the cursor.
  mutating func place(_ index: Int, at position: Position?) {
    changeAttributes(of: index) { $0.position = position }
    if position != nil { nodes[index].record.begin = 0 }
  }

  /// Sets the duration and easing of every verb without its own; the innermost setting wins.
  ///
  /// A spring moves from one value to another, so keyframes keep their easing.
  mutating func inherit(duration: Double?, easing: TimingFunction?) {
    let code = easing.map { pool.intern($0) }
    let isSpring = easing?.springCurve != nil
    for index in nodes.indices
    where nodes[index].kind == .leaf && !nodes[index].record.flags.contains(.raw) {
      if let duration, !nodes[index].hasDuration {
        nodes[index].record.duration = duration
        nodes[index].hasDuration = true
      }
      let takesEasing = !isSpring || nodes[index].record.kind != .keyframes
      if let code, takesEasing, nodes[index].record.easing == .none {
        nodes[index].record.easing = code
      }
    }
  }

  /// Sets the policy of every verb for reduced motion; the innermost setting wins.
  mutating func reduceMotion(by policy: ReducedMotion) {
    for index in nodes.indices where nodes[index].isVerb {
      if nodes[index].motion == nil { nodes[index].motion = policy }
    }
  }

  /// Sets the layer of every verb without one.
  mutating func bind(to layer: any LayerHost) {
    let isOpen = { (node: CompositionNode) in node.layer < 0 && node.isVerb }
    guard nodes.contains(where: isOpen) || hosts.isEmpty else { return }
    // Without a verb, the layer chooses the stage of the run.
    let index = index(of: layer)
    for node in nodes.indices where isOpen(nodes[node]) { nodes[node].layer = index }
  }

  /// Appends a builder's statement as one tree.
  ///
  /// Also an empty chain adds its layer, which chooses the stage of the run.
  mutating func append(statement: consuming CompositionBody) {
    if !statement.nodes.isEmpty { statement.close() }
    append(consume statement)
  }

  /// Appends another composition.
  mutating func append(_ other: consuming CompositionBody) {
    if isEmpty, hosts.isEmpty {
      self = other
      return
    }
    let shift = pool.append(other.pool, firstListener: Int32(listeners.count))
    let firstAttributes = Int32(attributes.count)
    let firstObservation = observations.count
    let layers = other.hosts.map { index(of: $0) }
    let firstNode = nodes.count
    nodes += other.nodes
    for index in firstNode..<nodes.count {
      shift.apply(to: &nodes[index].record)
      if nodes[index].layer >= 0 { nodes[index].layer = layers[Int(nodes[index].layer)] }
      if nodes[index].attributes >= 0 { nodes[index].attributes += firstAttributes }
    }
    attributes += other.attributes.map { $0.shifted(by: firstObservation) }
    observations += other.observations
    listeners += other.listeners
    diagnostics += other.diagnostics
  }
}

extension Composition {
  /// Wraps the composition in a node with an operator.
  ///
  /// - Parameters:
  ///   - kind: The kind of node.
  ///   - nodeOperator: The operator.
  ///   - begin: The delay.
  ///   - easing: The easing of its time.
  consuming func within(
    _ kind: CompositionNode.Kind, _ nodeOperator: NodeOperator?, begin: Double = 0,
    easing: TimingFunction? = nil, file: String, line: UInt
  ) -> Composition {
    var body = body
    if !body.nodes.isEmpty { body.close() }
    var record = body.record(begin: begin, file, line)
    record.easing = body.pool.intern(easing)
    body.wrap(into: kind, record, nodeOperator)
    return Composition(body)
  }

  /// Changes every verb and group.
  consuming func changingVerbs(_ change: (inout CompositionNode) -> Void) -> Composition {
    var body = body
    for index in body.nodes.indices where body.nodes[index].isVerb { change(&body.nodes[index]) }
    return Composition(body)
  }
}
