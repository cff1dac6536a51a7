//: # Transactions
//:
//: A layer that has been redrawn on its stage animates changes of its properties, as a layer of
//: Core Animation does.

import Animatic

let stage = Stage(clock: ManualClock())
let box = Layer(name: "box")
stage.add(box)
stage.update()

@MainActor func show() {
  print("\(stage.time) s: model \(box.opacity), shows \(box.presentation.opacity)")
}

//: The model changes immediately. The presentation follows within a quarter of a second.

box.opacity = 0
show()
stage.advance(by: 0.125)
show()
stage.advance(by: 0.125)
show()

//: A transaction has a duration and a completion block. Set the completion first: it waits for
//: animations that are added after it.

stage.transaction { transaction in
  transaction.completionBlock = { print("\(stage.time) s: it is there") }
  transaction.animationDuration = 2
  transaction.animationTimingFunction = .linear
  box.opacity = 1
}
stage.advance(by: 1)
show()
stage.advance(by: 1)

//: Without actions a change is presented at its commit: here at the end of the closure. Without an
//: explicit transaction, the next redraw commits.

stage.transaction { transaction in
  transaction.disableActions = true
  box.opacity = 0.5
}
show()

//: A change that is undone in the same transaction is not animated.

box.opacity = 0
box.opacity = 0.5
stage.advance(by: 0.125)
show()

//: The action of a change comes from the layer's delegate, its actions, its style, or its stage.

box.actions["opacity"] = .run(
  SpringAnimation(.opacity, perceptualDuration: 0.5, bounce: 0.3))
box.actions["position"] = .stop
box.opacity = 1
box.position.x = 100
print(box.animationKeys)
