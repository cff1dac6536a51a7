// Cards of an onboarding: each comes in from the right while the one before leaves.

import Animatic
import Testing

struct `Onboarding cards` {
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
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        timeline of 3.5 s, 3 layers
        card 1
        └ animatic.0  group  0…3.5 s  linear  fill forwards  kept  settles  EndToEndTests/OnboardingCardsTests.swift:13
          ├ transform.translation.x  basic  320 → 0  0…0.5 s  easeInEaseOut  fill forwards  EndToEndTests/OnboardingCardsTests.swift:13
          ├ opacity  basic  0 → 1  0…0.5 s  easeInEaseOut  fill forwards  EndToEndTests/OnboardingCardsTests.swift:13
          ├ transform.translation.x  basic  0 (inferred) → -320  1.5…2 s  easeInEaseOut  fill forwards  EndToEndTests/OnboardingCardsTests.swift:15
          └ opacity  basic  1 (inferred) → 0  1.5…2 s  easeInEaseOut  fill forwards  EndToEndTests/OnboardingCardsTests.swift:15
        card 2
        └ animatic.0  group  0…3.5 s  linear  fill forwards  kept  settles  EndToEndTests/OnboardingCardsTests.swift:13
          ├ transform.translation.x  basic  320 → 0  1.5…2 s  easeInEaseOut  fill both  EndToEndTests/OnboardingCardsTests.swift:13
          ├ opacity  basic  0 → 1  1.5…2 s  easeInEaseOut  fill both  EndToEndTests/OnboardingCardsTests.swift:13
          ├ transform.translation.x  basic  0 (inferred) → -320  3…3.5 s  easeInEaseOut  fill forwards  EndToEndTests/OnboardingCardsTests.swift:15
          └ opacity  basic  1 (inferred) → 0  3…3.5 s  easeInEaseOut  fill forwards  EndToEndTests/OnboardingCardsTests.swift:15
        card 3
        └ animatic.0  group  0…3.5 s  linear  fill forwards  kept  settles  EndToEndTests/OnboardingCardsTests.swift:13
          ├ transform.translation.x  basic  320 → 0  3…3.5 s  easeInEaseOut  fill both  EndToEndTests/OnboardingCardsTests.swift:13
          └ opacity  basic  0 → 1  3…3.5 s  easeInEaseOut  fill both  EndToEndTests/OnboardingCardsTests.swift:13
        """)
  }

  @Test func `presents one card at a time`() {
    let timeline = sequence.timeline
    #expect(timeline.duration == 3.5)
    #expect(cards.map { timeline.value(of: .opacity, on: $0, at: 1) } == [1, 0, 0])
    #expect(cards.map { timeline.value(of: .opacity, on: $0, at: 1.75) } == [0.5, 0.5, 0])
    #expect(timeline.value(of: .translationX, on: cards[1], at: 1.75) == 160)
    #expect(timeline.value(of: .translationX, on: cards[0], at: 3.5) == -320)
  }
}
