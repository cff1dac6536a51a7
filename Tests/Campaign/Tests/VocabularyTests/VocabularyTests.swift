// Compositions and sessions of every pair of words.

import RandomScenes
import Testing
import Vocabulary

struct VocabularyTests {
  @Test func `every pair of words of a composition occurs`() {
    var report = PairReport()
    for seed in 0..<24_000 {
      var maker = SentenceMaker(seed: seed)
      report.add(maker.part())
    }
    for kind in PairReport.Kind.allCases where kind != .inSession {
      #expect(report.missing(kind).isEmpty, "\(kind)")
    }
  }

  @Test func `every pair of words of a session occurs`() {
    var report = PairReport()
    for seed in 0..<4_000 { report.add(Rehearsal.session(seed: seed)) }
    #expect(report.missing(.inSession).isEmpty)
  }

  @Test
  func `compositions match their timeline, end every begin, and round-trip through JSON`() {
    expectForAll(.sentences, seeds: 1...2_000) { part, seed in
      Rehearsal.problem(part, seed: seed)
    }
  }

  @Test func `controlled runs deliver what the event model derives from a plain one`() {
    expectForAll(.sentences, seeds: 1...3_000) { part, seed in
      EventRehearsal.problem(part, seed: seed)
    }
  }

  @Test func `sessions end what they begin, and reading changes nothing`() {
    for seed in 0..<1_000 {
      let (problem, text) = Rehearsal.problem(Rehearsal.session(seed: seed))
      #expect(problem == nil, "session \(seed)\n\(text)")
    }
  }
}
