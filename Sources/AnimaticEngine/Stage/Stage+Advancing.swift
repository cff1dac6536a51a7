// Moving a clock by hand: to a time, by frames, to where a playback gets to, and to the end.

import AnimaticCore

extension Stage {
  /// Seconds that going to the end may take, where nobody says otherwise.
  public static var defaultLimit: Double { 3600 }

  /// Moves the clock on to a time and delivers what became due.
  ///
  /// A manual clock then shows exactly that time, a frame clock its first frame that is not before
  /// it.
  ///
  /// - Parameter time: Seconds on the clock; one before now, or not finite, is noted as R-12 and
  ///   moves nothing. A frame clock stops at its last frame, which is noted as R-4. With a clock that
  ///   runs by itself R-3 is noted and the stage is only updated.
  public func advance(to time: Double) {
    guard let clock = steppedClock() else { return }
    guard time.isFinite, time >= clock.now else { return note(.timeHasPassed(time)) }
    if !clock.move(to: ExactTime(time)) { note(.beyondClock(clock.now)) }
    update()
  }

  /// Moves a frame clock on by whole frames and delivers what became due.
  ///
  /// - Parameter frames: How many; a number below 0 is noted as R-30, and with any other clock R-17:
  ///   neither moves anything. More than the clock can count are noted as R-4.
  public func advance(frames: Int) {
    guard let clock = clock as? FrameClock else { return note(.countsNoFrames) }
    guard frames >= 0 else { return note(.badFrameCount(frames)) }
    let before = clock.frame
    clock.advance(frames: frames)
    if clock.frame - before < frames { note(.beyondClock(clock.now)) }
    update()
  }

  /// Moves the clock from event to event until everything that ends has ended.
  ///
  /// Afterwards the clock stands at the last event. What never ends does not keep what does from
  /// ending; it is stopped at by the limit: R-10 then tells its names, and the clock stands at the
  /// limit. What would end after the limit is told by R-11. What stands still, because it is paused
  /// or because its layer is, is left as it is. More than 100,000 instants, such as of callbacks that
  /// start something again and again, stop where they are, with R-18. In a callback it can't be
  /// called, which is told as R-31.
  ///
  /// ```swift
  /// Animate(box).fade(to: 0, duration: 2).then().move(x: 10).run()
  /// stage.advanceToEnd()  // 3
  /// ```
  ///
  /// - Parameter limit: Seconds from now that it may take; what is not a finite number of at least 0
  ///   is noted as R-4 and moves nothing.
  /// - Returns: What the clock shows then, in seconds.
  /// - Complexity: O(n) in the events.
  @discardableResult
  public func advanceToEnd(limit: Double = Stage.defaultLimit) -> Double {
    if let end = passEvents(limit: limit, while: { true }) {
      stop(at: end, leaving: unfinished, limit: limit)
    }
    return time
  }

  /// Goes from event to event; nil where it could not.
  ///
  /// - Returns: The time of the limit.
  func passEvents(limit: Double, while goesOn: () -> Bool) -> ExactTime? {
    guard let clock = steppedClock() else { return nil }
    guard !isDelivering else {
      note(.insideCallback)
      return nil
    }
    guard limit >= 0, limit.isFinite else {
      note(.badStep(limit))
      return nil
    }
    let end = clockTime + ExactTime(limit)
    var instants = 0
    update()
    while goesOn(), let next = queue.first?.time, next.rounded <= end.rounded {
      guard pass(next, by: clock, &instants) else { return nil }
    }
    return end
  }

  /// Moves the clock to the next event; false where that has gone on for too long.
  private func pass(_ next: ExactTime, by clock: any SteppedClock, _ instants: inout Int) -> Bool {
    if isBehind { return false }
    instants += 1
    guard instants <= mostInstants else {
      note(.tooManyInstants(instants, at: time))
      return false
    }
    clock.move(to: next)
    update()
    return true
  }

  /// The clock stands at the limit, where something is left that will not have ended.
  fileprivate func stop(at end: ExactTime, leaving left: [Unfinished], limit: Double) {
    tell(left, limit: limit)
    guard !left.isEmpty, let clock = manualClock else { return }
    if !clock.move(to: end) { note(.beyondClock(clock.now)) }
    update()
  }

  /// The clock, where it can be moved now; nil, with a finding, where it can't.
  private func steppedClock() -> (any SteppedClock)? {
    // What was changed until now is shown from now on.
    if !isDelivering { redraw() }
    guard let clock = manualClock else {
      note(.clockMovesByItself)
      update()
      return nil
    }
    return clock
  }

  /// Moves the clock on until a playback is at a time of its own.
  ///
  /// - Parameters:
  ///   - time: Seconds since the playback's begin; nil for a moment that it does not have.
  ///   - playback: The playback.
  ///   - name: What a finding calls the moment.
  package func advance(to time: Double?, of playback: Playback, called name: String) {
    guard let clock = steppedClock() else { return }
    guard !isDelivering else { return note(.insideCallback) }
    var target = time.flatMap { moment($0, of: playback) }
    if target == nil { note(.unreachable(name)) }
    var instants = 0
    while let due = target {
      guard let next = queue.first?.time, next.rounded < due.rounded else {
        clock.move(to: due)
        return update()
      }
      guard pass(next, by: clock, &instants) else { return }
      // What a callback has done may let it come sooner, later or never.
      target = time.flatMap { moment($0, of: playback) }
      if target == nil { note(.unreachable(name)) }
    }
  }

  private func moment(_ time: Double, of playback: Playback) -> ExactTime? {
    guard playback.stage === self, playback.isOpen, time >= 0, time <= playback.duration else {
      return nil
    }
    return playback.leader?.stageTime(reaching: time)
  }
}

extension Playback {
  /// Moves its stage's clock from event to event until it has ended.
  ///
  /// Others that run on the stage go on meanwhile. Where it is not over by the limit, because it never
  /// ends or would end later, the clock stands at the limit and a finding of the stage tells what is
  /// left, as `Stage.advanceToEnd(limit:)` does; where it stands still, the clock stands at the last
  /// event before the limit.
  ///
  /// - Parameter limit: Seconds from now that it may take.
  /// - Returns: How it ended; nil where it did not.
  @discardableResult
  public func advanceToEnd(limit: Double = Stage.defaultLimit) -> Outcome? {
    guard outcome == nil, let stage else { return outcome }
    if let end = stage.passEvents(limit: limit, while: { outcome == nil }), outcome == nil {
      let left = stage.unfinished.filter { $0.part.run.playback === self }
      stage.stop(at: end, leaving: left, limit: limit)
    }
    return outcome
  }
}
