// Every verb, modifier, container, and operator of the library to JSON and back.

import Animatic
import AnimaticJSON
import TestSupport
import Testing
import Vocabulary

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension Cue {
  fileprivate static let middle = Cue("middle")
}

struct VocabularyRoundTripTests {
  private let box = makeBox("box")
  private let other = makeBox()
  private let line = BezierPath([
    .move(to: .zero), .line(to: CGPoint(x: 9, y: 2)),
    .quadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 3, y: 0.1)),
    .curve(to: CGPoint(x: 5, y: 5), control1: .zero, control2: CGPoint(x: 7, y: -0.0)), .close,
  ])

  private func expectSame(
    _ composable: some Composable, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problem = roundTripDifference(composable, reducedMotion: true)
    #expect(problem == nil, sourceLocation: sourceLocation)
  }

  @Test(arguments: VerbForm.all)
  func `every verb`(form: VerbForm) {
    expectSame(form.continued(Animate(box)))
    expectSame(
      form.continued(
        Animate(box).fade(), VerbCall(duration: 2, easing: .back(), at: .previous(0.5))))
  }

  @Test func `all verbs in one composition`() {
    expectSame(
      Sequential(gap: 0.1) {
        for (index, form) in VerbForm.all.enumerated() {
          form.continued(Animate(index.isMultiple(of: 2) ? box : other))
        }
      })
  }

  @Test func `paths and keyframes`() {
    expectSame(Animate(box).follow(line, rotation: .auto).morph(to: line))
    expectSame(
      Animate(box).keyframes(.position, mode: .cubic) {
        Keyframe(CGPoint.zero)
        Keyframe(CGPoint(x: 3, y: 3), at: 0.3, easing: .easeIn)
        Keyframe(CGPoint(x: 1, y: 9))
      })
  }

  @Test func `every modifier`() {
    expectSame(
      Animate(box).fade().duration(2).easing(.easeOut).repeats(2.5).autoreverses().stay()
        .key("fade").onBegin {}.onEnd {}.onRepeat {}.then(gap: 0.25).move(to: [1, 1])
        .after(begin: 0.5).settle().handler(end: {}).scale(to: 2).at(.withPrevious + 0.125)
        .repeats(.infinity))
    expectSame(
      Animate(box).fade().then().move(x: 3).group().duration(1.5).repeats(2).modify { $0.speed = 2 }
        .stay().key("all").then().fade(to: 1))
    expectSame(Animate(box).move(to: [1]).duration(-1).repeats(.nan).easing(.steps(0)))
    expectSame(Animate(box).fade(duration: .nan).move(x: .infinity).then(gap: -.infinity).fade())
  }

  @Test func `every container and position`() {
    let part = Animate(other).fade(to: 0.2, duration: 0.5).cue(.middle).move(x: 3)
      .scale(to: 2, at: .cue(.middle) + 0.25)
    expectSame(
      Stagger(each: 0.25, from: .center) {
        part
        Animate(box).fade()
        Wait(1)
      })
    expectSame(
      Stagger(each: -0.25, from: .index(7)) {
        Animate(box).fade()
        Animate(other).fade()
      })
    expectSame(
      Stagger(lag: 0.5) {
        part
        Animate(box).fade()
        Animate(box).move(y: 2)
      })
    expectSame(
      Sequential(gap: 0.5) {
        part
        Wait(0.5)
        On(box) { $0.fade().then().pop() }
      })
    expectSame(
      Parallel {
        part
        Animate(box).fade(at: .previous(0.5)).fade(at: .end - 0.25).move(x: 1, at: .start)
          .move(y: 2, at: .afterPrevious).pop(at: .cue(Cue("unknown")))
        Animate().fadeIn()
      })
    expectSame(Parallel {})
    expectSame(
      Sequential {
        Animate(box).fade().then()
        Animate(box).cue(.middle).fadeIn()
      })
  }

  @Test func `every operator`() {
    let part = Parallel {
      Animate(box).fade(from: 1, to: 0, duration: 2).then().fade(to: 1)
      Animate(other).move(x: 9, easing: .easeIn)
    }
    expectSame(part.repeated(2.5, pause: 0.25))
    expectSame(part.repeatedForever())
    expectSame(part.autoreversed())
    expectSame(part.reversed())
    expectSame(part.sped(by: 2))
    expectSame(part.stretched(to: 5))
    for fit in Fit.allCases { expectSame(part.fitted(to: 2.5, fit)) }
    expectSame(part.trimmed(0.25...1.5))
    expectSame(part.trimmed(0.5...))
    expectSame(part.shifted(by: -0.5))
    expectSame(part.eased(.bounce()))
    expectSame(part.staying())
    expectSame(part.settling())
    expectSame(part.repeated(.nan))
    expectSame(part.sped(by: 0))
    let halves = part.split(at: 0.75)
    expectSame(
      Sequential {
        halves.1
        halves.0
      })
  }

  @Test func `every structural modifier`() {
    let part = Parallel {
      Animate(box).fade(from: 1, to: 0)
      Animate(other).move(x: 9).reducedMotion(.keep)
    }
    expectSame(part.cue(.middle, at: .end - 0.5))
    expectSame(part.named("intro"))
    expectSame(part.defaults(duration: 0.3, easing: .easeOut))
    for policy in ReducedMotion.allCases { expectSame(part.reducedMotion(policy)) }
    expectSame(part.observed(begin: {}, end: { _ in }, progress: { _ in }))
    expectSame(part.cue(.middle).observed(.middle) {}.observed(Cue("none")) {})
    expectSame(Animate().fadeIn().move(y: 3).on([box, other]))
    expectSame(Animate().fadeIn().then().move(y: 3).group())
  }

  @Test func `animations of Core Animation's own`() {
    let spring = SpringAnimation(
      .positionX, from: 1, to: 9, spring: SpringCurve(mass: -1, damping: 5, initialVelocity: 3))
    var keys = KeyframeAnimation(
      .opacity, values: [0, 1, 0.5], keyTimes: [0, 0.3, 1], timingFunctions: [.easeIn, .bounce()],
      duration: 1)
    keys.calculationMode = .cubicPaced
    keys.tensionValues = [0, 0.5]
    keys.continuityValues = [1, 0, 1]
    keys.biasValues = []
    keys.isAdditive = true
    keys.isCumulative = true
    keys.tag = "keys\n\"quoted\""
    keys.delegate = Listener()
    var turn = BasicAnimation(.transform(by: .rotateZ), from: 0, to: .pi, duration: 1)
    turn.timing.timeOffset = 0.25
    turn.timing.repeatDuration = 3
    turn.fillMode = .both
    turn.isRemovedOnCompletion = false
    turn.delegate = AnimationTarget(begin: { _ in }, repeat: { _ in })
    let unknown = BasicAnimation(LayerProperty<Double>(keyPath: "opacitty"), to: 3, duration: 1)
    let wrong = BasicAnimation(LayerProperty<[Double]>(keyPath: "opacity"), to: [3], duration: 1)
    let paths = KeyframeAnimation(
      .path, values: [line, BezierPath(), line], duration: 1)
    var along = KeyframeAnimation(.position, path: line, duration: 2)
    along.rotationMode = .autoReverse
    let mask = BasicAnimation(
      .mask, from: DiscreteValue(other.id), to: DiscreteValue(LayerID()), duration: 1)
    for animation: any LayerAnimation in [spring, keys, turn, unknown, wrong, paths, along, mask] {
      expectSame(Animate(box).add(key: "raw", animation: animation).fade())
    }
    let group = AnimationGroup(
      [spring, AnimationGroup([keys, turn], duration: 1), unknown], duration: 2)
    expectSame(Animate(box).add(animation: group).then().add(animation: along))
    expectSame(
      Animate(box).scale(to: 2).modify(BasicAnimation<Double>.self) { $0.isAdditive = true })
  }

  @Test func `one verb stays and another settles`() throws {
    let chain = Animate(box).move(x: 100).stay().fade(to: 0).settle()
    expectSame(chain)
    let read = try CompositionFile(json: chain.json()).composition
    #expect(read.timeline.difference(from: chain.timeline).isEmpty)
    #expect(read.debugDump().contains("settles opacity"))
  }

  private final class Listener: LayerAnimationDelegate {}

  @Test(arguments: [
    "quote \" and \\ backslash", "line\nbreak\r\u{2028}\u{0}\u{1F}", "</script><script>&amp;",
    "👩‍👩‍👧 🇩🇪", "שלום \u{202E}txt.exe", "", "nodes[3]", "e\u{301}", "\"", "\\", "<!--",
  ])
  func `a name comes out escaped and comes back`(name: String) throws {
    let layer = makeBox(name)
    let chain = Animate(layer).fade().key(name).cue(Cue(name)).move(x: 3, at: .cue(Cue(name)))
    #expect(roundTripDifference(chain) == nil)
    let text = chain.json()
    try expectEqual(
      CompositionFile(json: text).layers.first?.name?.unicodeScalars.elementsEqual(
        name.unicodeScalars), true)
    let scalars = text.unicodeScalars.map(\.value)
    #expect(!scalars.contains { $0 == 0x3C || $0 == 0x202E || $0 == 0x2028 || $0 < 0x0A })
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 20)
  }
}
