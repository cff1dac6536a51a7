//: # Placement
//:
//: The begin of a verb, in words: relative to the previous part, to a fraction of it, or to a named
//: time.

import Animatic

extension Cue {
  static let landed = Cue("landed")
}

let ball = Layer(name: "ball")
let shadow = Layer(name: "shadow")

let drop = Animate(ball)
  .move(from: 0, y: 200, duration: 0.6, easing: .easeIn)
  .cue(.landed)
  .scale(y: 0.8, duration: 0.1, at: .afterPrevious)
  .scale(y: 1, duration: 0.2, at: .afterPrevious)
  .then(gap: 0.2)
  .fadeOut(duration: 0.3)

//: A cue of one layer places a verb of another; a fraction is relative to the previous part.

let scene = Parallel {
  drop
  Animate(shadow).fadeIn(to: 0.5, duration: 0.6, at: .start)
    .scale(to: 1.5, duration: 0.3, at: .cue(.landed) - 0.1)
    .fadeOut(duration: 0.3, at: .cue(.landed) + 0.5)
}.settling()

print(scene.debugDump())

//: A part that does not fit its interval is cut off, stretched, or held.

for fit in Fit.allCases {
  let fitted = drop.fitted(to: 1, fit)
  print(
    "\(fit): \(fitted.duration) s,", fitted.timeline.value(of: .positionY, on: ball, at: 0.3) ?? 0)
}
