// Playing again: what a playback does at its limits, and after them.

import Animatic
import TestSupport
import Testing

struct PlayingAgainTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.disableActions = true
    stage.update()
  }

  private var x: Double { box.presentation.position.x }

  // MARK: Limits

  @Test func `both limits commit what the timeline has there`() {
    box.position.x = 5
    stage.update()
    stage.advance(by: 1)
    let playback = Animate(box).move(from: 10, x: 20, duration: 1).settle().run()
    stage.advance(by: 1)
    expectEqual([box.position.x, x, playback.elapsed], [20, 20, 1])
    playback.reverse()
    #expect(playback.outcome == nil)
    expectEqual([playback.rate, playback.elapsed], [-1, 1])
    stage.advance(by: 0.25)
    expectEqual(x, 17.5)
    stage.advance(by: 1)
    expectEqual([box.position.x, x, playback.elapsed], [10, 10, 0])
    expectEqual(playback.outcome, .finished)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(box.position.x, 20)
  }

  @Test func `a start that was the model is committed after an end was`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 1)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(box.position.x, 0)
  }

  @Test func `a start that was the model is not committed before an end was`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    box.position.x = 7
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(playback.outcome, .finished)
    expectEqual([box.position.x, x], [7, 7])
  }

  @Test func `a start over which other code has written is committed where it is stated`() {
    let playback = Animate(box).move(from: 10, x: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    box.position.x = 7
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(box.position.x, 10)
  }

  @Test func `a delayed verb commits its stated start at the begin`() {
    let playback = Animate(box).move(from: 10, x: 20, duration: 1).after(begin: 1).settle().run()
    stage.advance(by: 1.5)
    playback.reverse()
    stage.advance(by: 2)
    expectEqual(box.position.x, 10)
  }

  @Test func `only the components that it animates are committed at the begin`() {
    let playback = Animate(box).move(from: 10, x: 20, duration: 1).settle().run()
    stage.advance(by: 1)
    box.position.y = 3
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(box.position, CGPoint(x: 10, y: 3))
  }

  @Test func `what stays shows the limit at which it rests`() {
    let playback = Animate(box).move(from: 10, x: 20, duration: 1).stay().run()
    stage.advance(by: 3)
    expectEqual([box.position.x, x], [0, 20])
    playback.reverse()
    stage.advance(by: 0.5)
    expectEqual(x, 15)
    stage.advance(by: 5)
    expectEqual([box.position.x, x], [0, 10])
    expectEqual(playback.outcome, .finished)
    #expect(!playback.isPaused)
    stage.advance(by: 5)
    expectEqual(x, 10)
    playback.reverse()
    stage.advance(by: 0.75)
    expectEqual(x, 17.5)
    stage.advance(by: 5)
    expectEqual([x, Double(box.animationKeys.count)], [20, 1])
  }

  @Test func `what is removed returns to the model at both limits`() {
    let playback = Animate(box).move(from: 10, x: 20, duration: 1).run()
    stage.advance(by: 1)
    playback.reverse()
    expectEqual(x, 20)
    stage.advance(by: 1)
    expectEqual([x, Double(box.animationKeys.count)], [0, 0])
    expectEqual(playback.diagnostics.map(\.id), ["L-8"])
  }

  @Test func `a delayed verb without a start shows its first start again`() {
    let playback = Animate(box).move(x: 100, duration: 1).after(begin: 0.5).settle().run()
    stage.advance(by: 1.5)
    playback.restart()
    expectEqual(x, 0)
    stage.advance(by: 0.25)
    expectEqual(x, 0)
    stage.advance(by: 0.75)
    expectEqual(x, 50)
    stage.advance(by: 1)
    playback.reverse()
    stage.advance(by: 1.25)
    expectEqual(x, 0)
  }

  @Test func `changes and repeats start where they first did`() {
    let playback = Parallel {
      Animate(box).move(byX: 10, duration: 1).settle()
      Animate(box).fade(to: 0, duration: 0.5).autoreverses()
    }.run()
    stage.advance(by: 1)
    expectEqual(box.position.x, 10)
    for _ in 0..<3 {
      playback.restart()
      stage.advance(by: 0.25)
      expectEqual([x, box.presentation.opacity], [2.5, 0.5])
      stage.advance(by: 1)
      expectEqual([box.position.x, box.opacity], [10, 1])
    }
  }

  // MARK: Rate and seeking

  @Test func `a rate that leads away leaves the limit, the other is kept`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 1)
    playback.rate = 2
    expectEqual(playback.outcome, .finished)
    playback.reverse()
    expectEqual(playback.rate, -2)
    stage.advance(by: 0.25)
    expectEqual(x, 50)
    stage.advance(by: 1)
    playback.rate = -4
    expectEqual(playback.outcome, .finished)
    playback.rate = 0.5
    stage.advance(by: 1)
    expectEqual(x, 50)
    expectEqual(playback.diagnostics, [])
  }

  @Test func `a seek revives at the last rate, to the same limit it does nothing`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 2)
    playback.seek(to: 1)
    playback.seek(to: 7)
    expectEqual(playback.outcome, .finished)
    playback.seek(to: 0.25)
    expectEqual(x, 25)
    stage.advance(by: 0.5)
    expectEqual(x, 75)
    stage.advance(by: 0.5)
    playback.seek(toProgress: 0)
    stage.advance(by: 0.5)
    expectEqual(x, 50)
    expectEqual(playback.diagnostics, [])
  }

  @Test func `turning at the begin before the first update has finished there`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    playback.reverse()
    stage.update()
    expectEqual(playback.outcome, .finished)
    expectEqual([playback.elapsed, box.position.x], [0, 0])
  }

  // MARK: Restarting

  @Test func `a restart in flight ends the journey unfinished`() {
    var log: [String] = []
    let playback = Animate(box).move(x: 100, duration: 1).settle()
      .observed(
        begin: { event in log.append("begin \(event.time)") },
        end: { event in log.append("end \(event.time) \(event.finished)") }
      ).run()
    stage.advance(by: 0.5)
    playback.restart()
    expectEqual([x, playback.elapsed], [0, 0])
    stage.advance(by: 0.25)
    expectEqual([x, box.position.x], [25, 0])
    stage.advance(by: 1)
    expectEqual(log, ["begin 0.0", "end 0.5 false", "begin 0.5", "end 1.5 true"])
    expectEqual([box.position.x, Double(box.animationKeys.count)], [100, 0])
  }

  @Test(arguments: [Playback.Cancelling.finish, .hold, .revert])
  func `a restart plays again after a cancel`(remaining: Playback.Cancelling) {
    let playback = Animate(box).move(from: 10, x: 20, duration: 1).settle().run()
    stage.advance(by: 0.5)
    playback.cancel(remaining)
    stage.update()
    playback.restart()
    stage.advance(by: 0.5)
    expectEqual(x, 15)
    stage.advance(by: 1)
    expectEqual(playback.outcome, .finished)
    expectEqual(playback.diagnostics, [])
  }

  @Test func `a restart interrupts what has replaced it`() {
    let first = Animate(box).move(from: 0, x: 100, duration: 1).run()
    stage.advance(by: 0.25)
    let second = Animate(box).move(x: 0, duration: 1).run()
    stage.update()
    #expect(first.outcome != nil)
    first.reverse()
    expectEqual(first.diagnostics.first?.id, "R-42")
    first.restart()
    stage.advance(by: 0.5)
    expectEqual(x, 50)
    #expect(second.outcome != nil)
    stage.advance(by: 1)
    expectEqual(first.outcome, .finished)
  }

  @Test func `the absolute rate is kept`() {
    let playback = Animate(box).move(x: 100, duration: 1).run()
    playback.rate = -2
    stage.advance(by: 1)
    playback.restart()
    stage.advance(by: 0.25)
    expectEqual(x, 50)
  }

  @Test func `observers are notified again, with the events of a first run`() {
    var log: [String] = []
    let playback = Sequential {
      Animate(box).fade(to: 0, duration: 0.5).repeats(2).onEnd { log.append("a \($0.time)") }
        .onRepeat { log.append("again \($0.time)") }
      Animate(box).cue(Cue("middle"))
      Animate(box).fade(to: 1, duration: 0.5).onBegin { log.append("b \($0.time)") }
    }.observed(Cue("middle")) { event in log.append("cue \(event.time)") }.run()
    stage.advance(by: 2)
    let first = log
    expectEqual(first.count, 4)
    log = []
    playback.restart()
    stage.advance(by: 2)
    expectEqual(log.map { String($0.prefix(2)) }, first.map { String($0.prefix(2)) })
    log = []
    playback.reverse()
    stage.advance(by: 2)
    expectEqual(log, ["b 4.0", "a 5.5"])
  }

  // MARK: Callbacks

  @Test func `a restart in its own end callback comes after all events of the instant`() {
    var log: [String] = []
    var playback: Playback?
    var count = 0
    playback = Animate(box).fade(to: 0, duration: 1)
      .onBegin { log.append("begin \($0.time)") }
      .onEnd {
        log.append("end \($0.time)")
        count += 1
        if count == 1 { playback?.restart() }
      }
      .observed(end: { event in log.append("whole \(event.time)") }).run()
    stage.advance(by: 5)
    expectEqual(
      log, ["begin 0.0", "end 1.0", "whole 1.0", "begin 1.0", "end 2.0", "whole 2.0"])
    expectEqual(playback?.outcome, .finished)
  }

  @Test func `a turn in its own end callback leaves the end`() {
    var ends = 0
    var playback: Playback?
    playback = Animate(box).move(x: 100, duration: 1).settle().onEnd { _ in
      ends += 1
      if ends == 1 { playback?.reverse() }
    }.run()
    stage.advance(by: 1.25)
    expectEqual([x, Double(ends)], [75, 1])
    stage.advance(by: 1)
    expectEqual([x, Double(ends)], [0, 2])
    expectEqual(playback?.outcome, .finished)
  }

  @Test func `what follows a restart in a callback waits for it`() {
    var playback: Playback?
    var isFirst = true
    playback = Animate(box).move(x: 100, duration: 1).onEnd { _ in
      guard isFirst else { return }
      isFirst = false
      playback?.restart()
      playback?.seek(to: 0.5)
      playback?.pause()
    }.run()
    stage.advance(by: 5)
    expectEqual([x, playback?.elapsed ?? 0], [50, 0.5])
    #expect(playback?.isPaused ?? false)
  }

  @Test func `a restart in a callback that the handle does not survive still starts`() {
    var playback: Playback?
    var ends = 0
    playback = Animate(box).move(x: 100, duration: 1).onEnd { _ in
      ends += 1
      playback?.restart()
      playback = nil
    }.run()
    stage.advance(by: 5)
    expectEqual(ends, 2)
  }

  @Test func `R-2: an instant that restarts itself is stopped`() {
    var playback: Playback?
    var ends = 0
    playback = Animate(box).fade(to: 0, duration: 0).onEnd { _ in
      ends += 1
      playback?.restart()
    }.run()
    stage.advance(by: 1)
    expectEqual(stage.diagnostics.map(\.id), ["R-2"])
    #expect(ends > 100 && playback?.outcome != nil)
  }

  // MARK: Instants

  @Test func `a composition without duration delivers its begin and end once per pass`() {
    var log: [String] = []
    let playback = Animate(box).fade(to: 0, duration: 0).settle()
      .onBegin { event in log.append("begin \(event.direction)") }
      .onEnd { event in log.append("end \(event.direction)") }
      .run()
    stage.update()
    playback.reverse()
    stage.update()
    playback.reverse()
    stage.update()
    expectEqual(
      log,
      [
        "begin forwards", "end forwards", "begin backwards", "end backwards", "begin forwards",
        "end forwards",
      ])
  }

  @Test func `an endless playback that is reversed ends at the begin, and plays again`() {
    let playback = Animate(box).move(from: 10, x: 20, duration: 1).repeats(.infinity).run()
    stage.advance(by: 2.5)
    playback.reverse()
    stage.advance(by: 5)
    expectEqual(playback.outcome, .finished)
    playback.reverse()
    stage.advance(by: 1.25)
    expectEqual(x, 12.5)
    playback.cancel(.finish)
    stage.update()
    playback.reverse()
    stage.advance(by: 0.5)
    expectEqual(x, 15)
  }

  // MARK: Other runs

  @Test func `what is interrupted on its way back commits the begin`() {
    let playback = Animate(box).move(from: 10, x: 100, duration: 1).settle().run()
    stage.advance(by: 1)
    playback.reverse()
    stage.advance(by: 0.5)
    Animate(box).move(x: 200, duration: 1).run()
    expectEqual([box.position.x, x], [10, 55])
    stage.advance(by: 1)
    expectEqual(x, 10)
    #expect(playback.outcome != .finished)
  }

  @Test func `a component that another run has taken is not committed until a journey claims it`() {
    let playback = Parallel {
      Animate(box).move(from: 10, x: 100, duration: 1).settle()
      Animate(box).move(from: 20, y: 200, duration: 1).settle()
    }.run()
    stage.advance(by: 1)
    playback.reverse()
    stage.advance(by: 0.5)
    Animate(box).move(x: 7, duration: 0.25).settle().run()
    stage.advance(by: 1)
    expectEqual(box.position, CGPoint(x: 7, y: 20))
    expectEqual(playback.outcome, .finished)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(box.position, CGPoint(x: 100, y: 200))
  }

  @Test func `leaving a limit interrupts what runs, and says that it jumps`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 1)
    expectEqual(playback.diagnostics, [])
    let other = Animate(box).move(x: 0, duration: 1).run()
    stage.advance(by: 0.5)
    expectEqual(x, 50)
    playback.reverse()
    expectEqual(x, 100)
    stage.update()
    #expect(other.outcome != nil)
    expectEqual(playback.diagnostics.map(\.id), ["R-45"])
    #expect(playback.diagnostics[0].message.contains("position.x of \"box\""))
  }

  @Test func `R-45 is silent without a change, for a restart, and without a jump`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 1)
    playback.reverse()
    stage.advance(by: 1)
    playback.reverse()
    stage.advance(by: 1)
    box.position.y = 5
    playback.reverse()
    stage.advance(by: 1)
    box.position.x = 30
    playback.restart()
    stage.advance(by: 1)
    box.position.x = 30
    stage.update()
    box.position.x = 100
    stage.update()
    playback.reverse()
    expectEqual(playback.diagnostics, [])
    stage.advance(by: 1)
    box.position.x = 30
    stage.update()
    playback.rate = 1
    expectEqual(playback.diagnostics.map(\.id), ["R-45"])
  }

  @Test(arguments: [false, true])
  func `a component shows its first model again until its whole begins`(isEased: Bool) {
    box.position = CGPoint(x: 0, y: 30)
    stage.update()
    let moves = Sequential {
      Animate(box).move(x: 8, duration: 1)
      Animate(box).move(from: [8, 1], to: [8, 3], duration: 1)
    }
    .settling()
    let playback = (isEased ? moves.eased(.easeIn) : moves).run()
    stage.advance(by: 2)
    expectEqual([box.position.x, box.position.y], [8, 3])
    playback.restart()
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.y, 30)
    stage.advance(by: 1.5)
    playback.reverse()
    stage.advance(by: 1.5)
    expectEqual(box.presentation.position.y, 30)
    stage.advance(by: 0.5)
    expectEqual([box.position.x, box.position.y], [0, 30])
  }

  @Test func `an additive animation adds to the first model again`() {
    let playback = Animate(box).move(x: 9, duration: 1)
      .modify(BasicAnimation<Double>.self) { $0.isAdditive = true }.settle().run()
    stage.advance(by: 1)
    let end = box.position.x
    playback.reverse()
    expectEqual(x, end)
    stage.advance(by: 0.5)
    expectEqual(x, end / 2)
    stage.advance(by: 1)
    expectEqual(box.position.x, 0)
    playback.restart()
    stage.advance(by: 2)
    expectEqual(box.position.x, end)
  }

  @Test func `a settled turn along a path turns from the first model again`() {
    let playback = Animate(box)
      .follow(
        BezierPath([.move(to: .zero), .line(to: CGPoint(x: 0, y: 10))]), rotation: .auto,
        duration: 1
      )
      .settle().run()
    stage.advance(by: 1)
    let angle = box[.rotation]
    expectEqual(angle, .pi / 2)
    for leave in [{ playback.reverse() }, { playback.restart() }] {
      leave()
      expectEqual(box.presentation[.rotation], angle)
      stage.advance(by: 2)
    }
  }

  @Test func `an end that was the model stays that of the first journey`() {
    let playback = Animate(box).animate(.opacity, from: 0.25, duration: 1).settle().run()
    stage.advance(by: 1)
    for opacity in [0.25, 1] {
      playback.reverse()
      stage.advance(by: 1)
      expectEqual(box.opacity, opacity)
    }
  }

  @Test func `a transform without components is shown again until its change begins`() {
    box.transform = .scale(x: 0, y: 0, z: 0)
    stage.update()
    let playback = Animate(box).animate(.transform, to: .identity, duration: 1).after(begin: 0.5)
      .settle().run()
    stage.advance(by: 2)
    playback.restart()
    stage.advance(by: 0.25)
    expectEqual(box.presentation.transform, .scale(x: 0, y: 0, z: 0))
  }

  @Test func `a delayed raw animation shows its first start again`() {
    let playback = Animate(box).add(BasicAnimation(.opacity, to: 0, duration: 1)).after(begin: 1)
      .settle().run()
    stage.advance(by: 3)
    playback.restart()
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 1)
    stage.advance(by: 1)
    expectEqual(box.presentation.opacity, 0.5)
  }

  @Test func `a start that was the model is committed after a hold`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    stage.update()
    playback.restart()
    stage.advance(by: 0.5)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual([box.position.x, x], [0, 0])
  }

  @Test func `a delayed verb keeps its key`() {
    let playback = Sequential {
      Wait(0.5)
      Animate(box).move(x: 100, duration: 1).settle().key("mine")
    }.run()
    expectEqual(box.animationKeys, ["mine"])
    stage.advance(by: 2)
    playback.restart()
    expectEqual(box.animationKeys, ["mine"])
    expectEqual(playback.diagnostics, [])
  }

  @Test func `it is attached last, under its own key or the next free number`() {
    let named = Animate(box).fade(to: 0.5, duration: 1).key("mine").run()
    let numbered = Animate(box).move(x: 1, duration: 1).run()
    stage.advance(by: 1)
    Animate(box).scale(to: 2, duration: 5).run()
    named.restart()
    numbered.restart()
    expectEqual(box.animationKeys, ["animatic.0", "mine", "animatic.1"])
  }

  @Test func `R-42: what was replaced is not played again from its own end callback`() {
    var playback: Playback?
    playback = Animate(box).move(x: 100, duration: 1).onEnd { event in
      if !event.finished { playback?.reverse() }
    }.run()
    stage.advance(by: 0.5)
    let second = Animate(box).move(x: 0, duration: 1).run()
    stage.advance(by: 0.5)
    #expect(second.outcome == nil)
    expectEqual(x, 25)
  }

  @Test func `an interruption of a restarted journey commits no start that was the model`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 0.25)
    box.position.x = 7
    stage.update()
    playback.restart()
    stage.advance(by: 0.5)
    playback.reverse()
    stage.advance(by: 0.25)
    Animate(box).move(x: 50, duration: 1).run()
    expectEqual(box.position.x, 7)
  }

  @Test func `an end that an interruption commits counts as committed`() {
    let playback = Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    Animate(box).move(x: 50, duration: 1).settle().run()
    stage.advance(by: 2)
    playback.restart()
    stage.advance(by: 0.5)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual([box.position.x, x], [0, 0])
  }

  @Test func `what stays at the begin stays there, whatever its callback does`() {
    var playback: Playback?
    playback = Animate(box).move(from: 10, x: 20, duration: 1).stay()
      .onEnd { event in if event.direction == .backwards { playback?.resume() } }.run()
    stage.advance(by: 2)
    playback?.reverse()
    stage.advance(by: 5)
    expectEqual(x, 10)
    expectEqual(playback?.outcome, .finished)
  }

  @Test func `a model that doesn't settle is not taken back`() {
    let playback = Parallel {
      Animate(box).move(x: 9, duration: 1)
        .modify(BasicAnimation<Double>.self) { $0.isAdditive = true }.settle()
      Animate(box).fade(to: 0.5, duration: 1)
        .modify(BasicAnimation<Double>.self) { $0.isAdditive = true }
    }.run()
    stage.advance(by: 1)
    box.opacity = 0.25
    stage.update()
    playback.restart()
    expectEqual(box.opacity, 0.25)
  }

  @Test func `controls that wait for a start are those after the last restart`() {
    var playback: Playback?
    var isFirst = true
    playback = Animate(box).move(x: 100, duration: 1).onEnd { _ in
      guard isFirst else { return }
      isFirst = false
      playback?.reverse()
      expectEqual(playback?.elapsed, 1)
      playback?.cancel()
      playback?.restart()
    }.run()
    stage.advance(by: 1.5)
    expectEqual(x, 50)
    #expect(playback?.isRunning ?? false)
    expectEqual(playback?.diagnostics.map(\.id), ["L-8"])
  }

  @Test func `a start that can't come leaves the journey before it`() {
    var playback: Playback?
    playback = Animate(box).move(x: 100, duration: 1).settle().onBegin {
      playback?.restart()
      playback?.release()
    }.run()
    stage.advance(by: 0.5)
    #expect(playback?.outcome == nil)
    expectEqual(x, 50)
    stage.advance(by: 1)
    expectEqual(playback?.outcome, .finished)
    expectEqual(box.position.x, 100)
  }

  // MARK: Events of GSAP's scripts

  /// `a` moves x from 0 to 100 in 1 s, `b` y from 0 to 50 and back, from 1 s to 3 s.
  private func timeline(_ log: EventLog) -> Playback {
    Sequential {
      Animate(box).move(from: 0, x: 100, duration: 1).settle()
        .onBegin { log.write("a begin") }.onEnd { log.write("a end") }
      Animate(box).cue(Cue("mid"))
      Animate(box).move(from: 0, y: 50, duration: 1).autoreverses().settle()
        .onBegin { log.write("b begin") }.onEnd { log.write("b end") }
    }
    .observed(Cue("mid")) { log.write("mid") }
    .observed(begin: { log.write("begin") }, end: { log.write("end") }).run()
  }

  @Test func `a turn after the end notifies as a first pass from there`() {
    let log = EventLog()
    let playback = timeline(log)
    stage.advance(by: 4)
    expectEqual(log.take(), ["begin", "a begin", "a end", "mid", "b begin", "b end", "end"])
    playback.reverse()
    stage.advance(by: 1.5)
    expectEqual(log.take(), ["begin", "b begin"])
    expectEqual(box.presentation.position, CGPoint(x: 100, y: 25))
    stage.advance(by: 0.75)
    expectEqual(log.take(), ["b end", "a begin"])
    expectEqual(box.presentation.position, CGPoint(x: 75, y: 0))
    stage.advance(by: 1.5)
    expectEqual(log.take(), ["a end", "end"])
    expectEqual(box.position, .zero)
  }

  @Test func `a restart in flight ends what is open, and begins anew`() {
    let log = EventLog()
    let playback = timeline(log)
    stage.advance(by: 1.5)
    expectEqual(log.take(), ["begin", "a begin", "a end", "mid", "b begin"])
    playback.restart()
    stage.advance(by: 0.5)
    expectEqual(log.take(), ["b end", "end", "begin", "a begin"])
    expectEqual(box.presentation.position, CGPoint(x: 50, y: 0))
    stage.advance(by: 1)
    expectEqual(log.take(), ["a end", "mid", "b begin"])
    expectEqual(box.presentation.position, CGPoint(x: 100, y: 25))
    stage.advance(by: 5)
    expectEqual(log.take(), ["b end", "end"])
  }
}
