// The control of a playback, and its state.

import Animatic
import TestSupport
import Testing

struct PlaybackTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(position: CGPoint(x: 0, y: 0))

  init() {
    stage.add(box)
  }

  @Test func `a run that ends by itself has finished`() {
    let playback = Animate(box).move(x: 10).run()
    stage.advance(by: 0.5)
    #expect(playback.outcome == nil)
    expectEqual(playback.elapsed, 0.5)
    stage.advance(by: 0.5)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `resuming continues from the paused time`() {
    let playback = Animate(box).move(x: 10).run()
    stage.advance(by: 0.25)
    playback.pause()
    playback.pause()
    stage.advance(by: 5)
    expectEqual(box.presentation.position.x, 2.5)
    #expect(playback.isPaused)
    playback.resume()
    stage.advance(by: 0.25)
    expectEqual(box.presentation.position.x, 5)
    stage.advance(by: 0.5)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `seeking presents the new time and delivers nothing`() {
    var log: [String] = []
    let playback = Animate(box)
      .move(x: 10).onBegin { log.append("begin 1") }.onEnd { log.append("end 1") }
      .then().fade(to: 0).onBegin { log.append("begin 2") }.onEnd { log.append("end 2") }
      .run()
    playback.seek(to: 1.5)
    expectEqual(box.presentation.opacity, 0.5)
    #expect(log.isEmpty)
    stage.update()
    // The first was passed over as a whole; the second was met inside its interval.
    expectEqual(log, ["begin 2"])
    playback.seek(to: 0.5)
    stage.advance(by: 1.5)
    // The second was left, so it ended, and is not reported again.
    expectEqual(log, ["begin 2", "end 2", "begin 1", "end 1"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `seeking while paused stays paused`() {
    let playback = Animate(box).move(x: 10).run()
    playback.pause()
    playback.seek(to: 0.75)
    stage.advance(by: 3)
    expectEqual(box.presentation.position.x, 7.5)
    playback.resume()
    stage.advance(by: 0.25)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `a seek to no number is ignored`() {
    let playback = Animate(box).move(x: 10).run()
    playback.seek(to: .nan)
    playback.seek(to: .infinity)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.x, 5)
  }

  @Test func `canceling with revert writes nothing and reports an unfinished end`() {
    var finished: Bool?
    let playback = Animate(box).move(x: 10).settle().onEnd { finished = $0.finished }.run()
    stage.advance(by: 0.5)
    playback.cancel()
    expectEqual(box.presentation.position.x, 0)
    #expect(finished == nil)
    stage.update()
    expectEqual(finished, false)
    expectEqual(playback.outcome, .cancelled(at: 0.5))
    expectEqual(box.position.x, 0)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `canceling with hold writes the presentation values`() {
    let playback = Animate(box).move(x: 10).fade(to: 0).run()
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    expectEqual(box.position.x, 5)
    expectEqual(box.opacity, 0.5)
    #expect(box.animationKeys.isEmpty)
    expectEqual(playback.outcome, .cancelled(at: 0.5))
  }

  @Test func `cancelling by finish does what the natural end does`() {
    var finished: Bool?
    let playback = Animate(box).move(x: 10).settle().fade(to: 0).onEnd { finished = $0.finished }
      .run()
    stage.advance(by: 0.5)
    playback.cancel(.finish)
    stage.update()
    expectEqual(finished, true)
    expectEqual(box.position.x, 10)
    expectEqual(box.presentation.opacity, 1)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `an endless run that is finished ends with its current cycle`() {
    let playback = Animate(box).move(x: 10).repeats(.infinity).settle().run()
    stage.advance(by: 2.25)
    expectEqual(box.presentation.position.x, 2.5)
    playback.cancel(.finish)
    stage.update()
    expectEqual(box.position.x, 10)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `after the end nothing can be cancelled`() {
    let playback = Animate(box).move(x: 10).run()
    stage.advance(by: 2)
    playback.cancel(.hold)
    expectEqual(playback.outcome, .finished)
    expectEqual(box.position.x, 0)
  }

  @Test func `removing its animation by key cancels it`() {
    let playback = Animate(box).move(x: 10).key("move").run()
    stage.advance(by: 0.25)
    box.removeAnimation(forKey: "move")
    stage.update()
    expectEqual(playback.outcome, .cancelled(at: 0.25))
  }

  @Test func `a run under the same key replaces it`() {
    let first = Animate(box).move(x: 10).key("move").run()
    stage.advance(by: 0.25)
    let second = Animate(box).move(x: 20).key("move").run()
    stage.advance(by: 0.5)
    expectEqual(first.outcome, .replaced(by: "move"))
    #expect(second.outcome == nil)
    expectEqual(box.animationKeys, ["move"])
  }

  @Test func `removing a layer from the stage ends its part and the rest continues`() {
    let other = Layer()
    stage.add(other)
    let playback = Parallel {
      Animate(box).move(x: 10)
      Animate(other).move(x: 10)
    }.run()
    stage.advance(by: 0.5)
    stage.remove(box)
    stage.update()
    #expect(playback.outcome == nil)
    expectEqual(other.presentation.position.x, 5)
    stage.advance(by: 0.5)
    expectEqual(playback.outcome, .layerGone)
  }

  @Test func `a layer that leaves its stage beside the layer above it keeps the time of its end`() {
    let (stage, root, above, below) = (Stage(clock: ManualClock()), Layer(), Layer(), Layer())
    let parent = Layer()
    stage.add(root)
    root.addSublayer(above)
    above.addSublayer(below)
    root.speed = 2
    let playback = Animate(below).fade(from: 1, to: 0, duration: 10).run()
    stage.advance(by: 2)
    parent.sublayers = [above, below]
    expectEqual(playback.outcome, .layerGone)
    expectEqual(playback.elapsed, 4)
  }

  @Test func `a layer that is freed ends its part`() {
    var other: Layer? = Layer()
    let playback = other.map { Animate($0).move(x: 10).run() }
    other = nil
    expectEqual(playback?.outcome, .layerGone)
  }

  @Test func `a stage that a run made lists the layers that are left, in order`() throws {
    let layers = (0..<3).map { Layer(name: "\($0)") }
    Animate(layers[0]).fade().run()
    let own = try #require(layers[0].stage)
    for layer in layers.dropFirst() {
      // More than it stores before it removes released ones.
      for _ in 0..<40 { own.add(Layer(name: "guest")) }
      own.add(layer)
    }
    expectEqual(own.layers.map(\.name), ["0", "1", "2"])
  }

  @Test func `nothing runs on two stages`() {
    let other = Layer()
    let elsewhere = Stage(clock: ManualClock())
    elsewhere.add(other)
    let playback = Parallel {
      Animate(box).move(x: 10)
      Animate(other).move(x: 10)
    }.run()
    expectEqual(playback.outcome, .notStarted)
    #expect(playback.diagnostics.map(\.id).contains("R-1"))
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `an empty chain ends at once`() {
    expectEqual(Animate(box).run().outcome, .finished)
  }

  @Test func `a chain without a layer does not start and reports the reason`() {
    let playback = Animate().move(x: 10).run()
    expectEqual(playback.outcome, .notStarted)
    #expect(playback.diagnostics.map(\.id).contains("R-5"))
  }

  @Test func `a playback continues after the animations of its first layer are removed`() {
    let other = Layer(name: "other")
    stage.add(other)
    stage.update()
    let playback = Parallel {
      Animate(box).fade(duration: 4)
      Animate(other).fade(duration: 4)
    }.run()
    stage.advance(by: 1)
    box.removeAllAnimations()
    stage.advance(by: 1)
    #expect(playback.elapsed == 2 && playback.progress == 0.5 && playback.rate == 1)
    playback.pause()
    #expect(playback.isPaused)
    playback.resume()
    stage.advance(to: .end, of: playback)
    #expect(stage.time == 4 && stage.diagnostics == [])
  }

  @Test func `a run that pauses and resumes every frame delivers each event once`() {
    var log: [String] = []
    let playback = Animate(box).fade().onBegin { log.append("begin") }.onEnd { log.append("end") }
      .run()
    for _ in 0..<1000 {
      playback.pause()
      playback.seek(to: playback.elapsed)
      playback.resume()
      stage.advance(by: 1.0 / 512)
    }
    expectEqual(log, ["begin", "end"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `a run pauses, seeks, resumes and cancels`() {
    let playback = Animate(box).fade(from: 1, to: 0).run()
    stage.advance(by: 0.25)
    playback.pause()
    stage.advance(by: 5)
    expectEqual(box.presentation.opacity, 0.75)
    playback.seek(to: 0.5)
    expectEqual(box.presentation.opacity, 0.5)
    playback.resume()
    stage.advance(by: 0.25)
    expectEqual(box.presentation.opacity, 0.25)
    playback.cancel()
    expectEqual(box.presentation.opacity, 1)
    expectEqual(playback.outcome, .cancelled(at: 5.5))
  }

  @Test func `a run has the duration of its chain and finishes at its end`() async {
    let chain = Animate(box).fade(from: 1, to: 0).then().move(x: 1)
    let playback = chain.run()
    expectEqual(chain.duration, 2)
    expectEqual(playback.duration, 2)
    stage.advance(by: 1.5)
    #expect(playback.outcome == nil)
    stage.advance(by: 0.5)
    #expect(await playback.finished == .finished)
    #expect(chain.debugDump().hasPrefix("timeline of 2 s, 1 layer"))
    expectEqual("\(chain)", "chain, composition of 2 animations")
  }

  @Test func `a run whose playback is discarded plays`() {
    // That a forgotten run is a warning is checked where compile errors are.
    Animate(box).fade().run()
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 0.5)
  }
}
