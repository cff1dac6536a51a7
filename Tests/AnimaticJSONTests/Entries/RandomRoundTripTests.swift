// Random compositions to JSON and back: everything derived from them is unchanged.

import Animatic
import AnimaticJSON
import RandomScenes
import TestSupport
import Testing

struct RandomRoundTripTests {
  @Test func `random compositions come back unchanged`() {
    check(1...1500, .init(hasEndless: true), times: 8)
  }

  @Test func `random compositions with callbacks come back unchanged`() {
    check(3001...3400, log: SceneLog(), times: 40)
  }

  @Test func `random sequences of verbs round-trip unchanged`() {
    check(5001...5800, .init(hasRows: true), times: 8)
  }

  @Test func `at a thousand times the values are the same to the bit`() {
    check(2000...2030, times: 1000)
  }

  @Test func `the same composition always has the same text`() {
    for seed in Campaign.seeds(1...50) {
      let texts = (0..<2).map { _ in composition(seed, .init()).json(hasTimeline: true) }
      expectEqual(texts[0], texts[1])
    }
  }

  private func composition(
    _ seed: UInt64, _ limits: SceneMaker.Limits, _ log: SceneLog? = nil
  ) -> Composition {
    var maker = SceneMaker(seed: seed, limits)
    return SceneBuilder(layers: LawScene().layers, log: log).composition(maker.composition())
  }

  private func check(
    _ seeds: ClosedRange<UInt64>, _ limits: SceneMaker.Limits = .init(), log: SceneLog? = nil,
    times: Int
  ) {
    for seed in Campaign.seeds(seeds) {
      let problem = roundTripDifference(
        composition(seed, limits, log), times: times, reducedMotion: seed.isMultiple(of: 4))
      guard let problem else { continue }
      Issue.record("seed \(seed): \(problem)")
      return
    }
  }
}
