// Runs that are started again before they have ended, as by several quick taps, on the engine's
// layer and on a host.

import Animatic
import TestSupport
import Testing

/// A named composition on a layer.
private struct Verb: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable (any LayerHost) -> Animate

  init(_ name: String, _ verb: @escaping @Sendable (consuming Animate) -> Animate) {
    testDescription = name
    make = { verb(Animate($0)) }
  }
}

private let circle = BezierPath(ellipseIn: CGRect(x: -10, y: 10, width: 20, height: 20))

/// Verbs that end where they begin.
private let returning = [
  Verb("shakeX") { $0.shakeX(duration: 1) }, Verb("shakeY") { $0.shakeY(duration: 1) },
  Verb("shakeR") { $0.shakeR(duration: 1) }, Verb("shake x") { $0.shake(x: 9, duration: 1) },
  Verb("shake y") { $0.shake(y: 9, duration: 1) },
  Verb("shake rotation") { $0.shake(rotation: .degrees(9), duration: 1) },
  Verb("pulse") { $0.pulse(duration: 1) }, Verb("pulse twice") { $0.pulse(times: 2, duration: 1) },
  Verb("swing") { $0.swing(duration: 1) }, Verb("bounce") { $0.bounce(duration: 1) },
  Verb("jump") { $0.jump(duration: 1) }, Verb("pop") { $0.pop(duration: 1) },
  Verb("flip") { $0.flip(duration: 1) }, Verb("flip v") { $0.flip(v: true, duration: 1) },
  Verb("spin") { $0.spin(duration: 1) },
  Verb("two scales") { $0.scale(to: 0.9, duration: 0.5).then().scale(to: 1, duration: 0.5) },
  Verb("two fades") { $0.fade(to: 0.2, duration: 0.5).then().fade(to: 1, duration: 0.5) },
]

/// Those that repeat or play back, and end where they begin.
private let repeating = [
  Verb("scale and back") { $0.scale(to: 1.2, duration: 0.5).autoreverses() },
  Verb("move and back") { $0.move(by: [10, -10], duration: 0.5, easing: .easeOut).autoreverses() },
  Verb("pulses") { $0.pulse(duration: 0.25).repeats(4) },
  Verb("turns") { $0.rotate(by: .turns(1), duration: 0.5).repeats(2) },
]

/// Those that repeat, and end elsewhere.
private let repeatingElsewhere = [
  Verb("fades") { $0.fade(to: 0.2, duration: 0.25).group().repeats(4) },
  Verb("scales") { $0.scale(to: 2, duration: 0.5, easing: .easeIn).repeats(2) },
  Verb("colors") { $0.animate(.backgroundColor, to: .red, duration: 0.5).repeats(2) },
]

/// Those that state their start, which restart at rest.
private let restarting = [
  Verb("circle") { $0.follow(circle, duration: 1) },
  Verb("fade in") { $0.fade(from: 0, to: 1, duration: 1) },
]

private enum End: CaseIterable { case remove, settle, stay }

