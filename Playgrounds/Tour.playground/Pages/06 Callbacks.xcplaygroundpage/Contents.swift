//: # Callbacks
//:
//: Two animations share one delegate, which distinguishes them by key or by tag.

import Animatic

let stage = Stage(clock: ManualClock())
let box = Layer(name: "box")
stage.add(box)

//: The key is the name of an animation on its layer. The tag is a custom name that stays with the
//: animation, whatever its key is.

let target = AnimationTarget(
  begin: { event in print("\(event.time) s: \(event.key ?? "no key") begins") },
  end: { event in
    switch event.key {
    case "fade": print("\(event.time) s: faded, tag \(event.tag ?? "none")")
    case "turn": print("\(event.time) s: turned, tag \(event.tag ?? "none")")
    default: print("\(event.time) s: something else, tag \(event.tag ?? "none")")
    }
  })

var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
fade.tag = "first"
fade.delegate = target

var turn = BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 2)
turn.tag = "second"
turn.delegate = target

box.add(fade, forKey: "fade")
box.add(turn, forKey: "turn")
box.add(fade)

//: However coarse the steps are, each callback gets the exact time of its event.

stage.advance(by: 3)

//: In a chain, children of a group have callbacks too, unlike in Core Animation: first the fade,
//: then the rotation, then the enclosing group.

Animate(box)
  .fade(from: 0, to: 1).key("fade").onEnd(target.animationDidStop)
  .then()
  .rotate(by: .turns(1)).key("turn").onEnd(target.animationDidStop)
  .group().key("both").onEnd(target.animationDidStop)
  .run()

stage.advance(by: 2)
