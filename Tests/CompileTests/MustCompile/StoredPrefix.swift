// Bug 23: a stored beginning is a value, though verbs consume.

import Animatic

func branches(_ box: Layer) -> [Animate] {
  let base = Animate(box).move(x: 100)
  let faded = base.fade()
  let flipped = base.flip()
  var growing = base
  growing = growing.then().scale(to: 2)
  return [base, faded, flipped, growing, base.group().repeats(2)]
}
