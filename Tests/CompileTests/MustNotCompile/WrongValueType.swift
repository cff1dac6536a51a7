// expect: cannot convert value of type 'String' to expected argument type 'Double'
// Bug 26: a value of another type.

import Animatic

func wrong(_ box: Layer) {
  Animate(box).fade(from: 1, to: "0").run()
}
