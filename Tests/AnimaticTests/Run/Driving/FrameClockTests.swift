// A clock that counts frames.

import Animatic
import TestSupport
import Testing

struct FrameClockTests {
  @Test func `frames are counted, never added up`() {
    let clock = FrameClock(framesPerSecond: 60)
    for frame in 1...600 {
      clock.advance(frames: 1)
      expectEqual(clock.now, Double(frame) / 60)
    }
    expectEqual(clock.now, 10)
    expectEqual(clock.frame, 600)
  }

  @Test func `the rates of video are exact`() {
    let clock = FrameClock(framesPerSecond: 30000.0 / 1001)
    clock.advance(frames: 30000)
    expectEqual(clock.now, 1001)
    clock.advance(frames: 1)
    let later: Double = 30001 * 1001 / 30000
    expectEqual(clock.now, later)
    let film = FrameClock(framesPerSecond: 24000.0 / 1001)
    film.advance(frames: 24000 * 7)
    expectEqual(film.now, 7007)
  }

  @Test func `a stage is moved by frames`() {
    let stage = Stage(clock: FrameClock(framesPerSecond: 8))
    let box = Layer()
    stage.add(box)
    let playback = Animate(box).fade(from: 1, to: 0).run()
    stage.advance(frames: 3)
    expectEqual(stage.time, 0.375)
    expectEqual(box.presentation.opacity, 0.625)
    stage.advance(frames: 0)
    stage.advance(frames: 5)
    expectEqual(playback.outcome, .finished)
    stage.advance(frames: -1)
    expectEqual(stage.time, 1)
    expectEqual(stage.diagnostics.map(\.id), ["R-30"])
  }

  @Test func `after every move its time is a frame`() {
    let stage = Stage(clock: FrameClock(framesPerSecond: 10))
    stage.advance(by: 1e-12)
    expectEqual(stage.time, 0)
    stage.advance(to: 0.25)
    expectEqual(stage.time, 0.3)
    // The sum of two frames' times is a frame's time, however it is rounded.
    stage.advance(by: 0.1)
    expectEqual(stage.time, 0.4)
    stage.advance(by: 0)
    expectEqual(stage.time, 0.4)
    let box = Layer()
    stage.add(box)
    var end: Double?
    Animate(box).fade(to: 0, duration: 0.11).onEnd { end = $0.time }.run()
    expectEqual(stage.advanceToEnd(), 0.6)
    #expect(isClose(end, 0.51, within: 1e-15))
  }

  @Test func `steps of one frame are frames`() {
    for rate in [24, 25, 30, 50, 60, 120, 30000.0 / 1001, 7.3] {
      let clock = FrameClock(framesPerSecond: rate)
      let stage = Stage(clock: clock)
      for frame in 1...500 {
        stage.advance(by: 1 / rate)
        expectEqual(clock.frame, frame)
      }
    }
  }

  @Test(arguments: [
    (0, 60), (-1, 60), (.nan, 60), (.infinity, 60), (1e-9, 0.001), (1e300, 1_000_000),
  ])
  func `invalid rates are reported and clamped`(given: Double, counted: Double) {
    let clock = FrameClock(framesPerSecond: given)
    expectEqual(clock.framesPerSecond, counted)
    expectEqual(Stage(clock: clock).diagnostics.map(\.id), ["R-15"])
    #expect(Stage(clock: FrameClock(framesPerSecond: counted)).diagnostics.isEmpty)
  }

  @Test func `frames beyond count and below 0 do not trap`() {
    let clock = FrameClock()
    clock.advance(frames: -5)
    expectEqual(clock.now, 0)
    clock.advance(frames: .max)
    clock.advance(frames: .max)
    #expect(clock.now > 1e13)
    let stage = Stage(clock: FrameClock(framesPerSecond: 0.001))
    stage.advance(by: 1e300)
    #expect(stage.time.isFinite)
  }
}
