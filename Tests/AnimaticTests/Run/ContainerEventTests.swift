// a container begins with the first and ends with the last of what is in it, also where a
// position, a delay, an easing, or the duration of a group leads out of its own time.

import Animatic
import TestSupport
import Testing

struct `A-19 Begin and end of a container` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")
  private let ball = Layer(name: "ball")
  private let log = EventLog()

  init() {
    stage.add(box)
    stage.add(ball)
    stage.update()
  }

  private func observed(_ name: String, _ chain: Animate) -> Animate {
    chain.onBegin { [log] in log.write("\(name)( \($0.time)") }
      .onEnd { [log] in log.write("\(name)) \($0.time)") }
  }

  private func part(_ content: some Composable) -> Composition {
    content.composition.observed(
      begin: { [log] in log.write("( \($0.time)") }, end: { [log] in log.write(") \($0.time)") })
  }

  private func play(_ whole: some Composable, isBackwards: Bool = false) -> [String] {
    let playback = whole.run()
    if isBackwards {
      playback.seek(toProgress: 1)
      playback.reverse()
    }
    stage.advance(by: 20)
    expectEqual(playback.outcome, .finished)
    return log.lines
  }

  private var first: Animate { Animate(box).fade(from: 0, to: 1, duration: 1) }

  @Test(arguments: [false, true])
  func `a negative delay begins before the part around it`(isBackwards: Bool) {
    let early = observed("v", Animate(box).move(x: 10, duration: 1).after(begin: -0.5))
    let lines = play(
      Sequential {
        first
        part(Parallel { early })
      }, isBackwards: isBackwards)
    // The whole lasts 1.5 s.
    expectEqual(
      lines,
      isBackwards
        ? ["( 0.0", "v( 0.0", "v) 1.0", ") 1.0"] : ["( 0.5", "v( 0.5", "v) 1.5", ") 1.5"])
  }

  @Test func `a position leads out of the part around it`() {
    let early = observed("v", Animate(ball).move(x: 10, duration: 1, at: .withPrevious + 0.25))
    expectEqual(
      play(
        Stagger(each: 0.5) {
          first
          part(early)
        }), ["( 0.25", "v( 0.25", "v) 1.25", ") 1.25"])
  }

  @Test func `what would begin before the run begins in its container`() {
    let early = observed("v", Animate(box).move(x: 10, duration: 1, at: .start - 0.25))
    expectEqual(play(part(early)), ["( 0.0", "v( 0.0", "v) 0.75", ") 0.75"])
  }

  @Test func `what would repeat before the run is not reported`() {
    let early = Animate(box).move(x: 10, duration: 0.5).repeats(3).at(.start - 0.75)
      .onRepeat { [log] in log.write("repeat \($0.cycle) \($0.time)") }
    expectEqual(
      play(part(observed("v", early))),
      ["( 0.0", "v( 0.0", "repeat 2 0.25", "v) 0.75", ") 0.75"])
  }

  @Test func `what would end before the run is not reported`() {
    let lost = BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 0.5)
    let whole = Parallel {
      observed("v", Animate(box).add(animation: lost))
      observed("w", Animate(ball).move(x: 10, duration: 2))
    }
    expectEqual(
      play(part(whole).trimmed(0.25...).shifted(by: -1)), ["( 0.0", "w( 0.0", "w) 0.75", ") 0.75"])
  }

  @Test(arguments: [false, true])
  func `an animation without a duration is as long as the group around it`(isRepeated: Bool) {
    let raw = BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 0)
    let inner = part(observed("v", Animate(box).add(animation: raw)))
    let whole = Parallel {
      inner
      Animate(ball).move(x: 10, duration: 2)
    }
    let lines = play(isRepeated ? whole.repeated(2) : whole.composition)
    let end = isRepeated ? 4.0 : 2
    expectEqual(lines, ["( 0.0", "v( 0.0", "v) \(end)", ") \(end)"])
  }

  /// Both leave the time of their content at a limit and return later.
  @Test(arguments: [TimingFunction.back(.in), .back(.out), .back(.inOut), .elastic(.inOut)])
  func `an easing that overshoots begins and ends with its content`(easing: TimingFunction) {
    let row = Parallel {
      part(observed("v", Animate(box).fade(to: 0, duration: 1)))
      Animate(ball).move(x: 20, duration: 0.5)
    }
    expectEqual(play(row.eased(easing)), ["( 0.0", "v( 0.0", "v) 1.0", ") 1.0"])
  }

  @Test(arguments: [false, true])
  func `an instant is in its container where a trim only touches both`(isBackwards: Bool) {
    let touched = part(
      Sequential {
        first
        observed("i", Animate(ball).move(x: 10, duration: 0))
      })
    let lines = play(
      Sequential {
        touched
        first
      }.trimmed(1...), isBackwards: isBackwards)
    let time = isBackwards ? 1.0 : 0
    expectEqual(lines, ["( \(time)", "i( \(time)", "i) \(time)", ") \(time)"])
  }

  @Test func `a part that ends with the run is met at the end, whatever the rounding`() {
    let last = observed("v", Animate(box).cornerRadius(by: 1.5, duration: 1.5))
    let whole = Stagger(lag: 1) {
      Animate(ball).fade(to: 0, duration: 0.25).sped(by: 3)
      Animate(box).zPosition(by: 1.5, duration: 1)
      last
    }
    let playback = whole.run()
    playback.seek(toProgress: 1)
    stage.advance(by: 1)
    expectEqual(log.lines, ["v( 0.0", "v) 0.0"])
  }

  @Test func `a seek to the end of a container enters it where an instant in it is entered`() {
    let inner = part(
      Sequential {
        first
        observed("i", Animate(ball).move(x: 10, duration: 0))
      })
    let whole = Sequential {
      inner
      observed("w", Animate(ball).move(x: 20, duration: 1))
    }
    whole.run().seek(to: 1)
    stage.advance(by: 2)
    expectEqual(log.lines, ["( 0.0", "i( 0.0", "w( 0.0", "i) 0.0", ") 0.0", "w) 1.0"])
  }

  @Test(arguments: [false, true])
  func `in reverse, a part has finished at its own begin, and has not at a cut`(isCut: Bool) {
    let whole = first.onEnd { [log] in log.write("\($0.finished)") }.composition
      .observed(end: { [log] in log.write("\($0.finished)") })
    let playback = whole.trimmed(isCut ? 0.5...1 : 0...0.5).run()
    playback.seek(toProgress: 1)
    playback.reverse()
    stage.advance(by: 1)
    expectEqual(log.lines, ["\(!isCut)", "\(!isCut)"])
  }

  @Test(arguments: [false, true])
  func `a verb that is interrupted before its begin begins before it ends`(isReversed: Bool) {
    let playback = Parallel {
      observed("x", Animate(box).move(x: 1, duration: 1))
      observed("z", Animate(box).scale(to: 2, duration: 1))
    }.run()
    Animate(box).move(x: 3, duration: 1).run()
    playback.seek(to: 0.5)
    if isReversed { playback.reverse() }
    stage.advance(by: 5)
    expectEqual(log.lines.filter { $0.hasPrefix("x") }.map { $0.prefix(2) }, ["x(", "x)"])
  }

  enum Control: CaseIterable {
    case resume, rate, seek, pauseAndResume

    func apply(to playback: Playback?) {
      switch self {
      case .resume: playback?.resume()
      case .rate: playback?.rate = 1
      case .seek: playback?.seek(to: 0)
      case .pauseAndResume:
        playback?.pause()
        playback?.resume()
      }
    }
  }

  @Test(arguments: Control.allCases)
  func `a control in a callback keeps an instant in its container`(control: Control) {
    var playback: Playback?
    let inner = observed("i", Animate(box).fade(to: 0, duration: 0))
    let whole = inner.composition.observed(
      begin: { [log] _ in
        log.write("(")
        control.apply(to: playback)
      }, end: { [log] _ in log.write(")") })
    playback = whole.run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["(", "i( 0.0", "i) 0.0", ")"])
  }

  @Test func `a container that began at an instant goes around what begins there after a control`()
  {
    var playback: Playback?
    let inner = observed("i", Animate(box).fade(to: 0, duration: 0)).composition.observed(
      begin: { [log] _ in
        log.write("(")
        playback?.resume()
      }, end: { [log] _ in log.write(")") })
    let whole = part(
      Sequential {
        inner
        observed("y", Animate(ball).fade(to: 0, duration: 1))
      })
    playback = whole.run()
    stage.advance(by: 2)
    expectEqual(
      log.lines, ["( 0.0", "(", "i( 0.0", "y( 0.0", "i) 0.0", ")", "y) 1.0", ") 1.0"])
  }

  @Test func `a group without content that was added extends the part around it`() {
    let group = Animate(box).add(animation: AnimationGroup(duration: 1)).after(begin: -0.5)
    let lines = play(
      Sequential {
        first
        part(observed("v", group))
      })
    expectEqual(lines, ["( 0.5", "v( 0.5", "v) 1.5", ") 1.5"])
  }

  @Test func `a part that a trim has emptied is no instant`() {
    let emptied = Animate(box).fade(from: 0, to: 1, duration: 0.25).trimmed(0.5...1).autoreversed()
      .reversed()
    let whole = Parallel {
      part(emptied.shifted(by: 1))
      observed("x", Animate(ball).fade(from: 0, to: 1, duration: 1).after(begin: 0.5))
    }
    expectEqual(play(whole.trimmed(1...)), ["x( 0.0", "x) 0.5"])
  }

  @Test(arguments: [ReducedMotion.shorten, .skip])
  func `under reduced motion a container is around its content in reverse`(policy: ReducedMotion) {
    let whole = Parallel {
      observed("x", Animate(box).move(x: 10, duration: 1).reducedMotion(policy))
      observed("y", Animate(ball).move(x: 10, duration: 0.5))
    }
    let playback = part(whole).run(reducedMotion: true)
    playback.seek(toProgress: 1)
    playback.reverse()
    stage.advance(by: 2)
    expectEqual(log.lines.first, "( 0.0")
    expectEqual(log.lines.last?.prefix(1), ")")
    expectEqual(log.lines.count, 6)
  }
}
