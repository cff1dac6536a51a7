// Odd orders of calls: inside callbacks, after a cancel, with layers that go away.

import Animatic
import Testing

@Suite struct OddOrderTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer()

  init() {
    stage.add(box)
  }

  @Test(arguments: [0, 0.25, 0.9])
  func `finishing inside a callback ends at the time of the callback`(step: Double) {
    var playback: Playback?
    var ended: Double?
    let stage = stage
    playback = Animate(box).fade().onBegin { playback?.cancel(.finish) }
      .onEnd { ended = stage.time }.run()
    stage.advance(by: step)
    #expect(ended == 0)
    #expect(playback?.outcome == .finished)
  }

  @Test func `a layer that is taken off inside a callback ends its part there`() {
    var log: [Double] = []
    let stage = stage
    let other = Layer()
    stage.add(other)
    Animate(other).fade(duration: 4).onEnd { log.append($0.time) }.run()
    Animate(box).move(x: 1, duration: 0.5).onEnd { stage.remove(other) }.run()
    stage.advance(by: 3)
    #expect(log == [0.5])
  }

  @Test func `a part without a layer beside one with a layer is told`() {
    let playback = Parallel {
      Animate().fade()
      Animate(box).fade()
    }.run()
    #expect(playback.diagnostics.contains { $0.id == "R-5" && $0.severity == .warning })
    stage.advance(by: 1)
    #expect(playback.outcome == .finished)
  }

  @Test func `after a cancel no jump moves the end that is still to be told`() {
    var ends = 0
    let playback = Animate(box).fade().onEnd { ends += 1 }.run()
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    playback.seek(to: 0)
    playback.pause()
    playback.cancel(.finish)
    stage.update()
    #expect(ends == 1)
    #expect(playback.outcome == .cancelled(at: 0.5))
  }

  @Test func `a layer whose time is no number says so`() {
    box.speed = .infinity
    #expect(box.diagnostics.map(\.id) == ["L-49"])
    let other = Layer()
    other.speed = 2
    #expect(other.diagnostics.isEmpty)
  }

  @Test func `what was kept and then replaced is let go of`() {
    final class Witness {}
    weak var first: Witness?
    do {
      let witness = Witness()
      first = witness
      Animate(box).fade(duration: 0.5).stay().key("fade").onEnd { _ = witness }.run()
    }
    stage.advance(by: 1)
    #expect(first != nil)
    Animate(box).fade(duration: 0.5).stay().key("fade").run()
    stage.advance(by: 1)
    #expect(first == nil)
  }

  @Test func `a clipped child in many nested repeats is found out at once`() {
    var chain = Animate(box).fade().after(begin: 3).onBegin {}
      .group().duration(2).repeats(3)
    for _ in 0..<40 { chain = chain.group().repeats(3) }
    let playback = chain.run()
    stage.advance(by: 1)
    #expect(playback.outcome == nil)
  }

  @Test func `a line beyond measure does not trap`() {
    let finding = Animate(box).move(to: [1], line: .max).diagnostics.first
    #expect(finding?.place?.line == UInt(UInt32.max))
  }

  @Test func `pausing and resuming every frame delivers everything once`() {
    var log: [String] = []
    let playback = Animate(box).fade().onBegin { log.append("begin") }.onEnd { log.append("end") }
      .run()
    for _ in 0..<1000 {
      playback.pause()
      playback.seek(to: playback.elapsed)
      playback.resume()
      stage.advance(by: 1.0 / 512)
    }
    #expect(log == ["begin", "end"])
    #expect(playback.outcome == .finished)
  }

  @Test func `what moves is told in order of application, once`() {
    let timeline = Animate(box).fade().move(x: 3).move(y: 3).fade(to: 1).timeline
    #expect(
      timeline.activeProperties(at: 0.5).map(\.keyPath) == ["opacity", "position.x", "position.y"])
    #expect(timeline.activeProperties(at: 2).isEmpty)
  }

  @Test func `what a stage still had to tell is let go of with it`() {
    final class Witness {}
    weak var held: Witness?
    do {
      let stage = Stage(clock: ManualClock())
      let layer = Layer()
      let witness = Witness()
      held = witness
      stage.add(layer)
      let playback = Animate(layer).fade().onEnd { _ = witness }.run()
      stage.advance(by: 0.5)
      playback.cancel()
    }
    #expect(held == nil)
  }

  @Test func `odd key times are told`() {
    func ids(_ times: [Double]) -> [String] {
      Animate(box)
        .add(animation: KeyframeAnimation(.opacity, values: [0, 1], keyTimes: times, duration: 1))
        .settle().diagnostics.map(\.id)
    }
    #expect(ids([0, 1]) == [])
    #expect(ids([0, 0.5, 1]) == ["L-4"])
    #expect(ids([0, 1.6]) == ["L-5"])
    #expect(ids([1, 0]) == ["L-5"])
    #expect(ids([]) == ["L-4"])
  }

  @Test func `a group of nothing but words of time is no group`() {
    #expect(Animate(box).then().group().diagnostics.map(\.id) == ["C-1"])
  }

  @Test func `a name of several lines is one line in a dump`() {
    let dump = Animate(Layer(name: "a\nb")).fade().settle().key("x\ny").debugDump()
    #expect(dump.split(separator: "\n").count == 3)
    #expect(dump.contains("a\\nb"))
    #expect(Animate(box).fade().settle().key("").debugDump().contains("\"\"  opacity"))
  }
}
