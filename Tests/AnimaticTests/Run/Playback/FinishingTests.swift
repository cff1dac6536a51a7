// What cancel(.finish), cancel(.hold) and cancel(.revert) leave at the edges: an outcome for each
// playback, and one end for each begin.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct FinishingTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")
  private let disk = Layer(name: "disk")

  init() {
    stage.add(box)
    stage.add(disk)
    stage.update()
  }

  /// Runs a composition for half a second, cancels it, and returns its callbacks and its outcome.
  private func cancelled(
    _ remaining: Playback.Cancelling, _ make: (Log) -> some Composable
  ) -> (log: [String], hasOutcome: Bool) {
    let log = Log()
    let playback = make(log).run()
    stage.advance(by: 0.5)
    playback.cancel(remaining)
    stage.advance(by: 1)
    return (log.lines, playback.outcome != nil)
  }

  /// The callbacks of one part, in order.
  private final class Log {
    var lines: [String] = []

    func begin() { lines.append("begin") }

    func end() { lines.append("end") }
  }

  @Test func `finishing ends a playback, also where its end is a rounding later than its parts`() {
    let drawing = CaseDrawing.compositions(.init(isStated: false))
    for seed in [97_987] + Campaign.seeds(1...2_000) {
      let (stage, scene) = (Stage(clock: ManualClock()), LawScene())
      for layer in scene.layers { stage.add(layer) }
      stage.update()
      let playback = scene.composition(drawing.draw(seed)).run()
      guard playback.duration.isFinite else { continue }
      playback.cancel(.finish)
      stage.update()
      expectEqual(playback.outcome, .finished, "seed \(seed)")
    }
  }

  @Test func `a part without a layer ends in parallel with an endless one`() {
    let (log, hasOutcome) = cancelled(.finish) { log in
      Parallel {
        Animate().fade(duration: 1.5).observed(begin: log.begin, end: log.end)
        Animate(box).fade()
        Wait(0).repeatedForever(pause: 2)
      }
    }
    #expect(log == ["begin", "end"] && hasOutcome)
  }

  @Test func `an instant at the end of an endless cycle ends`() {
    let (log, hasOutcome) = cancelled(.finish) { log in
      Sequential {
        Animate(box).move(y: 31, duration: 0, at: .start + 0.25).handler(
          begin: log.begin, end: log.end
        ).repeatedForever()
      }
      .staying()
    }
    #expect(log == ["begin", "end"] && hasOutcome)
  }

  @Test(arguments: [(1.0, 2.0), (0.1, 0.3)])
  func `the instant between two endless cycles belongs to the second`(
    duration: Double, time: Double
  ) {
    let log = EventLog()
    let playback = Sequential {
      Animate(disk).fade(from: 0, to: 1, duration: duration)
        .onBegin { _ in log.write("f(") }.onEnd { _ in log.write("f)") }
      Animate(box).fade(from: 0, to: 1, duration: 0)
        .onBegin { _ in log.write("x(") }.onEnd { _ in log.write("x)") }
    }
    .observed(begin: { _ in log.write("(") }, end: { _ in log.write(")") })
    .repeatedForever().run()
    playback.seek(to: time)
    playback.cancel(.finish)
    stage.update()
    expectEqual(log.lines, ["(", "f(", "f)", "x(", "x)", ")"])
  }

  @Test(arguments: [Playback.Cancelling.finish, .hold, .revert])
  func `what begins beyond all times ends if it begins`(remaining: Playback.Cancelling) {
    let (log, hasOutcome) = cancelled(remaining) { log in
      Sequential(gap: 1e308) {
        Animate(disk).fade(duration: 5e307)
        Animate(box).fade(duration: 1).handler(begin: log.begin, end: log.end)
      }
      .autoreversed()
    }
    #expect(log.isEmpty || log == ["begin", "end"])
    #expect(hasOutcome)
  }

  @Test(arguments: [Playback.Cancelling.finish, .hold, .revert])
  func `speeds and lengths at the edge of numbers have an outcome`(remaining: Playback.Cancelling) {
    let greatest = Double.greatestFiniteMagnitude
    let makers: [(Animate) -> Composition] = [
      { $0.fitted(to: 1.5, .hold).sped(by: greatest) },
      { $0.stretched(to: 1e-300).stretched(to: 1e-308) },
      { chain in
        Parallel {
          chain
          Animate(disk).fade(duration: 5e307)
        }
        .sped(by: 1e16).fitted(to: 0.125, .stretch)
      },
      { chain in
        Parallel {
          chain
          Animate(disk).fade(duration: greatest)
        }
        .reversed().reversed()
      },
      { chain in
        Parallel {
          chain
          Animate(disk).fade(duration: greatest)
        }
        .repeatedForever()
      },
    ]
    for make in makers {
      let (log, hasOutcome) = cancelled(remaining) { log in
        make(Animate(box).fade().handler(begin: log.begin, end: log.end))
      }
      #expect(log.isEmpty || log == ["begin", "end"])
      #expect(hasOutcome)
    }
  }

  @Test func `cycles beyond all that can be counted end`() {
    var repeats = 0
    let chain = Animate(box).fade(duration: 0.125).onRepeat { repeats += 1 }.modify {
      $0.timing.timeOffset = -1e308
    }
    let playback = chain.run()
    stage.advance(by: 3)
    #expect(playback.outcome != nil && repeats == 0)
  }

  // MARK: Layers whose time is no number

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func `a layer time that is not a number stops, and running animations can end`(offset: Double) {
    let log = Log()
    let playback = Animate(box).move(x: 8).handler(begin: log.begin, end: log.end)
      .repeatedForever().run()
    stage.advance(by: 0.25)
    box.timeOffset = offset
    stage.advance(by: 0.25)
    stage.animate(springDuration: .infinity) { box.position.x = 4 }
    #expect(box.presentation.position.x.isFinite)
    playback.cancel(.hold)
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin", "end"])
    #expect(playback.outcome != nil)
    let target = AnimationTarget(begin: { _ in log.begin() }, end: { _ in log.end() })
    var animation = BasicAnimation(.zPosition, to: 1, duration: 1)
    animation.delegate = target
    animation.beginTime = 0.25
    box.add(animation, forKey: "raw")
    stage.advance(by: 1)
    box.removeAllAnimations()
    stage.advance(by: 1)
    #expect(log.lines.count.isMultiple(of: 2))
  }

  @Test func `a run that is reversed at the end of all times has an outcome`() {
    let playback = Animate(box).fade().repeatedForever().run()
    stage.advance(by: 1e308)
    playback.reverse()
    playback.cancel(.hold)
    stage.advance(by: 1)
    #expect(playback.outcome != nil)
  }

  @Test func `a part without a duration presents the model after its end, at any speed`() {
    let chain = Animate(box).fade(from: 0.75, to: 0.5).fitted(to: 0, .clip).sped(by: 1e-300)
    let timeline = chain.timeline
    chain.run()
    stage.advance(by: 0.125)
    expectEqual(box.presentation.opacity, 1)
    expectEqual(timeline.value(of: .opacity, on: box, at: 0.125), 1)
  }

  @Test func `an animation slower than all tolerances presents the values of its timeline`() {
    let chain = Animate(box).fade(from: 0.75, to: 0.5, duration: 1e-9).modify {
      $0.timing.speed = 1e-300
    }
    let timeline = chain.timeline
    let playback = chain.run()
    stage.advance(by: 1.5)
    expectEqual(box.presentation.opacity, timeline.value(of: .opacity, on: box, at: 1.5))
    #expect(playback.outcome == nil)
  }

  @Test func `a slow nested part presents the model after its end`() {
    let chain = Sequential { Animate(box).fade(from: 0.25, to: 0.5).repeated(3) }
      .repeated(1e-9).fitted(to: 2, .stretch)
    let timeline = chain.timeline
    chain.run()
    stage.advance(by: 2.5)
    expectEqual(timeline.value(of: .opacity, on: box, at: 2.5), 1)
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `a fast part settles the final value of its timeline`() {
    let chain = Animate(box).fade(from: 0.75, to: 0, easing: .steps(3)).repeatedForever(pause: 1)
      .settling().split(at: 9e15).head.stretched(to: 1e-9)
    let timeline = chain.timeline
    chain.run()
    stage.advance(by: 0.25)
    expectEqual(box.presentation.opacity, timeline.value(of: .opacity, on: box, at: 0.25))
  }

  @Test func `an animation too short to count has an end for its begin`() {
    let log = Log()
    let playback = Animate(box).zPosition(to: 2, duration: .leastNonzeroMagnitude)
      .handler(begin: log.begin, end: log.end).group().modify { $0.timing.timeOffset = -1 }.run()
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin", "end"])
    #expect(playback.outcome == .finished)
  }

  @Test func `a part of an eased part of any length has an outcome after finish`() {
    var numbers = SeededNumbers(seed: 24)
    for _ in 0..<400 {
      let (length, end) = (numbers.number(0.1...3), numbers.number(0.1...2))
      let spring = TimingFunction.spring(duration: numbers.number(0.1...1), bounce: -0.3)
      let curve = TimingFunction(controlPoints: 0.1, 1, 0.3, 1)
      let composition = Sequential {
        Animate(box).zPosition(to: 2, easing: spring).onBegin { _ in }.stay().eased(curve)
          .fitted(to: length, .stretch)
      }.trimmed(...end)
      let playback = composition.run()
      stage.advance(by: numbers.number(0...3))
      if playback.outcome == nil { playback.cancel(.finish) }
      stage.advance(by: 1)
      #expect(playback.outcome != nil)
      box.removeAllAnimations()
    }
  }

  @Test(arguments: [(0.5, 0.0, 0.5), (2, 0, 0.125), (1, 3, 0.75), (0, 0, .infinity)])
  func `a raw animation without a duration lasts by its speed and repeats`(
    speed: Double, repeats: Double, expected: Double
  ) {
    var raw = BasicAnimation(.zPosition, to: 5)
    raw.timing.duration = 0
    raw.timing.speed = speed
    raw.timing.repeatCount = repeats
    expectEqual(Animate(box).add(animation: raw).duration, expected)
  }

  @Test func `an observed run beyond all times has an outcome and an end after cancel`() {
    let log = Log()
    let end = { (_: CompositionEvent) in log.end() }
    let playback = Animate(box).fade(duration: .greatestFiniteMagnitude, at: .start + 0.25)
      .observed(begin: { (_: CompositionEvent) in log.begin() }, end: end).run()
    stage.advance(by: 1e308)
    playback.rate = 0.5
    playback.cancel(.hold)
    stage.advance(by: 1)
    expectEqual(log.lines, ["begin", "end"])
    #expect(playback.outcome != nil)
  }

  @Test func `an observed run that is reversed where a second is too short has an outcome`() {
    let log = Log()
    let end = { (_: CompositionEvent) in log.end() }
    let playback = Animate(box).move(from: -12, x: 31, duration: 0x1p63)
      .observed(begin: { (_: CompositionEvent) in log.begin() }, end: end).run()
    playback.reverse()
    playback.seek(toProgress: 1)
    stage.advanceToEnd(limit: 20)
    playback.reverse()
    playback.cancel(.hold)
    stage.advance(by: 1)
    #expect(playback.outcome != nil && log.lines.count.isMultiple(of: 2))
  }

  // MARK: Times that are refused

  @Test func `times beyond the greatest number are reported, and change nothing`() {
    let chain = Animate(box).fade()
    let greatest = Double.greatestFiniteMagnitude
    let late = Stagger(lag: 1e308) {
      Animate(disk).fade(duration: 2)
      chain
    }
    #expect(late.diagnostics.contains { $0.id == "L-49" } && late.duration == 2)
    let long = Animate(box).fade(duration: greatest).composition
    let words = [
      long.reversed(), long.autoreversed(), chain.sped(by: greatest), chain.repeated(1e-300),
    ]
    for word in words { expectEqual(word.diagnostics.filter { $0.severity == .error }.count, 1) }
  }

  @Test func `values beyond the greatest number show the model, also in a timeline`() throws {
    box.cornerRadius = 2
    let far = BasicAnimation(.cornerRadius, from: -1e308, to: 1e308, duration: 1)
    let steep = TimingFunction(controlPoints: 0.1, 1e200, 0.3, 1)
    let chain = Parallel {
      Animate(box).add(animation: far).easing(steep)
      Animate(box).scale(from: 1, to: 1e200).easing(steep)
    }
    let timeline = chain.timeline
    var sampler = timeline.sampler
    let channel = try #require(sampler.channel(of: .cornerRadius, on: box))
    chain.run()
    stage.advance(by: 0.25)
    sampler.move(to: 0.25)
    expectEqual(box.presentation.cornerRadius, 2)
    expectEqual(timeline.value(of: .cornerRadius, on: box, at: 0.25), 2)
    expectEqual(timeline.snapshot(at: 0.25)[box]?.cornerRadius, 2)
    expectEqual(sampler[channel], 2)
    #expect(box.presentation.transform == Transform3D())
    #expect(timeline.snapshot(at: 0.25)[box]?.transform == Transform3D())
    expectEqual(timeline.value(of: .scaleX, on: box, at: 0.25), 1)
  }
}
