// Transactions: changes that are shown together, when the outermost is committed or at the redraw.

import AnimaticCore

extension Stage {
  /// The innermost open transaction; opens one, until the next redraw, where there is none.
  ///
  /// A redraw commits what no transaction of your own encloses. It happens when the stage is
  /// updated, advanced or flushed, and as soon as its time has moved on; with a clock that runs by
  /// itself, by a sixtieth of a second (I-1).
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

  /// Opens a transaction inside the one that is open, if any.
  ///
  /// What is changed until its `commitTransaction()` shows at once when the outermost is committed
  /// (I-1).
  ///
  /// - Returns: The transaction, to be told what holds in it.
  @discardableResult
  public func beginTransaction() -> LayerTransaction {
    redrawIfDue()
    let transaction = LayerTransaction(in: uncommitted.innermost, on: self)
    uncommitted.push(transaction)
    return transaction
  }

  /// Commits the innermost transaction that was begun; the outermost shows what was changed.
  ///
  /// Inside changes that wait for the redraw it waits as well. Without a begin nothing happens and
  /// R-20 is noted.
  public func commitTransaction() {
    guard let innermost = uncommitted.innermost, !innermost.isImplicit else {
      note(.commitWithoutBegin)
      return
    }
    _ = uncommitted.pop()
    if uncommitted.isOpen { return }
    // The new picture of a block's transition includes later changes of the same turn.
    if innermost.block != nil, !uncommitted.layersInTransition.isEmpty {
      _ = openImplicit()
    } else {
      commitAll()
    }
  }

  /// Makes changes in a transaction of their own, and commits it.
  ///
  /// ```swift
  /// stage.transaction { transaction in
  ///   transaction.disableActions = true
  ///   box.position = CGPoint(x: 10, y: 0)  // shows at once
  /// }
  /// ```
  ///
  /// - Parameter changes: The changes; it is given the transaction. One that it leaves open is
  ///   committed too, and R-21 is noted.
  /// - Returns: What the closure returns.
  @discardableResult
  public func transaction<Result>(
    _ changes: (LayerTransaction) throws -> Result
  ) rethrows -> Result {
    let transaction = beginTransaction()
    defer { close(transaction) }
    return try changes(transaction)
  }

  /// Commits what waits for the redraw; where a transaction that was begun is still open, nothing
  /// happens until it is committed (I-2).
  public func flush() { redraw() }

  // MARK: Redrawing

  /// Seconds from a change to its redraw: a clock that runs by itself moves between two statements.
  private var redrawInterval: Double { clock.runsByItself ? 1.0 / 60 : 0 }

  /// Whether the redraw of what was changed at a time is due by now.
  func isPastRedraw(of time: ExactTime) -> Bool {
    exactTime > time.adding(deliveryTime == nil ? redrawInterval : 0)
  }

  /// Commits what was changed before now.
  func redrawIfDue() {
    guard let implicit = uncommitted.implicit, isPastRedraw(of: implicit.openedAt) else { return }
    redraw()
  }

  /// Commits what no transaction encloses that was begun by hand.
  ///
  /// - Returns: Whether a transaction is left open.
  @discardableResult
  func redraw() -> Bool {
    if uncommitted.redrawNothing() { return false }
    if let open = uncommitted.innermost, !open.isImplicit {
      if isPastRedraw(of: open.openedAt) { note(.openTransaction(since: open.openedAt.rounded)) }
      return true
    }
    guard let implicit = uncommitted.pop() else { return false }
    // What was changed in one instant is shown from that instant on.
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
    // What has gone to another stage is committed there.
    let own = layers.filter { $0.stage === self }
    for layer in own { layer.commit() }
    // When all of them have been: the new picture is what all of them show.
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

  /// Commits a transaction and all that were left open in it.
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
  /// A completion block is never called, because callbacks set each other off without end.
  func noteDroppedBlock() {
    uncommitted.droppedBlocks += 1
    recount(.droppedBlocks(uncommitted.droppedBlocks, by: time))
  }
}

extension Run {
  /// It was added in a transaction that has been committed: it begins now (T-9).
  func commit() {
    isPending = false
    for part in parts { part.commit() }
    for part in parts { stage?.schedule(part) }
    for part in parts { part.closeIfDone() }
  }
}
