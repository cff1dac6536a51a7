// Waiting for the end of a run: with a manual clock, and, if necessary, in real
// time. The assertions are about order and outcome, never about elapsed time.

import Animatic
import Testing

@MainActor struct `Waiting` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer()

  init() { stage.add(box) }

  @Test func `ends when another task on the same actor has advanced the clock`() async {
    var log: [String] = []
    let chain = Animate(box).fade(from: 1, to: 0).settle().onEnd { log.append("end") }
    let driver = Task {
      for step in 1...4 {
        log.append("step \(step)")
        stage.advance(by: 0.25)
        await Task.yield()
      }
    }
    let outcome = await chain.run().finished
    log.append("\(outcome)")
    await driver.value
    #expect(log == ["step 1", "step 2", "step 3", "step 4", "end", "finished"])
    #expect(box.opacity == 0)
  }

  @Test func `several waiting tasks all get the end`() async {
    let playback = Animate(box).fade(from: 0, to: 1).run()
    let first = Task { await playback.finished }
    let second = Task { await playback.finished }
    await Task.yield()
    #expect(playback.outcome == nil)
    stage.advance(by: 1)
    #expect(await first.value == .finished)
    #expect(await second.value == .finished)
    #expect(await playback.finished == .finished)
  }

  @Test func `a stopped run reports its time`() async {
    let playback = Animate(box).fade().run()
    let waiting = Task { await playback.finished }
    stage.advance(by: 0.25)
    playback.cancel()
    #expect(await waiting.value == .cancelled(at: 0.25))
  }

  @Test func `a canceled task stops waiting, and the run continues`() async {
    let playback = Animate(box).fade(from: 0, to: 1).run()
    stage.advance(by: 0.25)
    let waiting = Task { await playback.finished }
    waiting.cancel()
    #expect(await waiting.value == .stillRunning(at: 0.25))
    stage.advance(by: 0.75)
    #expect(playback.outcome == .finished)
  }

  @Test func `play that is cancelled takes its run along`() async {
    let chain = Animate(box).fade(to: 0).repeats(.infinity)
    let playing = Task { await chain.play() }
    await Task.yield()
    playing.cancel()
    #expect(await playing.value == .cancelled(at: 0))
    #expect(box.animationKeys.isEmpty)
    #expect(box.presentation.opacity == 1)
  }

  @Test func `in real time, a waiting task drives the stage`() async {
    let layer = Layer()
    var log: [String] = []
    let outcome = await Animate(layer)
      .fade(from: 1, to: 0.5, duration: 0.02).settle()
      .onBegin { log.append("begin") }.onEnd { log.append("end") }
      .run().finished
    log.append("\(outcome)")
    #expect(log == ["begin", "end", "finished"])
    #expect(layer.opacity == 0.5)
  }

  @Test func `in real time, play in a separate task does the same`() async {
    let layer = Layer()
    var log: [String] = []
    let chain = Animate(layer)
      .fade(to: 0, duration: 0.01).onEnd { log.append("gone") }
      .then().fade(to: 1, duration: 0.01).onEnd { log.append("back") }
    let task = Task { await chain.play() }
    log.append("meanwhile")
    #expect(await task.value == .finished)
    #expect(log == ["meanwhile", "gone", "back"])
    #expect(layer.animationKeys.isEmpty)
  }
}
