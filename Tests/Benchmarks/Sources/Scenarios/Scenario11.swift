// S11: a small composition, built and compiled.

import Animatic
import HeapCounter

/// Builds a chain of three verbs on one layer, up to its timeline.
enum Scenario11 {
  private static let amount = Amount(rounds: 9, count: 1000)
  nonisolated(unsafe) private static let layer = Layer(name: "layer")

  static var candidates: [Candidate] {
    [
      Candidate("S11") { Measuring.time(rounds: amount.rounds, units: amount.count, build) },
      Candidate(
        "S11, blocks",
        counting: {
          withExtendedLifetime(timeline) {}
          return Double(Measuring.heap { timeline }.blocks)
        }),
      .qt("S11", "S11", amount),
    ]
  }

  private static func build() -> [Timeline] { (0..<amount.count).map { _ in timeline } }

  private static var timeline: Timeline {
    Animate(layer)
      .fade(from: 0, to: 1, duration: 0.3, easing: .easeInEaseOut)
      .move(from: [0, 0], to: [100, 50], duration: 0.5)
      .scale(from: 1, to: 2, duration: 0.4, easing: .easeOut)
      .timeline
  }
}
