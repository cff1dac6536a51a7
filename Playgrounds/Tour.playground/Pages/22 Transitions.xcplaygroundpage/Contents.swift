//: # Transitions
//:
//: From the former contents of a layer, with all its sublayers, to those after a change.

import Animatic

let stage = Stage(clock: ManualClock())
let card = Layer(name: "card", bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
let front = Layer(name: "front")
card.addSublayer(front)
stage.add(card)
stage.update()

//: The transition is added to the remaining layer, together with the change.

stage.transaction { transaction in
  transaction.disableActions = true
  card.add(LayerTransition(.push, from: .right, duration: 1))
  card.replaceSublayer(front, with: Layer(name: "back"))
}

//: Nothing is drawn here: the positions of both snapshots are data.

stage.advance(by: 0.25)
if let state = card.transition {
  print(state)
  print("out:", state.outgoing.snapshot.nodes.map { $0.name ?? "" })
  print("in: ", state.incoming.snapshot.nodes.map { $0.name ?? "" })
}
stage.advance(by: 0.75)
print(card.transition?.description ?? "over")

//: In a block: a cross-fade, or a flip. At half of the duration the other side is visible.

stage.transition(
  with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
) {
  card.backgroundColor = .red
}
for _ in 1...3 {
  stage.advance(by: 0.25)
  if let state = card.transition { print(state.outgoing.alpha, state.incoming.alpha) }
}
stage.advance(by: 0.25)

//: One layer replaces another: the old one is removed, or both remain and one is hidden.

stage.transition(
  from: card.sublayers[0], to: front, duration: 0.5, options: .transitionCrossDissolve,
  completion: { _ in print("now", card.sublayers.map { $0.name ?? "" }) })
stage.advance(by: 0.5)

//: An unsupported transition is reported with a supported one.

card.add(LayerTransition(typeName: "cube"))
print(card.diagnostics[0])
