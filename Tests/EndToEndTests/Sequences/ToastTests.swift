// A toast: it slides in, stays for two seconds and goes.

import Animatic
import Testing

extension Cue {
  fileprivate static let shown = Cue("shown")
}

struct `Toast` {
  private let toast = Layer(name: "toast", position: CGPoint(x: 160, y: 500))

  private var sequence: Animate {
    Animate(toast)
      .slideIn(from: .bottom, distance: 80).fadeIn()
      .cue(.shown)
      .slideOut(to: .bottom, distance: 80, at: .cue(.shown) + 2).settle()
      .fadeOut(at: .withPrevious).settle()
      .defaults(duration: 0.3, easing: .easeOut)
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        timeline of 2.6 s, 1 layer
        toast
        └ animatic.0  group  0…2.6 s  linear  fill forwards  kept  settles  EndToEndTests/ToastTests.swift:15
          ├ transform.translation.y  basic  80 → 0  0…0.3 s  easeOut  fill forwards  EndToEndTests/ToastTests.swift:15
          ├ opacity  basic  0 → 1  0…0.3 s  easeOut  fill forwards  EndToEndTests/ToastTests.swift:15
          ├ transform.translation.y  basic  0 (inferred) → 80  2.3…2.6 s  easeOut  fill forwards  EndToEndTests/ToastTests.swift:17
          └ opacity  basic  1 (inferred) → 0  2.3…2.6 s  easeOut  fill forwards  EndToEndTests/ToastTests.swift:18
        cue shown  0.3 s  EndToEndTests/ToastTests.swift:16
        """)
  }

  @Test func `is there for two seconds`() {
    let timeline = sequence.timeline
    #expect(abs(timeline.duration - 2.6) < 1e-12)
    #expect(timeline.value(of: .opacity, on: toast, at: 0) == 0)
    #expect(timeline.value(of: .opacity, on: toast, at: 0.3) == 1)
    #expect(timeline.value(of: .opacity, on: toast, at: 2.3) == 1)
    #expect(timeline.value(of: .translationY, on: toast, at: 2.6) == 80)
  }
}
