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
    /// Whether it draws frames, and so wakes whatever begins, ends or is told something.
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

  /// Takes somebody in.
  ///
  /// - Returns: The number to rise with.
  func lieDown(_ signal: Signal, until time: Double?, draws: Bool, clock: any MediaClock) -> Int {
    count += 1
    let sleeper = Sleeper(number: count, signal: signal, time: time, draws: draws)
    list.append(sleeper)
    if draws { drawing += 1 }
    if let time, time < alarm?.time ?? .infinity { wake(sleeper, at: time, by: clock) }
    return sleeper.number
  }

  /// Somebody is awake.
  ///
  /// With the alarm's bearer all others rise whose time has come, and the next one bears it.
  func rise(_ number: Int, at now: Double, clock: any MediaClock) {
    guard let index = list.firstIndex(where: { $0.number == number }) else { return }
    if list.remove(at: index).draws { drawing -= 1 }
    guard alarm?.bearer == number else { return }
    wakeAll { $0.time.map { $0 <= now } ?? false }
    handOver(by: clock)
  }

  /// Tells everybody that something happened.
  func wakeAll() { wakeAll { _ in true } }

  /// Tells who draws that there may be something new to draw.
  func wakeDrawing(clock: any MediaClock) {
    guard drawing > 0 else { return }
    wakeAll(where: \.draws)
    handOver(by: clock)
  }

  /// Lets the alarm ring at an earlier time: something is due then that nobody who sleeps knew of.
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

  /// Sets the alarm for whoever has to wake first, where nobody bears it.
  private func handOver(by clock: any MediaClock) {
    guard alarm == nil else { return }
    let next = list.min { ($0.time ?? .infinity) < ($1.time ?? .infinity) }
    if let next, let time = next.time { wake(next, at: time, by: clock) }
  }

  private func wake(_ sleeper: Sleeper, at time: Double, by clock: any MediaClock) {
    alarm?.task.cancel()
    alarm = nil
    let waiting = clock.alarm(at: min(time, clock.now + .longestSleep))
    // A clock of the user's own may have set off something that woke everybody.
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
  /// Sleeps until a time of the clock, until something happens, or until its task is cancelled.
  ///
  /// - Parameters:
  ///   - time: The clock's time; nil waits for news only.
  ///   - draws: Whether it draws frames, so that everything that is started or told is news.
  func sleep(until time: Double?, draws: Bool = false) async {
    let (news, signal) = AsyncStream.makeStream(of: Void.self)
    let number = sleepers.lieDown(
      signal, until: clock.runsByItself ? time : nil, draws: draws, clock: clock)
    for await _ in news { break }
    sleepers.rise(number, at: clockTime.rounded, clock: clock)
  }

  /// Tells everybody who sleeps that something happened.
  func wakeWaiters() { sleepers.wakeAll() }

  /// Something may move, or rest, that did not when whoever draws lay down.
  func wakeDrawing() {
    newsCount += 1
    if clock.runsByItself, !isDelivering { sleepers.wakeDrawing(clock: clock) }
  }

  /// Something is due at a time, maybe earlier than whoever sleeps expects.
  func hurry(to time: Double) {
    if clock.runsByItself, !isDelivering { sleepers.hurry(to: time, clock: clock) }
  }
}
