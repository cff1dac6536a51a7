// Adding animations and transitions, and the current state of a transition.

public import AnimaticCore

extension Layer {
  /// Attaches a copy of an animation, replacing one with the same key.
  ///
  /// A begin time of 0 means now, or the commit inside a transaction; any other is in the layer's
  /// local time (T-9, T-10). A duration of 0 becomes the transaction's, by default 0.25 s (T-8). On
  /// a layer without a stage the animation waits, listed, and begins when the layer enters one
  /// L-28 is noted. A `LayerTransition` is always attached under its own key.
  ///
  /// - Parameters:
  ///   - animation: The animation. Invalid or suspicious settings are reported in `diagnostics`.
  ///   - key: The key; nil attaches without one, so that it can't be removed individually.
  public func add(_ animation: any LayerAnimation, forKey key: String? = nil) {
    if let transition = animation as? LayerTransition {
      add(transition, showsLiveContent: false)
    } else {
      add(animation, forKey: key, isLinted: true)
    }
  }

  /// Begins what waits on the layer and its subtree, which have entered a stage, at one time.
  func beginWaiting() {
    guard let stage else { return }
    let layers = subtree.filter(\.isWaiting)
    if layers.isEmpty { return }
    stage.redrawIfDue()
    stage.atOneTime {
      for layer in layers {
        for waiting in layer.takeWaiting() { layer.add(waiting.animation, forKey: waiting.key) }
      }
    }
  }

  /// The current state of the layer's transition; nil outside a transition.
  ///
  /// ```swift
  /// card.add(LayerTransition(.push, from: .right, duration: 1))
  /// card.contents = "second"
  /// stage.advance(by: 0.25)
  /// card.transition?.outgoing.offset.width  // -25, with bounds 100 wide
  /// ```
  ///
  /// - Complexity: O(n) in the animations of the layer, plus its sublayers if the new content is
  ///   live.
  public var transition: TransitionState? {
    let shown = presentation
    guard let running = runningTransition, let kind = running.transition.kind,
      shown[.transitionProgress] >= 0
    else { return nil }
    return TransitionState(
      kind: kind, direction: running.transition.direction ?? .left,
      progress: shown[.transitionProgress], size: shown.bounds.size,
      outgoing: running.outgoing ?? snapshot(), incoming: running.incoming ?? snapshot())
  }

  /// Adds a transition from the presentation to the content at the next commit.
  package func add(_ transition: LayerTransition, showsLiveContent: Bool) {
    guard transition.kind != nil else {
      note(.privateTransition(transition))
      refuse(transition)
      return
    }
    if !transition.hasUsableEnds { note(.unusableTransitionEnds(transition)) }
    guard let stage else { return keepWaiting(transition, forKey: LayerTransition.key) }
    willChange(on: stage)
    stage.openTransactions.transitions.layers.append(self)
    // A replacement before the commit continues from the same snapshot.
    let pending = runningTransition.flatMap { $0.isPending ? $0.outgoing : nil }
    // Changes of a layer that was never redrawn are visible immediately.
    let outgoing = pending ?? (isLive ? nil : snapshot())
    add(transition.progress, forKey: LayerTransition.key, isLinted: false)
    runningTransition = RunningTransition(
      transition, outgoing: outgoing, showsLiveContent: showsLiveContent)
  }

  /// Notifies the delegate of a rejected transition immediately that it did not run.
  private func refuse(_ transition: LayerTransition) {
    let event = AnimationEvent(
      animation: transition, key: LayerTransition.key, layer: self, time: stage?.time ?? 0,
      finished: false)
    transition.delegate?.animationDidStart(event)
    transition.delegate?.animationDidStop(event)
  }

  /// Keeps a snapshot of the layer before it leaves its stage, for a transition of its superlayer
  ///
  func keepSnapshot() {
    guard let stage, isLive, let above = superlayer, above.committedSublayers != nil else { return }
    let (transactions, nodes) = (stage.openTransactions, snapshot().nodes)
    if transactions.transitions.departed[id] == nil {
      transactions.transitions.departed[id] = nodes
    }
  }

  /// Returns the current presentation of the layer and its sublayers as values.
  ///
  /// Set as the contents of a layer in front, it covers changes underneath.
  ///
  /// ```swift
  /// cover.contents = LayerContents(card.snapshot())
  /// ```
  ///
  /// - Returns: The layer and its sublayers, each before its own sublayers; masks are omitted.
  /// - Complexity: O(n) in the sublayers and their animations.
  public func snapshot() -> LayerSnapshot {
    LayerSnapshot(nodes: SnapshotWalk(of: self, marking: []).nodes)
  }

