// The open transactions of a world (I-1, I-2).

/// Open transactions, innermost last.
final class TransactionStack {
  private var open: [TransactionValues] = []
  private var isFlushing = false
  /// Completion blocks that no animation joins any more.
  private var closed: [CompletionGroup] = []
  /// Called when the outermost has been committed.
  private let onCommit: () -> Void

  init(onCommit: @escaping () -> Void) { self.onCommit = onCommit }

  /// The innermost; opens the implicit one where there is none.
  var current: TransactionValues {
    if let innermost = open.last { return innermost }
    let implicit = TransactionValues(in: nil, isImplicit: true)
    open.append(implicit)
    return implicit
  }

  /// The innermost, where one is open.
  var innermost: TransactionValues? { open.last }

  func openImplicit() { _ = current }

  func begin() { open.append(TransactionValues(in: open.last)) }

  func commit() {
    guard let innermost = open.last, !innermost.isImplicit else {
      CAStubFault.raise("commit without begin")
    }
    pop()
    if isFlushing { flush() }
  }

  /// Commits the implicit one, once nothing else is open.
  func flush() {
    isFlushing = open.first?.isImplicit == true && open.count > 1
    if open.count == 1, open.first?.isImplicit == true { pop() }
  }

  func setBlock(_ block: (() -> Void)?) {
    if let former = current.replaceGroup(with: block.map { CompletionGroup($0) }) { close(former) }
  }

  /// The next block that has nothing to wait for any more.
  func takeDone() -> CompletionGroup? {
    guard let index = closed.firstIndex(where: { $0.becomesDone() }) else { return nil }
    return closed.remove(at: index)
  }

  /// Whether a block has nothing to wait for any more; true once.
  func take(_ group: CompletionGroup) -> Bool {
    guard group.becomesDone() else { return false }
    closed.removeAll { $0 === group }
    return true
  }

  private func pop() {
    if let group = open.popLast()?.group { close(group) }
    if open.isEmpty { onCommit() }
  }

  private func close(_ group: CompletionGroup) {
    group.close()
    closed.append(group)
  }
}
