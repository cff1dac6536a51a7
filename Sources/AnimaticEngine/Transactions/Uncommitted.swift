// What has been changed on a stage since its last commit.

import AnimaticCore

/// The open transactions of a stage, and what waits for the outermost of them to be committed.
struct Uncommitted {
  /// From the outermost to the innermost.
  private(set) var open: [LayerTransaction] = []
  /// How many completion blocks are never called.
  var droppedBlocks = 0
  /// How often the stage was redrawn.
  private(set) var redrawCount = 0

  // Whoever made the changes may drop the layers before anything is committed: a stage that was made
  // by a run must not keep them alive.
  private var layers = WeakList<Layer>()
  private var transitions = WeakList<Layer>()
  private var runs: [Run] = []
  private var completions: [CompletionGroup] = []

  /// What layers showed that have left the stage.
  private(set) var pictures: [LayerID: [LayerSnapshot.Node]] = [:]

  var isOpen: Bool { !open.isEmpty }

  var innermost: LayerTransaction? { open.last }

  /// The transaction that the next redraw commits; nil where there is none, or where one that was
  /// begun by hand is still open inside it.
  var implicit: LayerTransaction? {
    open.count == 1 && open[0].isImplicit ? open[0] : nil
  }

  /// Those that were opened while one was open, from the outermost to the innermost.
  func open(inside transaction: LayerTransaction) -> ArraySlice<LayerTransaction> {
    // As a rule it is the innermost that is asked.
    open.lastIndex { $0 === transaction }.map { open[($0 + 1)...] } ?? []
  }

  /// An animation is added in all that are open.
  ///
  /// - Returns: What waits for it; nil where nothing does.
  func animationAdded() -> CompletionChain? {
    // All around one that knows of an animation know of it as well.
    for transaction in open.reversed() {
      if transaction.hasAdded { break }
      transaction.animationAdded()
    }
    return open.last?.waiting
  }

  mutating func push(_ transaction: LayerTransaction) { open.append(transaction) }

  mutating func pop() -> LayerTransaction? {
    guard let last = open.popLast() else { return nil }
    last.close()
    completions += last.completions
    return last
  }

  mutating func add(_ layer: Layer) { layers.append(layer) }

  mutating func addTransition(of layer: Layer) { transitions.append(layer) }

  /// The layers with a transition that waits for the commit, each once.
  var layersInTransition: [Layer] {
    var known: Set<ObjectIdentifier> = []
    return transitions.objects.filter {
      $0.runningTransition?.isPending == true && known.insert(ObjectIdentifier($0)).inserted
    }
  }

  mutating func keep(_ picture: [LayerSnapshot.Node], of layer: LayerID) {
    if pictures[layer] == nil { pictures[layer] = picture }
  }

  mutating func add(_ run: Run) { runs.append(run) }

  /// Layers that came before are live from now on.
  mutating func redraw() { redrawCount += 1 }

  /// The same where nothing is open, which is nearly every frame; false where something is.
  mutating func redrawNothing() -> Bool {
    guard open.isEmpty else { return false }
    redrawCount += 1
    return true
  }

  /// Hands over all that waited: from now on nothing does.
  mutating func take() -> (layers: [Layer], runs: [Run], completions: [CompletionGroup]) {
    defer {
      (layers, transitions) = (WeakList(), WeakList())
      (runs, completions, pictures) = ([], [], [:])
    }
    return (layers.objects, runs, completions)
  }
}
