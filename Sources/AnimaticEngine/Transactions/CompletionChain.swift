// The completion groups of nested transactions that wait for the same animations.

/// What waits for animations that are added in a transaction: its completion group, and the chain of
/// those around it.
///
/// The group and the outer chain count the chain as one, however many animations it counts itself.
/// So an animation of a deeply nested transaction is counted once, and not once by each that is open.
final class CompletionChain {
  private let group: CompletionGroup
  private var outer: CompletionChain?
  private var open = 0
  private var allFinished = true
  private var isAbandoned = false

  private init(_ group: CompletionGroup, _ outer: CompletionChain?) {
    self.group = group
    self.outer = outer
  }

  /// A group inside a chain; the outer chain itself where there is no group.
  static func joined(
    _ group: CompletionGroup?, inside outer: CompletionChain?
  ) -> CompletionChain? {
    group.map { CompletionChain($0, outer) } ?? outer
  }

  /// One more animation is waited for.
  func enter() {
    var chain: CompletionChain? = self
    while let current = chain {
      current.open += 1
      if current.open > 1 { return }
      current.group.enter()
      chain = current.outer
    }
  }

  /// One of the animations has ended.
  ///
  /// - Parameter complete: Called for each group for which it was the last, the innermost first.
  func leave(finished: Bool, complete: (CompletionGroup) -> Void) {
    var chain: CompletionChain? = self
    var finished = finished
    while let current = chain {
      current.open -= 1
      current.allFinished = current.allFinished && finished
      if current.open > 0 { return }
      finished = current.allFinished
      if current.group.leave(finished: finished) { complete(current.group) }
      chain = current.outer
    }
  }

  /// Lets go of the blocks of all groups.
  func abandon() {
    var chain: CompletionChain? = self
    while let current = chain, !current.isAbandoned {
      current.isAbandoned = true
      current.group.abandon()
      chain = current.outer
    }
  }

  // One after the other: a long chain that frees itself by nested calls overflows the stack.
  deinit {
    var rest = outer.take()
    while isKnownUniquelyReferenced(&rest) { rest = rest?.outer.take() }
  }
}
