// A field with a mistake in it: it shakes, its border turns red and stays so.

import Animatic
import Testing

@Suite struct `Shake on error` {
  private let field = Layer(name: "field")

  private var sequence: Animate {
    Animate(field)
      .shake(x: 8, times: 3, duration: 0.4)
      .border(color: .red, duration: 0.2).settle()
      .border(from: 0, width: 2, duration: 0.2).settle()
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics == [])
    #expect(
      sequence.debugDump() == """
        @@ErrorShake@@
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
    #expect(field.animationKeys == [])
  }
}
