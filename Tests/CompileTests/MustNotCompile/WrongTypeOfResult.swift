// expect: requires the types 'CGPoint' and 'Double' be equivalent
// Bug 26: what a timeline answers has the property's type.

import Animatic

func wrong(_ box: Layer) {
  let timeline = Animate(box).fade().timeline
  let value: CGPoint? = timeline.value(of: .opacity, on: box, at: 0.5)
  _ = value
}
