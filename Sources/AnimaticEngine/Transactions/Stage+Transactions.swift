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
    return openTransactions.innermost ?? openImplicit()
  }

  private func openImplicit() -> LayerTransaction {
    let implicit = LayerTransaction(in: nil, on: self, isImplicit: true)
    openTransactions.open.append(implicit)
    wake(by: implicit.openedAt.rounded)
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
    let transaction = LayerTransaction(in: openTransactions.innermost, on: self)
    openTransactions.open.append(transaction)
    return transaction
  }

  /// Commits the innermost explicit transaction; the outermost commit makes the changes visible.
  ///
  /// Nested in changes that wait for the redraw, it waits for the redraw too. Without a begin the
  /// call has no effect and R-20 is noted.
  public func commitTransaction() {
    guard let innermost = openTransactions.innermost, !innermost.isImplicit else {
      note(.commitWithoutBegin)
      return
    }
    openTransactions.pop()
    if openTransactions.isOpen { return }
    // The incoming snapshot of a block's transition includes later changes of the same turn.
    if innermost.block != nil, !openTransactions.transitions.pending.isEmpty {
      _ = openImplicit()
    } else {
      openTransactions.commit(on: self)
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
  public func flush() { transactions.redraw(on: self) }

  /// Commits a transaction and all transactions left open in it.
  private func close(_ transaction: LayerTransaction) {
    guard openTransactions.open.last(where: { $0 === transaction }) != nil else {
      note(.commitWithoutBegin)
      return
    }
    while let innermost = openTransactions.innermost, innermost !== transaction {
      note(.openTransaction(since: innermost.openedAt.rounded))
      commitTransaction()
    }
    commitTransaction()
  }

  /// The transactions in their own type, with which every stage is created.
  var openTransactions: OpenTransactions {
    transactions as? OpenTransactions ?? OpenTransactions()
  }
}

extension Diagnostic {
  static func unusableTransactionDuration(_ seconds: Double) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "A transaction can't have a duration of \(seconds.text) s; it keeps the one it has.",
      remedy: "Give a number of seconds from 0 to 1e100.")
  }

  static let commitWithoutBegin = Diagnostic(
    .error, "R-20",
    "commitTransaction() was called without a beginTransaction(), so it does nothing.",
    remedy: "Pair every beginTransaction() with a commitTransaction(), or use transaction { }.")

  static func openTransaction(since time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-21",
      "The transaction that was begun at \(time.text) s is still open: nothing shows until it is "
        + "committed.",
      remedy: "Pair every beginTransaction() with a commitTransaction(), or use transaction { }.")
  }

  static let transactionIsOver = Diagnostic(
    .error, "R-22", "A transaction was changed after its commit, which has no effect.",
    remedy: "Say what holds in it before its commit.")
}
