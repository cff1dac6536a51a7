// Awaiting the end of a playback, and driving its stage meanwhile.

import AnimaticCore

extension Playback {
  /// The outcome of the playback; waits until it has ended.
  ///
  /// With a clock that runs by itself, a waiting task also delivers the stage's events in real
  /// time, even between the frames of another driver. Of several waiting tasks the first delivers,
  /// and the next takes over. With a manual clock the wait lasts until the stage is advanced.
  ///
  /// When the waiting task is canceled, the wait ends with `stillRunning` and the playback
  /// continues.
  public var finished: Outcome {
    get async {
      while true {
        stage?.updateIfItRuns()
        if let outcome { return outcome }
        if Task.isCancelled { return .stillRunning(at: stage?.time ?? 0) }
        if let stage {
          await stage.sleep(until: stage.nextEventTime)
        } else {
          await waitForEnd()
        }
      }
    }
  }

  /// Waits for the end of a playback without a stage.
  private func waitForEnd() async {
    let (news, signal) = AsyncStream.makeStream(of: Void.self)
    waiters.append(signal)
    for await _ in news { break }
  }
}

extension Stage {
  /// Delivers due events if the clock runs by itself; a manual clock is updated by its owner.
  func updateIfItRuns() {
    if clock.runsByItself { update() }
  }
}
