// Cards of an onboarding: each comes in from the right while the one before leaves.

import Animatic
import Testing

@Suite struct `Onboarding cards` {
  private let cards = (1...3).map { Layer(name: "card \($0)", position: CGPoint(x: 160, y: 240)) }

  private var sequence: some Composable {
    Sequential(gap: 1) {
      for (index, card) in cards.enumerated() {
        Parallel {
          Animate(card).slideIn(from: .right, distance: 320).fadeIn()
          if index > 0 {
            Animate(cards[index - 1]).slideOut(to: .left, distance: 320).fadeOut()
          }
        }
      }
    }
    .defaults(duration: 0.5, easing: .easeInEaseOut)
    .settling()
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics == [])
    #expect(
      sequence.debugDump() == """
        @@OnboardingCards@@
        """)
  }

  @Test func `shows one card at a time`() {
    let timeline = sequence.timeline
    #expect(timeline.duration == 3.5)
    #expect(cards.map { timeline.value(of: .opacity, on: $0, at: 1) } == [1, 0, 0])
    #expect(cards.map { timeline.value(of: .opacity, on: $0, at: 1.75) } == [0.5, 0.5, 0])
    #expect(timeline.value(of: .translationX, on: cards[1], at: 1.75) == 160)
    #expect(timeline.value(of: .translationX, on: cards[0], at: 3.5) == -320)
  }
}
