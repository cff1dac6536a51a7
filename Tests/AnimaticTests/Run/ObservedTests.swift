// Observers of whole compositions and of their parts: their order, and that none is called twice.

import Animatic
import RandomScenes
import TestSupport
import Testing

/// A log of the events of a composition.
private final class Notes {
  var lines: [String] = []

  func note(_ name: String) -> (CompositionEvent) -> Void {
    { [unowned self] event in lines.append("\(name) \(event)") }
  }

  func child(_ name: String) -> (AnimationEvent) -> Void {
    { [unowned self] event in lines.append("\(name) \(event.time)") }
  }

  func again(_ name: String) -> (AnimationEvent) -> Void {
    { [unowned self] event in
      lines.append("\(name) \(event.time) \(event.cycle) \(event.direction)")
    }
  }
}

extension Cue {
  fileprivate static let middle = Cue("middle")
  fileprivate static let start = Cue("start")
}

struct `Observed compositions` {
  private let box = makeBox()
  private let other = makeBox()
  private let notes = Notes()

  private func heard(_ composition: some Composable, _ steps: [Double] = [100]) -> [String] {
    let stage = makeStage(box, other)
    notes.lines = []
    composition.run()
    stage.update()
    for step in steps { stage.advance(by: step) }
    stage.remove(box)
    stage.remove(other)
    return notes.lines
  }

  // MARK: Begin and end

  @Test func `the whole begins before its parts and ends after them, once over several layers`() {
    let whole = Parallel {
      Animate(box).fade(to: 0).onBegin(notes.child("begin a")).onEnd(notes.child("end a"))
      Animate(other).move(x: 1).onBegin(notes.child("begin b")).onEnd(notes.child("end b"))
    }.observed(begin: notes.note("begin"), end: notes.note("end"))
    expectEqual(
      heard(whole),
      [
        "begin 0 s", "begin a 0.0", "begin b 0.0", "end a 1.0", "end b 1.0", "end 1 s",
      ])
  }

  @Test func `parts of statements, groups in parts and parts in parts`() {
    let whole = Sequential {
      Animate(box).fade(to: 0).onBegin(notes.child("begin a")).onEnd(notes.child("end a"))
        .group().onBegin(notes.child("begin group")).onEnd(notes.child("end group"))
        .observed(begin: notes.note("begin part"), end: notes.note("end part"))
        .observed(begin: notes.note("begin around"), end: notes.note("end around"))
      Animate(other).fade(to: 0).observed(begin: notes.note("begin b"), end: notes.note("end b"))
    }.observed(begin: notes.note("begin"), end: notes.note("end"))
    expectEqual(
      heard(whole),
      [
        "begin 0 s", "begin around 0 s", "begin part 0 s", "begin group 0.0", "begin a 0.0",
        "end a 1.0", "end group 1.0", "end part 1 s", "end around 1 s", "begin b 1 s",
        "end b 2 s", "end 2 s",
      ])
  }

  @Test func `a group ends after the part in it`() {
    let chain = Animate(box).fade(to: 0).observed(end: notes.note("part"))
      .group().onEnd(notes.child("group"))
    expectEqual(heard(chain), ["part 1 s", "group 1.0"])
  }

  @Test func `a chain continues after it, and modifiers still apply to the last verb`() {
    let chain = Animate(box).fade(to: 0).then().observed(end: notes.note("head")).duration(2)
      .move(x: 9).observed(end: notes.note("all"))
    expectEqual(chain.duration, 3)
    expectEqual(heard(chain), ["head 2 s", "all 3 s"])
  }

