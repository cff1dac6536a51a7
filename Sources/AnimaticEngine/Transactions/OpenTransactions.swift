// The open transactions of a stage, and the changes that wait for the outermost commit.

import AnimaticCore

/// The open transactions of a stage, and what the outermost commit makes visible.
final class OpenTransactions {
  /// The open transactions, from the outermost to the innermost.
  var open: [LayerTransaction] = [] { didSet { isOpen = !open.isEmpty } }
  /// Stored, since it is read before each presentation.
  private(set) var isOpen = false
  /// The layer transitions that wait for the commit, with their snapshots.
  var transitions = PendingTransitions()
  // Weak, since a stage created by a run must not retain layers released before the commit.
  private var layers = WeakList<Layer>()
  private var runs: [Run] = []
  private var completions: [CompletionGroup] = []

  var innermost: LayerTransaction? { open.last }

  var implicitStart: ExactTime? {
    open.count == 1 && open[0].isImplicit ? open[0].openedAt : nil
  }

  var animationDefaults: AnimationDefaults {
    guard let innermost else { return AnimationDefaults() }
    return AnimationDefaults(
      duration: innermost.animationDuration, timingFunction: innermost.animationTimingFunction,
      playback: innermost.playback)
  }

  var isAnimatingBlock: Bool {
    guard let block = innermost?.block, block.isAnimated else { return false }
    return innermost?.explicitlyDisablesActions != true
  }

  /// The open transactions nested in one, from the outermost to the innermost.
  func open(inside transaction: LayerTransaction) -> ArraySlice<LayerTransaction> {
    // Usually the transaction is the innermost.
    open.lastIndex { $0 === transaction }.map { open[($0 + 1)...] } ?? []
  }

  func animationAdded() -> (any PendingCompletions)? {
    // If a transaction has recorded an animation, so have the enclosing ones.
    for transaction in open.reversed() {
      if transaction.hasAdded { break }
      transaction.hasAdded = true
    }
    let waiting = open.last?.waiting
    waiting?.enter()
    return waiting
  }

  func pop() {
    guard let last = open.popLast() else { return }
    last.isOpen = false
    completions += last.completions
  }

  func commitLater(_ layer: Layer) { layers.append(layer) }

  func commitLater(_ run: Run) { runs.append(run) }

  func abandon() {
    // Runs removed before their commit are neither attached nor queued.
    for run in runs { run.drop() }
  }

  func redraw(on stage: Stage) {
    guard let innermost else {
      stage.redrawCount += 1
      return
    }
    guard innermost.isImplicit else {
      if stage.isPastRedraw(of: innermost.openedAt) {
        stage.note(.openTransaction(since: innermost.openedAt.rounded))
      }
      return
    }
    pop()
    // Changes become visible at the instant at which they were made.
    let outer = stage.sharedTime.deliveryTime
    stage.sharedTime.deliveryTime = max(innermost.openedAt, stage.sharedTime.deliveredTime)
    commit(on: stage)
    stage.sharedTime.deliveryTime = outer
  }

  /// Makes all changes visible.
  func commit(on stage: Stage) {
    var transitions = transitions
    transitions.willCommit(on: stage)
    stage.redrawCount += 1
    let (layers, runs, completions) = (layers.objects, runs, completions)
    self.layers = WeakList()
    (self.runs, self.completions, self.transitions) = ([], [], PendingTransitions())
    // Layers that moved to another stage are committed there.
    for layer in layers where layer.stage === stage { layer.commit() }
    // After all commits, since the incoming snapshots show all changes.
    transitions.didCommit()
    stage.atOneTime { for run in runs { run.commit() } }
    if !layers.isEmpty || !runs.isEmpty {
      stage.record(.commit)
      stage.wakeDrawing()
    }
    for completion in completions { completion.close(on: stage) }
  }
}
