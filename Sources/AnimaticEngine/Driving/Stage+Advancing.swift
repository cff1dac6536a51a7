// Advancing a manual clock: by seconds, to a time, by frames, to a time of a playback, and to the end.

import AnimaticCore

extension Stage {
  /// The default limit for advancing to the end, in seconds.
  public static var defaultLimit: Double { 3600 }

  /// Advances a manual clock by a number of seconds and delivers the events that became due.
  ///
  /// - Parameter seconds: The seconds to advance; a number that is negative, not finite, or beyond
  ///   the clock's range is noted as R-4. With a clock that can't be moved, R-3 is noted and the
  ///   stage is only updated.
  public func advance(by seconds: Double) {
    guard let clock = steppedClock() else { return }
    if seconds < 0 || !seconds.isFinite {
      note(.badStep(seconds))
    } else if !clock.move(by: seconds) {
      note(.beyondClock(clock.now))
    }
    update()
  }

  /// Advances the clock to a time and delivers the events that became due.
  ///
  /// A manual clock then reads exactly that time, a frame clock its first frame at or after it.
  ///
  /// - Parameter time: A time of the clock; one before now or not finite is noted as R-12 and has
  ///   no effect. A frame clock stops at its last frame, noted as R-4. With a clock that runs by
  ///   itself, R-3 is noted and the stage is only updated.
  public func advance(to time: Double) {
    guard let clock = steppedClock() else { return }
    guard time.isFinite, time >= clock.now else { return note(.timeHasPassed(time)) }
    if !clock.move(to: ExactTime(time)) { note(.beyondClock(clock.now)) }
    update()
  }

  /// Advances a frame clock by whole frames and delivers the events that became due.
  ///
  /// - Parameter frames: The number of frames; a negative number is noted as R-30, any other clock
  ///   as R-17, both without effect. More than the clock can count are noted as R-4.
  public func advance(frames: Int) {
    guard let clock = clock as? FrameClock else { return note(.countsNoFrames) }
    guard frames >= 0 else { return note(.badFrameCount(frames)) }
    let before = clock.frame
    clock.advance(frames: frames)
    if clock.frame - before < frames { note(.beyondClock(clock.now)) }
    update()
  }

  /// Advances the clock from event to event until everything that ends has ended.
  ///
  /// Afterward the clock is at the last event. Endless animations don't prevent the others from
  /// ending; if any remain, the clock advances to the limit and R-10 lists them. Animations that
  /// would end after the limit are reported as R-11. Paused animations and those on a frozen layer
  /// are ignored. After more than 100,000 instants, for example of callbacks that restart
  /// animations, it stops with R-18. Calling it in a callback is reported as R-31.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0, duration: 2).then().move(x: 10).run()
  /// stage.advanceToEnd()  // 3
  /// ```
  ///
  /// - Parameter limit: The most seconds to advance; a negative or non-finite one is noted as R-4
  ///   and has no effect.
  /// - Returns: The clock's time afterward, in seconds.
  /// - Complexity: O(n) in the events.
  @discardableResult
  public func advanceToEnd(limit: Double = Stage.defaultLimit) -> Double {
    passEvents(limit: limit)
    return time
  }

  /// Advances from event to event, up to a limit or to the end of a playback; to the limit if
  /// anything unfinished remains.
  fileprivate func passEvents(limit: Double, of playback: Playback? = nil) {
    guard let clock = clockToPassEvents() else { return }
    guard limit >= 0, limit.isFinite else { return note(.badStep(limit)) }
    let end = clockTime + ExactTime(limit)
    update()
    let isOver = passEvents(by: clock) { playback?.outcome == nil && $0.rounded <= end.rounded }
    guard isOver, playback?.outcome == nil else { return }
    let left = unfinished.filter { playback == nil || $0.part.run.playback === playback }
    note(left, limit: limit)
    if left.isEmpty { return }
    if !clock.move(to: end) { note(.beyondClock(clock.now)) }
    update()
  }

  /// Advances the clock to the next events, as far as they are wanted; returns false after too many
  /// instants.
  private func passEvents(
    by clock: any SteppedClock, while isWanted: (_ next: ExactTime) -> Bool
  ) -> Bool {
    var instants = 0
    while let next = queue.first?.time, isWanted(next) {
      if sharedTime.isBehind { return false }
      instants += 1
      guard instants <= mostInstants else {
        note(.tooManyInstants(instants, at: time))
        return false
      }
      clock.move(to: next)
      update()
    }
    return true
  }

  private func clockToPassEvents() -> (any SteppedClock)? {
    guard let clock = steppedClock() else { return nil }
    if isDelivering { note(.insideCallback) }
    return isDelivering ? nil : clock
  }

  /// The clock if it can be advanced now; otherwise nil, with a diagnostic.
  private func steppedClock() -> (any SteppedClock)? {
    // Changes made so far become visible before the clock moves.
    if !isDelivering { transactions.redraw(on: self) }
    guard let clock = sharedTime.steppedClock else {
      note(.clockMovesByItself)
      update()
      return nil
    }
    return clock
  }

  /// Advances the clock until a playback reaches one of its own times.
  ///
  /// - Parameters:
  ///   - time: Seconds since the playback's begin; nil for an unknown moment.
  ///   - playback: The playback.
  ///   - name: The name of the moment in diagnostics.
  package func advance(to time: Double?, of playback: Playback, called name: String) {
    guard let clock = clockToPassEvents() else { return }
    // A callback may move the target time or make it unreachable.
    let target = { () -> ExactTime? in
      guard let time, time >= 0, time <= playback.duration, playback.isOpen,
        playback.stage === self
      else { return nil }
      return playback.leader?.stageTime(reaching: time)
    }
    let isOver = passEvents(by: clock) { next in target().map { next.rounded < $0.rounded } ?? false
    }
    guard isOver else { return }
    guard let due = target() else { return note(.unreachable(name)) }
    clock.move(to: due)
    update()
  }

