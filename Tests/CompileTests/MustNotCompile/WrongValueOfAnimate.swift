// expect: The values are not of the type of the property's values.
// Bug 26: a property has one type of values, also where nothing else names it.

import Animatic

func wrong(_ box: Layer) {
  Animate(box).animate(.opacity, to: CGPoint(x: 1, y: 2)).run()
}
