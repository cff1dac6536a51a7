// Random compositions: a sampler that jumps and plays, forwards and backwards, has the values of a
// snapshot of each time.

import Animatic
import RandomScenes
import Testing

struct `Random samplers` {
  @Test func `a sampler has the values of a snapshot`() { check(1...300, .init()) }

  @Test func `a sampler of sequential verbs has the values of a snapshot`() {
    check(301...600, .init(hasRows: true))
  }

  private func check(_ seeds: ClosedRange<UInt64>, _ limits: SceneMaker.Limits) {
    var tally = Tally()
    for seed in Campaign.seeds(seeds) {
      var maker = SceneMaker(seed: seed, limits)
      let scene = LawScene()
      let composition = scene.composition(maker.composition())
      check(composition.timeline, scene.layers, seed, &tally)
    }
    expectVariety(tally)
  }

  private struct Tally {
    var forwards = 0
    var backwards = 0
    var jumps = 0
    var moving = 0
    var still = 0
  }

  private func expectVariety(_ tally: Tally) {
    for count in [tally.forwards, tally.backwards, tally.jumps, tally.moving] {
      #expect(count >= Campaign.least(300))
    }
    if Campaign.isComplete { #expect(tally.still > 300) }
  }

  private func check(
    _ timeline: Timeline, _ layers: [Layer], _ seed: UInt64, _ tally: inout Tally
  ) {
    var random = SeededNumbers(seed: seed)
    let length = timeline.duration.isFinite ? timeline.duration : 8
    var sampler = timeline.sampler
    var time = 0.0
    for frame in 0..<40 {
      switch frame % 8 {
      case 3:
        // Exactly where things begin and end.
        time = (time * 8).rounded(.up) / 8
        tally.jumps += 1
      case 5:
        time -= random.fraction() / 4
        tally.backwards += 1
      case 7:
        time = (length + 1) * random.fraction() - 0.25
        tally.jumps += 1
      default:
        time += random.fraction() / 8
        tally.forwards += 1
      }
      sampler.move(to: time)
      let snapshot = timeline.snapshot(at: time)
      if sampler.description.hasSuffix(" 0 moving") { tally.still += 1 } else { tally.moving += 1 }
      for layer in layers where timeline.layers.contains(layer.id) {
        guard let shown = sampler[layer], let right = snapshot[layer] else {
          Issue.record("seed \(seed): no values")
          return
        }
        let (one, other) = (LawScene.numbers(shown), LawScene.numbers(right))
        guard !isClose(one, other, relativeError: 1e-12) else { continue }
        Issue.record("seed \(seed) at \(time): \(one) instead of \(other)")
        return
      }
    }
  }
}
