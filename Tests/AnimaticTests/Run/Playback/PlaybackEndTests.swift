// The end of a playback: exactly one end for each begin, its direction, and calls that come too late.

import Animatic
import TestSupport
import Testing

struct PlaybackEndTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() { stage.add(box) }

  @Test(arguments: [Playback.Cancelling.finish, .hold, .revert], [0, 1])
  func `a paused animation ends when its playback is canceled`(
    remaining: Playback.Cancelling, depth: Int
  ) {
    var log: [String] = []
    var raw = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    raw.delegate = AnimationTarget(
      begin: { _ in log.append("begin") }, end: { _ in log.append("end") })
    var animation: any LayerAnimation = raw
    if depth == 1 { animation = AnimationGroup([raw], duration: 1) }
    animation.speed = 0
    let playback = Animate(box).add(animation: animation).run()
    stage.advance(by: 0.5)
    playback.cancel(remaining)
    stage.update()
    expectEqual(log, ["begin", "end"])
    #expect(playback.outcome != nil && playback.elapsed.isFinite)
  }

  @Test func `a playback of times beyond a Double has an outcome after finish`() {
    let playback = Animate(box).fade(to: 0, duration: 1e308).then().move(x: 5, duration: 1e308)
      .run()
    stage.advance(by: 1)
    playback.cancel(.finish)
    stage.update()
    #expect(playback.outcome != nil)
  }

  // MARK: Direction

  @Test func `an end that is reached by playing in reverse is backwards`() {
    stage.recordsEvents = true
    var directions: [PlayDirection] = []
    let playback = Animate(box).fade(to: 0, duration: 1).onEnd { directions.append($0.direction) }
      .observed(end: { (event: CompositionEvent) in directions.append(event.direction) }).run()
    stage.advance(by: 0.5)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(directions, [.backwards, .backwards])
    #expect(stage.events.map(\.description).contains("1  box  animatic.0  end finished backwards"))
  }

  @Test func `an end that is reached forwards is forwards, also after two turns`() {
    var directions: [PlayDirection] = []
    let playback = Animate(box).fade(to: 0, duration: 1).onEnd { directions.append($0.direction) }
      .run()
    stage.advance(by: 0.5)
    playback.reverse()
    stage.advance(by: 0.25)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(directions, [.forwards])
  }

  // MARK: Too late

  @Test(arguments: 0..<4)
  func `R-42: a call that can't leave the end is reported`(call: Int) {
    let playback = Animate(box).fade(to: 0, duration: 1).settle().run()
    stage.advance(by: 2)
    expectEqual(playback.diagnostics, [])
    switch call {
    case 0: playback.pause()
    case 1: playback.resume()
    case 2: playback.rate = 0
    default: playback.cancel()
    }
    expectEqual(playback.diagnostics.map(\.id), ["R-42"])
    #expect(playback.diagnostics[0].message.contains("finished"))
    expectEqual(playback.outcome, .finished)
  }

  @Test(arguments: 0..<6)
  func `R-42: a call after a cancel is reported`(call: Int) {
    let playback = Animate(box).fade(to: 0, duration: 1).settle().run()
    playback.cancel()
    stage.update()
    switch call {
    case 0: playback.pause()
    case 1: playback.resume()
    case 2: playback.seek(to: 0.5)
    case 3: playback.seek(toProgress: 0.5)
    case 4: playback.reverse()
    default: playback.rate = 2
    }
    expectEqual(playback.diagnostics.map(\.id), ["R-42"])
    expectEqual(playback.outcome, .cancelled(at: 0))
  }

  @Test func `R-42: a second cancel is reported, the first and calls before it are not`() {
    let playback = Animate(box).fade(to: 0, duration: 1).settle().run()
    playback.pause()
    playback.seek(to: 0.5)
    playback.resume()
    playback.cancel()
    expectEqual(playback.diagnostics, [])
    playback.cancel()
    expectEqual(playback.diagnostics.map(\.id), ["R-42"])
  }

  // MARK: Velocity

  @Test func `an initial velocity that is written holds under keepingVelocity`() {
    Animate(box).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    let start = box.presentation.position.x
    let spring = SpringCurve(initialVelocity: 10)
    Animate(box).move(x: 120, easing: .spring(spring)).settle()
      .run(interrupting: .keepingVelocity)
    stage.advance(by: 0.01)
    let wanted = start + (120 - start) * spring.value(at: 0.01)
    #expect(abs(box.presentation.position.x - wanted) < 1e-9)
  }
}
