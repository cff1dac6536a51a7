// No input traps or is dropped silently: extreme numbers in chains that are compiled, queried, and
// run.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Bad input` {
  private let box = makeBox()

  /// Performs every query of a composition, and runs it.
  private func live(_ composition: some Composable) -> [Diagnostic] {
    let timeline = composition.timeline
    for time in [-1, 0, 0.3, 1, 1e9, -0.0, .nan, .infinity, -.infinity, 1e308] {
      _ = timeline.value(of: .opacity, on: box, at: time)
      _ = timeline.snapshot(at: time)
      _ = timeline.activeProperties(at: time)
    }
    _ = composition.groups.map(\.animation.description)
    _ = composition.entries
    _ = composition.debugDump()
    let stage = makeStage(box)
    let playback = composition.run()
    stage.advance(by: 0.3)
    _ = box.presentation
    playback.seek(to: .nan)
    playback.seek(to: 1e308)
    playback.seek(to: -5)
    stage.advance(by: 1e6)
    playback.cancel(.finish)
    stage.update()
    stage.remove(box)
    return composition.diagnostics
  }

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.1, 1e300, 1e308, -1e308, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: numbers)
  func `any number as a value`(number: Double) {
    let findings = [
      live(Animate(box).fade(from: number, to: number)),
      live(Animate(box).move(to: [number, number])),
      live(Animate(box).move(offset: [number, number]).then().move(offsetX: number)),
      live(Animate(box).scale(to: number).rotate(to: .degrees(number))),
      live(Animate(box).rotate(by: .radians(number)).flip()),
      live(Animate(box).shakeX(range: number).shakeR(radian: number)),
    ]
    for list in findings where !number.isFinite {
      #expect(list.contains { $0.id == "L-49" })
    }
    for list in findings where abs(number) <= 1e300 {
      #expect(!list.contains { $0.id == "L-49" })
    }
  }

  @Test(arguments: numbers)
  func `any number as a time`(number: Double) {
    let findings = [
      live(Animate(box).fade(duration: number)),
      live(Animate(box).fade().duration(number).then().move(x: 1)),
      live(Animate(box).fade().group().duration(number)),
      live(Animate(box).fade().after(begin: number).move(x: 1)),
      live(Animate(box).fade().then(gap: number).move(x: 1)),
      live(Animate(box).shakeX(duration: number)),
      live(
        Sequential(gap: number) {
          Animate(box).fade()
          Animate(box).move(x: 1)
        }),
    ]
    for list in findings where !number.isFinite {
      #expect(list.contains { $0.severity == .error })
    }
  }

  @Test(arguments: [5e307, 1e308, .greatestFiniteMagnitude])
  func `lengths at the edge of all numbers`(number: Double) {
    let other = Layer(name: "other")
    let short = Animate(other).fade(duration: 0.2)
    let compositions: [any Composable] = [
      Stagger(each: 1.625, from: .last) {
        Animate(box).fade()
        short.stretched(to: number)
      },
      short.stretched(to: number).stretched(to: 0.1).stretched(to: number),
      short.sped(by: 1 / number).sped(by: 1 / number),
      Parallel {
        Animate(box).fade(duration: number).then().fade(duration: number)
        short.fitted(to: number, .stretch)
      },
      short.repeated(number, pause: number), short.shifted(by: number).shifted(by: number),
    ]
    for composition in compositions.map(\.composition) {
      #expect(!composition.debugDump().contains("nan") && !composition.gantt(width: 60).isEmpty)
    }
    #expect(compositions[0].diagnostics.contains { $0.id == "C-29" })
  }

  @Test(arguments: numbers)
  func `any number as a count`(number: Double) {
    let findings = [
      live(Animate(box).fade().repeats(number)),
      live(Animate(box).fade().repeats(number).then().move(x: 1)),
      live(Animate(box).fade().group().repeats(number).autoreverses()),
    ]
    for list in findings where !(number > 0) {
      #expect(list.contains { $0.id == "C-5" })
    }
    let shaken = live(Animate(box).shakeX(times: number))
    expectEqual(shaken.contains { $0.id == "C-5" }, !(number > 0 && number <= 1000))
  }

  @Test(arguments: numbers)
  func `any number in modify`(number: Double) {
    let edits: [(inout any LayerAnimation) -> Void] = [
      { $0.beginTime = number }, { $0.duration = number }, { $0.speed = number },
      { $0.timeOffset = number }, { $0.repeatCount = number }, { $0.repeatDuration = number },
    ]
    for edit in edits {
      let verb = live(Animate(box).fade().modify(edit).then().move(x: 1))
      let group = live(Animate(box).fade().group().modify(edit))
      if number.isNaN {
        #expect(verb.contains { $0.severity == .error })
        #expect(group.contains { $0.severity == .error })
      }
    }
  }

  @Test(arguments: Campaign.share(of: numbers))
  func `any number beside a verb with callbacks and a verb with an inferred start`(number: Double) {
    let edits: [(inout any LayerAnimation) -> Void] = [
      { $0.beginTime = number }, { $0.duration = number }, { $0.speed = number },
      { $0.timeOffset = number }, { $0.repeatCount = number }, { $0.repeatDuration = number },
    ]
    for edit in edits {
      for other in edits {
        let heard = Animate(box).fade(to: 0.5).onBegin {}.onEnd {}.modify(edit)
          .then().fade(to: 0.25).shakeX().group().modify(other).onBegin {}.onEnd {}
          .then().fade(to: 1).group().autoreverses()
        _ = live(heard)
      }
    }
  }

  @Test(arguments: numbers)
  func `any number in an easing`(number: Double) {
    let curve = TimingFunction(controlPoints: number, number, number, number)
    _ = live(Animate(box).fade(easing: curve).group().easing(curve))
    let shown = Animate(box).fade(from: 1, to: 0, easing: curve)
      .values(of: .opacity, on: box, at: [0, 1])
    expectEqual(shown, [1, 0])
  }

  @Test func `then after endless repeats`() {
    expectEqual(live(Animate(box).fade().repeats(.infinity).then().move(x: 1)).map(\.id), ["C-10"])
    expectEqual(
      live(Animate(box).fade().group().repeats(.infinity).then(gap: 1).then().move(x: 1))
        .map(\.id), ["C-10"])
  }

  @Test(arguments: [1e100.nextUp, 5e307, .greatestFiniteMagnitude])
  func `L-49: seconds beyond 1e100`(seconds: Double) {
    func ids(_ chain: some Composable) -> [String] { live(chain).map(\.id) }
    let fade = Animate(box).fade().settle()
    expectEqual(ids(Animate(box).fade(duration: seconds).settle()), ["L-49"])
    expectEqual(ids(Animate(box).fade().settle().after(begin: seconds)), ["L-49"])
    expectEqual(ids(fade.then(gap: seconds).move(x: 1).settle()), ["L-49"])
    expectEqual(ids(Animate(box).fade(at: .start + seconds).settle()), ["L-49"])
    expectEqual(ids(Sequential { Wait(seconds) }), ["L-49"])
    expectEqual(ids(fade.shifted(by: seconds)), ["L-49"])
    for chain in [
      fade.stretched(to: seconds), fade.fitted(to: seconds, .hold), fade.sped(by: 1 / seconds),
      fade.repeated(2, pause: seconds), fade.repeated(1, pause: seconds),
    ] {
      expectEqual(ids(chain), ["C-29"])
      expectEqual(chain.duration, 1)
    }
    var raw = BasicAnimation(.opacity, to: 0, duration: 1)
    raw.beginTime = seconds
    expectEqual(ids(Animate(box).add(animation: raw)), ["L-49"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `L-49: a delay that is not finite`(seconds: Double) {
    let chain = Animate(box).fade().settle().shifted(by: seconds)
    expectEqual(live(chain).map(\.id), ["L-49"])
    expectEqual(chain.duration, 1)
  }

  @Test func `seconds up to 1e100 are seconds, and more repeats are endless`() {
    let chain = Animate(box).move(from: 0, x: 1, duration: 1e100).settle()
    expectEqual(live(chain).map(\.id), [])
    expectEqual(chain.timeline.value(of: .positionX, on: box, at: 5e99), 0.5)
    let long = Animate(box).move(from: 0, x: 1, duration: 1e99).settle()
    expectEqual(long.repeated(2).duration, 2e99)
    #expect(long.repeated(11).duration.isInfinite)
    #expect(long.repeated(1e50).repeated(3).duration.isInfinite)
    #expect(Animate(box).fade().repeats(.greatestFiniteMagnitude).duration.isInfinite)
    #expect(Animate(box).fade().repeated(1e200, pause: 1).duration.isInfinite)
  }

  @Test func `no way to write a length leads beyond 1e100 s`() {
    let endless = Animate(box).fade(to: 0).settle().repeats(.infinity)
    for end in [1e100.nextUp, 1e150] {
      expectEqual(live(endless.trimmed(0...end)).map(\.id), ["C-29", "C-13"])
      expectEqual(live(endless.trimmed(end...2 * end)).map(\.id), ["C-29", "C-13"])
    }
    let long = Animate(box).fade(to: 0, duration: 6e99).settle()
    for chain in [long.autoreversed(), long.sped(by: 0.5)] {
      expectEqual(
        live(chain).map(\.message),
        ["A duration of 1.2e+100 is invalid, so the composition is unchanged."])
    }
    expectEqual(MediaTiming(duration: 6e99, autoreverses: true).activeDuration, .infinity)
    expectEqual(MediaTiming(duration: 6e99, autoreverses: true).wallDuration, .infinity)
  }

  @Test func `L-49: fractions that are not finite`() {
    let after = Animate(box).fade().settle().move(x: 1, at: .previous(.infinity)).settle()
    expectEqual(live(after).map(\.message), ["A position of ∞ is invalid."])
    let lagged = Stagger(lag: .nan) {
      Animate(box).fade().settle()
      Animate(box).move(x: 1).settle()
    }
    expectEqual(live(lagged).map(\.message), ["A lag of nan is invalid."])
  }

  @Test func `L-49: a transaction with a duration beyond 1e100 s`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    stage.transaction { transaction in
      transaction.animationDuration = 1e150
      expectEqual(transaction.animationDuration, 0.25)
    }
    expectEqual(stage.diagnostics.map(\.id), ["L-49"])
  }

  @Test func `minus zero is zero`() {
    let chain = Animate(box).move(from: -0.0, x: -0.0, duration: -0.0).after(begin: -0.0)
    #expect(live(chain).filter { $0.id != "L-8" }.isEmpty)
    #expect(!chain.debugDump().contains("-0"))
  }

  @Test func `finite ends show finite numbers, however far they are apart`() {
    let chain = Animate(box).fade(from: -1e308, to: 1e308)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.5, 1]), [-1e308, 0, 1e308])
  }

  @Test func `any text is valid as a key, a name, or a key path`() {
    for text in ["", " ", "a\nb", "\u{0}", "🙂", String(repeating: "x", count: 10_000)] {
      let layer = makeBox(text)
      let chain = Animate(layer).fade().key(text)
        .add(animation: BasicAnimation<Double>(keyPath: text, to: 1, duration: 1))
      #expect(chain.problemIDs.contains("L-1"))
      expectEqual(chain.debugDump().isEmpty, false)
      let stage = makeStage(layer)
      chain.run()
      stage.advance(by: 2)
    }
  }
}