struct RepeatedRunTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    box.position = CGPoint(x: 10, y: 20)
    box.backgroundColor = .blue
    stage.add(box)
    stage.update()
  }

  private var shown: [Double] {
    let values = box.presentation
    return [values.position.x, values.position.y, values.opacity]
      + values.backgroundColor.animatableComponents + values.transform.components
  }

  private var model: [Double] {
    [box.position.x, box.position.y, box.opacity] + box.backgroundColor.animatableComponents
      + box.transform.components
  }

  /// The layer, or a host that plays on it.
  private func target(_ isHost: Bool) -> any LayerHost { isHost ? PlayingHost(box) : box }

  private func chain(_ verb: Verb, on host: any LayerHost, _ end: End) -> Animate {
    switch end {
    case .remove: verb.make(host)
    case .settle: verb.make(host).settle()
    case .stay: verb.make(host).stay()
    }
  }

  // MARK: 1. Verbs that return

  @Test(arguments: returning + repeating + restarting, [false, true])
  private func `however often it is started again, it ends at rest`(verb: Verb, isHost: Bool) {
    let host = target(isHost)
    let before = shown
    for end in End.allCases {
      var last: Playback?
      for pause in [0.13, 0.3, 0.01, 0, 0.4, 0.22, 0.71] {
        let playback = chain(verb, on: host, end).run()
        stage.advance(by: 0)
        if let last, pause != 0.71 { #expect(last.outcome == .replaced(by: "animatic.0")) }
        last = playback
        stage.advance(by: pause)
      }
      stage.advance(by: 3)
      #expect(agree(shown, before, within: 1e-6), "\(end): \(shown)")
      #expect(agree(model, before, within: 1e-6), "\(end): \(model)")
      expectEqual(last?.outcome, .finished)
    }
  }

  @Test(arguments: [false, true])
  func `a path that turns the layer restarts at rest`(isHost: Bool) {
    let host = target(isHost)
    let before = shown
    for _ in 0..<3 {
      Animate(host).follow(circle, rotation: .auto, duration: 1).run()
      stage.advance(by: 0.25)
      #expect(agree([box.presentation.position.x, box.presentation[.rotation]], [0, .pi]))
    }
    stage.advance(by: 1)
    #expect(agree(shown, before) && agree(model, before))
  }

  @Test(arguments: returning + repeating + repeatingElsewhere, [false, true])
  private func `started again, it continues from what shows`(verb: Verb, isHost: Bool) {
    let host = target(isHost)
    for _ in 0..<5 {
      verb.make(host).run()
      stage.advance(by: 0.3)
      let before = shown
      verb.make(host).run()
      stage.advance(by: 0)
      #expect(agree(shown, before, within: 1e-6), "\(before) \(shown)")
      stage.advance(by: 0.17)
    }
  }

  @Test(arguments: [false, true])
  func `velocity fades within one repeat`(isHost: Bool) {
    let host = target(isHost)
    for _ in 0..<3 {
      Animate(host).shakeX(range: 10, duration: 0.4).group().repeats(3)
        .run(interrupting: .keepingVelocity)
      for _ in 0..<31 {
        stage.advance(by: 0.01)
        #expect(abs(box.presentation[.translationX]) < 50)
      }
    }
  }

  // MARK: 2. Verbs that move

  @Test(arguments: [false, true])
  func `the first pass of a bounce leads from what shows to its end, and the bounce to the model`(
    isHost: Bool
  ) {
    let host = target(isHost)
    Animate(host).move(y: -280, duration: 1).run()
    stage.advance(by: 0.5)
    Animate(host).move(by: [0, -10], duration: 1).autoreverses().run()
    stage.advance(by: 0)
    let expected = [-130, -60, 10, 15, 20]
    for y in expected {
      #expect(agree([box.presentation.position.y], [Double(y)], within: 1e-6))
      stage.advance(by: 0.5)
    }
  }

  @Test func `an endless hint that interrupts begins where it is, also later`() {
    Animate(box).scale(to: 0, duration: 1).run()
    stage.advance(by: 0.5)
    Animate(box).scale(to: 1.2, duration: 0.5).autoreverses().repeats(.infinity).after(begin: 0.25)
      .run()
    for scale in [0.5, 0.5, 0.85, 1.2, 1.1, 1] {
      #expect(agree([box.presentation[.scale]], [scale], within: 1e-6))
      stage.advance(by: 0.25)
    }
  }

  @Test(
    arguments: [
      Verb("move") { $0.move(to: [100, 50], duration: 1) },
      Verb("move x") { $0.move(x: 40, duration: 1) },
      Verb("move by") { $0.move(by: [5, 5], duration: 1) },
      Verb("fade") { $0.fade(to: 0.5, duration: 1) },
      Verb("scale") { $0.scale(to: 3, duration: 1) },
      Verb("scale by") { $0.scale(by: 1.5, duration: 1) },
      Verb("jump by") { $0.jump(by: [50, 0], duration: 1) },
      Verb("rotate") { $0.rotate(by: .degrees(30), duration: 1) },
      Verb("later") { $0.move(x: 70, duration: 1).after(begin: 0.3) },
    ], [false, true])
  private func `a verb that moves continues from what shows`(verb: Verb, isHost: Bool) {
    let host = target(isHost)
    Animate(host).move(to: [90, 90], duration: 1).fade(to: 0, duration: 1)
      .scale(to: 2, duration: 1).rotate(to: .degrees(90), duration: 1).run()
    for _ in 0..<5 {
      stage.advance(by: 0.15)
      let before = shown
      verb.make(host).run()
      stage.advance(by: 0)
      #expect(agree(shown, before, within: 1e-6), "\(before) \(shown)")
    }
  }

  @Test(arguments: [false, true])
  func `changes add up, whenever they are interrupted`(isHost: Bool) {
    let host = target(isHost)
    for _ in 0..<4 {
      Animate(host).move(by: [10, 0], duration: 1).settle().scale(by: 2, duration: 1).settle()
        .rotate(by: .turns(0.25), duration: 1).settle().run()
      stage.advance(by: 0.3)
    }
    stage.advance(by: 2)
    #expect(agree([box.position.x, box.position.y], [50, 20], within: 1e-6))
    #expect(agree([box[.scale]], [16], within: 1e-6))
    #expect(agree(Array(box.transform.components.prefix(2)), [16, 0], within: 1e-6))
  }

  @Test(arguments: [false, true])
  func `jumps land where they would have landed`(isHost: Bool) {
    let host = target(isHost)
    for _ in 0..<3 {
      Animate(host).jump(by: [50, 0], duration: 1).settle().run()
      stage.advance(by: 0.4)
    }
    stage.advance(by: 2)
    #expect(agree([box.position.x, box.position.y], [160, 20], within: 1e-6))
  }

  // MARK: 3. Both

  @Test(arguments: [false, true], [false, true])
  func `a pulse on the way to a scale ends at the scale`(isHost: Bool, settles: Bool) {
    let host = target(isHost)
    let chain = Animate(host).scale(to: 2, duration: 1)
    if settles { chain.settle().run() } else { chain.run() }
    stage.advance(by: 0.5)
    Animate(host).pulse(duration: 1).run()
    stage.advance(by: 0)
    #expect(agree([box.presentation[.scale]], [1.5], within: 1e-6))
    stage.advance(by: 2)
    #expect(agree([box[.scale], box.presentation[.scale]], settles ? [2, 2] : [1, 1]))
  }

  @Test(arguments: [false, true])
  func `a scale on the way of a pulse ends at the scale`(isHost: Bool) {
    let host = target(isHost)
    Animate(host).pulse(duration: 1).run()
    stage.advance(by: 0.3)
    let before = shown
    Animate(host).scale(to: 2, duration: 1).settle().run()
    stage.advance(by: 0)
    #expect(agree(shown, before, within: 1e-6))
    stage.advance(by: 2)
    #expect(agree([box[.scale], box.presentation[.scale]], [2, 2]))
  }

  @Test(arguments: [false, true])
  func `a pulse of what stays pulses there`(isHost: Bool) {
    let host = target(isHost)
    Animate(host).scale(to: 2, duration: 1).stay().run()
    stage.advance(by: 1.5)
    Animate(host).pulse(scale: 1.5, duration: 1).run()
    stage.advance(by: 0.5)
    #expect(agree([box.presentation[.scale]], [3], within: 1e-6))
    stage.advance(by: 2)
    #expect(agree([box.presentation[.scale]], [2]))
  }

  @Test(arguments: [false, true])
  func `a shake ends what a move in the same place has asked for`(isHost: Bool) {
    let host = target(isHost)
    Animate(host).animate(.translationX, to: 50, duration: 1).settle().run()
    stage.advance(by: 0.5)
    Animate(host).shakeX(duration: 1).run()
    stage.advance(by: 2)
    #expect(agree([box[.translationX], box.presentation[.translationX]], [50, 50]))
  }

  // MARK: 4. The model

  @Test(arguments: [false, true])
  func `the model is changed only where nothing else shows the value`(isHost: Bool) {
    let host = target(isHost)
    let before = model
    Animate(host).move(x: 100, duration: 1).fade(to: 0, duration: 1).pulse(duration: 1).run()
    stage.advance(by: 0.5)
    Animate(host).move(x: 0, duration: 1).fade(from: 1, to: 0, duration: 1).pulse(duration: 1).run()
    stage.advance(by: 0.5)
    expectEqual(model, before)
    Animate(host).move(x: 50, duration: 1).after(begin: 0.25).run()
    expectEqual(model, before)
    #expect(agree([box.presentation.position.x], [27.5], within: 1e-6), "it waits where it is")
  }

  @Test(arguments: [false, true])
  func `an interrupted run that settles counts as finished`(isHost: Bool) {
    let host = target(isHost)
    let first = Animate(host).move(x: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    let second = Animate(host).move(x: 0, duration: 1).run()
    expectEqual(box.position.x, 100)
    stage.advance(by: 0.5)
    #expect(agree([box.presentation.position.x], [27.5], within: 1e-6))
    second.cancel()
    stage.update()
    expectEqual(box.presentation.position.x, 100)
    expectEqual(first.outcome, .replaced(by: "animatic.0"))
  }

  @Test(arguments: [false, true])
  func `started twice at once, a run is the second one`(isHost: Bool) {
    let host = target(isHost)
    Animate(host).move(x: 100, duration: 1).settle().run()
    Animate(host).move(x: 0, duration: 1).settle().run()
    stage.advance(by: 0.5)
    #expect(agree([box.presentation.position.x], [5], within: 1e-6))
  }
}
