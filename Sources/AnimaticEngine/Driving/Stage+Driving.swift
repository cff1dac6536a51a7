// Driving a stage in real time, frame by frame, while anything can change.

import AnimaticCore

extension Stage {
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
    return running.flatMap { run.plan.subtree(of: $0.node) }
      .filter { run.plan.slot(of: $0).root >= 0 }.compactMap(run.plan.activeInterval)
  }
}
