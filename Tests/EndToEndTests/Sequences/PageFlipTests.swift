// A page that is turned: halfway through, the back replaces the front.

import Animatic
import Testing

struct `Page flip` {
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
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        timeline of 0.6 s, 2 layers
        front
        └ animatic.0  group  0…0.6 s  linear  fill forwards  kept  settles  EndToEndTests/PageFlipTests.swift:12
          ├ transform.rotation.y  basic  model → 180°  0…0.6 s  easeInEaseOut  fill forwards  EndToEndTests/PageFlipTests.swift:12
          ├ opacity  basic  1 → 1  0…0.3 s  linear  fill removed  EndToEndTests/PageFlipTests.swift:13
          └ opacity  basic  1 → 0  0.3…0.3 s  linear  fill forwards  EndToEndTests/PageFlipTests.swift:13
        back
        └ animatic.0  group  0…0.6 s  linear  fill forwards  kept  settles  EndToEndTests/PageFlipTests.swift:14
          ├ transform.rotation.y  basic  180° → 0°  0…0.6 s  easeInEaseOut  fill forwards  EndToEndTests/PageFlipTests.swift:14
          ├ opacity  basic  0 → 0  0…0.3 s  linear  fill removed  EndToEndTests/PageFlipTests.swift:15
          └ opacity  basic  0 → 1  0.3…0.3 s  linear  fill forwards  EndToEndTests/PageFlipTests.swift:15
        """)
  }

  @Test func `the sides switch when the page is edge-on`() {
    let timeline = sequence.timeline
    #expect(timeline.duration == 0.6)
    #expect(timeline.value(of: .opacity, on: front, at: 0.29) == 1)
    #expect(timeline.value(of: .opacity, on: front, at: 0.31) == 0)
    #expect(timeline.value(of: .opacity, on: back, at: 0.31) == 1)
    #expect(
      abs((timeline.value(of: .rotationY, on: front, at: 0.3) ?? 0) - .pi / 2) < 1e-9)
  }
}
