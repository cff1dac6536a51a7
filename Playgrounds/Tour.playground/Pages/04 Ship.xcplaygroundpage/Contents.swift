//: # Ship
//:
//: A ship rotates, once or until it is stopped.

import Animatic

let stage = Stage(clock: ManualClock())
let ship = Layer(name: "ship")
stage.add(ship)

//: A chain is a value: one rotation is written once, and continued in two ways.

let once = Animate(ship)
  .rotate(by: .turns(1), duration: 2)
  .key("turn")
  .onEnd { event in print("stopped at \(event.time) s, finished:", event.finished) }
let endlessly = once.repeats(.infinity)

//: A single rotation runs to its end.

once.run()
stage.advance(by: 0.5)
print("turned by \((ship.presentation[.rotation] * 180 / .pi).rounded())°")
stage.advance(by: 1.5)

//: An endless one is stopped by its key. Callbacks are delivered when the stage is next updated.

endlessly.run()
stage.advance(by: 100.25)
print("turned by \((ship.presentation[.rotation] * 180 / .pi).rounded())°", ship.animationKeys)

ship.removeAnimation(forKey: "turn")
stage.update()
print("turned by \(ship.presentation[.rotation])°", ship.animationKeys)

//: Starting again with the same key replaces the running animation.

endlessly.run()
stage.advance(by: 1)
once.run()
stage.advance(by: 2)
