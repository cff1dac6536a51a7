import Animatic
import TestSupport
import Testing

struct ReducedMotionTests {
  let box = Layer(name: "box")
  let ball = Layer(name: "ball")

  private var ride: Animate {
    Animate(box).move(from: 0, x: 10, duration: 1).then().move(x: 40, duration: 2)
  }

  private func value(
    _ composition: some Composable, of property: LayerProperty<Double> = .positionX, at time: Double
  ) -> Double? {
    composition.timeline(reducedMotion: true).value(of: property, on: box, at: time)
  }

  @Test(arguments: ReducedMotion.allCases)
  func `it applies only if requested, and the end values are the same`(policy: ReducedMotion) {
    let chain = ride.reducedMotion(policy)
    expectEqual(chain.timeline.value(of: .positionX, on: box, at: 2), 25)
    expectEqual(value(chain, at: chain.timeline(reducedMotion: true).duration), 40)
  }

  @Test func `keep changes nothing`() {
    expectEqual(ride.reducedMotion(.keep).debugDump(reducedMotion: true), ride.debugDump())
  }

  @Test func `shorten takes half as long, and what follows moves up`() {
    let chain = ride.reducedMotion(.shorten)
    expectEqual(chain.timeline(reducedMotion: true).duration, 1.5)
    expectEqual(value(chain, at: 0.25), 5)
    expectEqual(value(chain, at: 1), 25)
  }

  @Test func `shorten plays a whole composition in half the time, however its times are written`() {
    func part(_ layer: Layer, _ length: Double) -> Animate {
      Animate(layer).move(x: 9, duration: length).settle()
    }
    let forms: [Composition] = [
      Sequential(gap: -0.2) {
        part(box, 0.5)
        part(ball, 0.3)
        part(box, 0.5)
      }.composition,
      Sequential(gap: 0.25) {
        part(box, 0.5)
        Wait(0.125)
        part(ball, 0.25).repeated(2, pause: 0.5)
      }.composition,
      Stagger(each: -0.25) {
        part(box, 0.5)
        part(ball, 0.25)
      }.composition,
      Sequential {
        part(box, 1)
        part(ball, 1).at(.afterPrevious - 0.25)
        part(box, 1).at(.start + 0.5)
        part(ball, 0.5).shifted(by: 0.25)
      }.composition,
      part(box, 1).fade(to: 0, duration: 0.5, at: .withPrevious + 0.125).then(gap: 0.5)
        .after(begin: 0.25).move(y: 2, duration: 0.25).trimmed(0.25...1.5),
      part(box, 1).stretched(to: 0.5),
      Parallel { part(box, 1) }.fitted(to: 0.75, .clip),
    ]
    for form in forms {
      let (full, reduced) = (
        form.timeline, form.reducedMotion(.shorten).timeline(reducedMotion: true)
      )
      #expect(abs(reduced.duration - full.duration / 2) < 1e-12, "\(form)")
      for step in 0...20 {
        let time = full.duration * Double(step) / 20
        for layer in [box, ball] {
          guard let expected = full.value(of: .positionX, on: layer, at: time) else { continue }
          let shown = reduced.value(of: .positionX, on: layer, at: time / 2) ?? .nan
          #expect(abs(shown - expected) < 1e-9, "at \(time) s of \(form)")
        }
      }
    }
  }

  @Test(arguments: ReducedMotion.allCases, ReducedMotion.allCases)
  func `what overlaps begins in the order of full motion`(
    first: ReducedMotion, second: ReducedMotion
  ) {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    var begins: [String] = []
    func begin(_ name: String) -> () -> Void { { begins.append(name) } }
    let overlapping = Sequential(gap: -0.2) {
      Animate(box).move(x: 9, duration: 0.3).onBegin(begin("a")).reducedMotion(first)
      Animate(box).fade(to: 0, duration: 0.5).onBegin(begin("b")).reducedMotion(second)
      Animate(box).move(y: 9, duration: 0.3).onBegin(begin("c")).reducedMotion(first)
      Animate(box).scale(to: 2, duration: 0.4).onBegin(begin("d")).reducedMotion(first)
    }.settling()
    overlapping.run(reducedMotion: true)
    for _ in 0..<200 { stage.advance(by: 0.01) }
    expectEqual(begins, ["a", "b", "c", "d"])
    // None is cut off at the begin.
    expectEqual(overlapping.timeline(reducedMotion: true).diagnostics.map(\.id), [])
  }