  @Test func `closures without an event`() {
    var lines: [String] = []
    let chain = Animate(box).fade(to: 0)
      .observed(begin: { lines.append("begin") })
      .observed(end: { lines.append("end") })
      .observed(begin: { lines.append("begin 2") }, end: { lines.append("end 2") })
      .observed(begin: { lines.append("begin 3") }, end: { lines.append("end \($0.finished)") })
      .observed(begin: { lines.append("begin \($0.time)") }, end: { lines.append("end 4") })
      .cue(.middle).observed(.middle) { lines.append("cue") }
    _ = heard(Sequential { chain }.observed(end: { lines.append("last") }))
    expectEqual(
      lines,
      [
        "begin 0.0", "begin 3", "begin 2", "begin", "end", "end 2", "end true", "end 4", "cue",
        "last",
      ])
  }

  @Test func `a cut part ends unfinished, and one that never begins reports nothing`() {
    let whole = Sequential {
      Animate(box).fade(to: 0).observed(end: notes.note("first"))
      Animate(box).move(x: 1).observed(end: notes.note("second"))
      Animate(box).move(y: 1).observed(begin: notes.note("third"), end: notes.note("third"))
    }.trimmed(0...1.5)
    expectEqual(heard(whole), ["first 1 s", "second 1.5 s unfinished"])
  }

  @Test func `a wait alone is observed`() {
    let whole = Sequential { Wait(2) }.observed(begin: notes.note("begin"), end: notes.note("end"))
    let stage = makeStage(box)
    // Without a layer it joins the stage whose callback starts it.
    Animate(box).fade(to: 0).onEnd { whole.run() }.run()
    stage.advance(by: 10)
    expectEqual(notes.lines, ["begin 1 s", "end 3 s"])
  }

  @Test func `R-44 a composition that names no layer runs on a stage of its own`() {
    let none: [Layer] = []
    let compositions: [(Composition, isReported: Bool)] = [
      (Sequential { Wait(1) }.composition, true),
      (Sequential { for layer in none { Animate(layer).fade(to: 0) } }.observed(end: {}), true),
      (Sequential {}.composition, false),
      (Sequential { Wait(1) }.on(box), false),
      (Parallel { Animate(box).fade(to: 0) }.composition, false),
    ]
    let stage = makeStage(box)
    for (composition, isReported) in compositions {
      let playback = composition.run()
      expectEqual(playback.diagnostics.map(\.id).contains("R-44"), isReported)
      playback.cancel()
    }
    // It joins the stage that calls.
    var inside: Playback?
    Animate(box).fade(to: 0).onEnd { inside = Sequential { Wait(1) }.run() }.run()
    stage.advance(by: 2)
    expectEqual(inside?.diagnostics.map(\.id), [])
    expectEqual(inside?.outcome, .finished)
  }

  @Test func `a wait after the last layer has ended is waited for`() {
    let whole = Sequential {
      Animate(box).fade(to: 0)
      Wait(2)
    }.observed(begin: notes.note("begin"), end: notes.note("end"))
    expectEqual(heard(whole), ["begin 0 s", "end 3 s"])
  }

  @Test func `observing nothing is reported, and it begins and ends at once`() {
    let chain = Animate(box).observed(begin: notes.note("begin"), end: notes.note("end"))
    expectEqual(chain.diagnostics.map(\.id), ["C-1"])
    expectEqual(heard(chain), ["begin 0 s", "end 0 s"])
  }

  @Test func `a layer that is named without a verb chooses the stage`() {
    let box = box
    let compositions: [(seconds: String, composition: any Composable)] = [
      ("0.5", Wait(0.5).on(box)), ("0.5", Sequential { Wait(0.5) }.on(box)),
      ("0.5", Sequential { Wait(0.5) }.on([box, other])),
      (
        "0.5",
        Parallel {
          Animate(box)
          Wait(0.5)
        }
      ),
      (
        "0.5",
        Sequential {
          Wait(0.5)
          On(box) { $0 }
        }
      ),
      ("0", Animate(box)), ("0", Sequential { Animate(box) }),
    ]
    for (seconds, composition) in compositions {
      let stage = makeStage(box, other)
      notes.lines = []
      let whole = composition.observed(end: notes.note("end"))
      let playback = whole.run()
      stage.advance(by: 1)
      expectEqual(playback.outcome, .finished)
      expectEqual(notes.lines, ["end \(seconds) s"])
      stage.remove(box)
      stage.remove(other)
    }
  }