  /// The snapshots of some layers, evaluating shared subtrees once.
  static func snapshots(of layers: [Layer]) -> [LayerSnapshot] {
    if layers.count < 2 { return layers.map { $0.snapshot() } }
    let wanted = Set(layers.map { ObjectIdentifier($0) })
    var taken: [ObjectIdentifier: LayerSnapshot] = [:]
    let outermost = layers.filter { layer in
      !sequence(first: layer, next: \.superlayer).dropFirst().contains {
        wanted.contains(ObjectIdentifier($0))
      }
    }
    // Most of the others are part of the outermost ones.
    for layer in outermost + layers where taken[ObjectIdentifier(layer)] == nil {
      let walk = SnapshotWalk(of: layer, marking: wanted)
      for (part, range) in walk.parts where taken[part] == nil {
        taken[part] = LayerSnapshot(nodes: walk.nodes, part: range)
      }
    }
    return layers.compactMap { taken[ObjectIdentifier($0)] }
  }
}

extension LayerTransition: LayerAction {
  /// Adds the transition to the layer, under its own key.
  ///
  /// - Parameters:
  ///   - key: What changed.
  ///   - layer: The layer on which it changed.
  public func run(forKey key: String, on layer: Layer) { layer.add(self, showsLiveContent: false) }
}

extension Diagnostic {
  fileprivate static func privateTransition(_ transition: LayerTransition) -> Diagnostic {
    Diagnostic(
      .error, "L-42", "\"\(transition.typeName.oneLine)\" is not a public transition type.",
      remedy: "Use fade, moveIn, push, reveal or flip, or animate a snapshot of your own.",
      at: transition.place)
  }

  fileprivate static func unusableTransitionEnds(_ transition: LayerTransition) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "A transition can't go from \(transition.startProgress.text) to "
        + "\(transition.endProgress.text); the nearest that it can is taken.",
      remedy: "Give a start and an end from 0 to 1, the end not before the start.",
      at: transition.place)
  }
}

/// A traversal of a layer's subtree that also collects the ranges of marked layers.
private struct SnapshotWalk {
  private(set) var nodes: [LayerSnapshot.Node] = []
  /// The marked layers, each with the nodes of its subtree.
  private(set) var parts: [(layer: ObjectIdentifier, nodes: Range<Int>)] = []
  private var open: [(layer: ObjectIdentifier, start: Int)] = []

  init(of top: Layer, marking marked: Set<ObjectIdentifier>) {
    let departed = top.stage?.openTransactions.transitions.departed
    var pile = [(layer: top, depth: 0)]
    while let (layer, depth) = pile.popLast() {
      close(to: depth)
      if depth > 0, let nodes = departed?[layer.id], !layer.isLive {
        self.nodes += nodes.map { $0.moved(by: depth) }
        continue
      }
      if marked.contains(ObjectIdentifier(layer)) {
        open.append((ObjectIdentifier(layer), nodes.count))
      }
      nodes.append(
        LayerSnapshot.Node(
          id: layer.id, name: layer.name, depth: depth, values: layer.presentation))
      let sublayers = layer.committedSublayers ?? layer.sublayerList
      pile += sublayers.reversed().map { ($0, depth + 1) }
    }
    close(to: 0)
  }

  /// Closes the layers that are not above a given depth.
  private mutating func close(to depth: Int) {
    while let last = open.last, nodes[last.start].depth >= depth {
      parts.append((last.layer, last.start..<nodes.count))
      open.removeLast()
    }
  }
}

// The transitions that wait for a commit, and their snapshots.

/// The layer transitions of a stage that wait for its next commit.
struct PendingTransitions {
  // Weak, since a stage created by a run must not retain layers released before the commit.
  var layers = WeakList<Layer>()
  /// The first snapshots of layers that have left the stage.
  var departed: [LayerID: [LayerSnapshot.Node]] = [:]
  /// The layers whose incoming snapshot is taken after the commit.
  private var committing: [Layer] = []

  /// The layers with a pending transition, each once.
  var pending: [Layer] {
    var known: Set<ObjectIdentifier> = []
    return layers.objects.filter {
      $0.runningTransition?.isPending == true && known.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// Takes the outgoing snapshots, before the layers are committed.
  mutating func willCommit(on stage: Stage) {
    committing = pending.filter { $0.stage === stage }
    let old = committing.filter { $0.runningTransition?.outgoing == nil }
    for (layer, snapshot) in zip(old, Layer.snapshots(of: old)) {
      layer.runningTransition?.outgoing = snapshot
    }
  }

  /// Takes the incoming snapshots, after all changes have been committed.
  func didCommit() {
    let still = committing.filter { $0.runningTransition?.isPending == true }
    for layer in still { layer.runningTransition?.isPending = false }
    let covered = still.filter { $0.runningTransition?.showsLiveContent == false }
    for (layer, snapshot) in zip(covered, Layer.snapshots(of: covered)) {
      layer.runningTransition?.incoming = snapshot
    }
  }
}
