// The completion block of a transaction's animations (I-5).

import AnimaticCore

/// A completion block, and the number of animations it waits for.
final class CompletionGroup {
  private var block: ((Bool) -> Void)?
  private weak var stage: Stage?
  /// The block as the user set it, if it takes no argument.
  private(set) var plainBlock: (() -> Void)?
  /// Whether animations had been added before it was set.
  var followsOthers = false
  private var open = 0
  private var allFinished = true
  private var isClosed = false
  private(set) var callbackTime: ExactTime?
  let ticket = 0

  init(_ block: @escaping (Bool) -> Void, on stage: Stage?) {
    self.block = block
    self.stage = stage
  }

  /// Creates the group of a block that can be read.
  convenience init(_ block: @escaping () -> Void, on stage: Stage?) {
    self.init({ _ in block() }, on: stage)
    plainBlock = block
  }

  /// Adds an animation to wait for.
  func enter() { open += 1 }

  /// Removes an ended animation, and calls the block if it was the last.
  func leave(finished: Bool) {
    open -= 1
    if !finished { allFinished = false }
    if open == 0 && isClosed { deliverNext() }
  }

  /// Closes the group to additions, and schedules the block if nothing is left to wait for.
  func close(on stage: Stage) {
    isClosed = true
    let now = stage.exactTime
    callbackTime = stage.isDelivering ? now : nil
    let serial = stage.nextSerial()
    guard open == 0 else { return }
    if followsOthers { stage.note(.completionBlockTooLate) }
    stage.enqueue(
      EventQueue.Item(
        time: now, lateness: 0, step: .completion, run: serial, runTime: 0, ownLateness: 0,
        order: EventOrder(.completion), layer: 0, ticket: ticket, source: self))
  }
}

extension CompletionGroup: QueuedEvents {
  /// Calls the block once.
  func deliverNext() {
    stage?.record(.completion)
    let block = block
    self.block = nil
    plainBlock = nil
    block?(allFinished)
  }

  func runaway(at time: Double) -> Diagnostic { .runaway("a transaction", place: nil, at: time) }

  func abandon() {
    guard let dropped = block else { return }
    block = nil
    plainBlock = nil
    if let stage {
      stage.droppedBlocks += 1
      stage.recount(.droppedBlocks(stage.droppedBlocks, by: stage.time))
    }
    // Released last, since its deinitializer may run user code.
    withExtendedLifetime(dropped) {}
  }
}

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

extension Diagnostic {
  fileprivate static let completionBlockTooLate = Diagnostic(
    .warning, "L-31",
    "A completion block was set after the animations of its transaction, so it does not wait "
      + "for them.",
    remedy: "Set the completion block first.")

  fileprivate static func droppedBlocks(_ count: Int, by time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-35",
      "Callbacks that start each other without end were stopped by \(time.text) s, so "
        + "\(count == 1 ? "a completion block is" : "\(count) completion blocks are") never called.",
      remedy: "Start the next animation at a later time, or not from its own callback.")
  }
}
