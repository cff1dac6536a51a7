// How fast a playback goes: its rate, in flight and in callbacks, with a layer's own speed.

import Animatic
import TestSupport
import Testing

struct RateTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() { stage.add(box) }

  @Test func `twice as fast it ends in half the time`() {
    var log: [Double] = []
    let playback = Animate(box).move(x: 40, duration: 4)
      .onBegin { log.append($0.time) }.onEnd { log.append($0.time) }.run()
    expectEqual(playback.rate, 1)
    playback.rate = 2
    expectEqual(playback.rate, 2)
    stage.advance(by: 1)
    expectEqual(playback.elapsed, 2)
    expectEqual(box.presentation.position.x, 20)
    stage.advance(by: 5)
    expectEqual(log, [0, 2])
    expectEqual(playback.outcome, .finished)
    expectEqual(playback.rate, 0)
  }

  @Test func `changed in flight, the time stays where it is`() {
    let playback = Animate(box).move(x: 40, duration: 4).run()
    stage.advance(by: 1)
    for rate in [3, 0.25, -0.5, -1, 1e-6, 1e6, 1] {
      playback.rate = rate
      expectEqual(playback.elapsed, 1)
      expectEqual(box.presentation.position.x, 10)
    }
    playback.rate = 0.5
    stage.advance(by: 1)
    expectEqual(playback.elapsed, 1.5)
    playback.rate = -3
    stage.advance(by: 0.25)
    expectEqual(playback.elapsed, 0.75)
  }

  @Test func `below 0 it plays back, as reverse does`() {
    var log: [String] = []
    let playback = Animate(box).move(x: 10).then().fade(to: 0)
      .onBegin { log.append("begin \($0.time)") }.onEnd { log.append("end \($0.time)") }.run()
    stage.advance(by: 1.5)
    playback.rate = -2
    stage.advance(by: 5)
    expectEqual(log, ["begin 1.0", "end 1.75"])
    expectEqual(playback.outcome, .finished)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `reverse negates the rate`() {
    let playback = Animate(box).move(x: 40, duration: 4).run()
    playback.rate = 2
    stage.advance(by: 1)
    playback.reverse()
    expectEqual(playback.rate, -2)
    stage.advance(by: 0.5)
    expectEqual(playback.elapsed, 1)
    playback.reverse()
    expectEqual(playback.rate, 2)
  }

  @Test
  func
    `in reverse past a begin and forwards again a verb plays again, and no event is delivered twice`()
  {
    var log: [String] = []
    let playback = Animate(box).move(x: 40, duration: 1).then()
      .fade(to: 0, duration: 1).onBegin { log.append("begin") }.onEnd { log.append("end") }.run()
    stage.advance(by: 1.5)
    playback.reverse()
    stage.advance(by: 1)
    #expect(log == ["begin", "end"] && box.presentation.opacity == 1)
    playback.reverse()
    stage.advance(by: 1)
    #expect(log == ["begin", "end"] && box.presentation.opacity == 0.5)
    stage.advanceToEnd()
    #expect(log == ["begin", "end"] && playback.outcome == .finished)
  }

  @Test func `0 pauses, any other rate resumes`() {
    let playback = Animate(box).move(x: 40, duration: 4).run()
    playback.rate = 2
    stage.advance(by: 0.5)
    playback.rate = 0
    #expect(playback.isPaused)
    stage.advance(by: 7)
    expectEqual(playback.elapsed, 1)
    expectEqual(playback.rate, 0)
    playback.resume()
    expectEqual(playback.rate, 2)
    playback.pause()
    playback.rate = 3
    #expect(!playback.isPaused)
    stage.advance(by: 0.5)
    expectEqual(playback.elapsed, 2.5)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e7, -1e7, 1e-7, .leastNonzeroMagnitude])
  func `a rate that is none is refused`(rate: Double) {
    let playback = Animate(box).move(x: 10).run()
    playback.rate = rate
    expectEqual(playback.rate, 1)
    #expect(playback.diagnostics.map(\.id).contains("R-14"))
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.x, 5)
  }

  @Test func `changed in a callback it counts from the callback's time`() {
    var log: [String] = []
    var playback: Playback?
    playback = Animate(box).move(x: 10).onEnd { playback?.rate = 4 }
      .then().fade(to: 0, duration: 2)
      .onBegin { log.append("begin \($0.time)") }.onEnd { log.append("end \($0.time)") }.run()
    stage.advance(by: 10)
    expectEqual(log, ["begin 1.0", "end 1.5"])
  }

  @Test(arguments: [
    (2.0, 3.0, 0.5), (0.5, 2, 3), (-1, -1, 3), (-2, -1, 1.5), (0.5, -2, nil), (1, 0, nil),
    (1.0 / 3, 1, 9),
  ])
  func `events come at the right times under any rate and speed`(
    rate: Double, speed: Double, end: Double?
  ) {
    var log: [Double] = []
    box.speed = speed
    let playback = Animate(box).fade(to: 0, duration: 3).onEnd { log.append($0.time) }.run()
    playback.rate = rate
    expectEqual(playback.elapsed, 0)
    stage.advance(by: 100)
    expectEqual(log.count, (end == nil ? 0 : 1))
    if let end { #expect(isClose(log.first, end, within: 1e-12)) }
  }

  @Test func `a layer whose time reverses plays a reversed run forwards`() {
    var log: [String] = []
    let playback = Animate(box).move(x: 10).then().fade(to: 0)
      .onBegin { log.append("begin \($0.time)") }.onEnd { log.append("end \($0.time)") }.run()
    stage.advance(by: 0.5)
    playback.rate = -1
    stage.advance(by: 0.25)
    // Its local time is 0.75 now; from here on the layer's time goes back, and the run's forwards.
    let local = box.currentTime
    box.speed = -1
    box.beginTime = stage.mediaTime
    box.timeOffset = local
    expectEqual(playback.elapsed, 0.25)
    stage.advance(by: 10)
    expectEqual(log, ["begin 1.5", "end 2.5"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `canceling in reverse reports immediately`() {
    var log: [String] = []
    let playback = Animate(box).fade(to: 0)
      .onBegin { log.append("begin") }.onEnd { log.append("end \($0.time) \($0.finished)") }.run()
    stage.advance(by: 0.5)
    playback.reverse()
    stage.advance(by: 0.125)
    playback.cancel()
    stage.update()
    expectEqual(log, ["begin", "end 0.625 false"])
    expectEqual(playback.outcome, .cancelled(at: 0.625))
  }

  @Test func `in reverse from the end it begins at its end and ends at its begin`() {
    var log: [String] = []
    let playback = Animate(box).move(x: 10, duration: 2)
      .onBegin { log.append("begin \($0.time) \($0.direction)") }
      .onEnd { log.append("end \($0.time) \($0.finished) \($0.direction)") }.run()
    playback.seek(to: .end)
    playback.rate = -1
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.x, 7.5)
    expectEqual(log, ["begin 0.0 backwards"])
    stage.advance(by: 1.5)
    expectEqual(playback.outcome, .finished)
    expectEqual(log, ["begin 0.0 backwards", "end 2.0 true backwards"])
  }

  @Test func `after a seek to the end, a reversed run presents the end first`() {
    let playback = Animate(box).move(x: 40, duration: 4).run()
    playback.pause()
    playback.seek(to: 9)
    expectEqual(box.presentation.position.x, 40)
    playback.rate = -1
    expectEqual(box.presentation.position.x, 40)
    stage.advance(by: 1)
    expectEqual(box.presentation.position.x, 30)
  }

  @Test func `turned at the begin it has finished, turned at the end it goes back`() {
    let first = Animate(box).move(x: 10).run()
    first.reverse()
    #expect(first.outcome == nil)
    stage.update()
    expectEqual(first.outcome, .finished)
    let second = Animate(box).move(x: 10).run()
    second.seek(to: 1)
    second.reverse()
    stage.advance(by: 0.25)
    expectEqual(second.elapsed, 0.75)
    #expect(second.outcome == nil)
  }

  @Test func `cues and repeats have their times under a rate`() {
    var log: [String] = []
    let middle = Cue("middle")
    let playback = Animate(box).fade(to: 0, duration: 0.5).repeats(4)
      .onRepeat { log.append("repeat \($0.time)") }
      .cue(middle, at: .start + 1.25).observed(middle) { log.append("cue \($0.time)") }
      .run()
    playback.rate = 0.5
    stage.advance(by: 10)
    expectEqual(log, ["repeat 1.0", "repeat 2.0", "cue 2.5", "repeat 3.0"])
  }

  @Test func `another host plays at another rate`() {
    let host = RecordingHost()
    let playback = Animate(host).fade(to: 0).run()
    host.currentTime += 0.25
    expectEqual(playback.elapsed, 0.25)
    playback.rate = 2
    expectEqual(playback.rate, 2)
    let attached = host.attached.first { $0.key == "animatic.0" }?.animation
    expectEqual(attached?.speed, 2)
    expectEqual(attached?.timeOffset, 0.25)
    host.currentTime += 0.25
    expectEqual(playback.elapsed, 0.75)
  }
}
