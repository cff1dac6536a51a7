// Cues in the log of a stage: with their direction, with or without observers.

import Animatic
import TestSupport
import Testing

extension Cue {
  fileprivate static let middle = Cue("middle")
  fileprivate static let last = Cue("last")
}

struct CueLogTests {
  private let box = Layer(name: "box")
  private let stage: Stage

  init() {
    stage = makeStage(box)
    stage.recordsEvents = true
  }

  /// A chain with a cue in its middle and one at its end.
  private func chain(on layer: Layer) -> Composition {
    Animate(layer).fade(to: 0).cue(.middle).then().move(x: 10).cue(.last).composition
  }

  private var cues: [StageEvent] {
    stage.events.filter { if case .cue = $0.kind { true } else { false } }
  }

  private func cue(
    _ name: String, at time: Double, _ direction: PlayDirection = .forwards
  ) -> StageEvent {
    StageEvent(time: time, .cue(name, direction: direction))
  }

  @Test func `cues without observers are logged, without a layer`() {
    chain(on: box).run()
    stage.advance(by: 1.5)
    expectEqual(cues, [cue("middle", at: 1)])
    stage.advance(by: 0.5)
    expectEqual(cues, [cue("middle", at: 1), cue("last", at: 2)])
  }

  @Test func `an observed cue is logged once`() {
    var heard: [Double] = []
    chain(on: box).observed(.middle) { heard.append($0.time) }.run()
    stage.advance(by: 3)
    expectEqual(heard, [1])
    expectEqual(cues, [cue("middle", at: 1), cue("last", at: 2)])
  }

  @Test(arguments: [TimingFunction.linear, .easeInEaseOut])
  func `a seek to the end passes a cue there in the direction of arrival`(easing: TimingFunction) {
    let playback = Animate(box).fade(to: 0).cue(.last).autoreversed().reversed().trimmed(1...)
      .eased(easing).autoreversed().run()
    playback.seek(toProgress: 1)
    stage.update()
    expectEqual(cues, [cue("last", at: 0)])
  }

  @Test func `a cue at a turning point between two cuts is passed on the way that remains`() {
    let other = Layer(name: "other")
    let cut = Parallel {
      Animate(box).fade(to: 0).cue(.last).autoreversed().trimmed(0...1)
      Animate(other).move(x: 10, duration: 2)
    }.trimmed(1...)
    cut.run()
    stage.advance(by: 1)
    cut.reversed().run()
    stage.advance(by: 1)
    expectEqual(cues, [cue("last", at: 0), cue("last", at: 2, .backwards)])
  }

  @Test func `each passage is logged with its direction`() {
    chain(on: box).autoreversed().run()
    stage.advance(by: 5)
    expectEqual(
      cues,
      [
        cue("middle", at: 1), cue("last", at: 2), cue("middle", at: 3, .backwards),
      ])
  }

  @Test func `cues come between the ends and the begins of their instant`() {
    chain(on: box).run()
    stage.advance(by: 1)
    let words = stage.events.filter { $0.time == 1 }.map { "\($0.animation ?? "") \($0.kind)" }
    expectEqual(words, ["opacity end finished", " cue middle forwards", "position.x begin"])
  }

  @Test func `cues that are jumped over or cut off are not written down`() {
    let playback = chain(on: box).run()
    playback.seek(to: 1.5)
    stage.advance(by: 0.25)
    playback.cancel()
    stage.advance(by: 5)
    #expect(cues.isEmpty)
  }

  @Test func `a stage that records nothing writes down no cues`() {
    stage.recordsEvents = false
    chain(on: box).run()
    stage.advance(by: 3)
    #expect(stage.events.isEmpty)
  }

  @Test func `a run that joins a stage in its callback has its cues written down`() {
    let new = Layer(name: "new")
    let stage = stage
    Animate(box).fade(to: 0).onEnd {
      chain(on: new).run()
      #expect(new.stage === stage)
    }.run()
    stage.advance(by: 5)
    expectEqual(cues, [cue("middle", at: 2), cue("last", at: 3)])
  }

  @Test func `one layer on the stage is enough for the cues of all`() {
    let new = Layer(name: "new")
    Parallel {
      Animate(new).fade(to: 0).cue(.middle)
      Animate(box).move(x: 10, duration: 2)
    }.run()
    stage.advance(by: 5)
    expectEqual(cues, [cue("middle", at: 1)])
  }
}
