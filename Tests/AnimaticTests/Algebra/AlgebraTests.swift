import Animatic
import TestSupport
import Testing

/// The effect of each operator on values and duration, on a sequence of two verbs.
struct AlgebraTests {
  let box = Layer(name: "box")

  /// 0 → 10 in a second, then 10 → 40 in two.
  private var ride: Animate {
    Animate(box).move(from: 0, x: 10, duration: 1).then().move(x: 40, duration: 2)
  }

  private func x(_ composition: some Composable, _ times: [Double]) -> [Double?] {
    let timeline = composition.timeline
    return times.map { timeline.value(of: .positionX, on: box, at: $0) }
  }

  @Test func `repeated plays all of it again`() {
    let whole = ride.repeated(2)
    expectEqual(whole.duration, 6)
    expectEqual(x(whole, [0.5, 2, 3.5, 5, 6]), [5, 25, 5, 25, 40])
  }

  @Test func `once leaves a composition unchanged, however often it is applied`() {
    let plain = ride
    let once = (0..<1_000).reduce(plain.composition) { whole, _ in whole.repeated(1) }
    #expect(once.timeline.difference(from: plain.timeline).isEmpty)
    expectEqual(once.debugDump(), plain.debugDump())
    expectEqual(plain.repeated(1, pause: 3).duration, 3)
    #expect(!plain.repeated(1, pause: -1).diagnostics.isEmpty)
    #expect(!plain.repeated(1, pause: .infinity).diagnostics.isEmpty)
  }

  @Test func `a pause holds the last sample, and the last pass has none`() {
    let whole = ride.repeated(3, pause: 1)
    expectEqual(whole.duration, 11)
    expectEqual(x(whole, [3.5, 4.5, 7.5, 10, 11]), [40, 5, 40, 25, 40])
    expectEqual(ride.repeated(1.5, pause: 1).duration, 5.5)
  }

  @Test func `nested groups are repeated on every layer`() {
    let other = Layer(name: "other")
    let whole = Parallel {
      ride.group().group().group()
      Animate(other).fade(from: 0, to: 1, duration: 2).group().group()
    }
    .repeated(2)
    expectEqual(x(whole, [0.5, 2, 3.5, 5]), [5, 25, 5, 25])
    let opacities = [0.5, 1, 3.5, 4].map { whole.timeline.value(of: .opacity, on: other, at: $0) }
    expectEqual(opacities, [0.25, 0.5, 0.25, 0.5])
  }

  @Test func `it repeats without an end`() {
    let whole = ride.repeatedForever(pause: 1)
    expectEqual(whole.duration, .infinity)
    expectEqual(x(whole, [4000.5, 4003.5]), [5, 40])
  }

  @Test func `autoreversed comes back`() {
    let whole = ride.autoreversed()
    expectEqual(whole.duration, 6)
    expectEqual(x(whole, [2, 3, 4, 5.5, 6]), [25, 40, 25, 5, 0])
  }

  @Test func `reversed ends with the begin`() {
    let whole = ride.reversed()
    expectEqual(whole.duration, 3)
    expectEqual(x(whole, [0, 1, 2, 2.5, 3]), [40, 25, 10, 5, 0])
  }

  @Test func `reversed aligns the ends`() {
    let whole = Parallel {
      Animate(box).move(from: 0, x: 10, duration: 3)
      Animate(box).fade(from: 1, to: 0, duration: 1)
    }.reversed()
    let timeline = whole.timeline
    expectEqual(
      [0.0, 1.5, 2, 2.5, 3].map { timeline.value(of: .opacity, on: box, at: $0) },
      [0, 0, 0, 0.5, 1])
  }

  @Test func `sped and stretched change the speed`() {
    expectEqual(ride.sped(by: 2).duration, 1.5)
    expectEqual(x(ride.sped(by: 2), [0.25, 1, 1.5]), [5, 25, 40])
    expectEqual(ride.stretched(to: 6).duration, 6)
    expectEqual(x(ride.stretched(to: 6), [1, 4, 6]), [5, 25, 40])
    expectEqual(ride.stretched(to: 0).duration, 0)
    expectEqual(x(ride.stretched(to: 0), [0]), [40])
  }

