// Delivering what is due, in the one order that does not depend on how time is cut into steps.

import AnimaticCore

extension Stage {
  /// Delivers every callback and model write that is due, up to what the clock shows now.
  ///
  /// During each callback the stage's time is the event's own time; what a callback adds or removes
  /// takes effect there, and its events join the same update. An update from inside a callback does
  /// nothing: the one that runs goes on.
  ///
  /// The first update shows the layers that were added as they are; from then on changes of them are
  /// animated, as a layer must have been shown before it can be seen to change (I-9).
  ///
  /// More than 10,000,000 events, such as the repeats of something endless in a jump of years, are
  /// not delivered in one update: it stops, which is told as R-32, the stage's time stays behind the
  /// clock's, and the next update goes on from there.
  public func update() {
    guard !isDelivering else { return }
    redraw()
    deliver()
    onUpdate?()
  }

  private func deliver() {
    if isHeld { return }
    isBehind = false
    let now = clockTime
    // Nearly every frame: nothing to tell anybody.
    guard now.rounded >= quietUntil else {
      deliveredTime = now
      return
    }
    isDelivering = true
    let outer = Self.delivering.replace(with: self)
    let count = deliverDue(atMost: mostMoments)
    for watch in watches { watch.tellProgress() }
    // What progress set off joins the same update.
    let hasNews = count + deliverDue(atMost: mostMoments - count) > 0
    // What a callback has put on the stage is live from now on, whether or not anything was changed.
    if !uncommitted.isOpen { uncommitted.redraw() }
    _ = Self.delivering.replace(with: outer)
    isDelivering = false
    deliveryTime = nil
    deliveredTime = clockTime
    // Who watches the whole wants to hear of its progress in every frame.
    quietUntil = watches.isEmpty ? queue.first?.time.rounded ?? .infinity : -.infinity
    // Without news nobody is woken, or two waiters would wake each other for ever.
    if hasNews {
      newsCount += 1
      wakeWaiters()
    }
  }

  /// Delivers what is due, but not for ever; returns how much it was.
  private func deliverDue(atMost limit: Int) -> Int {
    var count = 0
    while count < limit, let due = nextDue() {
      deliver(due.source, at: max(due.time, deliveredTime))
      count += 1
    }
    if count == limit, isDue {
      isBehind = true
      note(.tooManyMoments(mostMoments, at: time))
    }
    return count
  }

  /// Moves a manual clock on and delivers what became due.
  ///
  /// - Parameter seconds: How far; a number below 0, one that is not finite, and more than the clock
  ///   can count to is noted as R-4. With a clock that can't be moved, R-3 is noted and the stage is
  ///   only updated.
  public func advance(by seconds: Double) {
    // What was changed until now is shown from now on.
    let isLeftOpen = !isDelivering && redraw()
    if let clock = manualClock {
      if seconds >= 0 && seconds.isFinite {
        if !clock.move(by: seconds) { note(.beyondClock(clock.now)) }
      } else {
        note(.badStep(seconds))
      }
    } else {
      note(.clockMovesByItself)
    }
    if isLeftOpen { redraw() }
    if !isDelivering { deliver() }
  }

  /// Seconds on the clock at which the next callback or model write is due; nil when none will
  /// come.
  public var nextEventTime: Double? { queue.first?.time.rounded }

  /// The layers on which something is due now.
  package var dueLayers: [Layer] {
    queue.sources(until: clockTime.rounded).compactMap { ($0 as? LayerPart)?.layer }
  }

  /// What is delivered next; what callbacks changed is shown before anything later comes.
  private func nextDue() -> EventQueue.Item? {
    if let implicit = uncommitted.implicit,
      !isDue || queue.first.map({ $0.time > implicit.openedAt }) ?? true
    {
      redraw()
    }
    // The clock is read again each time: a callback may have moved it.
    return isDue ? queue.removeFirst() : nil
  }

  // Compared as they read: what is due at 1 has come when the clock reads 1.
  private var isDue: Bool {
    guard let next = queue.first else { return false }
    return next.time.rounded <= clockTime.rounded
  }

  private func deliver(_ source: any QueuedEvents, at time: ExactTime) {
    deliveryTime = time
    deliveredTime = time
    if instant.isRunaway(source, at: time) {
      note(source.runaway(at: time.rounded))
      source.abandon()
    } else {
      source.deliverNext(on: self)
    }
    // Scheduled while the event's time still is the stage's: what is due at once is due at it.
    if let part = source as? RunPart { schedule(part) }
    deliveryTime = nil
  }

  /// Puts a part where its next event belongs.
  func schedule(_ part: RunPart, notBefore earliest: ExactTime? = nil) {
    part.ticket += 1
    wakeDrawing()
    guard let time = part.nextTime(on: self), let event = part.nextEvent else { return }
    enqueue(
      EventQueue.Item(
        time: max(time, deliveredTime, earliest ?? deliveredTime), lateness: event.lateness,
        rank: event.rank.rawValue,
        run: part.run.serial, order: event.order, ticket: part.ticket, source: part))
  }

  /// Something is to be delivered, maybe earlier than whoever sleeps expects.
  func enqueue(_ item: EventQueue.Item) {
    queue.insert(item)
    quietUntil = min(quietUntil, item.time.rounded)
    hurry(to: item.time.rounded)
  }

  /// A layer's time was changed: everything on it is due at other times.
  func timeChanged(of attachments: Attachments) {
    for part in attachments.parts {
      part.listAgainIfTurned()
      schedule(part)
    }
  }
}

/// Counts what one instant sets off, to stop callbacks that start each other for ever.
struct InstantCount {
  static let limit = 10_000

  private var time = ExactTime(-1)
  private var count = 0

  /// Counts an event of what was started by a callback of this very instant.
  mutating func isRunaway(_ source: any QueuedEvents, at now: ExactTime) -> Bool {
    // As they read: what is over in less than a clock can show would never come to an end either.
    if time.rounded != now.rounded {
      time = now
      count = 0
    }
    guard source.isStarted(byCallbackAt: now) else { return false }
    count += 1
    return count > Self.limit
  }
}
