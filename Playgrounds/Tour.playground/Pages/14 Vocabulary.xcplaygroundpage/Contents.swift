//: # Vocabulary
//:
//: Every verb, in its shortest form. Each compiles to ordinary animations; effects start from the
//: presentation value at their begin, and end exactly there.

import Animatic

let box = Layer(name: "box", position: CGPoint(x: 100, y: 100))
let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

let verbs: [(String, Animate)] = [
  ("move", Animate(box).move(to: [200, 100]).move(by: [10, 0]).move(x: 0).move(byY: 5)),
  ("follow", Animate(box).follow(square, rotation: .auto)),
  ("fade", Animate(box).fade(to: 0.5).fadeIn().fadeOut()),
  ("scale", Animate(box).scale(to: 2).scale(by: 1.5).scale(x: 3).zoomIn().zoomOut()),
  ("rotate", Animate(box).rotate(to: .degrees(45)).rotate(by: .turns(1)).spin().flip()),
  ("resize", Animate(box).resize(to: [10, 20]).resize(width: 30)),
  ("appearance", Animate(box).background(to: .red).cornerRadius(to: 4).zPosition(to: 1)),
  ("border", Animate(box).border(width: 2).border(color: .blue)),
  ("shadow", Animate(box).shadow(opacity: 0.5).shadow(radius: 4).shadow(offset: [0, 2])),
  ("transform", Animate(box).transform(to: Transform3D.identity.translated(x: 1, y: 2, z: 3))),
  ("shape", Animate(box).stroke().morph(to: square)),
  ("contents", Animate(box).images([LayerContents("a"), LayerContents("b")])),
  ("shake", Animate(box).shake().shake(y: 4).shake(rotation: .degrees(5))),
  ("effects", Animate(box).pulse().bounce().swing().pop().jump()),
  ("throw", Animate(box).throw(from: [0, 0], to: [100, 0], height: 50)),
  ("slide", Animate(box).slideIn(from: .left).slideOut(to: .top)),
  ("any property", Animate(box).animate(.cornerRadius, from: 0, by: 8)),
  (
    "keyframes",
    Animate(box).keyframes(.opacity) {
      Keyframe(1)
      Keyframe(0.2, at: 0.3, easing: .easeOut)
      Keyframe(1)
    }
  ),
]

for (name, chain) in verbs {
  print("\(name):")
  for entry in chain.entries { print("  \(entry.animation)") }
}
