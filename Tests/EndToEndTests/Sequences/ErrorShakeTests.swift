// A field with a mistake in it: it shakes, its border turns red and stays so.

import Animatic
import Testing

struct `Shake on error` {
  private let field = Layer(name: "field")

  private var sequence: Animate {
    Animate(field)
      .shake(x: 8, times: 3, duration: 0.4)
      .border(color: .red, duration: 0.2).settle()
      .border(from: 0, width: 2, duration: 0.2).settle()
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        timeline of 0.4 s, 1 layer
        field
        ├ animatic.0  group  0…0.4 s  linear  fill removed  EndToEndTests/ErrorShakeTests.swift:11
        │ └ transform.translation.x  keyframes  0 at 0 → 8 at ≈0.0833333 → -8 at 0.25 → … 4 more → 0 at 1  0…0.4 s  linear  fill forwards  EndToEndTests/ErrorShakeTests.swift:11
        └ animatic.1  group  0…0.4 s  linear  fill forwards  kept  settles  EndToEndTests/ErrorShakeTests.swift:11
          ├ borderColor  basic  model → (1, 0, 0, 1)  0…0.2 s  linear  fill forwards  EndToEndTests/ErrorShakeTests.swift:12
          └ borderWidth  basic  0 → 2  0…0.2 s  linear  fill forwards  EndToEndTests/ErrorShakeTests.swift:13
        """)
  }

  @Test func `the border is the model's when it has ended, and nothing is left attached`() {
    let stage = Stage(clock: ManualClock())
    stage.add(field)
    sequence.run()
    stage.advance(by: 0.05)
    #expect(field.presentation.transform.m41 != 0)
    stage.advance(by: 0.5)
    #expect(field.borderColor == .red)
    #expect(field.borderWidth == 2)
    #expect(field.presentation.transform == .identity)
    #expect(field.animationKeys.isEmpty)
  }
}
