//: # Raw
//:
//: Animations can be added to a layer one by one, in Core Animation's words and with its rules.

import Animatic

let stage = Stage(clock: ManualClock())
let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))
stage.add(box)

//: ## Model and presentation
//:
//: An animation changes what shows, never the model. When it is over, the model shows again.

box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
stage.advance(by: 0.5)
print("shows \(box.presentation.opacity), model \(box.opacity)", box.animationKeys)
stage.advance(by: 0.5)
print("shows \(box.presentation.opacity), model \(box.opacity)", box.animationKeys)

//: ## Groups
//:
//: A child's times count from the begin of its group, and the group cuts off what lasts longer.

let fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 4)
var move = BasicAnimation(.position, to: CGPoint(x: 150, y: 50), duration: 1)
move.beginTime = 1
box.add(AnimationGroup([fade, move], duration: 2), forKey: "group")
box.add(BasicAnimation(.cornerRadius, from: 0, to: 10, duration: 5), forKey: "round")

stage.advance(by: 1.5)
print("opacity \(box.presentation.opacity), x \(box.presentation.position.x)", box.animationKeys)
stage.advance(by: 1)
print("opacity \(box.presentation.opacity), x \(box.presentation.position.x)", box.animationKeys)

//: ## Removal

box.removeAnimation(forKey: "round")
print("radius \(box.presentation.cornerRadius)", box.animationKeys)

//: ## Stay and settle
//:
//: What stays covers the model until it is removed. What settles becomes the model, and nothing is
//: left behind: that is usually what is meant.

let stays = Layer(name: "stays", position: CGPoint(x: 50, y: 50))
let settles = Layer(name: "settles", position: CGPoint(x: 50, y: 50))
stage.add(stays)
stage.add(settles)

Animate(stays).move(to: [150, 50]).stay().run()
Animate(settles).move(to: [150, 50]).settle().run()
stage.advance(by: 1)

for layer in [stays, settles] {
  print("shows \(layer.presentation.position.x), model \(layer.position.x)", layer.animationKeys)
}

stays.removeAllAnimations()
print("shows \(stays.presentation.position.x) once it is removed")
