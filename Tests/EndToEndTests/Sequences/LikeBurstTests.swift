// A heart that is tapped: it pops, and sparks fly off all around it.

import Animatic
import Testing

struct `Like burst` {
  private let heart = Layer(name: "heart")
  private let sparks = (0..<4).map { Layer(name: "spark \($0)") }

  init() {
    // They are visible only while they fly.
    for spark in sparks { spark.opacity = 0 }
  }

  private var sequence: some Composable {
    Parallel {
      Animate(heart).pop(scale: 1.3, duration: 0.4)
        .animate(.backgroundColor, to: .red, duration: 0.2, easing: .easeOut).settle()
      On(sparks) { spark, index in
        spark.move(by: [[40.0, 0], [0, 40], [-40, 0], [0, -40]][index])
          .fade(from: 1, to: 0).scale(from: 0.2, to: 1)
      }
      .defaults(duration: 0.5, easing: .easeOut)
      .shifted(by: 0.1)
    }
  }

  @Test func `reads as it is played`() {
    #expect(sequence.diagnostics.isEmpty)
    #expect(
      sequence.debugDump() == """
        timeline of 0.6 s, 5 layers
        heart
        ├ animatic.0  group  0…0.6 s  linear  fill removed  EndToEndTests/LikeBurstTests.swift:17
        │ └ transform.scale  keyframes  1 at 0 → 1.3 at 0.4 easeOut → 0.85 at 0.7 easeInEaseOut → 1 at 1 easeIn  0…0.4 s  linear  fill forwards  EndToEndTests/LikeBurstTests.swift:17
        └ animatic.1  group  0…0.6 s  linear  fill forwards  kept  settles  EndToEndTests/LikeBurstTests.swift:17
          └ backgroundColor  basic  (1, 0, 0, 0) (inferred) → (1, 0, 0, 1)  0…0.2 s  easeOut  fill forwards  EndToEndTests/LikeBurstTests.swift:18
        spark 0
        └ animatic.0  group  0…0.6 s  linear  fill removed  EndToEndTests/LikeBurstTests.swift:20
          ├ position  basic  model by (40, 0)  0.1…0.6 s  easeOut  fill forwards  EndToEndTests/LikeBurstTests.swift:20
          ├ opacity  basic  1 → 0  0.1…0.6 s  easeOut  fill both  EndToEndTests/LikeBurstTests.swift:21
          └ transform.scale  basic  0.2 → 1  0.1…0.6 s  easeOut  fill both  EndToEndTests/LikeBurstTests.swift:21
        spark 1
        └ animatic.0  group  0…0.6 s  linear  fill removed  EndToEndTests/LikeBurstTests.swift:20
          ├ position  basic  model by (0, 40)  0.1…0.6 s  easeOut  fill forwards  EndToEndTests/LikeBurstTests.swift:20
          ├ opacity  basic  1 → 0  0.1…0.6 s  easeOut  fill both  EndToEndTests/LikeBurstTests.swift:21
          └ transform.scale  basic  0.2 → 1  0.1…0.6 s  easeOut  fill both  EndToEndTests/LikeBurstTests.swift:21
        spark 2
        └ animatic.0  group  0…0.6 s  linear  fill removed  EndToEndTests/LikeBurstTests.swift:20
          ├ position  basic  model by (-40, 0)  0.1…0.6 s  easeOut  fill forwards  EndToEndTests/LikeBurstTests.swift:20
          ├ opacity  basic  1 → 0  0.1…0.6 s  easeOut  fill both  EndToEndTests/LikeBurstTests.swift:21
          └ transform.scale  basic  0.2 → 1  0.1…0.6 s  easeOut  fill both  EndToEndTests/LikeBurstTests.swift:21
        spark 3
        └ animatic.0  group  0…0.6 s  linear  fill removed  EndToEndTests/LikeBurstTests.swift:20
          ├ position  basic  model by (0, -40)  0.1…0.6 s  easeOut  fill forwards  EndToEndTests/LikeBurstTests.swift:20
          ├ opacity  basic  1 → 0  0.1…0.6 s  easeOut  fill both  EndToEndTests/LikeBurstTests.swift:21
          └ transform.scale  basic  0.2 → 1  0.1…0.6 s  easeOut  fill both  EndToEndTests/LikeBurstTests.swift:21
        """)
  }

  @Test func `the sparks fly apart, and the heart ends at its size but red`() {
    let stage = Stage(clock: ManualClock())
    for layer in [heart] + sparks { stage.add(layer) }
    let playback = sequence.run()
    stage.advance(by: 0.6)
    #expect(playback.outcome == .finished)
    #expect(heart.backgroundColor == .red)
    #expect(heart.transform == .identity)
    #expect(sparks.map(\.position) == Array(repeating: .zero, count: 4))
    let timeline = sequence.timeline
    #expect(
      sparks.map { timeline.value(of: .position, on: $0, at: 0.6) }
        == [
          CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: -40, y: 0), CGPoint(x: 0, y: -40),
        ])
  }
}
