// A page that is turned: the front goes, half way round the back shows.

import Animatic
import Testing

@Suite struct `Page flip` {
  private let front = Layer(name: "front")
  private let back = Layer(name: "back")

  private var sequence: some Composable {
    Parallel {
      Animate(front).flip(to: .back, duration: 0.6, easing: .easeInEaseOut)
        .fade(from: 1, to: 0, duration: 0, at: .previous(0.5))
      Animate(back).flip(from: .back, to: .front, duration: 0.6, easing: .easeInEaseOut)
        .fade(from: 0, to: 1, duration: 0, at: .previous(0.5))
    }
    .settling()
  }

  @Test func `reads as it is played`() {
    #expect(
      sequence.debugDump() == """
        @@PageFlip@@
        """)
  }

  @Test func `the sides change when the page stands on its edge`() {
    let timeline = sequence.timeline
    #expect(timeline.duration == 0.6)
    #expect(timeline.value(of: .opacity, on: front, at: 0.29) == 1)
    #expect(timeline.value(of: .opacity, on: front, at: 0.31) == 0)
    #expect(timeline.value(of: .opacity, on: back, at: 0.31) == 1)
    #expect(
      abs((timeline.value(of: .rotationY, on: front, at: 0.3) ?? 0) - .pi / 2) < 1e-9)
  }
}
