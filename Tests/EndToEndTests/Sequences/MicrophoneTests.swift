// A microphone that pulses while it records, until it is stopped.

import Animatic
import Testing

struct `Pulsing microphone` {
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
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        endless timeline, 2 layers
        button
        └ listening  group  0…∞ s  duration 1  repeats ∞  linear  fill removed  EndToEndTests/MicrophoneTests.swift:16
          └ transform.scale  basic  model → 1.1  0…1 s  duration 0.5  autoreverses  easeInEaseOut  fill forwards  EndToEndTests/MicrophoneTests.swift:12
        ring
        └ listening  group  0…∞ s  duration 1  repeats ∞  linear  fill removed  EndToEndTests/MicrophoneTests.swift:16
          ├ transform.scale  basic  1 → 2  0…1 s  easeOut  fill forwards  EndToEndTests/MicrophoneTests.swift:13
          └ opacity  basic  0.5 → 0  0…1 s  linear  fill forwards  EndToEndTests/MicrophoneTests.swift:14
        """)
  }

  @Test func `finishes its pulse on demand`() {
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
