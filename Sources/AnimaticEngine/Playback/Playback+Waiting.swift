// Waiting for the end, and driving the stage meanwhile (DESIGN §5, Stage and driving).

import AnimaticCore

extension Playback {
  /// How it ended; waits until it has.
  ///
  /// With a clock that runs by itself, whoever waits also delivers the stage's events in real time;
  /// of several, the first does, and the next takes over. With a manual clock it waits until
  /// somebody advances the stage.
  ///
  /// When the waiting task is cancelled, the wait ends with `stillRunning` and the playback goes
  /// on.
  public var finished: Outcome {
    get async {
      while true {
        stage?.updateIfItRuns()
        if let outcome { return outcome }
        if Task.isCancelled { return .stillRunning(at: stage?.time ?? 0) }
        await waitForNews()
      }
    }
  }

  /// Waits until the playback has ended, something is due, or it is this waiter's turn to drive.
  private func waitForNews() async {
    let (news, signal) = AsyncStream.makeStream(of: Void.self)
    let drives = enqueue(signal)
    var alarm: Task<Void, Never>?
    if drives, let seconds = stage?.secondsToNextEvent {
      alarm = Task {
        try? await Task.sleep(nanoseconds: UInt64(min(seconds, 3600) * 1e9))
        signal.yield()
      }
    }
    for await _ in news { break }
    alarm?.cancel()
    signal.finish()
    stage?.dequeue(drives: drives)
  }
}

extension Playback {
  /// Takes a waiter in; true where it is the one to drive the stage.
  private func enqueue(_ waiter: AsyncStream<Void>.Continuation) -> Bool {
    if let stage { return stage.enqueue(waiter) }
    waiters.append(waiter)
    return false
  }
}

extension Stage {
  /// Delivers what is due, if the clock runs by itself: a manual clock's owner updates the stage.
  func updateIfItRuns() {
    if clock.runsByItself { update() }
  }

  /// Takes a waiter in; true where it is the one to drive.
  func enqueue(_ waiter: AsyncStream<Void>.Continuation) -> Bool {
    waiters.append(waiter)
    guard clock.runsByItself, !hasDriver else { return false }
    hasDriver = true
    return true
  }

  /// A waiter has left; where it drove, the others are told, so that the next takes over.
  func dequeue(drives: Bool) {
    guard drives else { return }
    hasDriver = false
    wakeWaiters()
  }

  /// Tells every waiter that something happened.
  func wakeWaiters() {
    for waiter in waiters { waiter.finish() }
    waiters = []
  }

  /// Something may be due earlier than the driver expects.
  func wakeDriver() {
    if hasDriver, !isDelivering { wakeWaiters() }
  }

  var secondsToNextEvent: Double? {
    nextEventTime.map { max(0, $0 - clockTime.rounded) }
  }
}
