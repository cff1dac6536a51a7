// Manual seeking: beyond the ends, by progress, and back and forth while paused.

import Animatic
import TestSupport
import Testing

struct ScrubbingTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() { stage.add(box) }

  @Test func `beyond the ends there is nothing to seek to`() {
    let playback = Animate(box).move(x: 10, duration: 2).settle().run()
    playback.pause()
    for (time, shown) in [(-5.0, 0.0), (1, 1), (99, 2), (-1e308, 0), (1e308, 2)] {
      playback.seek(to: time)
      expectEqual(playback.elapsed, shown)
      expectEqual(Double(box.presentation.position.x), 5 * shown)
    }
    playback.seek(to: .end + 3)
    expectEqual(playback.elapsed, 2)
    playback.resume()
    playback.seek(to: -3)
    stage.advance(by: 0.5)
    expectEqual(playback.elapsed, 0.5)
    playback.seek(to: 7)
    stage.update()
    expectEqual(playback.outcome, .finished)
    expectEqual(box.position.x, 10)
  }

  @Test(arguments: [false, true], ["pause", "rate"])
  func `a playback that is paused after a seek to its limit does not end`(
    isReversed: Bool, call: String
  ) {
    var ends = 0
    for isPlayed in [false, true] {
      let playback = Animate(box).move(from: 0, x: 10, duration: 2).onEnd { ends += 1 }.settle()
        .run()
      if isPlayed { stage.advance(by: 0.5) }
      if isReversed { playback.reverse() }
      playback.seek(to: isReversed ? 0 : 2)
      if call == "rate" { playback.rate = 0 } else { playback.pause() }
      stage.update()
      stage.advance(by: 5)
      #expect(playback.isPaused)
      #expect(playback.outcome == nil)
      expectEqual(box.presentation.position.x, isReversed ? 0 : 10)
      expectEqual(ends, 0)
      playback.resume()
      stage.update()
      expectEqual(playback.outcome, .finished)
      box.position.x = 0
      ends = 0
    }
  }

  @Test func `a host's playback that is paused after a seek to its end does not end`() {
    let host = PlayingHost(box)
    let playback = Animate(host).move(from: 0, x: 10, duration: 2).settle().run()
    stage.advance(by: 0.5)
    playback.seek(toProgress: 1)
    playback.pause()
    for _ in 0..<5 { stage.advance(by: 1) }
    #expect(playback.isPaused)
    expectEqual(box.presentation.position.x, 10)
    playback.resume()
    stage.advance(by: 0.1)
    expectEqual(playback.outcome, .finished)
    expectEqual(box.position.x, 10)
  }

  @Test func `delivered events are not delivered again after a seek`() {
    var repeats: [Double] = []
    let playback = Animate(box).move(x: 10, duration: 1)
      .onRepeat { [stage] in repeats.append(stage.time) }.repeats(3).run()
    stage.advance(by: 1)
    playback.seek(to: 1)
    stage.advance(by: 0.5)
    expectEqual(repeats, [1])
    stage.advance(by: 0.5)
    expectEqual(repeats, [1, 2])
  }

  @Test func `holding at the end holds an additive value as presented`() {
    var more = BasicAnimation(.positionX, from: 0, to: 10, duration: 1)
    more.isAdditive = true
    let playback = Animate(box).add(key: "more", animation: more).run()
    playback.pause()
    playback.seek(to: .end)
    expectEqual(box.presentation.position.x, 10)
    playback.cancel(.hold)
    expectEqual(box.position.x, 10)
  }

  @Test func `a time that is not a number is reported`() {
    let playback = Animate(box).fade(to: 0).run()
    playback.seek(to: .nan)
    playback.seek(toProgress: .nan)
    expectEqual(playback.diagnostics.filter { $0.id == "R-16" }.count, 2)
    expectEqual(playback.elapsed, 0)
  }

  @Test func `progress is the part that is done`() {
    let playback = Animate(box).move(x: 10, duration: 4).run()
    expectEqual(playback.progress, 0)
    stage.advance(by: 1)
    expectEqual(playback.progress, 0.25)
    playback.seek(toProgress: 0.75)
    expectEqual(playback.elapsed, 3)
    playback.seek(toProgress: -1)
    expectEqual(playback.elapsed, 0)
    playback.seek(toProgress: 0.5)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(playback.progress, 0.25)
    playback.reverse()
    playback.seek(toProgress: .infinity)
    stage.update()
    expectEqual(playback.outcome, .finished)
    expectEqual(playback.progress, 1)
  }

  @Test func `after the end progress stays what it was`() {
    let cancelled = Animate(box).move(x: 10, duration: 4).run()
    stage.advance(by: 1)
    cancelled.cancel()
    stage.advance(by: 1)
    expectEqual(cancelled.progress, 0.25)
    expectEqual(cancelled.elapsed, 1)
    let kept = Animate(box).move(x: 10, duration: 4).stay().run()
    stage.advance(by: 9)
    expectEqual(kept.elapsed, 4)
    expectEqual(kept.progress, 1)
  }

  @Test func `what has no length is at its end, what never ends at its begin`() {
    let instant = Animate(box).move(x: 10, duration: 0).run()
    expectEqual(instant.progress, 1)
    instant.seek(toProgress: 0.5)
    stage.update()
    expectEqual(instant.outcome, .finished)
    expectEqual(Animate(box).run().progress, 1)
    let endless = Animate(box).spin().repeats(.infinity).run()
    stage.advance(by: 3)
    expectEqual(endless.progress, 0)
    endless.seek(toProgress: 0.5)
    expectEqual(endless.elapsed, 3)
    #expect(endless.diagnostics.map(\.id).contains("R-16"))
    endless.seek(toProgress: 0)
    expectEqual(endless.elapsed, 0)
    endless.seek(to: 1e9)
    expectEqual(endless.elapsed, 1e9)
  }

  @Test func `scrubbing delivers nothing, then playing delivers everything once`() {
    var log: [String] = []
    let middle = Cue("middle")
    let playback = Animate(box)
      .move(x: 10).settle().onBegin { log.append("begin 1") }.onEnd { log.append("end 1") }
      .cue(middle).then()
      .fade(to: 0).onBegin { log.append("begin 2") }.onEnd { log.append("end 2") }
      .observed(middle) { log.append("middle") }
      .observed(begin: { log.append("begin") }, end: { log.append("end") }).run()
    stage.advance(by: 0.5)
    expectEqual(log, ["begin", "begin 1"])
    playback.pause()
    for time in [0.25, 1.5, 2, 0, 1, 2, 0.75, 5, -3, 1.25, 2] {
      playback.seek(to: time)
      stage.advance(by: 0.125)
      expectEqual(log, ["begin", "begin 1"])
      #expect(playback.outcome == nil)
      expectEqual(playback.elapsed, min(max(time, 0), 2))
    }
    expectEqual(box.presentation.opacity, 0)
    playback.seek(to: 0.75)
    expectEqual(box.presentation.position.x, 7.5)
    playback.resume()
    stage.advance(by: 10)
    expectEqual(log, ["begin", "begin 1", "end 1", "middle", "begin 2", "end 2", "end"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `scrubbed to its end and resumed it ends there`() {
    var log: [String] = []
    let playback = Animate(box)
      .move(x: 10).onEnd { log.append("end 1") }.then().fade(to: 0).settle()
      .onBegin { log.append("begin 2") }.onEnd { log.append("end 2") }.run()
    stage.advance(by: 0.5)
    playback.pause()
    playback.seek(toProgress: 1)
    stage.advance(by: 1)
    #expect(playback.outcome == nil)
    playback.resume()
    stage.update()
    expectEqual(log, ["end 1", "begin 2", "end 2"])
    expectEqual(playback.outcome, .finished)
    expectEqual(box.opacity, 0)
  }

  @Test func `removing while scrubbing is reported`() {
    var log: [String] = []
    let playback = Animate(box).fade(to: 0).key("fade").onBegin { log.append("begin") }
      .onEnd { log.append("end \($0.finished)") }.run()
    stage.update()
    playback.pause()
    playback.seek(to: 0.5)
    stage.update()
    box.removeAnimation(forKey: "fade")
    stage.update()
    expectEqual(log, ["begin", "end false"])
    expectEqual(playback.outcome, .cancelled(at: 0))
  }

  @Test func `finished while it is scrubbed it ends`() {
    var ends = 0
    let playback = Animate(box).move(x: 10).settle().onEnd { ends += 1 }.run()
    stage.update()
    playback.pause()
    playback.seek(to: 0.25)
    playback.cancel(.finish)
    playback.resume()
    playback.rate = -1
    playback.seek(to: 0)
    stage.update()
    expectEqual(playback.outcome, .finished)
    expectEqual(box.position.x, 10)
    expectEqual(ends, 1)
  }

  @Test func `a call that doesn't leave the end moves nothing`() {
    let playback = Animate(box).move(x: 10).stay().run()
    stage.advance(by: 2)
    playback.seek(to: 1)
    playback.rate = 2
    playback.resume()
    playback.pause()
    stage.advance(by: 1)
    expectEqual(box.presentation.position.x, 10)
    expectEqual(playback.outcome, .finished)
  }
}
