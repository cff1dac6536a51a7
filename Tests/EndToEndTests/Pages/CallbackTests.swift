// The page Callbacks: one delegate for several animations, distinguished by key and by tag.

import Animatic
import Testing

struct `Callbacks` {
  private final class Log {
    var lines: [String] = []
  }

  private let stage = Stage(clock: ManualClock())
  private let box = Layer()
  private let log = Log()
  private let target: AnimationTarget

  init() {
    stage.add(box)
    target = AnimationTarget(
      begin: { [log] event in
        log.lines.append("\(event.time) \(event.key ?? "-") \(event.tag ?? "-") begins")
      },
      end: { [log] event in
        log.lines.append(
          "\(event.time) \(event.key ?? "-") \(event.tag ?? "-") \(event.finished)")
      })
  }

  @Test func `raw animations are distinguished by key and by tag`() {
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.tag = "first"
    fade.delegate = target
    var turn = BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 2)
    turn.tag = "second"
    turn.delegate = target
    turn.beginTime = box.currentTime + 0.5
    box.add(fade, forKey: "fade")
    box.add(turn, forKey: "turn")
    box.add(fade)
    stage.advance(by: 3)
    #expect(
      log.lines == [
        "0.0 fade first begins", "0.0 - first begins", "0.5 turn second begins",
        "1.0 fade first true", "1.0 - first true", "2.5 turn second true",
      ])
  }

  @Test func `the event carries layer and animation`() throws {
    var heard: AnimationEvent?
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.delegate = AnimationTarget(end: { heard = $0 })
    box.add(fade, forKey: "fade")
    stage.advance(by: 1)
    let event = try #require(heard)
    #expect(event.layer === box)
    #expect(event.animation.keyPath == "opacity")
    #expect(event.description == "fade at 1 finished")
  }

  @Test func `children of a group report before the group`() {
    Animate(box)
      .fade(from: 0, to: 1).key("fade").onEnd(target.animationDidStop)
      .then()
      .rotate(by: .turns(1)).key("turn")
      .onBegin(target.animationDidStart).onEnd(target.animationDidStop)
      .group().key("both").onBegin(target.animationDidStart).onEnd(target.animationDidStop)
      .run()
    stage.advance(by: 2)
    #expect(
      log.lines == [
        "0.0 both - begins", "1.0 fade - true", "1.0 turn - begins", "2.0 turn - true",
        "2.0 both - true",
      ])
  }

  @Test func `handler replaces, the others add`() {
    Animate(box).fade(from: 0, to: 1)
      .onEnd { [log] in log.lines.append("one") }
      .handler(end: { [log] _ in log.lines.append("replaced") })
      .handler(end: { [log] _ in log.lines.append("handler") })
      .onEnd { [log] in log.lines.append("two") }
      .run()
    stage.advance(by: 1)
    #expect(log.lines.sorted() == ["handler", "one", "two"])
    #expect(log.lines.filter { $0 != "handler" } == ["one", "two"])
  }

  @Test func `what a callback starts begins at the time of its event`() {
    let chain = Animate(box).fade(from: 0, to: 1).onEnd { [log, box] first in
      log.lines.append("first \(first.time)")
      Animate(box).fade(from: 0, to: 1, duration: 0.5)
        .onEnd { [log] in log.lines.append("second \($0.time)") }
        .run()
    }
    chain.run()
    stage.advance(by: 7)
    #expect(log.lines == ["first 1.0", "second 1.5"])
  }
}
