// Each outcome is reported once, to every observer, whenever it occurs.

import Animatic
import TestSupport
import Testing

@MainActor struct OutcomeTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() { stage.add(box) }

  @Test func `what has no key gets the lowest number that is free`() {
    let runs = (0..<4).map { Animate(box).move(x: Double($0)).run(interrupting: .nothing) }
    runs[1].cancel()
    runs[2].cancel()
    Animate(box).fade(to: 0).key("animatic.2").run(interrupting: .nothing)
    Animate(box).fade(to: 0).key("animatic.-9").run(interrupting: .nothing)
    for _ in 0..<2 { Animate(box).fade(to: 0).run(interrupting: .nothing) }
    expectEqual(
      box.animationKeys.map { $0.dropFirst("animatic.".count) }, ["0", "3", "2", "-9", "1", "4"])
    box.removeAnimation(forKey: "animatic.-9")
    runs[0].cancel()
    Animate(box).fade(to: 0).run(interrupting: .nothing)
    expectEqual(box.animationKeys.last, "animatic.0")
  }

  @Test func `cancelled twice it ends once, as it was cancelled first`() {
    var ends = 0
    let playback = Animate(box).move(x: 10).onEnd { ends += 1 }.run()
    Animate(box).move(x: 30, duration: 2).key("other").run(interrupting: .nothing)
    stage.advance(by: 0.5)
    playback.cancel()
    // The value of another animation is not held.
    playback.cancel(.hold)
    playback.cancel(.finish)
    stage.advance(by: 0.25)
    expectEqual(box.position.x, 0)
    expectEqual(playback.outcome, .cancelled(at: 0.5))
    expectEqual(ends, 1)
  }

  @Test(arguments: [Playback.Cancelling.revert, .hold, .finish])
  func `cancelled after the end it stays finished`(way: Playback.Cancelling) {
    var ends = 0
    let playback = Animate(box).move(x: 10).onEnd { ends += 1 }.run()
    stage.advance(by: 2)
    playback.cancel(way)
    stage.advance(by: 1)
    expectEqual(playback.outcome, .finished)
    expectEqual(ends, 1)
    expectEqual(box.position.x, 0)
  }

  @Test(arguments: [
    (Playback.Cancelling.revert, Outcome.cancelled(at: 0), ["begin", "end false"], 0),
    (.hold, .cancelled(at: 0), ["begin", "end false"], 0),
    (.finish, .finished, ["begin", "end true"], 10),
  ])
  func `canceling in its begin ends it there`(
    way: Playback.Cancelling, outcome: Outcome, lines: [String], x: Double
  ) {
    var log: [String] = []
    var playback: Playback?
    playback = Animate(box).move(x: 10).settle()
      .onBegin {
        log.append("begin")
        playback?.cancel(way)
        playback?.cancel(.revert)
      }
      .onEnd { log.append("end \($0.finished)") }.run()
    stage.advance(by: 5)
    expectEqual(log, lines)
    expectEqual(playback?.outcome, outcome)
    expectEqual(Double(box.position.x), x)
  }

  @Test func `canceling in its end leaves it finished`() {
    var ends = 0
    var playback: Playback?
    playback = Animate(box).move(x: 10).settle()
      .onEnd {
        ends += 1
        playback?.cancel(.revert)
      }.run()
    stage.advance(by: 5)
    expectEqual(ends, 1)
    expectEqual(playback?.outcome, .finished)
    expectEqual(box.position.x, 10)
  }

  @Test func `cancelled in the end of its first half it is cancelled there`() {
    var log: [String] = []
    var playback: Playback?
    playback = Animate(box).move(x: 10).onEnd { playback?.cancel() }
      .then().fade(to: 0).onBegin { log.append("begin") }.onEnd { log.append("end") }.run()
    stage.advance(by: 5)
    expectEqual(playback?.outcome, .cancelled(at: 1))
    // It begins at that very instant, before it is removed as much as after.
    #expect(log == ["begin", "end"] || log == [])
  }

  @Test func `waiting twice or in two tasks returns the end`() async {
    let playback = Animate(box).fade(to: 0).run()
    let first = Task { (await playback.finished, await playback.finished) }
    let second = Task { await playback.finished }
    await Task.yield()
    stage.advance(by: 0.5)
    await Task.yield()
    playback.cancel()
    playback.cancel()
    stage.update()
    let both = await first.value
    expectEqual(both.0, .cancelled(at: 0.5))
    expectEqual(both.1, .cancelled(at: 0.5))
    #expect(await second.value == .cancelled(at: 0.5))
    #expect(await playback.finished == .cancelled(at: 0.5))
  }

  @Test func `each outcome is reported`() async {
    let other = Layer()
    stage.add(other)
    let finished = Animate(box).move(x: 1).run()
    let cancelled = Animate(box).move(y: 1).run()
    let replaced = Animate(box).fade(to: 0).key("fade").run()
    let gone = Animate(other).fade(to: 0).run()
    let notStarted = Animate().fade(to: 0).run()
    stage.advance(by: 0.5)
    cancelled.cancel()
    Animate(box).fade(to: 0, duration: 0.1).key("fade").run()
    stage.remove(other)
    stage.update()
    let waiting = Task { await finished.finished }
    waiting.cancel()
    #expect(await waiting.value == .stillRunning(at: 0.5))
    stage.advanceToEnd()
    expectEqual(finished.outcome, .finished)
    expectEqual(cancelled.outcome, .cancelled(at: 0.5))
    expectEqual(replaced.outcome, .replaced(by: "fade"))
    expectEqual(gone.outcome, .layerGone)
    expectEqual(notStarted.outcome, .notStarted)
  }

  @Test(arguments: [0, 0.25, 0.9])
  func `cancelled with finish in a callback, a run ends at the time of the callback`(step: Double) {
    var playback: Playback?
    var ended: Double?
    let stage = stage
    playback = Animate(box).fade().onBegin { playback?.cancel(.finish) }
      .onEnd { ended = stage.time }.run()
    stage.advance(by: step)
    expectEqual(ended, 0)
    expectEqual(playback?.outcome, .finished)
  }

  @Test func `after a cancel, seek, pause and another cancel leave the end as it is`() {
    var ends = 0
    let playback = Animate(box).fade().onEnd { ends += 1 }.run()
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    playback.seek(to: 0)
    playback.pause()
    playback.cancel(.finish)
    stage.update()
    expectEqual(ends, 1)
    expectEqual(playback.outcome, .cancelled(at: 0.5))
  }
}
