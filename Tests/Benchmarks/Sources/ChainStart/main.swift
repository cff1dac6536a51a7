// Runs one chain to its end: what a program pays for its first animation.

import Animatic
import Foundation

let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))
let stage = Stage(clock: ManualClock())
stage.add(box)

let playback = Animate(box)
  .move(to: [100, 100], duration: 0.5, easing: .easeInEaseOut).settle()
  .fade(from: 1, to: 0.5).easing(.easeOut).settle()
  .then().scale(to: 2).rotate(by: .turns(0.25)).settle()
  .run()
for _ in 1...4 { stage.advance(by: 0.5) }

// Where it is not at its end, the time says nothing.
exit(box.position == CGPoint(x: 100, y: 100) && box.opacity == 0.5 ? 0 : 1)
