// Driving a stage in real time, by clocks that jump: no test sleeps.

import Animatic
import TestSupport
import Testing

/// A clock that moves immediately to each requested time.
private final class JumpingClock: MediaClock {
  var now: Double
  var runsByItself: Bool { true }
  private(set) var alarms: [Double] = []

  init(now: Double = 0) { self.now = now }

  func alarm(at time: Double) -> @Sendable () async -> Void {
    alarms.append(time)
    now = max(now, time)
    return {}
  }
}

/// A clock that is advanced manually, and resumes the tasks that are due.
private final class RingingClock: MediaClock {
  private(set) var now = 0.0
  var runsByItself: Bool { true }
  private var bells: [(time: Double, bell: AsyncStream<Void>.Continuation)] = []

  func alarm(at time: Double) -> @Sendable () async -> Void {
    guard time > now else { return {} }
    let (rings, bell) = AsyncStream.makeStream(of: Void.self)
    bells.append((time, bell))
    return { for await _ in rings { break } }
  }

  func jump(to time: Double) {
    now = time
    for bell in bells where bell.time <= time { bell.bell.finish() }
    bells.removeAll { $0.time <= time }
  }
}

// The limit ends a drive that never returns; it is far beyond what a loaded machine takes.
@Suite(.timeLimit(.minutes(10))) @MainActor struct DrivingTests {
  private let clock = JumpingClock()
  private let stage: Stage
  private let box = Layer(name: "box")

  init() {
    stage = Stage(clock: clock)
    stage.add(box)
  }

  @Test func `frames come until everything is over`() async {
    var frames: [Double] = []
    var shown: [Double] = []
    var log: [String] = []
    Animate(box).fade(from: 1, to: 0).settle().onBegin { log.append("begin") }
      .onEnd { log.append("end \($0.time)") }.run()
    await stage.drive(framesPerSecond: 4) { stage in
      frames.append(stage.time)
      shown.append(box.presentation.opacity)
    }
    expectEqual(frames, [0, 0.25, 0.5, 0.75, 1])
    expectEqual(shown, [1, 0.75, 0.5, 0.25, 0])
    expectEqual(log, ["begin", "end 1.0"])
    expectEqual(clock.alarms, [0.25, 0.5, 0.75, 1])
  }

  @Test func `frames do not drift`() async {
    clock.now = 10.1
    Animate(box).fade(to: 0, duration: 10).run()
    var frames: [Double] = []
    await stage.drive { frames.append($0.time) }
    expectEqual(frames.count, 601)
    for (frame, time) in frames.enumerated() {
      #expect(abs(time - (10.1 + Double(frame) / 60)) < 1e-14)
    }
  }

  @Test func `a late frame delays no other, and missed ones are left out`() async {
    Animate(box).fade(to: 0, duration: 2).run()
    var frames: [Double] = []
    await stage.drive(framesPerSecond: 4) { stage in
      frames.append(stage.time)
      if frames.count == 2 { clock.now = 0.9 }
      if frames.count == 4 { clock.now = 1.5 }
    }
    expectEqual(frames, [0, 0.25, 0.9, 1, 1.5, 1.75, 2])
  }

  @Test func `before a delayed begin it sleeps`() async {
    Animate(box).move(x: 10, duration: 0.5).after(begin: 10.1).run()
    var frames: [Double] = []
    await stage.drive(framesPerSecond: 4) { frames.append($0.time) }
    expectEqual(frames, [0, 10.25, 10.5, 10.75])
    expectEqual(clock.alarms, [10.25, 10.5, 10.75])
  }

  @Test func `it sleeps in a gap without events`() async {
    Animate(box).move(x: 10, duration: 0.5).then(gap: 20).fade(to: 0, duration: 0.5).run()
    var frames: [Double] = []
    await stage.drive(framesPerSecond: 4) { frames.append($0.time) }
    expectEqual(frames, [0, 0.25, 0.5, 20.5, 20.75, 21])
  }

  @Test func `it sleeps in reverse as well`() async {
    let playback = Animate(box).move(x: 10, duration: 0.5).then(gap: 20)
      .fade(to: 0, duration: 0.5).run()
    playback.seek(to: .end)
    playback.rate = -2
    var frames: [Double] = []
    await stage.drive(framesPerSecond: 4) { frames.append($0.time) }
    expectEqual(frames, [0, 0.25, 10.25, 10.5])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `an instant is a frame`() async {
    Animate(box).move(x: 10, duration: 0).after(begin: 3)
      .fade(to: 0, duration: 0.25).after(begin: 5).run()
    var shown: [(Double, Double)] = []
    await stage.drive(framesPerSecond: 4) {
      shown.append(($0.time, Double(box.presentation.position.x)))
    }
    expectEqual(shown.map(\.0), [0, 3, 5, 5.25])
    expectEqual(shown.map(\.1), [0, 10, 10, 0])
  }

  @Test func `if everything is paused or held it returns`() async {
    let kept = Animate(box).move(x: 10, duration: 0.25).stay().run()
    let paused = Animate(box).fade(to: 0).run()
    paused.pause()
    let frozen = Layer()
    stage.add(frozen)
    frozen.speed = 0
    Animate(frozen).spin().repeats(.infinity).run()
    var frames: [Double] = []
    await stage.drive(framesPerSecond: 4) { frames.append($0.time) }
    expectEqual(frames, [0, 0.25])
    expectEqual(kept.outcome, .finished)
    #expect(paused.outcome == nil)
    await stage.drive(framesPerSecond: 4) { frames.append($0.time) }
    expectEqual(frames, [0, 0.25, 0.25])
  }

  @Test func `an endless run continues until its playback has ended`() async {
    let endless = Animate(box).spin(duration: 1).repeats(.infinity).run()
    var count = 0
    await stage.drive(framesPerSecond: 4) { _ in
      count += 1
      if count == 9 { endless.cancel() }
    }
    // One more, without which it would still be attached.
    expectEqual(count, 10)
    expectEqual(endless.outcome, .cancelled(at: 2))
  }

  @Test func `it stops with the playback that it is given`() async {
    Animate(box).spin(duration: 1).repeats(.infinity).run()
    let playback = Animate(box).fade(to: 0).run()
    var frames: [Double] = []
    await stage.drive(framesPerSecond: 4, until: playback) { frames.append($0.time) }
    expectEqual(frames, [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `what a frame starts is driven as well`() async {
    let box = box
    var frames: [Double] = []
    await stage.drive(framesPerSecond: 4) { stage in
      frames.append(stage.time)
      if frames.count == 1 { Animate(box).fade(to: 0, duration: 0.5).run() }
    }
    expectEqual(frames, [0, 0.25, 0.5])
  }

  @Test func `its task stops it`() async {
    Animate(box).spin().repeats(.infinity).run()
    var count = 0
    var driving: Task<Void, Never>?
    driving = Task {
      await stage.drive { _ in
        count += 1
        if count == 5 { driving?.cancel() }
      }
    }
    await driving?.value
    expectEqual(count, 5)
  }

  @Test func `a waiter gets the outcome of its journey`() async {
    let stage = Stage(clock: ManualClock())
    let box = Layer(name: "box")
    stage.add(box)
    let playback = Animate(box).fade(to: 0, duration: 1).run()
    let first = Task { await playback.finished }
    await Task.yield()
    playback.restart()
    stage.update()
    expectEqual(await first.value, .restarted)
    #expect(playback.outcome == nil)
    let second = Task { await playback.finished }
    await Task.yield()
    stage.advance(by: 1)
    playback.reverse()
    expectEqual(await second.value, .finished)
    #expect(playback.outcome == nil)
  }

  @Test func `a task that waits meanwhile gets the end`() async {
    let playback = Animate(box).fade(to: 0).run()
    let waiting = [Task { await playback.finished }, Task { await playback.finished }]
    var frames: [Double] = []
    await stage.drive(framesPerSecond: 4) { frames.append($0.time) }
    for task in waiting { #expect(await task.value == .finished) }
    expectEqual(frames.last, 1)
  }

  @Test func `two drivers have separate frames`() async {
    let ringing = RingingClock()
    let stage = Stage(clock: ringing)
    stage.add(box)
    var log: [String] = []
    Animate(box).fade(to: 0).onEnd { log.append("end \($0.time)") }.run()
    let (news, signal) = AsyncStream.makeStream(of: Double.self)
    let slow = Task { await stage.drive(framesPerSecond: 2) { signal.yield($0.time) } }
    let fast = Task { await stage.drive(framesPerSecond: 4) { signal.yield($0.time) } }
    var heard: [Double] = []
    var frames = news.makeAsyncIterator()
    for time in [0, 0.25, 0.5, 0.75, 1] {
      ringing.jump(to: time)
      for _ in 0..<(time == 0.25 || time == 0.75 ? 1 : 2) {
        if let frame = await frames.next() { heard.append(frame) }
      }
    }
    await slow.value
    await fast.value
    expectEqual(heard, [0, 0, 0.25, 0.5, 0.5, 0.75, 1, 1])
    expectEqual(log, ["end 1.0"])
  }

  @Test func `new work wakes it, and so does a cancelled task`() async {
    let ringing = RingingClock()
    let stage = Stage(clock: ringing)
    stage.add(box)
    Animate(box).move(x: 10).after(begin: 100).run()
    let (news, signal) = AsyncStream.makeStream(of: Double.self)
    let driving = Task {
      await stage.drive(framesPerSecond: 4) { signal.yield($0.time) }
      signal.finish()
    }
    var frames = news.makeAsyncIterator()
    #expect(await frames.next() == 0)
    Animate(box).spin().repeats(.infinity).run()
    ringing.jump(to: 0.25)
    #expect(await frames.next() == 0.25)
    ringing.jump(to: 0.5)
    #expect(await frames.next() == 0.5)
    driving.cancel()
    await driving.value
    #expect(await frames.next() == nil)
  }

  @Test func `if the first waiting task is canceled, the next one is resumed`() async {
    let ringing = RingingClock()
    let stage = Stage(clock: ringing)
    stage.add(box)
    let playback = Animate(box).fade(to: 0).run()
    let first = Task { await playback.finished }
    let second = Task { await playback.finished }
    for _ in 0..<10 { await Task.yield() }
    first.cancel()
    #expect(await first.value == .stillRunning(at: 0))
    ringing.jump(to: 1)
    #expect(await second.value == .finished)
  }

  @Test func `a run started while tasks wait for a later time is delivered in time`() async {
    let ringing = RingingClock()
    let stage = Stage(clock: ringing)
    stage.add(box)
    let long = Animate(box).move(x: 10, duration: 100).run()
    let waiting = Task { await long.finished }
    for _ in 0..<10 { await Task.yield() }
    let (news, signal) = AsyncStream.makeStream(of: Double.self)
    Animate(box).fade(to: 0).onEnd { signal.yield($0.time) }.run()
    ringing.jump(to: 1)
    var ends = news.makeAsyncIterator()
    #expect(await ends.next() == 1)
    ringing.jump(to: 100)
    #expect(await waiting.value == .finished)
  }

  @Test func `a task that waits while nothing is due is resumed when something is`() async {
    let ringing = RingingClock()
    let stage = Stage(clock: ringing)
    stage.add(box)
    let playback = Animate(box).fade(to: 0).run()
    playback.pause()
    let waiting = Task { await playback.finished }
    for _ in 0..<10 { await Task.yield() }
    playback.resume()
    ringing.jump(to: 1)
    #expect(await waiting.value == .finished)
  }

  @Test func `a stopped clock can't drive`() async {
    let standing = Stage(clock: ManualClock())
    var count = 0
    await standing.drive { _ in count += 1 }
    expectEqual(count, 0)
    expectEqual(standing.diagnostics.map(\.id), ["R-19"])
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300])
  func `an invalid rate is reported`(rate: Double) async {
    var count = 0
    await stage.drive(framesPerSecond: rate) { _ in count += 1 }
    expectEqual(count, 1)
    expectEqual(stage.diagnostics.map(\.id), ["R-15"])
  }
}
