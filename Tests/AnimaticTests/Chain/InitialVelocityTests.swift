// Initial velocities of springs in units per second (S-16).

import Animatic
import AnimaticJSON
import Foundation
import RandomScenes
import TestSupport
import Testing

struct InitialVelocityTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  private static let springs = [
    SpringCurve(perceptualDuration: 0.5, bounce: 0.2), SpringCurve(perceptualDuration: 0.5),
    SpringCurve(perceptualDuration: 0.4, bounce: -0.5),
    SpringCurve(stiffness: 300, damping: 3, initialVelocity: 2),
  ]

  /// The spring over a distance, with a velocity in units per second.
  private func spring(
    _ curve: SpringCurve, over distance: Double, _ velocity: Double
  ) -> SpringCurve {
    var curve = curve
    curve.initialVelocity += velocity / distance
    return curve
  }

  @Test(arguments: springs) func `each number starts with its own velocity`(curve: SpringCurve) {
    let chain = Animate(box).move(to: [100, -40], easing: .spring(curve))
      .initialVelocity([900, 250]).settle()
    let (x, y) = (spring(curve, over: 100, 900), spring(curve, over: -40, 250))
    let timeline = chain.timeline
    for step in 0...20 {
      let time = timeline.duration * Double(step) / 20.5
      let right = [100 * x.value(at: time), -40 * y.value(at: time)]
      let shown = timeline.value(of: .position, on: box, at: time) ?? .zero
      #expect(agree([shown.x, shown.y], right), "\(time)")
    }
    let settling = max(x.settlingDuration, y.settlingDuration)
    #expect(agree([timeline.duration], [settling]))
    expectEqual(timeline.diagnostics, [])
    let end = timeline.value(of: .position, on: box, at: timeline.duration)
    expectEqual(end, CGPoint(x: 100, y: -40))
  }

  @Test func `its types are numbers, arrays, and values`() {
    let spring = TimingFunction.spring(duration: 0.5)
    let chains = [
      Animate(box).move(to: [9, 9], easing: spring).initialVelocity([30, 40]),
      Animate(box).move(to: [9, 9], easing: spring).initialVelocity(CGPoint(x: 30, y: 40)),
    ]
    let values = chains.map { $0.timeline.value(of: .position, on: box, at: 0.1) }
    expectEqual(values[0], values[1])
    let turn = Animate(box).rotate(by: .degrees(90), easing: spring).initialVelocity(3)
    let step = turn.timeline.value(of: .rotation, on: box, at: 1e-6) ?? 0
    #expect(abs(step - 3e-6) < 1e-9)
  }

  @Test func `a spring at its target leaves it and returns`() {
    let kick = Animate(box).move(x: 0, easing: .spring(duration: 0.5, bounce: 0.2))
      .initialVelocity(-600).settle()
    let timeline = kick.timeline
    #expect(timeline.duration > 0.4)
    #expect((timeline.value(of: .positionX, on: box, at: 0.05) ?? 0) < -15)
    #expect(abs(timeline.value(of: .positionX, on: box, at: timeline.duration - 1e-3) ?? 9) < 0.1)
  }

  @Test func `later verbs begin when it has settled`() {
    let easing = TimingFunction.spring(Self.springs[0])
    let kicked = Animate(box).move(x: 100, easing: easing).initialVelocity(4000).settle()
      .then().fadeOut(duration: 0.25)
    let settling = spring(Self.springs[0], over: 100, 4000).settlingDuration
    #expect(settling > Self.springs[0].settlingDuration)
    #expect(agree([kicked.timeline.duration], [settling + 0.25]))
    let cut = Animate(box).move(x: 100, easing: .spring).duration(0.2).initialVelocity(4000)
    expectEqual(cut.timeline.duration, 0.2)
    expectEqual(cut.settle().diagnostics.map(\.id), ["L-18"])
  }

  @Test func `a start that is inferred, and an end by a difference, have the same velocity`() {
    let curve = Self.springs[0]
    let chain = Animate(box).move(to: [50, 0], duration: 1).then()
      .move(by: [0, 100], easing: .spring(curve)).initialVelocity([900, 0]).settle()
    let (x, y) = (KickedValue(curve, 900), spring(curve, over: 100, 0))
    for time in [0.05, 0.1, 0.4] {
      let shown = chain.timeline.value(of: .position, on: box, at: 1 + time) ?? .zero
      #expect(agree([shown.x, shown.y], [50 + x.value(at: time), 100 * y.value(at: time)]))
    }
  }

  /// The motion of a spring at its target, as that over a distance without the one at rest.
  private struct KickedValue {
    var (kicked, still): (SpringCurve, SpringCurve)
    let velocity: Double

    init(_ curve: SpringCurve, _ velocity: Double) {
      (kicked, still, self.velocity) = (curve, curve, velocity)
      kicked.initialVelocity += 1
    }

    func value(at time: Double) -> Double {
      velocity * (kicked.value(at: time) - still.value(at: time))
    }
  }

  // MARK: Algebra

  private var kicked: Composition {
    Animate(box).move(to: [100, 0], easing: .spring(Self.springs[0])).initialVelocity([900, -300])
      .composition
  }

  private func position(in composition: some Composable, at time: Double) -> [Double] {
    let shown = composition.timeline.value(of: .position, on: box, at: time) ?? .zero
    return [shown.x, shown.y]
  }

  @Test func `repeats, reversals, trims, and stretches are those of the whole motion`() {
    let (plain, length) = (kicked, kicked.timeline.duration)
    for time in stride(from: 0.01, to: length, by: length / 17) {
      let right = position(in: plain, at: time)
      #expect(agree(position(in: plain.repeated(3), at: length + time), right))
      #expect(agree(position(in: plain.reversed(), at: length - time), right))
      #expect(agree(position(in: plain.autoreversed(), at: 2 * length - time), right))
      #expect(agree(position(in: plain.sped(by: 0.5), at: 2 * time), right))
      #expect(agree(position(in: plain.eased(.linear), at: time), right))
      if time > 0.1, time < 0.5 {
        #expect(agree(position(in: plain.trimmed(0.1...0.5), at: time - 0.1), right))
      }
    }
    let verb = Animate(box).move(to: [100, 0], easing: .spring(Self.springs[0]))
      .initialVelocity([900, -300]).repeats(2).autoreverses()
    #expect(agree(position(in: verb, at: 2 * length + 0.1), position(in: plain, at: 0.1)))
    #expect(agree(position(in: verb, at: 2 * length - 0.1), position(in: plain, at: 0.1)))
  }

  @Test(arguments: Campaign.seeds(1...4_000))
  func `random operators play it as the spring of a curve with that velocity`(seed: UInt64) {
    var maker = SceneMaker(seed: seed)
    let curve = maker.random.pick(Self.springs)
    let velocity = maker.random.multiple(of: 50, in: -20...20)
    let cut: Double? = maker.random.oneIn(3) ? maker.random.time(upTo: 8) : nil
    let repeats: Double? = maker.random.oneIn(3) ? 1.5 : nil
    let before = Animate(box).fadeOut(duration: 0.5).settle().then().move(x: 40, duration: 0.25)
    func chain(_ spring: SpringCurve, _ velocity: Double?) -> Composition {
      var chain = before.then().move(from: 20, x: 70, easing: .spring(spring))
      if let velocity { chain = chain.initialVelocity(velocity) }
      if let cut { chain = chain.duration(cut) }
      if let repeats { chain = chain.repeats(repeats) }
      return chain.then().move(y: 9, duration: 0.5).composition
    }
    var kicked = chain(curve, velocity)
    var relative = chain(spring(curve, over: 50, velocity), nil)
    for word in (0..<maker.random.below(4)).map({ _ in maker.word() }) {
      (kicked, relative) = (word.applied(to: kicked), word.applied(to: relative))
    }
    let (found, right) = (kicked.timeline, relative.timeline)
    #expect(agree([found.duration], [right.duration]))
    for step in 0...40 {
      let time = right.duration * (Double(step) + 0.3) / 40
      let shown = found.value(of: .positionX, on: box, at: time) ?? 0
      #expect(agree([shown], [right.value(of: .positionX, on: box, at: time) ?? 0]), "\(time)")
    }
  }

  @Test func `a delay that is written afterwards keeps it`() {
    let late = Animate(box).move(to: [100, 0], easing: .spring(Self.springs[0]))
      .initialVelocity([900, -300]).after(begin: 1)
    #expect(agree(position(in: late, at: 1.1), position(in: kicked, at: 0.1)))
  }

  @Test func `a file keeps it`() throws {
    let json = kicked.json()
    #expect(json.contains("\"velocity\""))
    let read = try CompositionFile(json: json)
    let shown = read.timeline.value(of: .position, on: read.layers[0], at: 0.1) ?? .zero
    #expect(agree([shown.x, shown.y], position(in: kicked, at: 0.1)))
  }

  // MARK: Runs

  @Test func `a run and a host present the timeline, with its velocity`() {
    let other = Layer(name: "other")
    stage.add(other)
    let host = PlayingHost(other)
    let make = { (layer: any LayerHost) in
      Animate(layer).move(to: [100, 0], easing: .spring(Self.springs[0]))
        .initialVelocity([900, -300]).settle()
    }
    let (first, timeline) = (make(box).run(), kicked.timeline)
    make(host).run()
    let velocity = first.velocity(of: .position, on: box) ?? .zero
    #expect(abs(velocity.x - 900) < 1e-3 && abs(velocity.y + 300) < 1e-3)
    for _ in 1...9 {
      stage.advance(by: 0.0625)
      let right = timeline.value(of: .position, on: box, at: first.elapsed) ?? .zero
      for layer in [box, other] {
        let shown = layer.presentation.position
        #expect(agree([shown.x, shown.y], [right.x, right.y]))
      }
    }
    stage.advance(by: 5)
    expectEqual(box.position, CGPoint(x: 100, y: 0))
    expectEqual(other.position, CGPoint(x: 100, y: 0))
    expectEqual(box.animationKeys, [])
    expectEqual(first.outcome, .finished)
  }

  @Test func `a run that keeps velocities keeps the one that it states`() {
    Animate(box).move(x: 300, duration: 1).run()
    stage.advance(by: 0.5)
    let second = Animate(box).move(x: 0, easing: .spring).initialVelocity(50).settle()
      .run(interrupting: .keepingVelocity)
    expectEqual(second.diagnostics.map(\.id), ["R-49"])
    #expect(abs((second.velocity(of: .positionX, on: box) ?? 0) - 50) < 1e-3)
  }

  @Test func `reduced motion has no velocity where it jumps`() {
    let chain = Animate(box).move(x: 100, easing: .spring).initialVelocity(900)
    for motion in ReducedMotion.allCases {
      let reduced = chain.reducedMotion(motion).settle().timeline(reducedMotion: true)
      expectEqual(reduced.diagnostics, [])
    }
  }

  @Test func `a cross-fade takes as long as the spring with its velocity`() {
    let chain = Animate(box).move(x: 100, easing: .spring(duration: 0.5, bounce: 0.2))
      .initialVelocity(500).settle().reducedMotion(.crossfade)
    expectEqual(chain.timeline(reducedMotion: true).duration, chain.timeline.duration)
  }

  @Test func `a stage records the events of one animation`() {
    stage.recordsEvents = true
    Animate(box).move(x: 100, easing: .spring(duration: 0.5)).initialVelocity(500).settle().run()
    stage.advance(by: 5)
    let begins = stage.events.map(\.description).filter { $0.hasSuffix("position.x  begin") }
    expectEqual(begins, ["0  box  position.x  begin"])
  }

  @Test func `a distance of a rounding error counts as none, and both directions take as long`() {
    let spring = TimingFunction.spring(duration: 0.5, bounce: 0.2)
    func duration(_ from: Double, _ velocity: Double) -> Double {
      Animate(box).move(from: from, x: 0.3, easing: spring).initialVelocity(velocity).duration
    }
    let still = duration(0.3, 900)
    expectEqual(duration(0.1 + 0.2, 900), still)
    expectEqual(duration(0.3, -900), still)
    #expect(still < 1)
  }

  @Test func `a verb with a key is listed under it`() {
    let chain = Animate(box).move(x: 100, easing: .spring(duration: 0.5)).key("slide")
      .initialVelocity(600).settle()
    expectEqual(chain.diagnostics, [])
    chain.run()
    expectEqual(box.animationKeys, ["slide"])
  }

  @Test func `a velocity without an effect leaves the times of a raw animation`() {
    var raw = BasicAnimation(.positionX, from: 0, to: 100)
    raw.repeatCount = 3
    let plain = Animate(box).add(animation: raw)
    let kicked = plain.initialVelocity(9)
    expectEqual(
      kicked.timeline.value(of: .positionX, on: box, at: 0.125),
      plain.timeline.value(of: .positionX, on: box, at: 0.125))
  }

  @Test func `an additive spring lasts until it has settled`() {
    let chain = Animate(box).move(from: 0, x: 100, easing: .spring(duration: 0.5))
      .initialVelocity(4000)
    let additive = chain.modify(BasicAnimation<Double>.self) { $0.isAdditive = true }
    expectEqual(additive.duration, chain.duration)
  }

  @Test func `a spring that starts in flight of another one settles from there`() {
    let spring = SpringCurve(perceptualDuration: 0.5, bounce: 0.2)
    let first = Animate(box).move(from: 0, x: 100, easing: .spring(spring)).initialVelocity(-4000)
    let both = first.settle().move(x: 100, easing: .spring(spring), at: .previous(0.45))
      .initialVelocity(3000).settle()
    let begin = 0.45 * first.duration
    let start = first.timeline.value(of: .positionX, on: box, at: begin) ?? 0
    let own = self.spring(spring, over: 100 - start, 3000).settlingDuration
    #expect(agree([both.duration], [begin + own]))
  }

  @Test func `parts of a sequence keep the time of a spring before them`() {
    let spring = TimingFunction.spring(duration: 0.5, bounce: 0.2)
    let whole = Sequential {
      Animate(box).move(from: 0, x: 100, easing: spring).initialVelocity(4000).settle()
      Animate(box).move(x: 300, duration: 1, easing: .linear).settle()
    }.composition
    #expect(agree([whole.trimmed(1...).duration], [whole.duration - 1]))
    let (head, tail) = whole.split(at: 1)
    let joined = Sequential {
      head
      tail
    }
    let (parts, own) = (joined.timeline, whole.timeline)
    for time in [0.5, 1.1, 1.5] {
      let value = own.value(of: .positionX, on: box, at: time) ?? 0
      #expect(agree([parts.value(of: .positionX, on: box, at: time) ?? 0], [value]), "\(time)")
    }
  }

  @Test(arguments: [900, 12345.678, -0.25])
  func `the velocity at the begin is the initial one`(velocity: Double) {
    let chain = Animate(box).move(from: 0, x: 100, easing: .spring(duration: 0.5, bounce: 0.2))
      .initialVelocity(velocity).settle()
    let own = chain.timeline.velocity(of: .positionX, on: box, at: 0) ?? 0
    #expect(abs(own - velocity) < 1e-6 * (1 + abs(velocity)), "\(own)")
  }

  // MARK: C-50

  @Test func `velocities without an effect are reported`() {
    let spring = TimingFunction.spring
    let value = SpringAnimation(.positionX, to: 100)
    let chains = [
      Animate(box).move(x: 100).initialVelocity(900),
      Animate(box).move(x: 100, duration: 0, easing: spring).initialVelocity(900),
      Animate(box).shake().initialVelocity(900),
      Animate(box).move(x: 100, easing: spring).group().initialVelocity(900),
      Animate(box).move(x: 100, easing: spring).initialVelocity([900, 0]),
      Animate(box).move(to: [9, 9], easing: spring).initialVelocity(900),
      Animate(box).move(x: 100, easing: spring).initialVelocity(.nan),
      Animate(box).transform(to: .identity, easing: spring).initialVelocity(900),
      Animate(box).add(animation: value).initialVelocity(900),
    ]
    for chain in chains {
      let found = chain.settle().diagnostics.filter { $0.id == "C-50" }
      expectEqual(found.count, 1)
      #expect(found.allSatisfy { $0.place?.line ?? 0 > 0 && !$0.remedy.isEmpty })
    }
    expectEqual(Animate(box).initialVelocity(900).diagnostics.count, 1)
  }
}
