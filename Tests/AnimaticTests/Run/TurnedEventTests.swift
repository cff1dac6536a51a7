// Begins and ends of runs that turn round, jump, or are stopped, before and after their first update.

import Animatic
import TestSupport
import Testing

struct `Events of turned and moved runs` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")
  private let log = EventLog()

  init() {
    stage.add(box)
    stage.update()
  }

  /// Two verbs of a second in a sequence, all observed: the whole, its parts, and the verbs.
  private var scene: Composition {
    Sequential {
      part("a", Animate(box).move(x: 10, duration: 1))
      part("b", Animate(box).fade(to: 0, duration: 1))
    }
    .observed(begin: note("("), end: noteEnd(")"))
  }

  private func part(_ name: String, _ chain: consuming Animate) -> Animate {
    (consume chain).onBegin { [log] _ in log.write("\(name)(") }
      .onEnd { [log] in log.write("\(name))" + ($0.finished ? "" : "!")) }
  }

  private func note(_ text: String) -> (CompositionEvent) -> Void {
    { [log] _ in log.write(text) }
  }

  private func noteEnd(_ text: String) -> (CompositionEvent) -> Void {
    { [log] in log.write(text + ($0.finished ? "" : "!")) }
  }

  @Test(arguments: [false, true])
  func `a slider that is released to go back ends what it has entered`(isUpdated: Bool) {
    let playback = scene.run()
    if isUpdated { stage.update() }
    playback.pause()
    playback.seek(toProgress: 0.75)
    playback.reverse()
    playback.resume()
    stage.advance(by: 5)
    expectEqual(playback.outcome, .finished)
    let expected = ["(", "b(", "b)", "a(", "a)", ")"]
    let begun = ["(", "a(", "a)!", "b(", "b)", ")"]
    expectEqual(log.lines, isUpdated ? begun : expected)
  }

  @Test func `an observed part without length is an instant for the container around it`() {
    let playback = Sequential {
      part("a", Animate(box).move(x: 10, duration: 1))
      Sequential {
        Wait(0).observed(begin: note("w("), end: noteEnd("w)"))
        part("b", Animate(box).fade(to: 0, duration: 1))
      }
      .observed(begin: note("("), end: noteEnd(")"))
    }.run()
    playback.seek(to: 1)
    playback.reverse()
    stage.advance(by: 2)
    expectEqual(log.lines, ["a(", "(", "w(", "w)", ")", "a)"])
  }

  @Test func `a completion block in reverse precedes the end of a later run`() {
    let ball = Layer(name: "ball")
    stage.add(ball)
    stage.update()
    let first = stage.transaction { [log] in
      $0.completionBlock = { log.write("block") }
      return Animate(box).fade(from: 0, to: 1, duration: 1).run()
    }
    let second = Animate(ball).fade(from: 0, to: 1, duration: 1)
      .onEnd { [log] _ in log.write("end") }.run()
    stage.advance(by: 0.5)
    first.reverse()
    second.reverse()
    stage.advance(by: 1)
    expectEqual(log.lines, ["block", "end"])
  }

  @Test func `a negative rate before the first update`() {
    let playback = scene.run()
    playback.seek(to: 0.5)
    playback.rate = -1
    stage.advance(by: 5)
    expectEqual(log.lines, ["(", "a(", "a)", ")"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `time that has passed before the first update is passed backward as well`() {
    let clock = ManualClock()
    let stage = Stage(clock: clock)
    stage.add(box)
    let playback = scene.run()
    clock.advance(by: 1.5)
    playback.reverse()
    stage.advance(by: 5)
    expectEqual(log.lines, ["(", "b(", "b)", "a(", "a)", ")"])
  }

  @Test func `a part that a jump has left ends unfinished before others begin`() {
    let playback = scene.run()
    stage.advance(by: 0.5)
    playback.seek(to: 1.5)
    #expect(log.lines == ["(", "a("])
    stage.update()
    expectEqual(log.lines, ["(", "a(", "a)!", "b("])
    stage.advance(by: 5)
    expectEqual(log.lines, ["(", "a(", "a)!", "b(", "b)", ")"])
  }

  @Test func `a part that a jump has left and a second jump has entered again stays open`() {
    let playback = scene.run()
    stage.advance(by: 0.5)
    playback.seek(to: 1.5)
    playback.seek(to: 0.75)
    stage.advance(by: 5)
    expectEqual(log.lines, ["(", "a(", "a)", "b(", "b)", ")"])
  }

  @Test(arguments: [false, true])
  func `a jump to the end of a part begins only what is ahead`(isReversed: Bool) {
    let playback = scene.run()
    playback.seek(to: 1)
    if isReversed { playback.reverse() }
    stage.advance(by: 5)
    expectEqual(log.lines, isReversed ? ["(", "a(", "a)", ")"] : ["(", "b(", "b)", ")"])
  }

  @Test func `a jump to the end of the whole begins and ends what ends there`() {
    let playback = scene.run()
    playback.seek(to: .end)
    stage.update()
    expectEqual(log.lines, ["(", "b(", "b)", ")"])
    expectEqual(playback.outcome, .finished)
  }

  @Test(arguments: [false, true])
  func `a run that is canceled after a jump reports what contains the playhead`(isUpdated: Bool) {
    let playback = scene.run()
    if isUpdated { stage.update() }
    playback.seek(to: 1.5)
    playback.cancel()
    stage.update()
    expectEqual(
      log.lines, isUpdated ? ["(", "a(", "a)!", "b(", "b)!", ")!"] : ["(", "b(", "b)!", ")!"])
    expectEqual(playback.outcome, .cancelled(at: 0))
  }

  @Test func `a part that is replaced before its first update, and a jump after that`() {
    let playback = part("a", Animate(box).fade(to: 0, duration: 1)).move(x: 100, duration: 2).stay()
      .run()
    playback.seek(to: 0.5)
    Animate(box).fade(to: 1, duration: 1).run()
    playback.seek(to: 1.75)
    stage.advance(by: 5)
    expectEqual(log.lines, ["a(", "a)!"])
  }

  @Test func `a run that is canceled in reverse before its first update`() {
    let playback = scene.run()
    playback.seek(to: 1.5)
    playback.reverse()
    playback.cancel()
    stage.update()
    expectEqual(log.lines, ["(", "b(", "b)!", ")!"])
  }

  @Test func `a layer that leaves in reverse before its first update`() {
    let playback = scene.run()
    playback.seek(to: 1.5)
    playback.reverse()
    stage.remove(box)
    stage.update()
    expectEqual(log.lines, ["(", "b(", "b)!", ")!"])
    expectEqual(playback.outcome, .layerGone)
  }

  @Test func `turned at the begin it begins and ends what begins there`() {
    let playback = scene.run()
    playback.reverse()
    stage.update()
    expectEqual(log.lines, ["(", "a(", "a)", ")"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `turned twice it continues`() {
    let playback = scene.run()
    stage.advance(by: 0.5)
    playback.reverse()
    playback.reverse()
    stage.advance(by: 5)
    expectEqual(log.lines, ["(", "a(", "a)", "b(", "b)", ")"])
  }

  @Test func `a turn in a callback`() {
    var playback: Playback?
    let chain = part("a", Animate(box).move(x: 10, duration: 1)).then()
      .fade(to: 0, duration: 1).onBegin { [log] in
        log.write("b(")
        playback?.reverse()
      }
      .onEnd { [log] in log.write("b)") }
    playback = chain.run()
    stage.advance(by: 5)
    // The second begins and, played backward, ends at the same instant.
    expectEqual(log.lines, ["a(", "a)", "b(", "b)"])
    expectEqual(playback?.outcome, .finished)
  }

  @Test func `the progress of a part that is entered from behind`() {
    var reported: [Double] = []
    let playback = Animate(box).fade(to: 0, duration: 1).observed(progress: { reported.append($0) })
      .run()
    playback.seek(to: 0.75)
    playback.reverse()
    for _ in 0..<4 { stage.advance(by: 0.25) }
    expectEqual(reported.first, 0.75)
    expectEqual(reported.last, 0)
  }

  @Test func `a host reports the same`() {
    let host = PlayingHost(box)
    let playback = Animate(host).fade(to: 0, duration: 1)
      .onBegin { [log] _ in log.write("a(") }.onEnd { [log] in log.write("a) \($0.finished)") }
      .observed(begin: note("("), end: noteEnd(")")).run()
    playback.pause()
    playback.seek(toProgress: 0.6)
    playback.reverse()
    playback.resume()
    for _ in 0..<10 { stage.advance(by: 0.1) }
    expectEqual(playback.outcome, .finished)
    expectEqual(log.lines, ["(", "a(", "a) true", ")"])
  }

  @Test(arguments: [0.1, 0.511, 0.7])
  func `what a seek has entered begins at once, also where no number has its time`(time: Double) {
    let playback = part("a", Animate(box).move(x: 10, duration: 1)).run()
    playback.seek(to: time)
    stage.update()
    expectEqual(log.lines, ["a("])
    playback.reverse()
    playback.cancel()
    stage.update()
    expectEqual(log.lines, ["a(", "a)!"])
  }
}
