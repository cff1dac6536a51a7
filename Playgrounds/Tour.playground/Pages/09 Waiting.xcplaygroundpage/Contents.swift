//: # Waiting
//:
//: This page runs in real time, for a tenth of a second. Waiting for the end also drives the
//: stage, so nothing else is needed.

import Animatic

let box = Layer(name: "box")

//: `finished` waits for the end and returns the outcome.

let outcome = await Animate(box)
  .fade(to: 0.5, duration: 0.05).settle()
  .onEnd { print("faded") }
  .run().finished
print(outcome, "with opacity", box.opacity)

//: `play` runs and waits. In a separate task it does not block other work.

let chain = Animate(box)
  .fade(to: 1, duration: 0.05).settle()
  .onEnd { print("shown again") }

let task = Task { await chain.play() }
print("meanwhile")
print(await task.value, "with opacity", box.opacity)

//: Canceling the task cancels its run, and the layer presents its model again.

let endless = Animate(box).fade(to: 0).repeats(.infinity)
let turning = Task { await endless.play() }
turning.cancel()
if case .cancelled = await turning.value { print("cancelled, opacity", box.presentation.opacity) }
