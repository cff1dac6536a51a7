// The tasks waiting for a stage, with one alarm for all of them.

import AnimaticCore

/// The tasks waiting for a stage's events, and the alarm that wakes the first of them.
///
/// Only the alarm for the earliest wake time is set; the task it wakes then wakes all others that
/// are due. The alarm's task only captures a signal, so no state of the stage leaves its actor.
final class SleepingPlace {
  typealias Signal = AsyncStream<Void>.Continuation

  private struct Sleeper {
    let number: Int
    let signal: Signal
    /// The clock's time to wake at; nil to wake only for changes.
    let time: Double?
    /// Whether it draws frames, and so wakes for every change that may affect a frame.
    let draws: Bool
  }

  private struct Alarm {
    let bearer: Int
    let time: Double
    let task: Task<Void, Never>
  }

  private var list: [Sleeper] = []
  private var count = 0
  private var drawing = 0
  private var alarm: Alarm?

  /// Adds a waiting task.
  ///
  /// - Returns: The number to pass to `rise`.
  func lieDown(_ signal: Signal, until time: Double?, draws: Bool, clock: any MediaClock) -> Int {
    count += 1
    let sleeper = Sleeper(number: count, signal: signal, time: time, draws: draws)
    list.append(sleeper)
    if draws { drawing += 1 }
    if let time, time < alarm?.time ?? .infinity { wake(sleeper, at: time, by: clock) }
    return sleeper.number
  }

  /// Removes a task that is awake.
  ///
  /// If it was waiting for the alarm, it wakes all other due tasks and sets the next alarm.
  func rise(_ number: Int, at now: Double, clock: any MediaClock) {
    guard let index = list.firstIndex(where: { $0.number == number }) else { return }
    if list.remove(at: index).draws { drawing -= 1 }
    guard alarm?.bearer == number else { return }
    wakeAll { $0.time.map { $0 <= now } ?? false }
    handOver(by: clock)
  }

  /// Wakes all tasks.
  func wakeAll() { wakeAll { _ in true } }

  /// Wakes the tasks that draw frames.
  func wakeDrawing(clock: any MediaClock) {
    guard drawing > 0 else { return }
    wakeAll(where: \.draws)
    handOver(by: clock)
  }

  /// Moves the alarm to an earlier time, for an event that no waiting task expects.
  func hurry(to time: Double, clock: any MediaClock) {
    guard time < alarm?.time ?? .infinity else { return }
    let bearer = alarm.flatMap { alarm in list.first { $0.number == alarm.bearer } } ?? list.first
    if let bearer { wake(bearer, at: time, by: clock) }
  }

  private func wakeAll(where isMeant: (Sleeper) -> Bool) {
    let meant = list.filter(isMeant)
    list.removeAll(where: isMeant)
    drawing -= meant.count { $0.draws }
    for sleeper in meant { sleeper.signal.finish() }
    if let bearer = alarm?.bearer, !list.contains(where: { $0.number == bearer }) {
      alarm?.task.cancel()
      alarm = nil
    }
  }

  /// Sets the alarm for the earliest wake time, if none is set.
  private func handOver(by clock: any MediaClock) {
    guard alarm == nil else { return }
    let next = list.min { ($0.time ?? .infinity) < ($1.time ?? .infinity) }
    if let next, let time = next.time { wake(next, at: time, by: clock) }
  }

  private func wake(_ sleeper: Sleeper, at time: Double, by clock: any MediaClock) {
    alarm?.task.cancel()
    alarm = nil
    let waiting = clock.alarm(at: min(time, clock.now + .longestSleep))
    // A custom clock may have triggered an event that woke all tasks.
    guard list.contains(where: { $0.number == sleeper.number }) else { return }
    let signal = sleeper.signal
    let task = Task {
      await waiting()
      if !Task.isCancelled { signal.finish() }
    }
    alarm?.task.cancel()
    alarm = Alarm(bearer: sleeper.number, time: time, task: task)
  }
}

extension Stage {
  /// Sleeps until a time of the clock, until a change, or until the task is canceled.
  ///
  /// - Parameters:
  ///   - time: The clock's time; nil waits for changes only.
  ///   - draws: Whether the task draws frames, so that any start or control wakes it.
  func sleep(until time: Double?, draws: Bool = false) async {
    let (news, signal) = AsyncStream.makeStream(of: Void.self)
    let number = sleepers.lieDown(
      signal, until: clock.runsByItself ? time : nil, draws: draws, clock: clock)
    for await _ in news { break }
    sleepers.rise(number, at: clockTime.rounded, clock: clock)
  }

  /// Wakes all waiting tasks.
  func wakeWaiters() { sleepers.wakeAll() }

  /// Wakes tasks that draw frames, after a change of what moves.
  func wakeDrawing() {
    newsCount += 1
    if clock.runsByItself, !isDelivering { sleepers.wakeDrawing(clock: clock) }
  }

  /// Makes sure that the alarm rings at a time or earlier.
  func hurry(to time: Double) {
    if clock.runsByItself, !isDelivering { sleepers.hurry(to: time, clock: clock) }
  }
}
