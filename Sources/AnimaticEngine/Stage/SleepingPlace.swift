// Where everybody sleeps who waits for a stage, with one alarm for all of them.

import AnimaticCore

/// Who waits for something to happen on a stage, and the alarm that wakes the first of them.
///
/// Only one alarm is set, for whoever has to wake first; whoever it wakes wakes all others whose time
/// has come, too. What the alarm's task knows is a signal: nothing of the stage leaves its actor.
final class SleepingPlace {
  typealias Signal = AsyncStream<Void>.Continuation

  private struct Sleeper {
    let number: Int
    let signal: Signal
    /// The clock's time to wake at; nil for whoever waits for news only.
    let time: Double?
  }

  private struct Alarm {
    let bearer: Int
    let time: Double
    let task: Task<Void, Never>
  }

  private var list: [Sleeper] = []
  private var count = 0
  private var alarm: Alarm?

  /// Takes somebody in.
  ///
  /// - Returns: The number to rise with.
  func lieDown(_ signal: Signal, until time: Double?, clock: any MediaClock) -> Int {
    count += 1
    let sleeper = Sleeper(number: count, signal: signal, time: time)
    list.append(sleeper)
    if let time, time < alarm?.time ?? .infinity { wake(sleeper, at: time, by: clock) }
    return sleeper.number
  }

  /// Somebody is awake.
  ///
  /// With the alarm's bearer all others rise whose time has come, and the next one bears it.
  func rise(_ number: Int, at now: Double, clock: any MediaClock) {
    guard let index = list.firstIndex(where: { $0.number == number }) else { return }
    list.remove(at: index)
    guard let alarm, alarm.bearer == number else { return }
    alarm.task.cancel()
    self.alarm = nil
    let due = list.filter { $0.time.map { $0 <= now } ?? false }
    list.removeAll { $0.time.map { $0 <= now } ?? false }
    for sleeper in due { sleeper.signal.finish() }
    let next = list.filter { $0.time != nil }
      .min { ($0.time ?? .infinity) < ($1.time ?? .infinity) }
    if let next, let time = next.time { wake(next, at: time, by: clock) }
  }

  /// Tells everybody that something happened.
  func wakeAll() {
    alarm?.task.cancel()
    alarm = nil
    let sleepers = list
    list = []
    for sleeper in sleepers { sleeper.signal.finish() }
  }

  private func wake(_ sleeper: Sleeper, at time: Double, by clock: any MediaClock) {
    alarm?.task.cancel()
    let waiting = clock.alarm(at: min(time, clock.now + 3600))
    // A clock of the user's own may have set off something that woke everybody.
    guard list.contains(where: { $0.number == sleeper.number }) else { return }
    let signal = sleeper.signal
    let task = Task {
      await waiting()
      if !Task.isCancelled { signal.finish() }
    }
    alarm = Alarm(bearer: sleeper.number, time: time, task: task)
  }
}

extension Stage {
  /// Sleeps until a time of the clock, until something happens, or until its task is cancelled.
  ///
  /// - Parameter time: The clock's time; nil waits for news only.
  func sleep(until time: Double?) async {
    let (news, signal) = AsyncStream.makeStream(of: Void.self)
    let number = sleepers.lieDown(signal, until: clock.runsByItself ? time : nil, clock: clock)
    for await _ in news { break }
    sleepers.rise(number, at: clockTime.rounded, clock: clock)
  }

  /// Tells everybody who sleeps that something happened.
  func wakeWaiters() { sleepers.wakeAll() }

  /// Something may be due, or may move, earlier than whoever sleeps expects.
  func wakeDriver() {
    if clock.runsByItself, !isDelivering { wakeWaiters() }
  }
}
