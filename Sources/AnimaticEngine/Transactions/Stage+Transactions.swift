// Transactions: changes that become visible together, at the outermost commit or the redraw.

import AnimaticCore

extension Stage {
  /// The innermost open transaction; if there is none, opens one until the next redraw.
  ///
  /// A redraw commits changes outside explicit transactions. It happens when the stage is updated,
  /// advanced or flushed, and once its time has moved; with a clock that runs by itself, by 1/60 s
  /// (I-1).
  ///
  /// ```swift
  /// stage.transaction.disableActions = true
  /// box.opacity = 0  // at the next redraw, without an animation
  /// ```
  public var transaction: LayerTransaction {
    redrawIfDue()
    if let innermost = uncommitted.innermost { return innermost }
    return openImplicit()
  }

  private func openImplicit() -> LayerTransaction {
    let implicit = LayerTransaction(in: nil, on: self, isImplicit: true)
    uncommitted.push(implicit)
    hurry(to: implicit.openedAt.rounded)
    return implicit
  }

  /// Opens a transaction, nested in the open one if any.
  ///
  /// Changes until its `commitTransaction()` become visible when the outermost transaction is
  /// committed (I-1).
  ///
  /// - Returns: The transaction, for its settings.
  @discardableResult
  public func beginTransaction() -> LayerTransaction {
    redrawIfDue()
    let transaction = LayerTransaction(in: uncommitted.innermost, on: self)
    uncommitted.push(transaction)
    return transaction
  }

  /// Commits the innermost explicit transaction; the outermost commit makes the changes visible.
  ///
  /// Nested in changes that wait for the redraw, it waits for the redraw too. Without a begin the
  /// call has no effect and R-20 is noted.
  public func commitTransaction() {
    guard let innermost = uncommitted.innermost, !innermost.isImplicit else {
      note(.commitWithoutBegin)
      return
    }
    _ = uncommitted.pop()
    if uncommitted.isOpen { return }
    // The incoming snapshot of a block's transition includes later changes of the same turn.
    if innermost.block != nil, !uncommitted.layersInTransition.isEmpty {
      _ = openImplicit()
    } else {
      commitAll()
    }
  }

  /// Performs changes in a transaction and commits it.
  ///
  /// ```swift
  /// stage.transaction { transaction in
  ///   transaction.disableActions = true
  ///   box.position = CGPoint(x: 10, y: 0)  // shows at once
  /// }
  /// ```
  ///
  /// - Parameter changes: The changes, called with the transaction. Transactions that it leaves
  ///   open are committed too, and R-21 is noted.
  /// - Returns: The result of the closure.
  @discardableResult
  public func transaction<Result>(
    _ changes: (LayerTransaction) throws -> Result
  ) rethrows -> Result {
    let transaction = beginTransaction()
    defer { close(transaction) }
    return try changes(transaction)
  }

  /// Commits the changes that wait for the redraw, unless an explicit transaction is open (I-2).
  public func flush() { redraw() }

  // MARK: Redrawing

  /// Seconds from a change to its redraw; a clock that runs by itself moves between two statements.
  private var redrawInterval: Double { clock.runsByItself ? 1.0 / 60 : 0 }

  /// Whether the redraw of a change at a time is due.
  func isPastRedraw(of time: ExactTime) -> Bool {
    exactTime > time.adding(deliveryTime == nil ? redrawInterval : 0)
  }

  /// Commits the changes made before now.
  func redrawIfDue() {
    guard let implicit = uncommitted.implicit, isPastRedraw(of: implicit.openedAt) else { return }
    redraw()
  }

  /// Commits changes outside explicit transactions.
  ///
  /// - Returns: Whether a transaction is still open.
  @discardableResult
  func redraw() -> Bool {
    if uncommitted.redrawNothing() { return false }
    if let open = uncommitted.innermost, !open.isImplicit {
      if isPastRedraw(of: open.openedAt) { note(.openTransaction(since: open.openedAt.rounded)) }
      return true
    }
    guard let implicit = uncommitted.pop() else { return false }
    // Changes become visible at the instant at which they were made.
    let outer = deliveryTime
    deliveryTime = max(implicit.openedAt, deliveredTime)
    commitAll()
    deliveryTime = outer
    return false
  }

  private func commitAll() {
    let inTransition = uncommitted.layersInTransition.filter { $0.stage === self }
    Layer.takeOldPictures(of: inTransition)
    uncommitted.redraw()
    let (layers, runs, completions) = uncommitted.take()
    // Layers that moved to another stage are committed there.
    let own = layers.filter { $0.stage === self }
    for layer in own { layer.commit() }
    // Taken after all commits, since the incoming snapshots show all changes.
    Layer.takeNewPictures(of: inTransition)
    for run in runs { run.commit() }
    if !layers.isEmpty || !runs.isEmpty {
      record(.commit)
      wakeDrawing()
    }
    for completion in completions where completion.close(on: self) {
      if completion.followsOthers { note(.completionBlockTooLate) }
      enqueue(
        EventQueue.Item(
          time: completion.committedAt, lateness: 0, rank: PartEvent.Rank.completion.rawValue,
          run: completion.serial, order: 0, ticket: completion.ticket, source: completion))
    }
  }

  /// Commits a transaction and all transactions left open in it.
  private func close(_ transaction: LayerTransaction) {
    guard uncommitted.open.last(where: { $0 === transaction }) != nil else {
      note(.commitWithoutBegin)
      return
    }
    while let innermost = uncommitted.innermost, innermost !== transaction {
      note(.openTransaction(since: innermost.openedAt.rounded))
      commitTransaction()
    }
    commitTransaction()
  }
}

extension Stage {
  /// Notes that a completion block is never called, because callbacks trigger each other endlessly.
  func noteDroppedBlock() {
    uncommitted.droppedBlocks += 1
    recount(.droppedBlocks(uncommitted.droppedBlocks, by: time))
  }
}

extension Run {
  /// Begins an animation at the commit of its transaction (T-9).
  func commit() {
    isPending = false
    for part in parts { part.commit() }
    for part in parts { stage?.schedule(part) }
    for part in parts { part.closeIfDone() }
  }
}