  /// Drives the stage in real time, frame by frame, until nothing can change any more.
  ///
  /// The first frame is immediate, frame k follows k frame durations later by the stage's clock: a
  /// late frame does not delay the others, and missed frames are skipped. Each frame delivers due
  /// events and then calls back. While nothing moves, for example before a delayed begin, it sleeps
  /// until the first frame with a change; new work wakes it.
  ///
  /// It returns when nothing moves and nothing is due, including when everything left is paused.
  /// With an endless animation it runs until the task is canceled or the playback has ended.
  /// Several tasks may drive one stage, each with its own frames, while others await playbacks: the
  /// first one awake delivers, and no event is delivered twice. A model change wakes it if it is
  /// animated or waits for a redraw.
  ///
  /// ```swift
  /// Animate(box).move(x: 100).run()
  /// await box.stage?.drive { _ in view.draw(box.presentation) }
  /// ```
  ///
  /// - Parameters:
  ///   - framesPerSecond: The frame rate, clamped to 0.001 through 1,000,000; a value that is not a
  ///     positive number counts as 60. Both are noted as R-15.
  ///   - playback: The playback whose end stops driving; nil waits for all playbacks.
  ///   - onFrame: Called after each delivery, with the stage.
  public func drive(
    framesPerSecond: Double = 60, until playback: Playback? = nil,
    onFrame: (Stage) -> Void = { _ in }
  ) async {
    // A clock that does not run by itself never reaches the next frame.
    guard clock.runsByItself else { return note(.clockStandsStill) }
    if !FrameRate.takes(framesPerSecond) { note(.badFrameRate(framesPerSecond)) }
    let rate = FrameRate(framesPerSecond)
    let start = clockTime
    var frame = 0
    while !Task.isCancelled {
      update()
      let shown = sharedTime.deliveredTime
      let known = newsCount
      onFrame(self)
      guard playback?.outcome == nil,
        let next = await reach(after: frame, rate: rate, from: start, shown: shown, news: known)
      else { return }
      frame = next
    }
  }

  /// Waits for the next frame with a change.
  ///
  /// - Returns: The frame number; nil if there is none or the task is canceled.
  private func reach(
    after frame: Int, rate: FrameRate, from start: ExactTime, shown: ExactTime, news: Int
  ) async -> Int? {
    var hasSlept = false
    while !Task.isCancelled {
      var due = frame + 1
      if newsCount == news {
        guard let change = nextChange(after: shown) else { return nil }
        due = max(due, rate.first(from: change - start))
      }
      let time = start + rate.time(of: due)
      if clockTime.rounded >= time.rounded {
        // Yields to other tasks on the same actor, even if every frame is late.
        if !hasSlept { await Task.yield() }
        return max(due, rate.last(until: clockTime - start))
      }
      await wait(until: time.rounded, draws: true)
      hasSlept = true
    }
    return nil
  }

  /// The clock's time of the next change after a displayed time: that time itself while moving, nil
  /// if nothing will change by itself.
  private func nextChange(after shown: ExactTime) -> ExactTime? {
    if transactions.implicitStart != nil { return shown }
    var next = queue.first?.time
    for run in openRuns {
      for part in run.layerParts {
        guard let change = part.nextChange(after: shown), change.isFinite else { continue }
        if change.rounded <= shown.rounded { return shown }
        next = next.map { min($0, change) } ?? change
      }
    }
    return next
  }
}

extension Playback {
  /// Advances its stage's clock from event to event until the playback has ended.
  ///
  /// Other runs on the stage continue meanwhile. If the playback has not ended by the limit, the
  /// clock advances to the limit and the stage notes what is left, as in
  /// `Stage.advanceToEnd(limit:)`. If the playback is paused, the clock is at the last event before
  /// the limit.
  ///
  /// - Parameter limit: The most seconds to advance.
  /// - Returns: The outcome; nil if the playback has not ended.
  @discardableResult
  public func advanceToEnd(limit: Double = Stage.defaultLimit) -> Outcome? {
    guard outcome == nil, let stage = stage as? Stage else { return outcome }
    stage.passEvents(limit: limit, of: self)
    return outcome
  }
}

extension LayerPart {
  /// The stage's time of the next change after a displayed time: that time itself while moving, nil
  /// if nothing will change by itself.
  ///
  /// An animation counts from its first begin to its last end, including pauses between repeats:
  /// extra frames are harmless, missing frames are not.
  fileprivate func nextChange(after shown: ExactTime) -> ExactTime? {
    let speed = rate * layerSpeed
    guard frozen == nil, !run.isPending, speed != 0, speed.isFinite else { return nil }
    let now = runTime(at: shown).rounded
    let motion = motion ?? activeIntervals
    self.motion = motion
    let next =
      speed < 0
      ? motion.lazy.filter { $0.enter < now }.map(\.exit).max()
      : motion.lazy.filter { $0.exit > now }.map(\.enter).min()
    guard let next else { return nil }
    let isMoving = speed < 0 ? next >= now : next <= now
    return isMoving ? shown : hostTime(of: ExactTime(next))
  }

  private var activeIntervals: [ActiveInterval] {
    let running = entries.filter { $0.state == .running }
    return running.flatMap { run.remaining.subtree(of: $0.node) }
      .filter { run.remaining.slot(of: $0).root >= 0 }.compactMap(run.remaining.activeInterval)
  }
}
