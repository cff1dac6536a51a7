// The tasks that wait for a stage, with one alarm for all of them.

import AnimaticCore

/// The tasks that wait for a stage's events, and the alarm that wakes the first of them.
///
/// Only the alarm for the earliest wake time is set; the task it wakes then wakes all others that
/// are due. The alarm's task only captures a signal, so no state of the stage leaves its actor.
final class WaitingTasks {
  private final class Waiter {
    let signal: AsyncStream<Void>.Continuation
    /// The clock's time to wake at; nil to wake only for changes.
    let time: Double?
    /// Whether it draws frames, and so wakes for every change that may affect a frame.
    let draws: Bool

    init(_ signal: AsyncStream<Void>.Continuation, until time: Double?, draws: Bool) {
      self.signal = signal
      self.time = time
      self.draws = draws
    }
  }

  private struct Alarm {
    /// The task that it wakes.
    let waiter: Waiter
    let time: Double
    let task: Task<Void, Never>
  }

  private let clock: any MediaClock
  private var waiters: [Waiter] = []
  private var alarm: Alarm?

  init(on clock: any MediaClock) { self.clock = clock }

  /// Waits until a time, until a change, or until the task is canceled.
  ///
  /// If the task was waiting for the alarm, it wakes all other due tasks and sets the next alarm.
  ///
  /// - Parameters:
  ///   - time: The clock's time; nil waits for changes only.
  ///   - draws: Whether the task draws frames.
  ///   - now: Returns the clock's time when the task is awake.
  func wait(until time: Double?, draws: Bool, now: () -> Double) async {
    let (news, signal) = AsyncStream.makeStream(of: Void.self)
    let waiter = Waiter(signal, until: time, draws: draws)
    waiters.append(waiter)
    if let time, time < alarm?.time ?? .infinity { setAlarm(for: waiter, at: time) }
    for await _ in news { break }
    remove(waiter, at: now())
  }

  private func remove(_ waiter: Waiter, at now: Double) {
    guard isWaiting(waiter) else { return }
    waiters.removeAll { $0 === waiter }
    guard alarm?.waiter === waiter else { return }
    wake(dueBy: now)
    setNextAlarm()
  }

  /// Wakes all tasks.
  func wakeAll() { wake(dueBy: .infinity) }

  /// Wakes the tasks that draw frames.
  func wakeDrawing() {
    guard waiters.contains(where: \.draws) else { return }
    wake(dueBy: -.infinity, drawing: true)
    setNextAlarm()
  }

  /// Moves the alarm to an earlier time, for an event that no waiting task expects.
  func wake(by time: Double) {
    guard time < alarm?.time ?? .infinity else { return }
    if let waiter = alarm?.waiter ?? waiters.first { setAlarm(for: waiter, at: time) }
  }

  /// Wakes the tasks with a wake time up to a time, and possibly those that draw frames.
  private func wake(dueBy time: Double, drawing: Bool = false) {
    let isDue = { (waiter: Waiter) in
      waiter.time ?? .infinity <= time || drawing && waiter.draws
    }
    let due = waiters.filter(isDue)
    waiters.removeAll(where: isDue)
    for waiter in due { waiter.signal.finish() }
    if let waiter = alarm?.waiter, !isWaiting(waiter) {
      alarm?.task.cancel()
      alarm = nil
    }
  }

  private func isWaiting(_ waiter: Waiter) -> Bool { waiters.contains { $0 === waiter } }

  /// Sets the alarm for the earliest wake time, if none is set.
  private func setNextAlarm() {
    guard alarm == nil else { return }
    let next = waiters.min { ($0.time ?? .infinity) < ($1.time ?? .infinity) }
    if let next, let time = next.time { setAlarm(for: next, at: time) }
  }

  private func setAlarm(for waiter: Waiter, at time: Double) {
    alarm?.task.cancel()
    alarm = nil
    let waiting = clock.alarm(at: min(time, clock.now + .longestSleep))
    // A custom clock may have triggered an event that woke all tasks.
    guard isWaiting(waiter) else { return }
    let signal = waiter.signal
    let task = Task {
      await waiting()
      if !Task.isCancelled { signal.finish() }
    }
    alarm?.task.cancel()
    alarm = Alarm(waiter: waiter, time: time, task: task)
  }
}
