// A microphone that pulses while it listens, until it is told to stop.

import Animatic
import Testing

@Suite struct `Pulsing microphone` {
  private let button = Layer(name: "button")
  private let ring = Layer(name: "ring")

  private var sequence: Composition {
    Parallel {
      Animate(button).scale(to: 1.1, duration: 0.5, easing: .easeInEaseOut).autoreverses()
      Animate(ring).scale(from: 1, to: 2, duration: 1, easing: .easeOut)
        .fade(from: 0.5, to: 0, duration: 1)
    }
    .repeatedForever()
    .named("listening")
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics == [])
    #expect(
      sequence.debugDump() == """
        @@Microphone@@
        """)
  }

  @Test func `finishes its pulse when it is told to`() {
    let stage = Stage(clock: ManualClock())
    stage.add(button)
    stage.add(ring)
    let playback = sequence.run()
    #expect(ring.animationKeys == ["listening"])
    stage.advance(by: 7.25)
    #expect(button.presentation.transform.m11 > 1.04)
    playback.cancel(.revert)
    stage.update()
    #expect(button.presentation.transform == .identity)
    #expect(ring.presentation.opacity == 1)
    #expect(playback.outcome == .cancelled(at: 7.25))
  }

  @Test func `listening twice is listening once`() {
    let stage = Stage(clock: ManualClock())
    stage.add(button)
    stage.add(ring)
    let first = sequence.run()
    stage.advance(by: 0.3)
    let second = sequence.run()
    #expect(first.outcome == .replaced(by: "listening"))
    #expect(second.outcome == nil)
    #expect(ring.animationKeys == ["listening"])
  }
}
