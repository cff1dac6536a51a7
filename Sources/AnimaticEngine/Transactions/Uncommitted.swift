// The uncommitted changes of a stage.

import AnimaticCore

/// The open transactions of a stage, and the changes that wait for the outermost commit.
struct Uncommitted {
  /// The open transactions, from the outermost to the innermost.
  private(set) var open: [LayerTransaction] = []
  /// The number of completion blocks that are never called.
  var droppedBlocks = 0
  /// The number of redraws of the stage.
  private(set) var redrawCount = 0

  // Weak, since a stage created by a run must not retain layers released before the commit.
  private var layers = WeakList<Layer>()
  private var transitions = WeakList<Layer>()
  private var runs: [Run] = []
  private var completions: [CompletionGroup] = []

  /// The snapshots of layers that have left the stage.
  private(set) var pictures: [LayerID: [LayerSnapshot.Node]] = [:]

  var isOpen: Bool { !open.isEmpty }

  var innermost: LayerTransaction? { open.last }

  /// The transaction that the next redraw commits; nil if there is none, or if an explicit
  /// transaction is open inside it.
  var implicit: LayerTransaction? {
    open.count == 1 && open[0].isImplicit ? open[0] : nil
  }

  /// The open transactions nested in one, from the outermost to the innermost.
  func open(inside transaction: LayerTransaction) -> ArraySlice<LayerTransaction> {
    // Usually the transaction is the innermost.
    open.lastIndex { $0 === transaction }.map { open[($0 + 1)...] } ?? []
  }

  /// Records an added animation in all open transactions.
  ///
  /// - Returns: The completion blocks that wait for it; nil if there are none.
  func animationAdded() -> CompletionChain? {
    // If a transaction has recorded an animation, so have the enclosing ones.
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

  /// Counts a redraw, which makes all added layers live.
  mutating func redraw() { redrawCount += 1 }

  /// Counts a redraw if no transaction is open, as in nearly every frame; otherwise returns false.
  mutating func redrawNothing() -> Bool {
    guard open.isEmpty else { return false }
    redrawCount += 1
    return true
  }

  /// Removes and returns everything that waits for the commit.
  mutating func take() -> (layers: [Layer], runs: [Run], completions: [CompletionGroup]) {
    defer {
      (layers, transitions) = (WeakList(), WeakList())
      (runs, completions, pictures) = ([], [], [:])
    }
    return (layers.objects, runs, completions)
  }
}