  // MARK: Repeats

  @Test func `repeats are those of all of it, between ends and begins`() {
    let whole = Sequential {
      Animate(box).fade(from: 1, to: 0, duration: 0.5).observed(end: notes.note("a"))
      Animate(other).fade(from: 1, to: 0, duration: 0.5)
    }.repeated(3).observed(
      begin: notes.note("begin"), end: notes.note("end"), repeat: notes.note("repeat"))
    expectEqual(
      heard(whole),
      [
        "begin 0 s", "repeat 1 s cycle 1", "repeat 2 s cycle 2", "a 2.5 s", "end 3 s",
      ])
  }

  @Test func `nested repeats, forwards and in reverse`() {
    let inner = Animate(box).move(from: 0, x: 1, duration: 0.5).repeats(2)
      .onRepeat(notes.again("verb"))
    let whole = inner.autoreversed().repeated(2)
      .observed(repeat: notes.note("all"))
    expectEqual(
      heard(whole),
      [
        "verb 0.5 1 forwards", "verb 1.5 0 backwards",
        "all 2 s cycle 1", "verb 2.5 1 forwards",
        "verb 3.5 0 backwards",
      ])
  }

  @Test func `onRepeat of verbs and groups, with and without an event`() {
    var count = 0
    let chain = Animate(box).fade(to: 0, duration: 0.25).repeats(4).onRepeat { count += 1 }
      .move(x: 1, duration: 0.5).autoreverses().repeats(1.5).onRepeat(notes.again("move"))
      .group().repeats(2).onRepeat(notes.again("group"))
    expectEqual(
      heard(chain),
      [
        "move 1.0 1 forwards", "group 1.5 1 forwards", "move 2.5 1 forwards",
      ])
    expectEqual(count, 6)
  }

