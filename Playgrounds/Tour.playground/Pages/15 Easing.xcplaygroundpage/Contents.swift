//: # Easing
//:
//: Core Animation's five curves and any other cubic; Penner's families; steps, lines, springs, and
//: custom functions. All are values that can be compared, stored, and evaluated.

import Animatic

let box = Layer(name: "box")

let easings: [TimingFunction] = [
  .linear, .easeInEaseOut, TimingFunction(controlPoints: 0.2, 0, 0, 1),
  .quad(.in), .expo(.out), .back(), .back(.inOut, overshoot: 3), .elastic(.out), .bounce(.outIn),
  .steps(4), .steps(3, jump: .both), .linear([0, 0.25, 1]), .spring(response: 0.4, damping: 0.6),
  .sampled { $0 * $0 }, .easeIn.reversed, .quad(.in).mirrored(.inOut),
]

for easing in easings {
  let values = [0.25, 0.5, 0.75].map { (easing.value(at: $0) * 1000).rounded() / 1000 }
  let words = [easing.isMonotone ? "monotone" : nil, easing.overshoots ? "overshoots" : nil]
  print("\(easing):", values, words.compactMap { $0 }.joined(separator: ", "))
}

//: An easing that Core Animation lacks becomes keyframes within half a thousandth of the distance;
//: the timeline is exact.

let jump = Animate(box).move(from: 0, x: 100, easing: .steps(4))
print(jump.timeline.value(of: .positionX, on: box, at: 0.6) ?? 0)
print(jump.groups[0].animation)
