// UKAnimation's own example, unchanged but for the entry's name, in a function and at top level.

import Animatic

func readme(_ box: Layer) {
  Animate(box)
    .move(to: [100, 100]).stay()
    .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
    .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
    .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
    .group().duration(2).modify { $0?.autoreverses = true }
    .run()
}

let box = Layer(position: CGPoint(x: 50, y: 50))
readme(box)
