// Event delivery, in an order that does not depend on the step size.

import AnimaticCore

extension Stage {
  /// Delivers all callbacks and model writes that are due at the clock's current time.
  ///
  /// During a callback the stage's time is the time of the event. Animations added or removed in a
  /// callback take effect at that time, and their events join the same update. Calling update in a
  /// callback has no effect; the running update continues.
  ///
  /// The first update shows added layers without animation; later changes are animated, since a
  /// layer must have been shown before it can visibly change (I-9).
  ///
  /// An update stops after 10,000,000 events, for example the repeats of an endless animation in a
  /// jump of years, and notes R-32. The stage's time then stays behind the clock's, and the next
  /// update continues from there.
  public func update() {
    guard !isDelivering else { return }
    transactions.redraw(on: self)
    deliver()
    onUpdate?()
  }

  func updateIfItRuns() {
    if clock.runsByItself { update() }
  }

  private func deliver() {
    if isHeld { return }
    sharedTime.isBehind = false
    let now = clockTime
    // The fast path for nearly every frame: no events.
    guard now.rounded >= quietUntil else {
      sharedTime.deliveredTime = now
      return
    }
    isDelivering = true
    let outer = Self.delivering.replace(with: self)
    let count = deliverDue(atMost: mostMoments)
    for part in compositionParts { part.reportProgress() }
    // Changes made by progress callbacks join the same update.
    let hasNews = count + deliverDue(atMost: mostMoments - count) > 0
    // Layers that a callback added are live from now on, even without a change.
    if !transactions.isOpen { redrawCount += 1 }
    _ = Self.delivering.replace(with: outer)
    isDelivering = false
    sharedTime.deliveryTime = nil
    sharedTime.deliveredTime = clockTime
    // Observers of a composition's progress are called in every frame.
    quietUntil = compositionParts.isEmpty ? queue.first?.time.rounded ?? .infinity : -.infinity
    // Waking without changes would make two waiting tasks wake each other forever.
    if hasNews {
      newsCount += 1
      wakeWaiters()
    }
  }

  /// Delivers due events up to a limit; returns their number.
  private func deliverDue(atMost limit: Int) -> Int {
    var count = 0
    while count < limit, let due = nextDue() {
      deliver(due.source, at: max(due.time, sharedTime.deliveredTime))
      count += 1
    }
    if count == limit, isDue {
      sharedTime.isBehind = true
      note(.tooManyMoments(mostMoments, at: time))
    }
    return count
  }

  /// The clock's time at which the next callback or model write is due, in seconds; nil if there is
  /// none.
  public var nextEventTime: Double? { queue.first?.time.rounded }

  /// Returns the next due event, after showing the changes of callbacks before any later event.
  private func nextDue() -> EventQueue.Item? {
    if let start = transactions.implicitStart,
      !isDue || queue.first.map({ $0.time > start }) ?? true
    {
      transactions.redraw(on: self)
    }
    // The clock is read every time, since a callback may have moved it.
    return isDue ? queue.removeFirst() : nil
  }

  // Compared as rounded, so that an event at 1 is due when the clock reads 1.
  private var isDue: Bool {
    guard let next = queue.first else { return false }
    return next.time.rounded <= clockTime.rounded
  }

  private func deliver(_ source: any QueuedEvents, at time: ExactTime) {
    sharedTime.deliveryTime = time
    sharedTime.deliveredTime = time
    if instant.isRunaway(source, at: time) {
      note(source.runaway(at: time.rounded))
      source.abandon()
    } else {
      source.deliverNext()
    }
    sharedTime.deliveryTime = nil
  }

  /// Schedules the next event of a part.
  @inline(never)
  func schedule(_ part: RunPart, notBefore earliest: ExactTime?) {
    part.ticket += 1
    wakeDrawing()
    guard let time = part.nextTime(on: self), let event = part.events.last else { return }
    enqueue(
      EventQueue.Item(
        time: max(time, sharedTime.deliveredTime, earliest ?? sharedTime.deliveredTime),
        lateness: event.lateness,
        rank: event.rank.rawValue,
        run: part.run.serial, order: event.order, ticket: part.ticket, source: part))
  }

  /// Adds an event, possibly earlier than waiting tasks expect.
  func enqueue(_ item: EventQueue.Item) {
    queue.insert(item)
    quietUntil = min(quietUntil, item.time.rounded)
    wake(by: item.time.rounded)
  }

  /// Reschedules everything on a layer whose timing was changed.
  func timeChanged(of attachments: Attachments) {
    attachments.presentationChanged()
    for part in attachments.parts {
      part.listAgainIfTurned()
      schedule(part)
    }
  }

  // MARK: Redrawing

  /// Whether the redraw of a change at a time is due; a clock that runs by itself moves between two
  /// statements.
  func isPastRedraw(of time: ExactTime) -> Bool {
    exactTime
      > time.adding(ExactTime(clock.runsByItself && sharedTime.deliveryTime == nil ? 1.0 / 60 : 0))
  }

  /// Commits the changes made before now.
  func redrawIfDue() {
    if let start = transactions.implicitStart, isPastRedraw(of: start) {
      transactions.redraw(on: self)
    }
  }
}
