// Expectations that fail, for `.ci/check-failures`, which reads what `swift test` prints of them.

import Animatic
import AnimaticTesting
import Foundation
import Testing

@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["ANIMATIC_FAILING"] == "1",
    "They fail on purpose, for .ci/check-failures."))
struct `Failing expectations` {
  private let layers = (1...8).map { Layer(name: "card \($0)") }

  private var cards: some Composable {
    Parallel {
      for (index, card) in layers.enumerated() {
        Animate(card).fade(from: 1, to: 0, at: .start + Double(index) / 4)
      }
    }
  }

  @Test func `diagnostics of eight layers`() {
    expectTimeline(of: cards).noDiagnostics()
  }

  @Test func `a value of eight layers`() {
    expectTimeline(of: cards).value(of: .opacity, on: layers[0], at: 0.5, is: 1)
  }

  @Test func `a thrown report`() throws {
    try cards.lint().strict()
  }
}
