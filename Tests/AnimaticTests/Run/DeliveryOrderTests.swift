// The order of callbacks and of recorded events at one instant, and that it does not depend on how
// time is cut.

import Animatic
import TestSupport
import Testing

struct DeliveryOrderTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer()

  init() {
    stage.add(box)
  }

  private final class Log {
    var lines: [String] = []

    func note(_ name: String) -> (AnimationEvent) -> Void {
      { [unowned self] event in lines.append("\(name) \(event.time)") }
    }
  }

  @Test func `a group begins before its children and ends after them`() {
    let log = Log()
    Animate(box)
      .move(x: 1).onBegin(log.note("begin a")).onEnd(log.note("end a"))
      .fade(to: 0).onBegin(log.note("begin b")).onEnd(log.note("end b"))
      .group().onBegin(log.note("begin group")).onEnd(log.note("end group"))
      .run()
    stage.advance(by: 1)
    expectEqual(
      log.lines,
      [
        "begin group 0.0", "begin a 0.0", "begin b 0.0", "end a 1.0", "end b 1.0", "end group 1.0",
      ])
  }

  @Test func `what began earlier ends before the next begins, and an instant ends last`() {
    let log = Log()
    Animate(box)
      .move(x: 1).onEnd(log.note("end a"))
      .then().fade(to: 0, duration: 0).onBegin(log.note("begin i")).onEnd(log.note("end i"))
      .move(y: 1).onBegin(log.note("begin c"))
      .run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["end a 1.0", "begin i 1.0", "begin c 1.0", "end i 1.0"])
  }

  /// Runs a composition of one second.
  private func record(_ composition: some Composable) {
    stage.recordsEvents = true
    composition.run()
    stage.advance(by: 1)
  }

  /// The recorded events of one kind, as layers and animations.
  private func recorded(_ kind: StageEvent.Kind) -> [String] {
    stage.events.filter { $0.kind == kind }.map { "\($0.layer ?? "") \($0.animation ?? "")" }
  }

  /// Adds a layer with a name.
  private func layer(_ name: String) -> Layer {
    let layer = Layer(name: name)
    stage.add(layer)
    return layer
  }

  @Test(arguments: [false, true])
  func `groups are recorded around their content, which is in the order of writing`(
    isObserved: Bool
  ) {
    let chain = Animate(layer("a")).move(x: 1).fade(to: 0)
    record(isObserved ? chain.onEnd {} : chain)
    expectEqual(recorded(.begin), ["a animatic.0", "a position.x", "a opacity"])
    expectEqual(
      recorded(.end(finished: true)), ["a position.x", "a opacity", "a animatic.0"])
  }

  @Test func `an observed run records the end of a group after those of its animations`() {
    let (a, b) = (layer("a"), layer("b"))
    record(
      Parallel {
        Animate(a).move(x: 1)
        Animate(b).zPosition(to: 1).move(y: 1)
        Animate(a).fade(to: 0).onEnd {}
      })
    expectEqual(
      recorded(.end(finished: true)),
      [
        "a position.x", "b zPosition", "b position.y", "b animatic.0", "a opacity", "a animatic.0",
      ])
  }

  @Test func `without observers, simultaneous events are recorded layer by layer`() {
    let names = ["a", "b", "c"]
    let layers = names.map(layer)
    record(Parallel { for layer in layers { Animate(layer).move(x: 1).fade(to: 0) } })
    expectEqual(
      recorded(.begin),
      names.flatMap { ["\($0) animatic.0", "\($0) position.x", "\($0) opacity"] })
  }

  @Test func `across layers the order is that of writing`() {
    let log = Log()
    let other = Layer()
    stage.add(other)
    Parallel {
      Animate(box).move(x: 1).onBegin(log.note("a"))
      Animate(other).move(x: 1).onBegin(log.note("b"))
      Animate(box).fade(to: 0).onBegin(log.note("c"))
    }.run()
    stage.update()
    expectEqual(log.lines, ["a 0.0", "b 0.0", "c 0.0"])
  }

  @Test func `simultaneous ends follow the order of application, with and without explicit starts`()
  {
    let other = Layer()
    stage.add(other)
    (box.name, other.name, stage.recordsEvents) = ("box", "other", true)
    Parallel {
      Animate(box).fade(to: 0).move(x: 1)
      Animate(other).fade(from: 0, to: 1).move(x: 1)
      Animate(box).rotate(to: .degrees(90))
    }.run()
    stage.advance(by: 1)
    expectEqual(
      stage.events.map(\.description).filter { $0.hasSuffix("  end finished") },
      [
        "1  box  opacity  end finished", "1  box  position.x  end finished",
        "1  box  transform.rotation.z  end finished", "1  box  animatic.0  end finished",
        "1  other  opacity  end finished", "1  other  position.x  end finished",
        "1  other  animatic.0  end finished",
      ])
  }

  @Test func `the time of the stage during a callback is the time of the event`() {
    var times: [Double] = []
    let stage = stage
    Animate(box).move(x: 1, duration: 0.3).onEnd { times.append(stage.time) }
      .then().fade(to: 0, duration: 0.4).onEnd { times.append(stage.time) }
      .run()
    stage.advance(by: 10)
    expectEqual(times, [0.3, 0.7])
    expectEqual(stage.time, 10)
  }

  @Test func `what a callback starts begins at the event and joins the same step`() {
    let log = Log()
    let box = box
    Animate(box).move(x: 1)
      .onEnd { event in
        Animate(box).fade(to: 0, duration: 0.5).onBegin(log.note("begin")).onEnd(log.note("end"))
          .run()
      }
      .run()
    stage.advance(by: 2)
    expectEqual(log.lines, ["begin 1.0", "end 1.5"])
  }

  @Test func `a new layer that a callback animates joins the stage that delivers`() {
    let fresh = Layer()
    Animate(box).move(x: 1).onEnd { _ in Animate(fresh).move(x: 10).run() }.run()
    stage.advance(by: 1.5)
    #expect(fresh.stage === stage)
    expectEqual(fresh.presentation.position.x, 5)
  }

  @Test func `one jump and many steps deliver the same events`() {
    func lines(_ steps: [Double]) -> [String] {
      let log = Log()
      let stage = Stage(clock: ManualClock())
      let layer = Layer()
      stage.add(layer)
      Animate(layer)
        .move(x: 1).onBegin(log.note("begin a")).onEnd(log.note("end a"))
        .fade(to: 0, duration: 0.5).after(begin: 0.25).onBegin(log.note("begin b"))
        .onEnd(log.note("end b"))
        .group().autoreverses().repeats(2)
        .onEnd(log.note("end"))
        .run()
      for step in steps { stage.advance(by: step) }
      return log.lines
    }
    let jump = lines([10])
    expectEqual(jump, ["begin a 0.0", "begin b 0.25", "end b 3.75", "end a 4.0", "end 4.0"])
    expectEqual(lines([Double](repeating: 0.25, count: 40)), jump)
    expectEqual(lines([0.1, 3.6, 0.049, 0.001, 6.25]), jump)
  }

  @Test func `callbacks that start each other without end are stopped and named`() {
    var count = 0
    let box = box
    func again() {
      count += 1
      Animate(box).fade(to: 0, duration: 0).key("loop").onEnd { _ in again() }.run()
    }
    again()
    stage.advance(by: 1)
    #expect(count < 20_000)
    expectEqual(stage.diagnostics.map(\.id), ["R-2"])
    expectEqual(stage.diagnostics.first?.message.contains("loop"), true)
  }

  @Test func `a target gets one begin and one end however often its group repeats`() {
    var begins = 0
    var ends = 0
    Animate(box).move(x: 1, duration: 0.5).onBegin { begins += 1 }.onEnd { ends += 1 }
      .group().duration(1).repeats(3).run()
    for _ in 0..<40 { stage.advance(by: 0.1) }
    expectEqual(begins, 1)
    expectEqual(ends, 1)
  }

  @Test func `a child that is never active gets no events and a clipped one does not finish`() {
    var log: [String] = []
    Animate(box)
      .move(x: 1, duration: 2).onEnd { log.append("long \($0.finished)") }
      .fade(to: 0).after(begin: 1.5).onBegin { log.append("late") }.onEnd { _ in log.append("late")
      }
      .group().duration(1).run()
    stage.advance(by: 5)
    expectEqual(log, ["long false"])
  }

  @Test func `removed from the stage in a callback, a layer ends its animation at that time`() {
    var log: [Double] = []
    let stage = stage
    let other = Layer()
    stage.add(other)
    Animate(other).fade(duration: 4).onEnd { log.append($0.time) }.run()
    Animate(box).move(x: 1, duration: 0.5).onEnd { stage.remove(other) }.run()
    stage.advance(by: 3)
    expectEqual(log, [0.5])
  }
}
