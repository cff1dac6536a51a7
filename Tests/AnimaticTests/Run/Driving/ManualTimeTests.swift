// Moving a stage's clock manually: to a time, to a time of a playback, and to the end.

import Animatic
import TestSupport
import Testing

extension Cue {
  fileprivate static let middle = Cue("middle")
}

struct ManualTimeTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() { stage.add(box) }

  private var findings: [String] { stage.diagnostics.map(\.id) }

  // MARK: To a time

  @Test func `advanced to a time the clock reads exactly that`() {
    for _ in 0..<7 { stage.advance(by: 0.1) }
    stage.advance(to: 1.1)
    expectEqual(stage.time, 1.1)
    stage.advance(to: 1.1)
    expectEqual(stage.time, 1.1)
    stage.advance(to: 1e9 + 0.3)
    expectEqual(stage.time, 1e9 + 0.3)
    #expect(findings.isEmpty)
  }

  @Test func `it delivers the events that became due`() {
    var times: [Double] = []
    Animate(box).fade(to: 0, duration: 2).onEnd { times.append($0.time) }.run()
    stage.advance(to: 1.75)
    expectEqual(box.presentation.opacity, 0.125)
    stage.advance(to: 5)
    expectEqual(times, [2])
  }

  @Test(arguments: [0.5, -1, .nan, .infinity, -.infinity])
  func `a past or invalid time is reported, and nothing moves`(time: Double) {
    stage.advance(by: 1)
    stage.advance(to: time)
    expectEqual(stage.time, 1)
    expectEqual(findings, ["R-12"])
    let clock = ManualClock(now: 1)
    clock.advance(to: time)
    expectEqual(clock.now, 1)
  }

  @Test func `R-4: a clock move beyond the representable range is reported`() {
    func told(_ clock: some MediaClock, _ advance: (Stage) -> Void) -> [String] {
      let stage = Stage(clock: clock)
      advance(stage)
      return stage.diagnostics.map(\.id)
    }
    let late = ManualClock(now: 1e308)
    #expect(told(late) { $0.advance(by: 1e308) } == ["R-4"] && late.now == 1e308)
    #expect(told(late) { $0.advance(by: 7e307) } == [] && late.now == 1.7e308)
    expectEqual(told(FrameClock()) { $0.advance(by: 1e300) }, ["R-4"])
    expectEqual(told(FrameClock()) { $0.advance(to: 1e300) }, ["R-4"])
    expectEqual(told(FrameClock()) { $0.advance(frames: .max) }, ["R-4"])
    #expect(told(FrameClock()) { $0.advance(by: 1e9) }.isEmpty)
    #expect(told(FrameClock(framesPerSecond: 1)) { $0.advance(frames: 1 << 53) }.isEmpty)
  }

  @Test func `a clock that runs by itself can't be moved`() {
    let own = Stage(clock: SystemClock())
    own.advance(to: 1e9)
    own.advanceToEnd()
    own.advance(frames: 3)
    #expect(own.time < 1e9)
    expectEqual(own.diagnostics.map(\.id), ["R-3", "R-17"])
  }

  // MARK: To a time of a playback

  @Test func `advancing to a cue moves the clock to its time`() {
    let playback = Animate(box).move(x: 10, duration: 2).cue(.middle).then().fade(to: 0).run()
    stage.advance(by: 0.3)
    stage.advance(to: .middle, of: playback)
    expectEqual(stage.time, 2)
    expectEqual(playback.elapsed, 2)
    stage.advance(to: .end - 0.25, of: playback)
    expectEqual(box.presentation.opacity, 0.25)
    stage.advance(to: .end, of: playback)
    expectEqual(playback.outcome, .finished)
    expectEqual(stage.time, 3)
    #expect(findings.isEmpty)
  }

  @Test func `it counts in the playback's own time`() {
    box.speed = 4
    let playback = Animate(box).move(x: 10, duration: 2).run()
    playback.rate = 0.5
    stage.advance(to: .start + 1, of: playback)
    expectEqual(stage.time, 0.5)
    expectEqual(playback.elapsed, 1)
    playback.reverse()
    stage.advance(to: .start + 0.5, of: playback)
    expectEqual(stage.time, 0.75)
    expectEqual(playback.elapsed, 0.5)
  }

  @Test func `changes made by callbacks are taken into account`() throws {
    var begins = 0
    var started: Playback?
    started = Animate(box).move(x: 10).onEnd { started?.rate = 0.25 }
      .then().fade(to: 0).onBegin { begins += 1 }.run()
    let playback = try #require(started)
    stage.advance(to: .end - 0.5, of: playback)
    expectEqual(stage.time, 3)
    expectEqual(begins, 1)
  }

  @Test func `the current time moves nothing`() {
    let playback = Animate(box).move(x: 10, duration: 2).run()
    stage.advance(by: 1)
    playback.pause()
    stage.advance(to: .start + 1, of: playback)
    expectEqual(stage.time, 1)
    #expect(findings.isEmpty)
  }

  @Test func `a missing, past, or unreachable time is reported`() {
    let playback = Animate(box).move(x: 10, duration: 2).run()
    stage.advance(by: 1)
    let elsewhere = Stage(clock: ManualClock())
    func refused(_ change: () -> Void) -> Bool {
      let before = (stage.time, stage.diagnostics.count)
      change()
      return stage.time == before.0 && stage.diagnostics.count == before.1 + 1
        && stage.diagnostics.last?.id == "R-13"
    }
    #expect(refused { stage.advance(to: Cue("nowhere"), of: playback) })
    #expect(refused { stage.advance(to: .start + 0.5, of: playback) })
    #expect(refused { stage.advance(to: .end + 0.5, of: playback) })
    playback.pause()
    #expect(refused { stage.advance(to: .start + 1.25, of: playback) })
    playback.resume()
    box.speed = 0
    #expect(refused { stage.advance(to: .start + 1.375, of: playback) })
    box.speed = 1
    playback.reverse()
    #expect(refused { stage.advance(to: .start + 1.5, of: playback) })
    playback.cancel()
    stage.update()
    #expect(refused { stage.advance(to: .start + 1.625, of: playback) })
    elsewhere.advance(to: .end, of: playback)
    expectEqual(elsewhere.diagnostics.map(\.id), ["R-13"])
    expectEqual(elsewhere.time, 0)
  }

  @Test func `what waits for a commit gets nowhere before it`() {
    stage.beginTransaction()
    let playback = Animate(box).move(x: 100).run()
    stage.advance(to: .end, of: playback)
    expectEqual(stage.time, 0)
    expectEqual(findings, ["R-13"])
    stage.advance(to: .start, of: playback)
    expectEqual(findings, ["R-13"], "it is there")
    stage.commitTransaction()
    stage.advance(to: .end, of: playback)
    #expect(stage.time == 1 && playback.outcome == .finished)
  }

  @Test func `a callback that makes it unreachable stops it there`() throws {
    var started: Playback?
    started = Animate(box).move(x: 10).onEnd { started?.pause() }.then().fade(to: 0).run()
    let playback = try #require(started)
    stage.advance(to: .end, of: playback)
    expectEqual(stage.time, 1)
    expectEqual(findings, ["R-13"])
  }

  // MARK: To the end

  @Test func `to the end it goes from event to event`() {
    var times: [Double] = []
    let box = box
    Animate(box).move(x: 10, duration: 0.7).settle().onEnd { event in
      times.append(event.time)
      Animate(box).fade(to: 0, duration: 0.4).onEnd { times.append($0.time) }.run()
    }.run()
    expectEqual(stage.advanceToEnd(), 1.1)
    expectEqual(stage.time, 1.1)
    expectEqual(times, [0.7, 1.1])
    expectEqual(box.position.x, 10)
    #expect(findings.isEmpty)
    expectEqual(stage.advanceToEnd(), 1.1)
  }

  @Test func `endless runs are named, all others end, and the clock stops at the limit`() {
    let other = Layer(name: "dots")
    stage.add(other)
    var ends: [Double] = []
    let turning = Animate(box).move(x: 3, duration: 2).spin().repeats(.infinity).key("turn").run()
    let fading = Animate(other).fade(to: 0, duration: 3).onEnd { ends.append($0.time) }.run()
    stage.advance(by: 0.5)
    expectEqual(stage.advanceToEnd(limit: 10), 10.5)
    expectEqual(ends, [3])
    expectEqual(fading.outcome, .finished)
    #expect(turning.outcome == nil)
    expectEqual(findings, ["R-10"])
    let message = stage.diagnostics[0].message
    #expect(message.contains("transform.rotation.z"), "\(message)")
    #expect(message.contains("on box"))
    #expect(!message.contains("opacity"))
    #expect(stage.diagnostics[0].place != nil)
  }

  @Test func `an observed endless repeat is reported up to the limit`() {
    var count = 0
    Animate(box).fade(to: 0, duration: 0.5).repeats(.infinity).onRepeat { _ in count += 1 }.run()
    stage.advanceToEnd(limit: 4)
    expectEqual(count, 8)
    expectEqual(stage.time, 4)
    expectEqual(findings, ["R-10"])
  }

  @Test func `a later end is reported differently`() {
    Animate(box).fade(to: 0, duration: 20).run()
    stage.advanceToEnd(limit: 4)
    expectEqual(stage.time, 4)
    expectEqual(findings, ["R-11"])
    expectEqual(stage.advanceToEnd(), 20)
  }

  @Test func `paused runs are not changed`() {
    let playback = Animate(box).fade(to: 0).run()
    stage.advance(by: 0.5)
    playback.pause()
    expectEqual(stage.advanceToEnd(), 0.5)
    #expect(findings.isEmpty)
  }

  @Test func `a playback on a layer that runs backwards never ends`() {
    Animate(box).fade(to: 0).run()
    stage.advance(by: 0.5)
    box.speed = -1
    stage.advanceToEnd(limit: 2)
    expectEqual(stage.time, 2.5)
    expectEqual(findings, ["R-10"])
  }

  @Test func `callbacks that start each other without end are stopped`() {
    let (stage, box) = (stage, box)
    func again() { Animate(box).fade(to: 0, duration: 0.001).onEnd { again() }.run() }
    again()
    stage.mostInstants = 1000
    stage.advanceToEnd()
    expectEqual(findings, ["R-18"])
    #expect(isClose(stage.time, 1))
  }

  @Test func `what takes less time than the clock can show is stopped at one instant`() {
    let (stage, box) = (stage, box)
    stage.advance(by: 100)
    func again() { Animate(box).fade(to: 0, duration: 1e-20).onEnd { again() }.run() }
    again()
    stage.advance(by: 1)
    expectEqual(findings, ["R-2"])
    expectEqual(stage.time, 101)
  }

  @Test func `in a callback the end can't be gone to`() {
    let stage = stage
    let playback = Animate(box).fade(to: 0).onBegin { stage.advanceToEnd() }.run()
    stage.update()
    expectEqual(stage.time, 0)
    expectEqual(findings, ["R-31"])
    #expect(playback.outcome == nil)
  }

  @Test(arguments: [-1, .nan, .infinity]) func `an invalid limit is reported`(limit: Double) {
    Animate(box).fade(to: 0).run()
    expectEqual(stage.advanceToEnd(limit: limit), 0)
    expectEqual(findings, ["R-4"])
  }

  @Test func `a playback advances to its end`() {
    let long = Animate(box).move(x: 10, duration: 9).run()
    let short = Animate(box).fade(to: 0, duration: 2).run()
    expectEqual(short.advanceToEnd(), .finished)
    expectEqual(stage.time, 2)
    expectEqual(long.elapsed, 2)
    expectEqual(short.advanceToEnd(), .finished)
    #expect(long.advanceToEnd(limit: 1) == nil)
    expectEqual(stage.time, 3)
    expectEqual(findings, ["R-11"])
  }
}
