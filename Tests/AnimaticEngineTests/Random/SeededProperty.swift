// Something that must hold for every case drawn from a seed: draws, checks, and reports the
// smallest case for which it does not. Knows nothing of what the cases are.

import Testing

/// A case that is drawn at random and can be made simpler by a step.
protocol RandomCase: CustomStringConvertible {
  init(from random: inout SeededGenerator)

  /// Cases that are each a little simpler than this one, the simplest first.
  var simpler: [Self] { get }
}

/// A problem is a sentence about what is wrong with a case; nil where nothing is.
func expectForAll<Case>(
  seeds: ClosedRange<UInt64>, sourceLocation: SourceLocation = #_sourceLocation,
  draw: (UInt64) -> Case, shrink: (Case, (Case) -> Bool) -> Case, text: (Case) -> String,
  problem: @escaping (Case) -> String?
) {
  var failures = 0
  for seed in seeds {
    let drawn = draw(seed)
    guard problem(drawn) != nil else { continue }
    failures += 1
    let smallest = shrink(drawn) { problem($0) != nil }
    Issue.record(
      "seed \(seed): \(problem(smallest) ?? "") in\n\(text(smallest))",
      sourceLocation: sourceLocation)
    // More of the same would hide what the first ones say.
    if failures == 3 { return }
  }
}

/// The same for cases that draw themselves and know what is simpler.
func expectForAll<Case: RandomCase>(
  _: Case.Type, seeds: ClosedRange<UInt64>, sourceLocation: SourceLocation = #_sourceLocation,
  problem: @escaping (Case) -> String?
) {
  expectForAll(
    seeds: seeds, sourceLocation: sourceLocation,
    draw: { seed in
      var random = SeededGenerator(seed: seed)
      return Case(from: &random)
    },
    shrink: { start, fails in
      var best = start
      for _ in 0..<200 {
        guard let next = best.simpler.first(where: fails) else { return best }
        best = next
      }
      return best
    },
    text: \.description, problem: problem)
}

/// The same for trees of animations on a layer.
func expectForAllCases(
  seeds: ClosedRange<UInt64>, sourceLocation: SourceLocation = #_sourceLocation,
  draw: (UInt64) -> CaseSpec = { seed in
    var generator = CaseGenerator(seed: seed)
    return generator.makeCase()
  },
  problem: @escaping (CaseSpec) -> String?
) {
  expectForAll(
    seeds: seeds, sourceLocation: sourceLocation, draw: draw,
    shrink: { shrunk($0, while: $1) }, text: \.text, problem: problem)
}
