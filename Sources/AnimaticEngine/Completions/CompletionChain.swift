// The completion groups of nested transactions that wait for the same animations.

/// The completion group of a transaction, linked to those of its enclosing transactions.
///
/// The group and the outer chain count this chain once, however many animations it counts, so that
/// an animation in a deeply nested transaction is counted once and not by every open transaction.
final class CompletionChain: PendingCompletions {
  private let group: CompletionGroup
  private var outer: CompletionChain?
  private var open = 0
  private var allFinished = true
  private var isAbandoned = false

  private init(_ group: CompletionGroup, _ outer: CompletionChain?) {
    self.group = group
    self.outer = outer
  }

  /// Joins a group to a chain; returns the outer chain if there is no group.
  static func joined(
    _ group: CompletionGroup?, inside outer: CompletionChain?
  ) -> CompletionChain? {
    group.map { CompletionChain($0, outer) } ?? outer
  }

  /// Adds an animation to wait for.
  func enter() {
    var chain: CompletionChain? = self
    while let current = chain {
      current.open += 1
      if current.open > 1 { return }
      current.group.enter()
      chain = current.outer
    }
  }

  /// Removes an ended animation; blocks are called from the innermost to the outermost.
  func leave(finished: Bool) {
    var chain: CompletionChain? = self
    var finished = finished
    while let current = chain {
      current.open -= 1
      current.allFinished = current.allFinished && finished
      if current.open > 0 { return }
      finished = current.allFinished
      current.group.leave(finished: finished)
      chain = current.outer
    }
  }

  /// Releases the blocks of all groups.
  func abandon() {
    var chain: CompletionChain? = self
    while let current = chain, !current.isAbandoned {
      current.isAbandoned = true
      current.group.abandon()
      chain = current.outer
    }
  }

  // Iterative, since recursive deinitialization of a long chain would overflow the stack.
  deinit {
    var rest = outer.take()
    while isKnownUniquelyReferenced(&rest) { rest = rest?.outer.take() }
  }
}