  @Test func `a pace reaches into repeats, springs and groups`() {
    let inner = Animate(box).move(from: 0, x: 10, duration: 1).repeats(2).group().repeats(2)
    expectEqual(inner.sped(by: 2).duration, 2)
    expectEqual(x(inner.sped(by: 2), [0.25, 0.75, 1.25]), [5, 5, 5])
    let spring = SpringAnimation(.positionX, from: 0, to: 10, duration: 1)
    let plain = Animate(box).add(animation: spring)
    expectEqual(x(plain.sped(by: 2), [0.1]), x(plain, [0.2]))
  }

  @Test func `fitted clips, stretches, or holds`() {
    expectEqual(x(ride.fitted(to: 2, .clip), [1, 2]), [10, 25])
    expectEqual(ride.fitted(to: 2, .clip).duration, 2)
    expectEqual(x(ride.fitted(to: 5, .clip), [4, 5]), [40, 40])
    expectEqual(ride.fitted(to: 5, .clip).duration, 5)
    expectEqual(ride.fitted(to: 2, .hold).duration, 3)
    expectEqual(ride.fitted(to: 5, .hold).duration, 5)
    expectEqual(x(ride.fitted(to: 5, .hold), [5]), [40])
    expectEqual(x(ride.fitted(to: 1.5, .stretch), [0.25, 1]), [5, 25])
  }

  @Test func `trimmed plays a part`() {
    let part = ride.trimmed(0.5...2)
    expectEqual(part.duration, 1.5)
    expectEqual(x(part, [0, 0.5, 1.5]), [5, 10, 25])
    expectEqual(x(ride.trimmed(2...), [0, 1]), [25, 40])
    expectEqual(x(ride.trimmed(...2), [0.5, 2]), [5, 25])
    expectEqual(ride.trimmed(0...0).duration, 0)
    #expect(ride.trimmed(0...0).groups.isEmpty)
  }

  @Test func `what holds before a trim is there at its begin`() {
    let part = Animate(box).fade(from: 1, to: 0.5, duration: 1).then()
      .move(from: 0, x: 10, duration: 1).trimmed(1.5...)
    expectEqual(part.timeline.value(of: .opacity, on: box, at: 0), 0.5)
  }

  @Test func `split parts are the whole again`() {
    let (head, tail) = ride.split(at: 0.5)
    let whole = Sequential {
      head
      tail
    }
    expectEqual(whole.duration, 3)
    expectEqual(x(whole, [0.25, 0.5, 0.75, 2, 3]), [2.5, 5, 7.5, 25, 40])
  }

  @Test func `shifted begins later`() {
    expectEqual(x(ride.shifted(by: 1), [0.5, 1.5, 3]), [0, 5, 25])
    expectEqual(ride.shifted(by: 1).duration, 4)
    expectEqual(ride.shifted(by: -0.5).staying().diagnostics.map(\.id), ["C-16"])
  }

  @Test func `eased changes the values within the same duration`() {
    let whole = ride.eased(.easeIn)
    expectEqual(whole.duration, 3)
    let local = 3 * TimingFunction.easeIn.value(at: 0.5)
    expectEqual(x(whole, [1.5]), x(ride, [local]))
  }

  @Test func `a part over two layers is one time on each`() {
    let ball = Layer(name: "ball")
    let whole = Sequential {
      Animate(ball).fade(from: 1, to: 0, duration: 1)
      Parallel {
        Animate(box).move(from: 0, x: 10, duration: 1)
        Animate(ball).move(from: 0, x: 20, duration: 2)
      }.repeated(2)
    }
    expectEqual(whole.duration, 5)
    let timeline = whole.timeline
    expectEqual(timeline.value(of: .positionX, on: box, at: 1.5), 5)
    expectEqual(timeline.value(of: .positionX, on: box, at: 2.5), 10)
    expectEqual(timeline.value(of: .positionX, on: ball, at: 4), 10)
    expectEqual(timeline.value(of: .opacity, on: ball, at: 4), 0)
    let group = whole.groups[ball][0].animation as? AnimationGroup
    expectEqual(group?.animations.map(\.duration), [1, 2])
    // The only animation of its layer, so the move itself repeats.
    let move = group?.animations.last
    expectEqual(move?.keyPath, "position.x")
    expectEqual(move?.repeatCount, 2)
  }

