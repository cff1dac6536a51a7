// Waiting for the end, and driving the stage meanwhile.

import AnimaticCore

extension Playback {
  /// How it ended; waits until it has.
  ///
  /// With a clock that runs by itself, whoever waits also delivers the stage's events in real time,
  /// between the frames of whoever drives the stage, too; of several who wait, the first does, and
  /// the next takes over. With a manual clock it waits until somebody advances the stage.
  ///
  /// When the waiting task is cancelled, the wait ends with `stillRunning` and the playback goes
  /// on.
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

  /// Waits for what runs on no stage.
  private func waitForEnd() async {
    let (news, signal) = AsyncStream.makeStream(of: Void.self)
    waiters.append(signal)
    for await _ in news { break }
  }
}

extension Stage {
  /// Delivers what is due, if the clock runs by itself: a manual clock's owner updates the stage.
  func updateIfItRuns() {
    if clock.runsByItself { update() }
  }
}
