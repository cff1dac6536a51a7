// The completion block of a transaction's animations (I-5).

import AnimaticCore

/// A completion block, and the number of animations it waits for.
final class CompletionGroup {
  private var block: ((Bool) -> Void)?
  private weak var stage: Stage?
  /// The block as the user set it, if it takes no argument.
  var plainBlock: (() -> Void)?
  /// Whether animations had been added before it was set.
  var followsOthers = false
  private var open = 0
  private var allFinished = true
  private(set) var isClosed = false
  /// The commit time, and the position among the runs of its stage.
  private(set) var committedAt = ExactTime(0)
  private(set) var serial = 0
  private var isStartedByCallback = false
  let ticket = 0

  init(_ block: @escaping (Bool) -> Void, on stage: Stage?) {
    self.block = block
    self.stage = stage
  }

  /// Adds an animation to wait for.
  func enter() {
    open += 1
  }

  /// Removes an ended animation; returns true if it was the last.
  func leave(finished: Bool) -> Bool {
    open -= 1
    if !finished { allFinished = false }
    return open == 0 && isClosed
  }

  /// Closes the group to additions; returns true if nothing is left to wait for.
  func close(on stage: Stage) -> Bool {
    isClosed = true
    committedAt = stage.exactTime
    isStartedByCallback = stage.isDelivering
    stage.runCount += 1
    serial = stage.runCount
    return open == 0
  }

  /// Calls the block once.
  func complete() {
    let block = block
    self.block = nil
    plainBlock = nil
    block?(allFinished)
  }
}

extension CompletionGroup: QueuedEvents {
  func deliverNext(on stage: Stage) {
    stage.record(.completion)
    complete()
  }

  func isStarted(byCallbackAt time: ExactTime) -> Bool {
    isStartedByCallback && committedAt.rounded == time.rounded
  }

  func runaway(at time: Double) -> Diagnostic { .runaway("a transaction", place: nil, at: time) }

  func abandon() {
    guard let dropped = block else { return }
    block = nil
    plainBlock = nil
    stage?.noteDroppedBlock()
    // Released last, since its deinitializer may run user code.
    withExtendedLifetime(dropped) {}
  }
}
