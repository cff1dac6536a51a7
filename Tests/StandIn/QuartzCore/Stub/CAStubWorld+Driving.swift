// Moving the clock, and calling delegates and blocks in Core Animation's order (A-10, A-11, I-5).

extension CAStubWorld {
  /// More rounds than this at one time are callbacks that start something again and again.
  private static let mostRounds = 10_000

  /// Moves the clock to a time, stopping at every begin and end.
  ///
  /// During a callback the clock has the time of the event.
  public func advance(to target: CFTimeInterval) {
    guard target.isFinite, target >= time else {
      CAStubFault.raise("the clock can't be moved from \(time) to \(target)")
    }
    runLoopTurn()
    while let next = nextEventTime, next <= target + Self.tolerance {
      time = max(time, min(next, target))
      runLoopTurn()
    }
    time = max(time, target)
    runLoopTurn()
  }

  /// Advances the clock by seconds, stopping at every begin and end.
  public func advance(by seconds: CFTimeInterval) { advance(to: time + seconds) }

  /// The time of the next begin or end; nil for none in the current state.
  public var nextEventTime: CFTimeInterval? {
    attached.compactMap(nextTime).min()
  }

  /// Commits the implicit transaction and calls what is due.
  public func runLoopTurn() {
    if isDelivering { CAStubFault.raise("the run loop can't be run inside of a callback") }
    isDelivering = true
    defer { isDelivering = false }
    var rounds = 0
    repeat {
      transactions.flush()
      rounds += 1
      if rounds > Self.mostRounds { CAStubFault.raise("callbacks go on for ever at \(time)") }
    } while deliver()
  }

  /// Calls one; false if none is due.
  private func deliver() -> Bool {
    if let attachment = takeInterrupted() {
      interruptedDelivery(of: attachment)
    } else if let attachment = attached.first(where: isDue) {
      if attachment.hasStarted { finish(attachment) } else { start(attachment) }
    } else if let group = transactions.takeDone() {
      call(group)
    } else {
      return false
    }
    return true
  }

  private func isDue(_ attachment: Attachment) -> Bool {
    guard let moment = nextTime(of: attachment) else { return false }
    return moment <= time + Self.tolerance
  }

  private func nextTime(of attachment: Attachment) -> Double? {
    attachment.hasStarted
      ? attachment.endTime(seenFrom: time) : attachment.startTime(seenFrom: time)
  }

  private func start(_ attachment: Attachment) {
    attachment.hasStarted = true
    record(.start(key: attachment.key, animation: attachment.animation))
    attachment.animation.delegate?.animationDidStart(attachment.animation)
  }

  private func finish(_ attachment: Attachment) {
    attachment.end()
    forget(attachment)
    if attachment.animation.isRemovedOnCompletion {
      attachment.layer?.remove([attachment], because: .completed)
    }
    callBlocks(of: attachment)
    stop(attachment, finished: true)
  }

  private func interruptedDelivery(of attachment: Attachment) {
    // An animation that never was on a screen reports its begin, and its block is last.
    let wasOffScreen = attachment.isOffScreen
    if wasOffScreen { start(attachment) }
    attachment.end()
    if !wasOffScreen { callBlocks(of: attachment) }
    stop(attachment, finished: false)
    if wasOffScreen { callBlocks(of: attachment) }
  }

  private func stop(_ attachment: Attachment, finished: Bool) {
    record(.stop(key: attachment.key, animation: attachment.animation, finished: finished))
    attachment.animation.delegate?.animationDidStop(attachment.animation, finished: finished)
  }

  /// Calls the blocks that waited for an animation and have nothing to wait for any more.
  private func callBlocks(of attachment: Attachment) {
    for group in attachment.groups where transactions.take(group) { call(group) }
  }

  private func call(_ group: CompletionGroup) {
    record(.completion)
    group.block()
  }
}
