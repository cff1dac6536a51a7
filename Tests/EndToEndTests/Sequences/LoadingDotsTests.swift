// Three dots that wave for as long as something loads.

import Animatic
import Testing

struct `Loading dots` {
  private let dots = (1...3).map { Layer(name: "dot \($0)") }

  private var sequence: Composition {
    Stagger(each: 0.15) {
      for dot in dots {
        Animate(dot).move(by: [0, -8], duration: 0.3, easing: .easeInEaseOut).autoreverses()
      }
    }
    .repeatedForever(pause: 0.1)
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        endless timeline, 3 layers
        dot 1
        └ animatic.0  group  0…∞ s  duration 1  repeats ∞  linear  fill removed  EndToEndTests/LoadingDotsTests.swift:15
          └ position  basic  model by (0, -8)  0…0.6 s  duration 0.3  autoreverses  easeInEaseOut  fill forwards  EndToEndTests/LoadingDotsTests.swift:12
        dot 2
        └ animatic.0  group  0…∞ s  duration 1  repeats ∞  linear  fill removed  EndToEndTests/LoadingDotsTests.swift:15
          └ position  basic  model by (0, -8)  0.15…0.75 s  duration 0.3  autoreverses  easeInEaseOut  fill forwards  EndToEndTests/LoadingDotsTests.swift:12
        dot 3
        └ animatic.0  group  0…∞ s  duration 1  repeats ∞  linear  fill removed  EndToEndTests/LoadingDotsTests.swift:15
          └ position  basic  model by (0, -8)  0.3…0.9 s  duration 0.3  autoreverses  easeInEaseOut  fill forwards  EndToEndTests/LoadingDotsTests.swift:12
        """)
  }

  @Test func `waves without an end`() {
    let timeline = sequence.timeline
    #expect(timeline.duration == .infinity)
    // A wave takes 0.9 s and pauses for 0.1 s.
    for wave in [0.0, 1, 3600] {
      #expect(
        abs((timeline.value(of: .position, on: dots[1], at: wave + 0.45)?.y ?? 0) + 8) < 1e-9)
      #expect(timeline.value(of: .position, on: dots[0], at: wave + 0.95)?.y == 0)
    }
  }

  @Test func `stops on demand`() {
    let stage = Stage(clock: ManualClock())
    for dot in dots { stage.add(dot) }
    let playback = sequence.run()
    stage.advance(by: 10.3)
    #expect(dots[0].presentation.position.y == -8)
    playback.cancel()
    stage.update()
    #expect(dots.map(\.presentation.position) == [.zero, .zero, .zero])
    #expect(playback.outcome == .cancelled(at: 10.3))
  }
}
