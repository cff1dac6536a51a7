//: # Trees
//:
//: Nested layers: geometry, time, and hit testing apply through the tree.

import Animatic

let stage = Stage(clock: ManualClock())
let window = Layer(name: "window", bounds: CGRect(x: 0, y: 0, width: 400, height: 300))
let card = Layer(name: "card")
let button = Layer(name: "button")
stage.add(window)
window.addSublayer(card)
card.addSublayer(button)

//: The frame is the rectangle of a layer in its superlayer.

window.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
card.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
button.frame = CGRect(x: 20, y: 20, width: 40, height: 20)
print(card.position)
print(button.convert(CGPoint(x: 0, y: 0), to: window))

//: Points are converted through any transform.

card[.scale] = 2
print("from", card.frame.minX, "to", card.frame.maxX)
print(button.convert(CGPoint(x: 0, y: 0), to: window))
print(window.hitTest(CGPoint(x: 60, y: 100))?.name ?? "nothing")

//: Hit testing uses the model, or the presentation.

stage.update()
Animate(card).move(to: [300, 150], duration: 1).run()
stage.advance(by: 0.5)
for state in [LayerState.model, .presentation] {
  print(state, window.hitTest(CGPoint(x: 60, y: 100), in: state)?.name ?? "nothing")
}

//: Time is inherited as well: in a card at half speed everything takes twice as long.

card.speed = 0.5
print(button.convertTime(10, from: window))

//: Removing a layer ends its animations, unfinished.

Animate(button).fade(duration: 10).onEnd { print("at \($0.time) s, finished \($0.finished)") }.run()
stage.advance(by: 0.5)
card.removeFromSuperlayer()
stage.update()

//: An impossible change is reported, and has no effect.

button.addSublayer(card)
print(button.diagnostics[0])
