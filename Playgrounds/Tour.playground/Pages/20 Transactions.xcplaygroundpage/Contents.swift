//: # Transactions
//:
//: A layer that has been redrawn on its stage animates what is changed on it, as Core Animation's own
//: layers do.

import Animatic

let stage = Stage(clock: ManualClock())
let box = Layer(name: "box")
stage.add(box)
stage.update()

@MainActor func show() {
  print("\(stage.time) s: model \(box.opacity), shows \(box.presentation.opacity)")
}

//: The model is new at once. What shows gets there in a quarter of a second.

box.opacity = 0
show()
stage.advance(by: 0.125)
show()
stage.advance(by: 0.125)
show()

//: A transaction says how long, and who is called at the end. Set the completion first: it waits for
//: what is added after it.

stage.transaction { transaction in
  transaction.completionBlock = { print("\(stage.time) s: it is there") }
  transaction.animationDuration = 2
  transaction.animationTimingFunction = .linear
  box.opacity = 1
}
stage.advance(by: 1)
show()
stage.advance(by: 1)

//: Without actions a change shows as soon as it is committed: here by the closure's end. Where no
//: transaction of your own is open, the next redraw commits.

stage.transaction { transaction in
  transaction.disableActions = true
  box.opacity = 0.5
}
show()

//: There and back again in one go shows nothing.

box.opacity = 0
box.opacity = 0.5
stage.advance(by: 0.125)
show()

//: What a change does can be said: by the layer's delegate, by its actions, its style, its stage.

box.actions["opacity"] = .run(
  SpringAnimation(.opacity, perceptualDuration: 0.5, bounce: 0.3))
box.actions["position"] = .stop
box.opacity = 1
box.position.x = 100
print(box.animationKeys)
