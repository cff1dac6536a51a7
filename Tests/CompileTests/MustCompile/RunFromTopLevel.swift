// The call patterns of running, at top level.

import Animatic

let stage = Stage(clock: ManualClock())
let box = Layer()
stage.add(box)

let chain = Animate(box).fade(from: 1, to: 0)
chain.run()
let playback = chain.run()
stage.advance(by: 1)
let outcome = await playback.finished
await chain.play()
let again = await chain.run().finished
print(outcome, again)
