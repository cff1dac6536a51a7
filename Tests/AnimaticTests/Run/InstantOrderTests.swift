// at one instant, containers are around their content, however the composition was made.

import Animatic
import TestSupport
import Testing

struct `A-19 Order of one instant` {
  /// A way to transform a composition, which does not change what is inside what.
  enum Form: String, CaseIterable {
    case plain, repeated, reversed, autoreversed, eased, trimmed, sped, shifted, contained

    func applied(to whole: Composition) -> Composition {
      switch self {
      case .plain: whole
      case .repeated: whole.repeated(2)
      case .reversed: whole.reversed()
      case .autoreversed: whole.autoreversed()
      case .eased: whole.eased(.easeInEaseOut)
      case .trimmed: whole.trimmed(0...whole.duration)
      case .sped: whole.sped(by: 2)
      case .shifted: whole.shifted(by: 1)
      case .contained: Sequential { Parallel { whole } }.composition
      }
    }
  }

  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")
  private let log = EventLog()

  init() {
    stage.add(box)
    stage.update()
  }

  private func verb(_ name: String, duration: Double = 1) -> Animate {
    Animate(box).move(x: 10, duration: duration)
      .onBegin { [log] _ in log.write("\(name)(") }.onEnd { [log] _ in log.write("\(name))") }
  }

  private func part(_ open: String, _ close: String, _ content: some Composable) -> Composition {
    content.composition.observed(
      begin: { [log] _ in log.write(open) }, end: { [log] _ in log.write(close) })
  }

  private func play(_ whole: Composition, isBackwards: Bool = false) -> [String] {
    let count = log.lines.count
    let playback = whole.run()
    if isBackwards {
      playback.seek(toProgress: 1)
      playback.reverse()
    }
    stage.advance(by: 10)
    expectEqual(playback.outcome, .finished)
    return Array(log.lines.dropFirst(count))
  }

  @Test(arguments: Form.allCases, [false, true])
  func `a container is around its content`(form: Form, isBackwards: Bool) {
    let inner = form.applied(to: part("(", ")", verb("v")))
    expectEqual(
      play(part("[", "]", inner), isBackwards: isBackwards), ["[", "(", "v(", "v)", ")", "]"])
  }

  @Test(arguments: Form.allCases, [false, true])
  func `instants and cues at the limits of a container are inside`(form: Form, isBackwards: Bool) {
    let whole = Sequential {
      verb("i", duration: 0).cue(Cue("first"))
      verb("v")
      verb("j", duration: 0).cue(Cue("last"))
    }.composition
    let observed = part("(", ")", whole)
      .observed(Cue("first")) { [log] _ in log.write("first") }
      .observed(Cue("last")) { [log] _ in log.write("last") }
    let lines = play(part("[", "]", form.applied(to: observed)), isBackwards: isBackwards)
    expectEqual(Array(lines.prefix(2)), ["[", "("])
    expectEqual(Array(lines.suffix(2)), [")", "]"])
    let cues = isBackwards ? [] : ["first", "last"]
    for line in ["i(", "i)", "v(", "v)", "j(", "j)"] + cues {
      #expect(lines.contains(line), "\(line) in \(lines)")
    }
  }

  @Test func `what ends, cues, the repeat, cues of the iteration that begins, what begins`() {
    let whole = Sequential { verb("a").cue(Cue("end")) }.composition
      .observed(Cue("end")) { [log] _ in log.write("end") }
    let lap = Sequential {
      whole
      verb("b")
    }.cue(Cue("lap")).observed(Cue("lap")) { [log] _ in log.write("lap") }
    let start = Animate(box).cue(Cue("start")).then().fade(to: 0, duration: 1).composition
      .observed(Cue("start")) { [log] _ in log.write("start") }
    let both = Parallel {
      lap.repeated(2).observed(repeat: { [log] _ in log.write("repeat") })
      Sequential(gap: 1) {
        start.repeated(2)
        verb("c")
      }
    }
    expectEqual(
      play(part("(", ")", both)),
      [
        "(", "start", "a(", "end", "start", "b(", "lap", "repeat", "a)", "end", "c(", "b)", "lap",
        "c)",
        ")",
      ])
  }

  @Test func `siblings come in written order, whatever their begins`() {
    let whole = Parallel {
      verb("a", duration: 0.5).after(begin: 1.5)
      verb("b", duration: 2)
      verb("c", duration: 1).after(begin: 1)
    }
    expectEqual(play(part("(", ")", whole)), ["(", "b(", "c(", "a(", "a)", "b)", "c)", ")"])
    expectEqual(
      play(part("(", ")", whole), isBackwards: true),
      ["(", "a(", "b(", "c(", "a)", "c)", "b)", ")"])
  }

  @Test(arguments: [false, true])
  func `a seek and a cancel begin and end containers around their content`(isUpdated: Bool) {
    let whole = Sequential {
      verb("a")
      part("<", ">", verb("b"))
      verb("c")
    }
    let playback = part("(", ")", whole).run()
    playback.seek(to: 1.5)
    if isUpdated { stage.update() }
    playback.cancel()
    stage.update()
    expectEqual(log.lines, ["(", "<", "b(", "b)", ">", ")"])
  }

  @Test func `an instant at the end of an iteration begins in the first and ends in the last`() {
    let lap = Sequential {
      verb("v")
      verb("i", duration: 0)
    }.composition
    expectEqual(play(part("(", ")", lap.repeated(3))), ["(", "v(", "i(", "v)", "i)", ")"])
  }

  @Test func `an instant at the end of an endless iteration begins, and ends when it is stopped`() {
    let lap = Sequential {
      verb("v")
      verb("i", duration: 0)
    }
    let endless = lap.composition.repeated(.infinity).run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["v(", "i("])
    endless.cancel()
    stage.update()
    expectEqual(log.lines, ["v(", "i(", "v)", "i)"])
  }

  /// Its trace *play to end, in 0.75*, but for the repeat of the second verb: here a reverse leg is
  /// none.
  @Test func `the order and the values of GSAP 3 for what is played once`() {
    let timeline = Animate(box).move(from: 0, x: 100, duration: 1, easing: .linear).settle()
      .onBegin { [log] _ in log.write("a start") }.onEnd { [log] _ in log.write("a complete") }
      .then().cue(Cue("mid"))
      .move(from: 0, y: 50, duration: 1, easing: .linear).autoreverses()
      .onBegin { [log] _ in log.write("b start") }.onEnd { [log] _ in log.write("b complete") }
      .observed(Cue("mid")) { [log] _ in log.write("call mid") }
    part("tl start", "tl complete", timeline).run()
    for _ in 0..<4 {
      stage.advance(by: 0.75)
      let position = box.presentation.position
      log.write("\(stage.time) \(position.x) \(position.y)")
    }
    expectEqual(
      log.lines,
      [
        "tl start", "a start", "0.75 75.0 0.0", "a complete", "call mid", "b start",
        "1.5 100.0 25.0", "2.25 100.0 37.5", "b complete", "tl complete", "3.0 100.0 0.0",
      ])
  }
}
