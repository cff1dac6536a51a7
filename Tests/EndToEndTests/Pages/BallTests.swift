// The page Ball: key times, an easing per side, and a repeat.

import Animatic
import Testing

struct `The ball` {
  private let ball = Layer(position: CGPoint(x: 50, y: 50))
  private let chain: Animate

  init() {
    var lap = KeyframeAnimation(
      .position,
      values: [
        CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50), CGPoint(x: 250, y: 150),
        CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 50),
      ],
      keyTimes: [0, 0.6, 0.7, 0.8, 1],
      timingFunctions: [.easeInEaseOut, .linear, .easeIn, .easeOut],
      duration: 10)
    lap.repeatCount = 2
    chain = Animate(ball).add(key: "lap", animation: lap)
  }

  @Test(arguments: [
    // On a side, the eased fraction is that of its easing at half of its duration; ease in is
    // 0.315357 there, ease out 0.684643, both together 0.5. A quarter of the first side: 0.129162.
    (0.0, 50.0, 50.0), (1.5, 75.8324, 50), (3, 150, 50), (6, 250, 50), (6.5, 250, 100),
    (7, 250, 150), (7.5, 186.9286, 150), (8, 50, 150), (9, 50, 81.5357), (10, 50, 50),
    (13, 150, 50), (16.5, 250, 100), (19, 50, 81.5357), (20, 50, 50),
  ])
  func `is at`(time: Double, x: Double, y: Double) throws {
    let place = try #require(chain.timeline.value(of: .position, on: ball, at: time))
    #expect(abs(place.x - x) < 1e-4)
    #expect(abs(place.y - y) < 1e-4)
  }

  @Test func `is listed under its key for two laps`() {
    let stage = Stage(clock: ManualClock())
    stage.add(ball)
    #expect(chain.diagnostics.isEmpty)
    #expect(chain.duration == 20)
    let playback = chain.run()
    stage.advance(by: 19.75)
    #expect(ball.animationKeys == ["lap"])
    stage.advance(by: 0.25)
    #expect(ball.animationKeys.isEmpty)
    #expect(playback.outcome == .finished)
  }
}