  @Test func `skip makes every verb an instant`() {
    let chain = ride.reducedMotion(.skip)
    expectEqual(chain.timeline(reducedMotion: true).duration, 0)
    expectEqual(value(chain, at: 0), 40)
  }

  @Test func `under a cross-fade the values jump while the layer comes back`() {
    let chain = Animate(box).move(from: 0, x: 10, duration: 2).then().scale(to: 2, duration: 1)
      .reducedMotion(.crossfade)
    expectEqual(chain.timeline(reducedMotion: true).duration, 3)
    expectEqual([0.0, 1, 2].map { value(chain, at: $0) }, [10, 10, 10])
    expectEqual([0.0, 1].map { value(chain, of: .opacity, at: $0) }, [0, 0.5])
    expectEqual([2.0, 2.5, 3].map { value(chain, of: .opacity, at: $0) }, [0, 0.5, 1])
    expectEqual(value(chain, of: .scale, at: 2), 2)
  }

  @Test func `concurrent verbs share a cross-fade, and a fade has none`() {
    let both = Animate(box).move(x: 9).scale(to: 2).reducedMotion(.crossfade)
    let groups = both.groups(reducedMotion: true)[box][0].animation as? AnimationGroup
    expectEqual(groups?.animations.count, 3)
    let fading = Animate(box).move(x: 9).fade(to: 0, duration: 2).reducedMotion(.crossfade)
    expectEqual(value(fading, of: .opacity, at: 1), 0.5)
    expectEqual(value(fading, at: 0), 9)
  }

  @Test func `the innermost policy counts`() {
    let both = Sequential {
      ride.reducedMotion(.keep)
      Animate(box).fade(to: 0, duration: 2)
    }.reducedMotion(.skip)
    expectEqual(both.timeline(reducedMotion: true).duration, 3)
  }

  @Test func `what comes back ends where it began`() {
    let chain = Animate(box).move(from: 0, x: 10).autoreverses().settle().reducedMotion(.skip)
    expectEqual(value(chain, at: 0), 0)
  }

  @Test func `endless repeats come to an end`() {
    let chain = Animate(box).move(from: 0, x: 10).repeats(.infinity).reducedMotion(.skip)
    expectEqual(chain.timeline(reducedMotion: true).duration, 0)
  }

  @Test(arguments: [ReducedMotion.shorten, .crossfade, .skip])
  func `callbacks keep their order, and settling values settle`(policy: ReducedMotion) {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    stage.add(ball)
    var log: [String] = []
    Sequential {
      Animate(box).move(x: 9).onBegin { log.append("a") }.onEnd { log.append("b") }
      Animate(ball).move(x: 8).onBegin { log.append("c") }.onEnd { log.append("d") }
    }.settling().reducedMotion(policy).run(reducedMotion: true)
    stage.advance(by: 5)
    expectEqual(log, ["a", "b", "c", "d"])
    expectEqual(box.position.x, 9)
    expectEqual(ball.position.x, 8)
    #expect(box.animationKeys.isEmpty)
  }

  @Test(arguments: [ReducedMotion.shorten, .crossfade, .skip])
  func `observers are called in the order of full motion`(policy: ReducedMotion) {
    func told(reducedMotion: Bool) -> [String] {
      let stage = Stage(clock: ManualClock())
      let (box, ball) = (Layer(name: "box"), Layer(name: "ball"))
      stage.add(box)
      stage.add(ball)
      var log: [String] = []
      func watched(_ name: String, _ part: some Composable) -> Composition {
        part.observed(begin: { log.append(name) }, end: { log.append("\(name)!") })
      }
      let faded = Cue("faded")
      let first = Animate(box).fade(to: 0.5, duration: 1).onEnd { log.append("fade!") }
        .cue(faded).move(x: 9, duration: 2).onBegin { log.append("move") }
        .onEnd { log.append("move!") }
        .then().scale(to: 2).onBegin { log.append("scale") }.onEnd { log.append("scale!") }
      let second = Animate(ball).fadeOut(duration: 0.5).onBegin { log.append("out") }
        .onEnd { log.append("out!") }
      watched(
        "all",
        Sequential {
          watched(
            "both",
            Parallel {
              first
              second
            })
          watched("last", Animate(ball).move(y: 5).onEnd { log.append("y!") })
        }
      )
      .observed(faded) { log.append("cue") }
      .reducedMotion(policy).run(reducedMotion: reducedMotion)
      stage.advance(by: 10)
      return log
    }
    let full = told(reducedMotion: false)
    expectEqual(full.count, 15)
    expectEqual(told(reducedMotion: true), full)
  }

