// The time of a playback over layers whose own times differ.

import Animatic
import Foundation
import TestSupport
import Testing

struct ElapsedTests {
  let scene = BlockScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  @Test func `if a layer's time stops or reverses, another layer determines the elapsed time`() {
    let (still, back, plain) = (Layer(), Layer(), Layer())
    for layer in [still, back, plain] { stage.add(layer) }
    still.speed = 0
    back.speed = -1
    let playback = Parallel {
      Animate(still).fade(duration: 4)
      Animate(back).fade(duration: 4)
      Animate(plain).fade(duration: 4)
    }.run()
    var told: [Double] = []
    for _ in 0..<4 {
      told.append(playback.elapsed)
      stage.advance(by: 0.5)
    }
    expectEqual(told, [0, 0.5, 1, 1.5])
  }

  @Test(arguments: [0, -1, -0.5])
  func `where no layer's time goes forwards a playback stays at its begin`(speed: Double) {
    box.speed = speed
    let playback = Animate(box).fade(duration: 2).run()
    for _ in 0..<4 {
      expectEqual(playback.elapsed, 0)
      stage.advance(by: 0.5)
    }
  }

  @Test func `a seek moves every layer to the same time, whatever its speed`() {
    let slow = Layer()
    slow.speed = 0.5
    stage.add(slow)
    let playback = Parallel {
      Animate(box).move(x: 100, duration: 2)
      Animate(slow).move(x: 100, duration: 2)
    }.run()
    stage.advance(by: 1)
    #expect(box.presentation.position.x == 50 && slow.presentation.position.x == 25)
    playback.seek(to: playback.elapsed)
    #expect(box.presentation.position.x == 50 && slow.presentation.position.x == 50)
  }
}
