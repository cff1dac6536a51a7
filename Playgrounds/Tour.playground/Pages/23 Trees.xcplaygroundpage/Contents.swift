//: # Trees
//:
//: Layers in layers: places, time and touches go through all of them.

import Animatic

let stage = Stage(clock: ManualClock())
let window = Layer(name: "window", bounds: CGRect(x: 0, y: 0, width: 400, height: 300))
let card = Layer(name: "card")
let button = Layer(name: "button")
stage.add(window)
window.addSublayer(card)
card.addSublayer(button)

//: The frame is where a layer lies in the one that it is in.

window.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
card.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
button.frame = CGRect(x: 20, y: 20, width: 40, height: 20)
print(card.position)
print(button.convert(CGPoint(x: 0, y: 0), to: window))

//: Whatever transform there is, points find their way.

card[.scale] = 2
print("from", card.frame.minX, "to", card.frame.maxX)
print(button.convert(CGPoint(x: 0, y: 0), to: window))
print(window.hitTest(CGPoint(x: 60, y: 100))?.name ?? "nothing")

//: What is hit is decided by the model, or by what shows.

stage.update()
Animate(card).move(to: [300, 150], duration: 1).run()
stage.advance(by: 0.5)
for state in [LayerState.model, .presentation] {
  print(state, window.hitTest(CGPoint(x: 60, y: 100), in: state)?.name ?? "nothing")
}

//: Time goes through the tree as well: in a card at half speed everything takes twice as long.

card.speed = 0.5
print(button.convertTime(10, from: window))

//: A layer that is taken out takes its animations to their end, unfinished.

Animate(button).fade(duration: 10).onEnd { print("at \($0.time) s, finished \($0.finished)") }.run()
stage.advance(by: 0.5)
card.removeFromSuperlayer()
stage.update()

//: What can't be is told, and changes nothing.

button.addSublayer(card)
print(button.diagnostics[0])
