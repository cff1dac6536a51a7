// The rows of a list appear one after the other; with reduced motion they fade.

import Animatic
import Testing

struct `Staggered list` {
  private let rows = (1...4).map { Layer(name: "row \($0)") }

  private var sequence: some Composable {
    Stagger(each: 0.05) {
      for row in rows {
        Animate(row).move(from: [0, 30], to: [0, 0]).reducedMotion(.skip).fadeIn()
      }
    }
    .defaults(duration: 0.3, easing: .easeOut)
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        timeline of 0.45 s, 4 layers
        row 1
        └ animatic.0  group  0…0.45 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 0)  0…0.3 s  easeOut  fill forwards  EndToEndTests/StaggeredListTests.swift:12
          └ opacity  basic  0 → 1  0…0.3 s  easeOut  fill forwards  EndToEndTests/StaggeredListTests.swift:12
        row 2
        └ animatic.0  group  0…0.45 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 0)  0.05…0.35 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
          └ opacity  basic  0 → 1  0.05…0.35 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
        row 3
        └ animatic.0  group  0…0.45 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 0)  0.1…0.4 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
          └ opacity  basic  0 → 1  0.1…0.4 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
        row 4
        └ animatic.0  group  0…0.45 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 0)  0.15…0.45 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
          └ opacity  basic  0 → 1  0.15…0.45 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
        """)
  }

  @Test func `reads without motion`() {
    #expect(
      sequence.debugDump(reducedMotion: true) == """
        timeline of 0.45 s, 4 layers
        row 1
        └ animatic.0  group  0…0.45 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 0)  0…0 s  easeOut  fill forwards  EndToEndTests/StaggeredListTests.swift:12
          └ opacity  basic  0 → 1  0…0.3 s  easeOut  fill forwards  EndToEndTests/StaggeredListTests.swift:12
        row 2
        └ animatic.0  group  0…0.45 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 30)  0…0.05 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 0)  0.05…0.05 s  easeOut  fill forwards  EndToEndTests/StaggeredListTests.swift:12
          └ opacity  basic  0 → 1  0.05…0.35 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
        row 3
        └ animatic.0  group  0…0.45 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 30)  0…0.1 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 0)  0.1…0.1 s  easeOut  fill forwards  EndToEndTests/StaggeredListTests.swift:12
          └ opacity  basic  0 → 1  0.1…0.4 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
        row 4
        └ animatic.0  group  0…0.45 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 30)  0…0.15 s  linear  fill removed  EndToEndTests/StaggeredListTests.swift:12
          ├ position  basic  (0, 30) → (0, 0)  0.15…0.15 s  easeOut  fill forwards  EndToEndTests/StaggeredListTests.swift:12
          └ opacity  basic  0 → 1  0.15…0.45 s  easeOut  fill both  EndToEndTests/StaggeredListTests.swift:12
        """)
  }

  @Test func `with reduced motion the rows only fade`() {
    let full = sequence.timeline
    let reduced = sequence.timeline(reducedMotion: true)
    #expect(full.value(of: .position, on: rows[2], at: 0.1)?.y == 30)
    #expect(reduced.value(of: .position, on: rows[2], at: 0.1)?.y == 0)
    for time in [0.0, 0.1, 0.25, 0.4] {
      #expect(
        reduced.value(of: .opacity, on: rows[2], at: time)
          == full.value(of: .opacity, on: rows[2], at: time))
    }
  }
}
