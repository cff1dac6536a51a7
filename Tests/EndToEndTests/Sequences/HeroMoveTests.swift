// An image grows from its position in a list to the top of the page, while the page appears behind it.

import Animatic
import Testing

struct `Hero move` {
  private let picture = Layer(name: "picture", position: CGPoint(x: 60, y: 300))
  private let page = Layer(name: "page", position: CGPoint(x: 160, y: 280))

  private var sequence: Composition {
    Parallel {
      On(picture) {
        $0.move(to: [160, 120]).resize(from: [80, 80], to: [320, 240]).cornerRadius(from: 12, to: 0)
      }
      On(page) { $0.fadeIn(at: .start + 0.2).move(from: 300, y: 280, at: .withPrevious) }
    }
    .defaults(duration: 0.5, easing: .default)
    .settling()
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        timeline of 0.7 s, 2 layers
        picture
        └ animatic.0  group  0…0.7 s  linear  fill forwards  kept  settles  EndToEndTests/HeroMoveTests.swift:13
          ├ position  basic  model → (160, 120)  0…0.5 s  default  fill forwards  EndToEndTests/HeroMoveTests.swift:13
          ├ bounds.size  basic  (80, 80) → (320, 240)  0…0.5 s  default  fill forwards  EndToEndTests/HeroMoveTests.swift:13
          └ cornerRadius  basic  12 → 0  0…0.5 s  default  fill forwards  EndToEndTests/HeroMoveTests.swift:13
        page
        └ animatic.0  group  0…0.7 s  linear  fill forwards  kept  settles  EndToEndTests/HeroMoveTests.swift:15
          ├ opacity  basic  0 → 1  0.2…0.7 s  default  fill both  EndToEndTests/HeroMoveTests.swift:15
          └ position.y  basic  300 → 280  0.2…0.7 s  default  fill both  EndToEndTests/HeroMoveTests.swift:15
        """)
  }

  @Test func `returns in reverse`() {
    let there = sequence.timeline
    let back = sequence.reversed().timeline
    #expect(there.duration == 0.7)
    for time in [0.0, 0.1, 0.35, 0.6, 0.7] {
      for layer in [picture, page] {
        let (a, b) = (
          there.value(of: .position, on: layer, at: time),
          back.value(of: .position, on: layer, at: 0.7 - time)
        )
        #expect(abs((a?.x ?? 0) - (b?.x ?? 1)) < 1e-9)
        #expect(abs((a?.y ?? 0) - (b?.y ?? 1)) < 1e-9)
      }
    }
  }
}