  @Test func `an invalid operator is reported and has no effect`() {
    let endless = Animate(box).move(from: 0, x: 10).repeats(.infinity)
    for whole in [
      Sequential {
        Wait(0)
        endless
      }.reversed(), endless.autoreversed(), endless.repeated(2), endless.stretched(to: 1),
      endless.trimmed(1...),
    ] {
      #expect(whole.diagnostics.map(\.id).contains("C-10"))
      expectEqual(x(whole, [0.25]), [2.5])
    }
    expectEqual(endless.trimmed(0.5...2).duration, 1.5)
    expectEqual(x(endless.trimmed(0.5...2), [0.25]), [7.5])
    for whole in [
      ride.repeated(0), ride.repeated(.nan), ride.repeated(2, pause: -1), ride.sped(by: 0),
      ride.sped(by: .infinity), ride.stretched(to: -1), ride.fitted(to: .nan, .clip),
    ] {
      expectEqual(whole.staying().diagnostics.map(\.id), ["C-29"])
      expectEqual(x(whole, [0.5, 3]), [5, 40])
    }
    expectEqual(ride.trimmed(1...9).staying().diagnostics.map(\.id), ["C-30"])
  }

  @Test func `an endless repeat is reversed cycle by cycle`() {
    let verb = Animate(box).move(from: 0, x: 10).repeats(.infinity).reversed()
    let group = ride.group().repeats(.infinity).reversed()
    let time = ride.repeatedForever().reversed()
    let strange = Animate(box).add(
      animation: SpringAnimation(.positionX, from: 0, to: 10, duration: 1)
    )
    .repeatedForever().reversed()
    for whole in [verb, group, time, strange] {
      expectEqual(whole.duration, .infinity)
      #expect(!whole.diagnostics.map(\.id).contains("C-10"))
    }
    expectEqual(x(verb, [0.25, 3.25]), [7.5, 7.5])
    expectEqual(x(group, [0.25, 1, 2.5, 5.5]), [36.25, 25, 5, 5])
    expectEqual(x(time, [0.25, 1, 2.5, 5.5]), [36.25, 25, 5, 5])
    let spring = SpringCurve().value(at: 0.75) * 10
    #expect(abs((x(strange, [0.25])[0] ?? 0) - spring) < 1e-9)
  }

  @Test func `stay and settle count through a time`() {
    let one = ride.repeated(2)
    expectEqual(one.diagnostics.map(\.id), ["L-8"])
    #expect(one.settling().diagnostics.isEmpty)
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    ride.repeated(2).settling().run()
    stage.advance(by: 7)
    expectEqual(box.position.x, 40)
    #expect(box.animationKeys.isEmpty)
  }

  @Test func `an only verb inside a time can remain, another go`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    Animate(box).move(from: 0, x: 10).settle().fade(from: 0, to: 0.5).repeated(2).run()
    stage.advance(by: 3)
    expectEqual(box.position.x, 10)
    expectEqual(box.presentation.opacity, 1)
  }

  @Test func `trimmed twice, an animation starts from the value before the cut`() {
    let piece = Animate(box).fade(from: 0, to: 0.25, duration: 2).then().fade(to: 0.75, duration: 1)
    let part = piece.trimmed(1.5...).trimmed(0.5...)
    expectEqual(part.duration, 1)
    expectEqual(part.timeline.value(of: .opacity, on: box, at: 0.5), 0.5)
  }

  @Test func `a speed that leaves no finite time animates nothing and does not trap`() {
    let chain = Animate(Layer()).fade(to: 0.5).eased(.easeIn).sped(by: .greatestFiniteMagnitude)
    expectEqual(chain.debugDump().isEmpty, false)
    #expect(chain.timeline.value(of: .opacity, on: Layer(), at: 0) == nil)
  }
}
