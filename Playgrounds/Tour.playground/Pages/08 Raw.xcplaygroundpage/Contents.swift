//: # Raw
//:
//: Animations can be added to a layer one by one, with Core Animation's names and rules.

import Animatic

let stage = Stage(clock: ManualClock())
let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))
stage.add(box)

//: ## Model and presentation
//:
//: An animation changes the presentation, never the model. After its end, the model is presented.

box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
stage.advance(by: 0.5)
print("shows \(box.presentation.opacity), model \(box.opacity)", box.animationKeys)
stage.advance(by: 0.5)
print("shows \(box.presentation.opacity), model \(box.opacity)", box.animationKeys)

//: ## Groups
//:
//: The times of a child count from the begin of its group, and the group cuts off longer children.

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
//: An animation that stays hides the model until it is removed. One that settles writes its end
//: value to the model and is removed: that is usually intended.

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
