// Driving a stage in real time, frame by frame, as long as there is anything to drive.

import AnimaticCore

extension Stage {
  /// Drives the stage in real time, frame by frame, until nothing can change any more.
  ///
  /// The first frame comes at once, frame k as many seconds after it as k frames take, by the stage's
  /// clock: a frame that comes late delays no other, and those that were missed are left out. Each
  /// frame delivers what is due and then calls back. While nothing moves, such as before a delayed
  /// begin, it sleeps, and wakes for the first frame at which something happens; new work wakes it.
  ///
  /// It returns once nothing moves and nothing is due: also where everything that is left stands
  /// still. Something endless goes on until the task is cancelled or the playback has ended. Several
  /// tasks may drive one stage, each with its own frames, and others await playbacks meanwhile: who
  /// is awake first delivers, and nobody hears anything twice. A change of a model wakes it where it
  /// is animated or waits for a redraw.
  ///
  /// ```swift
  /// Animate(box).move(x: 100).run()
  /// await box.stage?.drive { _ in view.draw(box.presentation) }
  /// ```
  ///
  /// - Parameters:
  ///   - framesPerSecond: How many, from 0.001 to 1,000,000: what lies outside counts as the nearer
  ///     end, what is not a positive number as 60; both are noted as R-15.
  ///   - playback: Returns after the first frame at which it has ended; nil waits for all of them.
  ///   - onFrame: Called after each delivery, with the stage.
  public func drive(
    framesPerSecond: Double = 60, until playback: Playback? = nil,
    onFrame: (Stage) -> Void = { _ in }
  ) async {
    // A clock that stands still would never come to the next frame.
    guard clock.runsByItself else { return note(.clockStandsStill) }
    if !FrameRate.takes(framesPerSecond) { note(.badFrameRate(framesPerSecond)) }
    let rate = FrameRate(framesPerSecond)
    let start = clockTime
    var frame = 0
    while !Task.isCancelled {
      update()
      let shown = deliveredTime
      let known = newsCount
      onFrame(self)
      guard playback?.outcome == nil,
        let next = await reach(after: frame, rate: rate, from: start, shown: shown, news: known)
      else { return }
      frame = next
    }
  }

  /// Waits for the next frame that has something new to show.
  ///
  /// - Returns: Its number; nil where there is none, or its task is cancelled.
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
        // Others on the same actor get their turn, also where each frame is late.
        if !hasSlept { await Task.yield() }
        return max(due, rate.last(until: clockTime - start))
      }
      await sleep(until: time.rounded, draws: true)
      hasSlept = true
    }
    return nil
  }
}
