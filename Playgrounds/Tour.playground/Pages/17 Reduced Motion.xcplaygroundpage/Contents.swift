//: # Reduced motion
//:
//: The behavior of a verb under reduced motion is declared where it is written, and tested
//: without a system setting.

import Animatic

let sheet = Layer(name: "sheet", position: CGPoint(x: 0, y: 600))

for policy in ReducedMotion.allCases {
  let sequence = Animate(sheet).move(to: [0, 200], duration: 0.5).then()
    .cornerRadius(to: 12, duration: 0.5)
    .reducedMotion(policy)
    .settling()
  print("\(policy): \(sequence.timeline(reducedMotion: true).duration) s")
  print(sequence.debugDump(reducedMotion: true))
}

//: The innermost policy applies; the end value is always the same.

let list = Parallel {
  Animate(sheet).move(to: [0, 200]).reducedMotion(.skip)
  Animate(sheet).fadeIn(duration: 0.5)
}.reducedMotion(.shorten)
print(list.timeline(reducedMotion: true).duration)
