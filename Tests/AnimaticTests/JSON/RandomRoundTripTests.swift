// Hundreds of random compositions to JSON and back: everything derived is what it was.

import Animatic
import RandomScenes
import Testing

@Suite struct RandomRoundTripTests {
  @Test func `random chains and containers come back as they were`() {
    for seed in UInt64(1)...400 {
      var maker = CompositionMaker(seed: seed, hasInstants: true, log: CompositionMaker.Log())
      if let problem = roundTripDifference(maker.makeScene().composition) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  @Test func `random rows of plain verbs come back as they were`() {
    for seed in UInt64(1)...800 {
      var maker = RowMaker(seed: seed, isPacked: true)
      if let problem = roundTripDifference(maker.composition(), times: 8) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  @Test func `random pieces of the whole vocabulary come back as they were`() {
    var limits = PieceGenerator.Limits()
    limits.hasEndless = true
    for seed in UInt64(1)...1500 {
      var generator = PieceGenerator(seed: seed, limits)
      let composition = LawScene().composition(generator.piece())
      let problem = roundTripDifference(
        composition, times: 8, reducedMotion: seed.isMultiple(of: 4))
      if let problem {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  @Test func `at a thousand random times the same shows, to the bit`() {
    for seed in UInt64(2000)...2030 {
      var generator = PieceGenerator(seed: seed)
      let composition = LawScene().composition(generator.piece())
      if let problem = roundTripDifference(composition, times: 1000) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  @Test func `the same composition is always the same text`() {
    for seed in UInt64(1)...50 {
      let texts = (0..<2).map { _ in
        var generator = PieceGenerator(seed: seed)
        return LawScene().composition(generator.piece()).json(hasTimeline: true)
      }
      #expect(texts[0] == texts[1])
    }
  }
}