  @Test func `a stagger keeps its times`() {
    let cells = (0..<3).map { Layer(name: "\($0)") }
    let list = Stagger(each: 0.5) {
      for cell in cells { Animate(cell).move(x: 9, duration: 1) }
    }.reducedMotion(.crossfade)
    let timeline = list.timeline(reducedMotion: true)
    expectEqual(cells.map { timeline.value(of: .positionX, on: $0, at: 0.75) }, [9, 9, 0])
    expectEqual(cells.map { timeline.value(of: .opacity, on: $0, at: 0.75) }, [0.75, 0.25, 1])
  }

  @Test func `overlapping cross-fades are not reported`() {
    let both = Animate(box).move(x: 9, duration: 1).scale(to: 2, duration: 2).settling()
      .reducedMotion(.crossfade)
    expectEqual(both.timeline(reducedMotion: true).value(of: .scale, on: box, at: 0), 2)
    let playback = both.run(reducedMotion: true)
    #expect(playback.diagnostics.filter { $0.id == "C-22" }.isEmpty)
  }

  @Test func `sequential verbs have a cross-fade each`() {
    let row = Sequential {
      Animate(box).move(x: 1)
      Animate(box).move(x: 2)
    }.reducedMotion(.crossfade)
    expectEqual(row.timeline(reducedMotion: true).duration, 2)
    expectEqual([0, 0.5, 1, 1.5].map { value(row, of: .opacity, at: $0) }, [0, 0.5, 0, 0.5])
  }

  @Test func `the cross-fade of a spring lasts as long as the spring`() {
    let curve = SpringCurve(mass: 1, stiffness: 200, damping: 12)
    let chain = Animate(box).move(x: 9, easing: .spring(curve)).reducedMotion(.crossfade)
    expectEqual(chain.timeline(reducedMotion: true).duration, curve.settlingDuration)
  }

  @Test func `cross-fades of several durations return to the model`() {
    let both = Animate(box).move(from: 0, x: 9, duration: 2).scale(to: 2, duration: 1)
      .reducedMotion(.crossfade)
    expectEqual([0, 0.5, 1, 2].map { value(both, of: .opacity, at: $0) }, [0, 0.5, 1, 1])
    let later = Animate(box).move(x: 9, duration: 2).scale(to: 2, duration: 2).after(begin: 1)
      .reducedMotion(.crossfade)
    expectEqual(
      [0, 0.5, 1, 2, 3].map { value(later, of: .opacity, at: $0) }, [0, 0.25, 0, 0.5, 1])
    let placed = Animate(box).move(x: 9, at: .start).scale(to: 2, at: .start)
      .reducedMotion(.crossfade)
    expectEqual(value(placed, of: .opacity, at: 0.5), 0.5)
  }

  @Test(arguments: [ReducedMotion.shorten, .crossfade, .skip])
  func `a reversed run ends with the values of full motion`(policy: ReducedMotion) {
    let move = Animate(box).move(from: 0, x: 10, duration: 1).reducedMotion(policy)
    let ends = [move.reversed(), move.autoreversed(), move.reversed().reversed()].map { part in
      let timeline = part.staying().timeline(reducedMotion: true)
      return timeline.value(of: .positionX, on: box, at: timeline.duration)
    }
    expectEqual(ends, [0, 0, 10])
  }

  @Test func `a group with an explicit duration keeps it under a cross-fade`() {
    let group = Animate(box).move(x: 1).then().move(x: 2).group().duration(1.5)
      .reducedMotion(.crossfade)
    expectEqual(group.timeline(reducedMotion: true).duration, 1.5)
  }

