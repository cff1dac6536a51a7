//: # Blocks
//:
//: Changes in a closure are animated, as in UIView.animate.

import Animatic

let stage = Stage(clock: ManualClock())
let box = Layer(name: "box")
stage.add(box)
stage.update()

@MainActor func show() { print("\(stage.time) s: x \(box.presentation.position.x)") }

stage.animate(duration: 1, options: .curveLinear) { box.position.x = 100 }
stage.advance(by: 0.5)
show()

//: A later change blends with the running ones: the rest of each is added, and fades out.

stage.animate(duration: 1, options: .curveLinear) {
  box.position.x = 0
} completion: { finished in
  print("\(stage.time) s: finished \(finished)")
}
print(box.animationKeys)
for _ in 1...2 {
  stage.advance(by: 0.5)
  show()
}

//: Springs, by UIKit's damping ratio and by perceptual duration.

stage.animate(duration: 0.8, dampingRatio: 0.7) { box.position.x = 100 }
stage.animate(springDuration: 0.5, bounce: 0.2) { box.opacity = 0.5 }
stage.advance(by: 0.4)
show()
stage.advance(by: 2)

//: Keyframes cover parts of the duration, and hold in between.

stage.animateKeyframes(duration: 2, options: .curveLinear) { keyframes in
  keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 0.25) { box.position.x = 200 }
  keyframes.addKeyframe(relativeStartTime: 0.75, relativeDuration: 0.25) { box.position.x = 0 }
}
for _ in 1...4 {
  stage.advance(by: 0.4375)
  show()
}
stage.advance(by: 1)

//: A block has a playback, like every run.

let playback = stage.animate(duration: 1, options: .curveLinear) { box.position.x = 100 }
stage.advance(by: 0.25)
playback.cancel(.hold)
print(playback, "at", box.position.x)

//: Captured changes are part of a sequence, and have no effect until it runs.

let sequence = Sequential {
  Changes(duration: 1) { box.position.x = 0 }
  Animate(box).fade(to: 1, duration: 0.5)
}
print(box.position.x, sequence.duration)
print(sequence.timeline.value(of: .positionX, on: box, at: 0.5) ?? "nothing")
