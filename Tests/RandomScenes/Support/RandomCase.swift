// Checks a property of every case drawn from a range of seeds, and reports the smallest case that
// breaks it.

package import Testing

/// A case that generates itself and provides simpler cases.
package protocol RandomCase: CustomStringConvertible {
  init(from random: inout SeededNumbers)

  /// Cases that are each a little simpler than this one, the simplest first.
  var simpler: [Self] { get }
}

/// How cases of a kind are drawn, made smaller and printed.
package struct CaseDrawing<Case> {
  package let draw: (UInt64) -> Case
  let simpler: (Case) -> [Case]
  let text: (Case) -> String

  package init(
    draw: @escaping (UInt64) -> Case, simpler: @escaping (Case) -> [Case],
    text: @escaping (Case) -> String
  ) {
    self.draw = draw
    self.simpler = simpler
    self.text = text
  }

  /// The smallest case, reached by single steps, that still fails.
  package func smallest(_ start: Case, while fails: (Case) -> Bool) -> Case {
    var best = start
    for _ in 0..<200 {
      guard let next = simpler(best).first(where: fails) else { return best }
      best = next
    }
    return best
  }
}

extension CaseDrawing where Case: RandomCase {
  package static func cases(of _: Case.Type) -> CaseDrawing {
    CaseDrawing(
      draw: { seed in
        var random = SeededNumbers(seed: seed)
        return Case(from: &random)
      }, simpler: \.simpler, text: \.description)
  }
}

/// Records an issue for the first failing cases, each in its smallest form.
///
/// - Parameters:
///   - seeds: The seeds of the complete campaign; a smaller run uses the first of them.
///   - problem: Returns a description of the failure of a case, or nil.
package func expectForAll<Case>(
  _ drawing: CaseDrawing<Case>, seeds: ClosedRange<UInt64>,
  sourceLocation: SourceLocation = #_sourceLocation, problem: (Case, UInt64) -> String?
) {
  var failures = 0
  for seed in Campaign.seeds(seeds) {
    let drawn = drawing.draw(seed)
    guard problem(drawn, seed) != nil else { continue }
    failures += 1
    let smallest = drawing.smallest(drawn) { problem($0, seed) != nil }
    Issue.record(
      "seed \(seed): \(problem(smallest, seed) ?? "") in\n\(drawing.text(smallest))",
      sourceLocation: sourceLocation)
    // Three failures are enough to recognize a pattern.
    if failures == 3 { return }
  }
}

/// Checks a property of cases that draw themselves.
package func expectForAll<Case: RandomCase>(
  _ type: Case.Type, seeds: ClosedRange<UInt64>,
  sourceLocation: SourceLocation = #_sourceLocation, problem: (Case) -> String?
) {
  expectForAll(.cases(of: type), seeds: seeds, sourceLocation: sourceLocation) { drawn, _ in
    problem(drawn)
  }
}
