// A heart that is tapped: it pops, and sparks fly off all around it.

import Animatic
import Testing

@Suite struct `Like burst` {
  private let heart = Layer(name: "heart")
  private let sparks = (0..<4).map { Layer(name: "spark \($0)") }

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
    #expect(
      sequence.debugDump() == """
        @@LikeBurst@@
        """)
  }

  @Test func `the sparks fly apart, and the heart rests as it was but red`() {
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