  @Test func `cut animations report their ends in order`() {
    func told(reducedMotion: Bool) -> [String] {
      let stage = Stage(clock: ManualClock())
      let box = Layer()
      stage.add(box)
      var log: [String] = []
      let playback = Animate(box).move(x: 9, duration: 5).onEnd { log.append("a") }
        .rotate(by: .radians(1), duration: 3).onEnd { log.append("b") }
        .reducedMotion(.crossfade).run(reducedMotion: reducedMotion)
      stage.advance(by: 0.25)
      playback.cancel()
      stage.advance(by: 0)
      return log
    }
    expectEqual(told(reducedMotion: true), ["a", "b"])
    expectEqual(told(reducedMotion: false), ["a", "b"])
  }

  @Test func `in a pace, what jumps ends when the next one begins`() {
    for sixteenths in 1...60 {
      let stage = Stage(clock: ManualClock())
      let box = Layer()
      stage.add(box)
      var log: [String] = []
      Sequential {
        Animate(box).move(x: 1, duration: 1.125).onEnd { log.append("a!") }
        Animate(box).move(y: 1, duration: 2).onBegin { log.append("b") }
      }
      .stretched(to: Double(sixteenths) / 16).reducedMotion(.crossfade).run(reducedMotion: true)
      stage.advance(by: 10)
      expectEqual(log, ["a!", "b"])
    }
  }

  @Test func `a seek that jumps over nothing leaves the order of all motion`() {
    let stage = Stage(clock: ManualClock())
    let box = Layer()
    stage.add(box)
    let faded = Cue("faded")
    var log: [String] = []
    let playback = Animate(box).fade(to: 0.5).onEnd { log.append("fade!") }.cue(faded)
      .then().move(x: 9).onBegin { log.append("move") }.onEnd { log.append("move!") }
      .observed(faded) { log.append("cue") }
      .reducedMotion(.skip).run(reducedMotion: true)
    playback.seek(to: 0)
    stage.advance(by: 1)
    expectEqual(log, ["fade!", "cue", "move", "move!"])
  }

  @Test func `shorten halves a pause in a part without verbs`() {
    func duration(_ pause: some Composable) -> Double {
      let between = Sequential {
        Animate(box).move(x: 10, duration: 1)
        pause
        Animate(ball).move(x: 10, duration: 1)
      }
      return between.reducedMotion(.shorten).timeline(reducedMotion: true).duration
    }
    expectEqual(duration(Wait(1)), 1.5)
    expectEqual(duration(Sequential { Wait(1) }), 1.5)
    expectEqual(duration(Sequential { Sequential { Wait(1) } }), 1.5)
    expectEqual(duration(Wait(0.5).repeated(2)), 1.5)
    expectEqual(duration(Wait(1).reversed()), 1.5)
    expectEqual(duration(On(box) { $0.then(gap: 1) }), 1.5)
  }

  @Test(arguments: [(ReducedMotion.shorten, 0.25), (.skip, 0)])
  func `a position before a cue of another container begins in its composition`(
    policy: ReducedMotion, begin: Double
  ) {
    let moved = Cue("moved")
    let both = Parallel {
      Animate(ball).move(x: 9, duration: 1).cue(moved).reducedMotion(policy)
      Animate(box).move(x: 5).fade(from: 1, to: 0, at: .cue(moved) - 0.5)
    }
    expectEqual(value(both, of: .opacity, at: begin), 1)
    expectEqual(value(both, of: .opacity, at: begin + 0.5), 0.5)
  }

  @Test(arguments: ReducedMotion.allCases, [1, 1.7, 3.4])
  func `events that only rounding separates keep the order in which they are written`(
    policy: ReducedMotion, speed: Double
  ) {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    stage.add(ball)
    let log = EventLog()
    let faded = Cue("faded")
    Parallel {
      Animate(box).move(x: 9, duration: 0.3).onEnd { log.write("a") }
      Animate(ball).move(x: 5, duration: 0.1).then().rotate(to: .degrees(3), duration: 0.2)
        .onEnd { log.write("b") }
      Animate(box).fade(to: 0.5, duration: 0.3).cue(faded).reducedMotion(policy)
    }
    .sped(by: speed).reducedMotion(policy).observed(faded) { log.write("c") }.run(
      reducedMotion: true)
    stage.advance(by: 1)
    expectEqual(log.lines, ["a", "b", "c"])
  }
}