  @Test func `a custom delegate gets repeats`() {
    final class Delegate: LayerAnimationDelegate {
      var cycles: [Int] = []
      func animationDidRepeat(_ event: AnimationEvent) { cycles.append(event.cycle) }
    }
    let delegate = Delegate()
    let stage = makeStage(box)
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 0.25)
    fade.repeatCount = .infinity
    fade.delegate = delegate
    box.add(fade, forKey: "fade")
    stage.advance(by: 1)
    expectEqual(delegate.cycles, [1, 2, 3, 4])
    box.removeAnimation(forKey: "fade")
    stage.advance(by: 1)
    expectEqual(delegate.cycles, [1, 2, 3, 4])
  }

  // MARK: Cues

  @Test func `a cue is passed between ends and begins`() {
    let chain = Animate(box).fade(to: 0).onEnd(notes.child("end")).cue(.middle)
      .then().move(x: 1).onBegin(notes.child("begin"))
      .observed(.middle, notes.note("cue"))
    expectEqual(heard(chain), ["end 1.0", "cue 1 s", "begin 1.0"])
    #expect(chain.diagnostics.filter { $0.id == "C-27" }.isEmpty)
  }

  @Test func `seeking back and forth, each passage has its direction`() {
    let whole = Animate(box).fade(from: 1, to: 0).cue(.middle).then().move(x: 1)
      .observed(.middle, notes.note("cue")).autoreversed().repeated(2)
    expectEqual(
      heard(whole),
      [
        "cue 1 s", "cue 3 s backwards", "cue 5 s", "cue 7 s backwards",
      ])
  }

  @Test func `at a turn it is passed once, at the seam of a repeat the end comes first`() {
    let turned = Animate(box).fade(from: 1, to: 0).cue(.middle).observed(.middle, notes.note("cue"))
      .autoreversed()
    expectEqual(heard(turned), ["cue 1 s"])
    let chain = Animate(box).fade(from: 1, to: 0).cue(.start, at: .start).cue(.middle)
      .observed(.start, notes.note("start")).observed(.middle, notes.note("end"))
      .repeated(2).observed(repeat: notes.note("repeat"))
    expectEqual(
      heard(chain),
      [
        "start 0 s", "end 1 s", "repeat 1 s cycle 1", "start 1 s", "end 2 s",
      ])
  }

  @Test func `reversed, eased and sped`() {
    func part() -> Composition {
      Animate(box).fade(from: 1, to: 0).cue(.middle).then().move(x: 1, duration: 3)
        .observed(.middle, notes.note("cue")).composition
    }
    expectEqual(heard(part().reversed()), ["cue 3 s backwards"])
    expectEqual(heard(part().sped(by: 2)), ["cue 0.5 s"])
    expectEqual(heard(part().repeated(2).sped(by: 2)), ["cue 0.5 s", "cue 2.5 s"])
    let half = Animate(box).fade(from: 1, to: 0).cue(.middle).then().move(x: 1)
      .observed(.middle, notes.note("cue")).eased(.easeInEaseOut)
    expectEqual(heard(half), ["cue 1 s"])
  }

  @Test func `a missing cue is reported`() {
    let missing = Animate(box).fade(to: 0).observed(.middle) {}
    #expect(missing.diagnostics.map(\.id).contains("C-25"))
    let later = Animate(box).fade(to: 0).observed(.middle) {}.cue(.middle)
    #expect(later.diagnostics.map(\.id).contains("C-25"))
  }

  @Test func `the dump contains cues, but no observers`() {
    let plain = Animate(box).fade(to: 0).cue(.middle).move(x: 1, at: .cue(.middle))
    let lines = plain.debugDump().split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("cue middle  1 s  AnimaticTests/ObservedTests.swift:") })
    let fade = Sequential { Animate(box).fade(to: 0) }
    let observed = fade.observed(end: {}, progress: { _ in })
    expectEqual(observed.debugDump(), fade.debugDump())
    expectEqual(observed.groups.count, 1)
    expectEqual(observed.entries.count, 1)
    expectEqual(observed.timeline.layers, [box.id])
  }

  // MARK: Time

  private func rich() -> Composition {
    Sequential(gap: 0.25) {
      Animate(box).fade(from: 1, to: 0, duration: 0.5).repeats(3).onRepeat(notes.again("fade"))
        .cue(.middle).then().move(x: 9, duration: 0.375).onEnd(notes.child("moved"))
        .observed(begin: notes.note("begin a"), end: notes.note("end a"), repeat: notes.note("no"))
      Parallel {
        Animate(box).move(y: 3, duration: 0.5)
        Animate(other).fade(to: 0.5, duration: 0.75).onBegin(notes.child("other"))
      }.observed(begin: notes.note("begin b"), end: notes.note("end b")).autoreversed()
    }.observed(.middle, notes.note("cue")).eased(.easeIn).repeated(2, pause: 0.125).autoreversed()
      .observed(begin: notes.note("begin"), end: notes.note("end"), repeat: notes.note("repeat"))
  }

  @Test func `the log is the same however time is cut`() {
    let whole = heard(rich())
    expectEqual(whole.count { $0.hasPrefix("cue") }, 4)
    expectEqual(whole.count { $0.hasPrefix("fade") }, 8)
    expectEqual(whole.first, "begin 0 s")
    expectEqual(whole.last, "end \(CompositionEvent(time: rich().duration))")
    var random = SeededNumbers(seed: 7)
    for _ in 0..<20 {
      let steps = (0..<60).map { _ in random.fraction() * 0.7 }
      expectEqual(heard(rich(), steps + [100]), whole)
    }
  }

  @Test func `progress is 0 with the begin, 1 with the end, and never the same twice`() {
    var values: [Double] = []
    let chain = Animate(box).move(x: 1, duration: 2)
      .observed(end: { _ in values.append(9) }, progress: { values.append($0) })
    let stage = makeStage(box)
    chain.run()
    for step in [0, 0, 0.5, 0, 0.5, 3] { stage.advance(by: step) }
    expectEqual(values, [0, 0.25, 0.5, 1, 9])
  }

  @Test func `the progress of what never ends is that of its cycle`() {
    var values: [Double] = []
    let chain = Animate(box).move(x: 1, duration: 2).repeatedForever()
      .observed(progress: { values.append($0) })
    let stage = makeStage(box)
    let playback = chain.run()
    for step in [0, 0.5, 1, 1, 2] { stage.advance(by: step) }
    playback.cancel()
    stage.advance(by: 1)
    expectEqual(values, [0, 0.25, 0.75, 0.25])
  }

  // MARK: Playback

  @Test func `it pauses with its playback`() {
    let stage = makeStage(box)
    let playback = Animate(box).fade(to: 0).cue(.middle).observed(.middle, notes.note("cue")).run()
    stage.advance(by: 0.5)
    playback.pause()
    stage.advance(by: 5)
    #expect(notes.lines.isEmpty)
    playback.resume()
    stage.advance(by: 1)
    expectEqual(notes.lines, ["cue 6 s"])
  }

  @Test func `seeking reports nothing in between, and no event is delivered twice`() {
    let stage = makeStage(box)
    let playback = Animate(box).fade(to: 0).cue(.middle).then().move(x: 1, duration: 3)
      .observed(.middle, notes.note("cue"))
      .observed(begin: notes.note("begin"), end: notes.note("end")).run()
    stage.update()
    playback.seek(to: 2)
    stage.update()
    expectEqual(notes.lines, ["begin 0 s"])
    playback.seek(to: 0)
    stage.advance(by: 1.5)
    playback.seek(to: 0.5)
    stage.advance(by: 10)
    expectEqual(notes.lines, ["begin 0 s", "cue 1 s", "end 5 s"])
  }

  @Test(arguments: [
    (Playback.Cancelling.revert, ["begin 0 s", "end 0.5 s unfinished"]),
    (.hold, ["begin 0 s", "end 0.5 s unfinished"]),
    (.finish, ["begin 0 s", "begin later 0.5 s", "end later 0.5 s", "end 0.5 s"]),
  ])
  func `cancelled in each way`(way: Playback.Cancelling, lines: [String]) {
    let stage = makeStage(box)
    let playback = Sequential {
      Animate(box).fade(to: 0).cue(.middle)
      Animate(box).move(x: 1)
        .observed(begin: notes.note("begin later"), end: notes.note("end later"))
    }.observed(.middle, notes.note("cue"))
      .observed(begin: notes.note("begin"), end: notes.note("end")).run()
    stage.advance(by: 0.5)
    playback.cancel(way)
    stage.advance(by: 10)
    expectEqual(notes.lines, lines)
  }

  @Test func `an endless whole is finished after its children`() {
    let stage = makeStage(box)
    let playback = Animate(box).move(x: 1).repeats(.infinity).onEnd(notes.child("child"))
      .observed(end: notes.note("end")).run()
    stage.advance(by: 1.5)
    playback.cancel(.finish)
    stage.advance(by: 1)
    expectEqual(notes.lines, ["child 1.5", "end 1.5 s"])
    expectEqual(playback.outcome, .finished)
  }

  @Test func `it continues while one layer is left, and ends when all are gone`() {
    let stage = makeStage(box, other)
    Parallel {
      Animate(box).fade(to: 0)
      Animate(other).fade(to: 0)
    }.observed(end: notes.note("end")).run()
    stage.advance(by: 0.25)
    stage.remove(box)
    stage.advance(by: 0.25)
    #expect(notes.lines.isEmpty)
    stage.remove(other)
    stage.update()
    expectEqual(notes.lines, ["end 0.5 s unfinished"])
    stage.advance(by: 5)
    expectEqual(notes.lines.count, 1)
  }

  @Test func `a layer that goes does not cut the whole short`() {
    let stage = makeStage(box, other)
    let playback = Parallel {
      Animate(box).fade(to: 0)
      Animate(other).fade(to: 0)
    }.observed(end: notes.note("end")).run()
    stage.advance(by: 0.25)
    stage.remove(box)
    stage.advance(by: 5)
    expectEqual(notes.lines, ["end 1 s"])
    expectEqual(playback.outcome, .layerGone)
  }

  // MARK: Values and memory

  @Test func `a stored prefix is continued twice, each with separate observers`() {
    let head = Animate(box).fade(to: 0).observed(end: notes.note("head"))
    let first = head.then().move(x: 1).observed(end: notes.note("first"))
    let second = head.then().move(x: 2, duration: 2).observed(end: notes.note("second"))
    expectEqual(heard(first), ["head 1 s", "first 2 s"])
    expectEqual(heard(second), ["head 1 s", "second 3 s"])
    let both = Sequential {
      first
      second
    }
    expectEqual(heard(both), ["head 1 s", "first 2 s", "head 3 s", "second 5 s"])
  }

  @Test(arguments: [false, true]) func `closures go with their run`(isCancelled: Bool) {
    final class Witness {}
    weak var witness: Witness?
    let stage = makeStage(box)
    do {
      let made = Witness()
      witness = made
      let playback = Animate(box).fade(to: 0).cue(.middle)
        .observed(end: { withExtendedLifetime(made) {} })
        .observed(.middle) { withExtendedLifetime(made) {} }.run()
      stage.advance(by: 0.5)
      #expect(witness != nil)
      if isCancelled { playback.cancel() }
    }
    stage.advance(by: 0.5)
    #expect(witness == nil)
  }

  @Test func `closures are released with the stage of a paused run`() {
    final class Witness {}
    weak var witness: Witness?
    do {
      let made = Witness()
      witness = made
      let stage = makeStage(makeBox())
      let playback = Animate(stage.layers[0]).fade(to: 0)
        .observed(end: { withExtendedLifetime(made) {} }).run()
      playback.pause()
      stage.update()
    }
    #expect(witness == nil)
  }

  @Test func `passages that trigger each other are stopped`() {
    var count = 0
    let stage = makeStage(box)
    let box = box
    func again() {
      count += 1
      Animate(box).fade(to: 0, duration: 0).observed(end: { again() }).run()
    }
    again()
    stage.advance(by: 1)
    #expect(count < 20_000)
    expectEqual(stage.diagnostics.map(\.id), ["R-2"])
  }

  @Test func `other hosts report begin and end of the whole, cues, and repeats`() {
    let host = RecordingHost()
    let playback = Animate(host).fade(to: 0)
      .observed(begin: notes.note("begin"), end: notes.note("end")).run()
    host.begin("animatic.0")
    host.currentTime = 501
    host.end("animatic.0")
    expectEqual(notes.lines, ["begin 500 s", "end 501 s"])
    expectEqual(playback.outcome, .finished)
    Animate(host).fade(to: 0).repeats(2).onRepeat { notes.lines.append("again \($0.time)") }
      .cue(.middle, at: .start + 0.5)
      .observed(.middle) { notes.lines.append("middle \($0.time)") }.run()
    host.currentTime = 503
    host.end("animatic.0")
    expectEqual(notes.lines.suffix(2), ["middle 501.5", "again 502.0"])
  }

  @Test func `many parts in parts`() {
    var chain = Animate(box).fade(to: 0)
    var count = 0
    let parts = Campaign.count(10_000)
    for _ in 0..<parts { chain = chain.observed(end: { count += 1 }) }
    _ = heard(chain)
    expectEqual(count, parts)
  }
}
